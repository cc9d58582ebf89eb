#include "view/table/framing.h"

#include <math.h>
#include <stdlib.h>

#include "view/board/draw.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/table/model.h"
#include "view/table/strip.h"

/* Logical units a tile at most. */
#define LARGEST 150

/* When the camera chooses by itself: so many pixels a tile at least that one animal is told from
 * another, so many logical units that letters on the land have room, and more in large windows, as
 * long as these show so many rows; but where such tiles leave too few rows less, and never less
 * than the last of these. */
#define SMALL 72
#define FINE 40
#define FAR_UNITS 58
#define MANY_ROWS 11
#define FEW_ROWS 6
#define SMALLEST 56

#define WORTH_TURNING 1.1f /* times as large would tiles be seen */

#define MIDDLE .25f /* of a cell, from its sides to the part that is to be seen */
#define APART .5f   /* tiles between the places that it may go to */
#define FAR 1.5f    /* what a tile on the way there costs, in tiles seen */
#define ROUNDED .01f
#define ROOM 1   /* tiles that are to be seen round the last one */
#define LATER 60 /* seconds: no glide takes as long */

static bool holds(Rect outer, Rect inner)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

/* Whether what is seen lies in a room, but for roundings; pixels. */
static bool framing_holds(Rect room, Rect seen)
{
    return holds(rect_inset(room, -2), seen);
}

/* Whether the camera glides where it goes: it has been somewhere, and motion is wanted. */
static bool framing_has_motion(const Camera *camera, const TableModel *model)
{
    return camera->placed && !model->view.options->reduced_motion;
}

static void fit(Camera *camera, const Frame *frame, const TableModel *model, Rect extent)
{
    Camera there = *camera;
    Rect room = model->layout.fit;
    camera_fit(&there, room, extent, LARGEST * frame->u, frame->now, false);
    if (!camera_keeps(camera, camera_keep(&there))) /* else it is there, or on its way */
        camera_fit(camera, room, extent, LARGEST * frame->u, frame->now,
                   framing_has_motion(camera, model));
}

static float fitting_tile(const Camera *camera, const Frame *frame, const TableModel *model,
                          Rect extent)
{
    return camera_fitting_tile(camera, model->layout.fit, extent, LARGEST * frame->u);
}

float framing_least(const Frame *frame, const TableLayout *layout)
{
    float u = frame->u, side = fminf(layout->fit.w, layout->fit.h);
    float least = fmaxf(fmaxf(SMALL, FINE * u), fminf(FAR_UNITS * u, side / MANY_ROWS));
    return floorf(fmaxf(SMALLEST, fminf(least, side / FEW_ROWS)));
}

Rect framing_open(const TableLayout *layout)
{
    return (Rect){layout->clear.x, 0, layout->clear.w, layout->foot};
}

bool framing_shows(const TableLayout *layout, Rect hints, Rect cell)
{
    Rect middle = rect_inset(cell, MIDDLE * cell.w);
    float lowest = fmaxf(layout->bar.y, layout->foot); /* where there is nothing over the bar */
    Rect above = {layout->clear.x, layout->foot, layout->clear.w, lowest - layout->foot};
    return framing_holds(layout->clear, middle) && rect_overlap(middle, layout->bar) <= 0 &&
           rect_overlap(middle, above) <= 0 && rect_overlap(middle, layout->pace) <= 0 &&
           rect_overlap(middle, hints) <= 0;
}

bool framing_whole(const Camera *camera, const Frame *frame, const TableModel *model)
{
    BoardView there = camera_view(camera, model->layout.fit, frame->now + LATER);
    return framing_holds(framing_open(&model->layout),
                         view_rect(&there, table_extent(&model->view, true)));
}

/* All the land, with every cell that a tile can come to lie on; board units. */
static Rect land_around(const TableModel *model)
{
    return rect_inset(table_extent(&model->view, false), -1);
}

/* The size at which that has room where tiles should lie; 0: not at the least. The camera comes no
 * nearer by itself for a tile that fits few cells, to go back after. */
static float size_of_land(const Camera *camera, const Frame *frame, const TableModel *model)
{
    float tile = fitting_tile(camera, frame, model, land_around(model));
    return tile >= framing_least(frame, &model->layout) ? tile : 0;
}

bool framing_turns_larger(const Camera *camera, const Frame *frame, const TableModel *model)
{
    Camera turned = *camera;
    camera_turn(&turned, 1, frame->now, false);
    float tile = camera->whole ? fitting_tile(&turned, frame, model, land_around(model))
                               : size_of_land(&turned, frame, model);
    return !camera->own && camera->chosen <= 0 && tile >= WORTH_TURNING * camera->tile;
}

/* Where all of the board has room at the least size: where tiles should lie, else up to the edges
 * of what is seen; w 0: nowhere. */
static Rect room_for_all(const Camera *camera, const Frame *frame, const TableModel *model)
{
    Rect all = table_extent(&model->view, true), open = framing_open(&model->layout);
    float least = framing_least(frame, &model->layout);
    if (camera_fitting_tile(camera, model->layout.fit, all, least) >= least)
        return model->layout.fit;
    return camera_fitting_tile(camera, open, all, least) >= least ? open : (Rect){0};
}

/* The point of the board that is in the middle of the view when `at` is in that of a room, with
 * tiles of so many pixels. */
static Point framing_middle_for(const Camera *camera, const TableModel *model, Rect room, Point at,
                                float tile)
{
    Rect fit = model->layout.fit;
    Camera there = (Camera){.x = at.x, .y = at.y, .tile = tile, .turn = camera->turn};
    BoardView view = camera_view(&there, room, 0);
    return view_board_point(&view, rect_middle(fit));
}

/* All of the board in the middle, with tiles of at most `most` pixels, but no less than the least;
 * where it has no room then nothing happens. */
static bool show_all(Camera *camera, const Frame *frame, const TableModel *model, float most)
{
    Rect all = table_extent(&model->view, true), room = room_for_all(camera, frame, model);
    float least = framing_least(frame, &model->layout);
    bool edges = room.w > model->layout.fit.w;
    float tile = edges ? least : camera_fitting_tile(camera, room, all, fmaxf(least, most));
    if (room.w <= 0)
        return false;
    Point at = {all.x + all.w / 2, all.y + all.h / 2};
    if (edges)
        at = framing_middle_for(camera, model, room, at, tile);
    camera_follow(camera, at, tile, frame->now, framing_has_motion(camera, model));
    return true;
}

/* How good it is to look at a part of the board: the last tile counts most, and where what is laid
 * beside it will be seen too; then cells to lay the next one on, then all that lies there. */
static float worth_of(const TableView *view, Rect seen)
{
    enum { LAST = 1000, BESIDE = 4, LEGAL = 8 };
    Rect slot = rect_inset(seen, ROOM);
    float worth = 0;
    for (int i = 0; i < view->legal_count; i++) {
        Cell at = view->legal[i].cell;
        worth += holds(seen, (Rect){at.x, at.y, 1, 1}) ? LEGAL : 0;
    }
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        bool last = view->placed && cell_equal(view->placed->cell, site->cell);
        Rect tile = {site->cell.x, site->cell.y, 1, 1};
        worth += !holds(seen, tile) ? 0 : !last ? 1 : holds(slot, tile) ? LAST + BESIDE : LAST;
    }
    return worth;
}

/* The part of the board that is best to be looked at, seen `size` tiles large; of those that are as
 * good the nearest one to where the camera is. */
static Point find_play(const Camera *camera, const TableView *view, Point size)
{
    Rect extent = table_extent(view, true);
    float spare_x = fmaxf(0, extent.w - size.x), spare_y = fmaxf(0, extent.h - size.y);
    int columns = (int)ceilf(spare_x / APART), rows = (int)ceilf(spare_y / APART);
    Point to = {extent.x + extent.w / 2, extent.y + extent.h / 2}, from = to;
    float best = -INFINITY;
    for (int i = 0; i < (columns + 1) * (rows + 1); i++) {
        int column = i % (columns + 1), row = i / (columns + 1);
        Point at = {from.x + (columns ? (float)column / (float)columns - .5f : 0) * spare_x,
                    from.y + (rows ? (float)row / (float)rows - .5f : 0) * spare_y};
        float far = camera->placed ? hypotf(at.x - camera->x, at.y - camera->y) : 0;
        Rect seen = {at.x - size.x / 2, at.y - size.y / 2, size.x, size.y};
        float worth = worth_of(view, rect_inset(seen, -ROUNDED)) - FAR * far;
        to = worth > best ? at : to;
        best = fmaxf(best, worth);
    }
    return to;
}

static void go_to_play(Camera *camera, const Frame *frame, const TableModel *model, float tile)
{
    Rect fit = model->layout.fit;
    Point size = {fit.w / tile, fit.h / tile};
    if (camera->turn & 1)
        size = (Point){size.y, size.x};
    Point to = find_play(camera, &model->view, size);
    if (camera->placed && to.x == camera->x && to.y == camera->y && tile == camera->tile)
        return; /* it is there, or on its way */
    camera_follow(camera, to, tile, frame->now, framing_has_motion(camera, model));
}

/* The size that the game is followed at where not all of the board is seen: the one that a person
 * chose, if a tile has room at it, else the least. 0: all is seen. */
static float following_tile(const Camera *camera, const Frame *frame, const TableModel *model)
{
    Rect fit = model->layout.fit;
    if (camera->chosen > 0 && camera->chosen <= fminf(fit.w, fit.h))
        return camera->chosen;
    bool all = room_for_all(camera, frame, model).w > 0;
    return all ? 0 : framing_least(frame, &model->layout);
}

/* Whether all of the board is to be seen though its tiles become smaller for that than the camera
 * would make them. */
static bool wants_whole(const Camera *camera, const Frame *frame, const TableModel *model)
{
    return camera->whole && size_of_land(camera, frame, model) <= 0;
}

/* Whether it is, as large as it can be for as long as the land reaches no farther. While a piece is
 * due what was just clicked stays below the pointer. */
static bool is_whole(const Camera *camera, const Frame *frame, const TableModel *model)
{
    bool large = camera->tile >= fitting_tile(camera, frame, model, land_around(model));
    return framing_whole(camera, frame, model) && (large || model->view.phase != PHASE_PLACE);
}

/* The largest that it makes a tile: of a board that was not seen before, and whose places are
 * known, as large as shows all. */
static float most_of(const Camera *camera, const Frame *frame, const TableModel *model)
{
    bool first = !camera->placed && model->view.legal_count > 0;
    return first ? LARGEST * frame->u : fmaxf(camera->tile, size_of_land(camera, frame, model));
}

/* All of the board where its tiles stay large enough for that, or where that was asked for, with
 * room for what is laid next; else where the game is. */
static void look(Camera *camera, const Frame *frame, const TableModel *model)
{
    float tile = following_tile(camera, frame, model);
    camera_own(camera, false);
    bool whole = wants_whole(camera, frame, model);
    if (tile > 0 && !whole)
        go_to_play(camera, frame, model, tile);
    else if (!show_all(camera, frame, model, most_of(camera, frame, model)) && whole)
        fit(camera, frame, model, land_around(model));
}

/* Fits the camera to all laid tiles and legal cells; it follows the game again, but looks on at one
 * that is over. */
static void framing_fit(Camera *camera, const Frame *frame, const TableModel *model)
{
    bool over = model->view.phase == PHASE_END;
    camera_unchoose(camera);
    camera_own(camera, over);
    if (over || !show_all(camera, frame, model, LARGEST * frame->u))
        fit(camera, frame, model, table_extent(&model->view, true));
}

void framing_home(Camera *camera, const Frame *frame, const TableModel *model)
{
    bool shown = camera->whole && framing_whole(camera, frame, model);
    bool small = size_of_land(camera, frame, model) <= 0 && model->view.phase != PHASE_END;
    camera_take(camera);
    camera_unchoose(camera);
    camera_ask_whole(camera, small && !shown);
    if (small)
        look(camera, frame, model);
    else
        framing_fit(camera, frame, model);
}

/* How many legal cells are seen. */
static int count_seen(const BoardView *board, const TableView *view, Rect open)
{
    int seen = 0;
    for (int i = 0; i < view->legal_count; i++)
        seen += framing_holds(open, view_cell(board, view->legal[i].cell.x, view->legal[i].cell.y));
    return seen;
}

enum { WORTH_A_MOVE = 2 }; /* times as many legal cells that are seen */

/* How many legal cells would be seen where the board is best looked at. */
static int most_seen(const Camera *camera, const Frame *frame, const TableModel *model)
{
    Camera other = *camera;
    go_to_play(&other, frame, model, camera->tile);
    BoardView there = camera_view(&other, model->layout.fit, frame->now + LATER);
    return count_seen(&there, &model->view, framing_open(&model->layout));
}

/* Whether the camera, at rest, still shows what it should of a board that is too large for it. */
static bool shows_play(const Camera *camera, const Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    Rect open = framing_open(&model->layout);
    BoardView there = camera_view(camera, model->layout.fit, frame->now + LATER);
    if (view->placed &&
        !framing_holds(open, view_cell(&there, view->placed->cell.x, view->placed->cell.y)))
        return false;
    if (camera->own || view->phase != PHASE_PLACE || view->legal_count == 0)
        return true;
    int seen = count_seen(&there, view, open);
    if (seen == view->legal_count)
        return true;
    int most = most_seen(camera, frame, model);
    return seen > 0 && most < WORTH_A_MOVE * seen && most < view->legal_count;
}

/* Whether the camera shows what it should. */
static bool is_right(const Camera *camera, const Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    float tile = following_tile(camera, frame, model);
    float least = framing_least(frame, &model->layout);
    bool other = tile > 0 ? camera->tile != tile  /* it has been elsewhere */
                          : camera->tile < least; /* in less room */
    if (!camera->led && wants_whole(camera, frame, model))
        return is_whole(camera, frame, model);
    if (!camera->own && other)
        return false;
    if (camera->own || view->phase != PHASE_PLACE || tile > 0)
        return shows_play(camera, frame, model);
    BoardView there = camera_view(camera, model->layout.fit, frame->now + LATER);
    return camera->tile >= size_of_land(camera, frame, model) &&
           framing_holds(camera->tile > least ? model->layout.fit : framing_open(&model->layout),
                         view_rect(&there, table_extent(view, true)));
}

/* A game that is over was opened to be looked at, or the land is, after the final scoring. */
static bool waits_to_be_seen(const Camera *camera, const Frame *frame, const TableModel *model)
{
    bool told = model->table->final.step < 0;
    return !camera->placed || (told && !camera->own && !framing_whole(camera, frame, model));
}

/* Shows a game that was just opened, and the land of one that is over and waits to be looked at.
 * False: it is neither. */
static bool framing_opens(Camera *camera, const Frame *frame, const TableModel *model)
{
    if (model->view.phase == PHASE_END && waits_to_be_seen(camera, frame, model))
        framing_fit(camera, frame, model);
    else if (!camera->placed)
        look(camera, frame, model);
    else
        return false;
    return true;
}

/* What the camera shows is chosen anew where it is not what it should be. */
static void framing_correct(Camera *camera, const Frame *frame, const TableModel *model)
{
    if (!is_right(camera, frame, model))
        look(camera, frame, model);
}

void framing_again(Camera *camera, const Frame *frame, const TableModel *model)
{
    if (!camera->own)
        look(camera, frame, model);
}

/* Parts of the board that are brought into sight: cells that were asked about, or the tile laid
 * last. As little as that takes is done for it. */

#define FOR_A_WHILE .75f /* of the least size: until the next move */

/* How far what reaches from `inner` must move to lie between two lines. */
static float into(float inner, float size, float from, float room)
{
    return inner < from ? from - inner : fminf(0, from + room - inner - size);
}

/* What is seen on `board` at `around` comes into `room` by the shortest way; pixels. */
static void bring(Camera *camera, const Frame *frame, const TableModel *model,
                  const BoardView *board, Rect around, Rect room)
{
    Rect fit = model->layout.fit;
    Point by = {into(around.x, around.w, room.x, room.w), into(around.y, around.h, room.y, room.h)};
    Point middle = {fit.x + fit.w / 2 - by.x, fit.y + fit.h / 2 - by.y};
    camera_fly(camera, view_board_point(board, middle), frame->now,
               !model->view.options->reduced_motion);
    camera_lead(camera);
}

/* Brings the tile laid last into sight, with what lies beside it, by as little as that takes.
 * False: it is in sight, or has no room. */
static bool framing_show_last(Camera *camera, const Frame *frame, const TableModel *model)
{
    const Site *placed = model->view.placed;
    Rect open = framing_open(&model->layout);
    BoardView there = camera_view(camera, model->layout.fit, frame->now + LATER);
    if (!placed)
        return false;
    Rect cell = view_cell(&there, placed->cell.x, placed->cell.y);
    float beside = fminf(.5f * cell.w, fminf(open.w - cell.w, open.h - cell.h) / 2);
    if (beside < 0 || framing_holds(rect_inset(open, 1), cell))
        return false;
    bring(camera, frame, model, &there, rect_inset(cell, -beside), open);
    return true;
}

void framing_show_cell(Camera *camera, const Frame *frame, const TableModel *model, Cell cell)
{
    Rect fit = model->layout.fit, around = view_cell(&model->board, cell.x, cell.y);
    if (!framing_holds(fit, around)) /* with what lies beside it */
        bring(camera, frame, model, &model->board, rect_inset(around, -(float)model->board.tile),
              fit);
}

/* Board units. */
static Rect extent_of(const Cell *cells, int count)
{
    Rect extent = {cells[0].x, cells[0].y, 1, 1};
    for (int i = 1; i < count; i++) {
        float x = fminf(extent.x, cells[i].x), y = fminf(extent.y, cells[i].y);
        extent.w = fmaxf(extent.x + extent.w, cells[i].x + 1.f) - x;
        extent.h = fmaxf(extent.y + extent.h, cells[i].y + 1.f) - y;
        extent.x = x;
        extent.y = y;
    }
    return extent;
}

/* Whether a part of the board is in sight once the camera is at rest. */
static bool will_show(const Camera *camera, const Frame *frame, const TableModel *model,
                      Rect extent)
{
    Rect fit = model->layout.fit;
    BoardView there = camera_view(camera, fit, frame->now + LATER);
    return framing_holds(fit, view_rect(&there, extent));
}

/* So much is to be seen beside a part of the board at one side of it, where a gap is seen anyway.
 */
static float beside(float spare, float tile, float gap)
{
    return fminf(spare / 2, fmaxf(0, tile - gap));
}

/* A part of the board that has room, with a tile's breadth of what lies beside it; pixels. */
static Rect with_beside(const TableModel *model, Rect seen, float tile)
{
    Rect fit = model->layout.fit, open = framing_open(&model->layout);
    float x = fit.w - seen.w, y = fit.h - seen.h;
    float left = beside(x, tile, fit.x - open.x), top = beside(y, tile, fit.y - open.y);
    float right = beside(x, tile, open.x + open.w - fit.x - fit.w);
    float below = beside(y, tile, open.y + open.h - fit.y - fit.h);
    return (Rect){seen.x - left, seen.y - top, seen.w + left + right, seen.h + top + below};
}

/* Whether a part of the board is in sight, or comes there: by as little as shows it, or with
 * smaller tiles, but of no less than `least` pixels. */
static bool show(Camera *camera, const Frame *frame, const TableModel *model, Rect extent,
                 float least)
{
    Rect fit = model->layout.fit;
    BoardView there = camera_view(camera, fit, frame->now + LATER);
    Rect seen = view_rect(&there, extent);
    Point spare = {fit.w - seen.w, fit.h - seen.h};
    float tile = camera_fitting_tile(camera, fit, extent, (float)there.tile);
    if (will_show(camera, frame, model, extent))
        return true;
    if (spare.x >= 0 && spare.y >= 0) {
        bring(camera, frame, model, &there, with_beside(model, seen, (float)there.tile), fit);
        return true;
    }
    if (tile < least)
        return false;
    camera_follow(camera, rect_middle(extent), tile, frame->now, framing_has_motion(camera, model));
    camera_lead(camera);
    return true;
}

void framing_show_cells(Camera *camera, const Frame *frame, const TableModel *model,
                        const Cell *cells, int count)
{
    bool chosen = camera->own && !camera->led; /* the person's size stays */
    float least = chosen ? INFINITY : FOR_A_WHILE * framing_least(frame, &model->layout);
    while (count > 0 && !show(camera, frame, model, extent_of(cells, count), least))
        count--;
}

bool framing_show_named(Camera *camera, const Frame *frame, const TableModel *model,
                        const Cell *cells, int count)
{
    Rect extent = extent_of(cells, count);
    if (will_show(camera, frame, model, extent))
        return false;
    camera_own(camera, false); /* the person's size comes back with the next move */
    return show(camera, frame, model, extent, 0);
}

/* How the board is seen beside the panel, and above the strip of history, as they come and go: it
 * glides to its new middle, makes room for what lies over it, and goes back once that is gone. */

void framing_reset(PanelUi *panel)
{
    *panel = (PanelUi){0};
}

/* The tile just laid does not stay below a panel that comes over it. */
static bool uncover(PanelUi *panel, Camera *camera, const Frame *frame, const TableModel *model)
{
    CameraLook before = camera_keep(camera);
    if (!model->layout.over || !framing_show_last(camera, frame, model))
        return false;
    if (panel->made_room.tile <= 0)
        panel->made_room = before;
    panel->made_room_at = model->view.at;
    return true;
}

/* Moves within which a panel goes again that has come for a choice: undone, or chosen, be it after
 * a meeple was taken back; with one to spare. */
enum { MOST_STEPPED = 3 };

/* Back from where it made room for a panel that is gone; but one that is gone only as long as one
 * looks back leads to no other place, and who jumps far looks at other land. */
static void cover(PanelUi *panel, Camera *camera, const Frame *frame, const TableModel *model)
{
    if (model->layout.over || strip_shown(model->table, model->view.session))
        return;
    if (abs(model->view.at - panel->made_room_at) <= MOST_STEPPED)
        camera_come_back(camera, panel->made_room, frame->now, framing_has_motion(camera, model));
    panel->made_room = (CameraLook){0};
}

void framing_follow(PanelUi *panel, Camera *camera, const Frame *frame, const TableModel *model)
{
    if (framing_opens(camera, frame, model) || model->view.pointer->dragging)
        return;
    if (!uncover(panel, camera, frame, model))
        framing_correct(camera, frame, model);
}

/* What a camera that follows the game shows where the panel has another width. */
static void change_width(PanelUi *panel, Camera *camera, const Frame *frame,
                         const TableModel *model)
{
    CameraLook before = camera_keep(camera);
    int at = model->view.at;
    bool back =
        panel->at == at && camera_keeps(camera, panel->here) &&
        camera_come_back(camera, panel->there, frame->now, framing_has_motion(camera, model));
    if (!back)
        framing_again(camera, frame, model);
    panel->at = at;
    panel->here = camera_keep(camera);
    panel->there = before;
}

/* Whether all of the board is in sight where no strip of history lies, the middle of the board's
 * place being `middle`. */
static bool whole_without_strip(const Camera *camera, const Frame *frame, const TableModel *model,
                                Point middle)
{
    const TableLayout *layout = &model->layout;
    Rect open = {layout->clear.x, 0, layout->clear.w, layout->bar.y};
    BoardView there = camera_view(camera, (Rect){middle.x, middle.y, 0, 0}, frame->now + LATER);
    return camera->placed &&
           framing_holds(open, view_rect(&there, table_extent(&model->view, true)));
}

/* Whether all of the board is in sight above the strip, or comes there: as large as it is or, where
 * it has no room then, smaller, but of no less than the least size. */
static bool show_whole(Camera *camera, const Frame *frame, const TableModel *model)
{
    Rect all = table_extent(&model->view, true);
    Rect fit = model->layout.fit, open = framing_open(&model->layout);
    float tile = camera_fitting_tile(camera, open, all, camera->tile);
    if (framing_whole(camera, frame, model))
        return true;
    if (tile < fminf(camera->tile, framing_least(frame, &model->layout)))
        return false;
    Rect room = camera_fitting_tile(camera, fit, all, tile) < tile ? open : fit;
    Point at = {all.x + all.w / 2, all.y + all.h / 2};
    camera_follow(camera, framing_middle_for(camera, model, room, at, tile), tile, frame->now,
                  framing_has_motion(camera, model));
    camera_lead(camera);
    return true;
}

void framing_clear_strip(const PanelUi *panel, Camera *camera, const Frame *frame,
                         const TableModel *model)
{
    if (!panel->whole || !show_whole(camera, frame, model))
        framing_show_last(camera, frame, model);
}

bool framing_follow_panel(PanelUi *panel, Camera *camera, const Frame *frame,
                          const TableModel *model)
{
    Rect fit = model->layout.fit;
    Point middle = {fit.x + fit.w / 2, fit.y + fit.h / 2};
    const TableLayout *layout = &model->layout;
    bool slim = layout->slim || layout->over, motion = !model->view.options->reduced_motion;
    bool strip = layout->foot < layout->bar.y;
    bool other = camera->placed && (panel->left != layout->panel_left || panel->slim != slim);
    bool comes = camera->placed && motion && (other || (layout->over && !panel->over));
    bool glides = motion && (other || (camera->placed && panel->strip != strip));
    if (comes)
        panel->since = frame->now;
    if (strip && !panel->strip)
        panel->whole = whole_without_strip(camera, frame, model, panel->middle);
    if (glides)
        camera_recentre(camera, (Point){middle.x - panel->middle.x, middle.y - panel->middle.y},
                        frame->now);
    if (other && panel->slim != slim)
        change_width(panel, camera, frame, model);
    cover(panel, camera, frame, model);
    panel->left = layout->panel_left;
    panel->slim = slim;
    panel->over = layout->over;
    panel->strip = strip;
    panel->middle = middle;
    return comes || glides;
}

float framing_panel_out(const PanelUi *panel, double now)
{
    float t = (float)(now - panel->since) / SLIDE_SECONDS;
    if (panel->since <= 0 || t >= 1)
        return 0;
    t = 1 - fmaxf(0, t);
    return t * t;
}

/* Where the camera goes to show an area: as near as all of it is seen from, among as much land as
 * can be; in the final scoring so that its card has room beside what it counts. */

#define AROUND .3f     /* tiles that are to be seen round an area */
#define OFF_MIDDLE .1f /* what a tile away from the middle costs, in tiles of land seen */
#define FARTHER .96f   /* one step away from the land, where the card has no room else; */
#define FARTHEST .4f   /* then the card lies on the area */
#define CLOSE 2        /* pixels of a tile's edge that a card may lie on */
#define BESIDE_CARD 6  /* logical units */

/* What is to be seen, in tiles as the board is seen turned, and how. */
typedef struct Goal {
    int land_count, lit_count;
    Rect land[MAX_TILES], lit[MAX_TILES];
    Rect extent;      /* of the area, and what is round it */
    Point room, card; /* pixels; card.x 0: none */
} Goal;

/* The board turned as it is seen, a pixel a tile. */
static BoardView turned(const Camera *camera)
{
    return (BoardView){.turn = camera->turn, .tile = 1};
}

static void list_land(const Camera *camera, const TableView *view, Lit lit, Goal *goal)
{
    BoardView board = turned(camera);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect tile = view_rect(&board, (Rect){site->cell.x, site->cell.y, 1, 1});
        goal->land[goal->land_count++] = tile;
        if (lit_zones(view, site->tile, lit))
            goal->lit[goal->lit_count++] = tile;
    }
}

static float land_in(const Goal *goal, Rect seen)
{
    float land = 0;
    for (int i = 0; i < goal->land_count; i++)
        land += rect_overlap(seen, goal->land[i]);
    return land;
}

static bool hides(const Goal *goal, Rect card, float close)
{
    for (int i = 0; i < goal->lit_count; i++)
        if (rect_overlap(rect_inset(goal->lit[i], close), card) > 0)
            return true;
    return false;
}

/* Whether the card has room at an edge of what is seen with tiles of `tile` pixels. */
static bool has_room(const Goal *goal, Rect seen, float tile)
{
    float w = goal->card.x / tile, h = goal->card.y / tile, close = CLOSE / tile;
    float xs[] = {seen.x, seen.x + seen.w - w, seen.x + (seen.w - w) / 2};
    float ys[] = {seen.y, seen.y + seen.h - h, seen.y + (seen.h - h) / 2};
    enum { PLACES = 8 }; /* all but the middle */
    for (int i = 0; i < PLACES; i++)
        if (!hides(goal, (Rect){xs[i / 3], ys[i % 3], w, h}, close))
            return true;
    return goal->card.x <= 0;
}

/* The middle of the view in which the area has the most land round it, of those that the card has
 * room in; false where there is none. */
static bool find_middle(const Goal *goal, float tile, Point *middle)
{
    Rect part = goal->extent;
    Point size = {goal->room.x / tile, goal->room.y / tile};
    float spare_x = fmaxf(0, size.x - part.w), spare_y = fmaxf(0, size.y - part.h);
    int columns = (int)ceilf(spare_x / APART), rows = (int)ceilf(spare_y / APART);
    float best = -INFINITY;
    for (int i = 0; i < (columns + 1) * (rows + 1); i++) {
        int column = i % (columns + 1), row = i / (columns + 1);
        float x = columns ? ((float)column / (float)columns - .5f) * spare_x : 0;
        float y = rows ? ((float)row / (float)rows - .5f) * spare_y : 0;
        Point to = {part.x + part.w / 2 + x, part.y + part.h / 2 + y};
        Rect seen = {to.x - size.x / 2, to.y - size.y / 2, size.x, size.y};
        float worth = land_in(goal, seen) - OFF_MIDDLE * hypotf(x, y);
        if (worth > best && has_room(goal, seen, tile)) {
            best = worth;
            *middle = to;
        }
    }
    return best > -INFINITY;
}

/* The largest tile at which the card has room beside the area; where it has none without these
 * becoming too small, the largest one. */
static float find_tile(Goal *goal, float whole, Point *middle)
{
    for (float tile = whole; tile >= FARTHEST * whole; tile = floorf(FARTHER * tile))
        if (find_middle(goal, tile, middle))
            return tile;
    goal->card = (Point){0, 0};
    find_middle(goal, whole, middle);
    return whole;
}

/* With air round it, so that it does not lie at the very edge. */
static Point card_of(const Frame *frame, const TableModel *model, Lit lit)
{
    Card card;
    card_of_area(&model->view, lit, &card);
    Point size = card_size(frame, &card);
    return (Point){size.x + BESIDE_CARD * frame->u, size.y + BESIDE_CARD * frame->u};
}

void framing_show(Camera *camera, const Frame *frame, const TableModel *model, Lit lit)
{
    Rect extent = final_extent(&model->view, lit), fit = model->layout.fit;
    BoardView there = camera_view(camera, fit, frame->now + LATER), board = turned(camera);
    Goal goal = {.room = {fit.w, fit.h}};
    Point middle = {0, 0};
    extent = rect_inset(extent, -AROUND);
    if (!model->final.on && framing_holds(framing_open(&model->layout), view_rect(&there, extent)))
        return;
    goal.extent = view_rect(&board, extent);
    if (model->final.on)
        goal.card = card_of(frame, model, lit);
    list_land(camera, &model->view, lit, &goal);
    float whole = camera_fitting_tile(camera, fit, extent, LARGEST * frame->u);
    float tile = find_tile(&goal, whole, &middle);
    middle = view_board_point(&board, middle);
    camera_fit(camera, fit,
               (Rect){middle.x - extent.w / 2, middle.y - extent.h / 2, extent.w, extent.h}, tile,
               frame->now, camera->placed && !model->view.options->reduced_motion);
    camera_own(camera, false);
    camera_lead(camera);
}

BoardView framing_shown(const Camera *camera, const Frame *frame, const TableModel *model, Lit lit)
{
    Camera there = *camera;
    framing_show(&there, frame, model, lit);
    BoardView shown = camera_view(&there, model->layout.fit, frame->now + LATER);
    shown.rect = model->board.rect;
    return shown;
}
