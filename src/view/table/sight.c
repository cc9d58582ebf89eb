#include "view/table/sight.h"

#include <math.h>
#include <stdlib.h>

#include "view/board/draw.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/table/stage.h"
#include "view/table/strip.h"

/* Logical units a tile at most. */
#define LARGEST 150

/* When the camera chooses by itself: so many pixels a tile at least that one beast is told from
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
static bool sight_holds(Rect room, Rect seen)
{
    return holds(rect_inset(room, -2), seen);
}

/* Whether the camera glides where it goes: it has been somewhere, and motion is wanted. */
static bool sight_has_motion(const Camera *camera, const TableStage *stage)
{
    return camera->placed && !stage->view.options->reduced_motion;
}

static void fit(Camera *camera, const Frame *frame, const TableStage *stage, Rect extent)
{
    Camera there = *camera;
    Rect room = stage->layout.fit;
    camera_fit(&there, room, extent, LARGEST * frame->u, frame->now, false);
    if (!camera_keeps(camera, camera_keep(&there))) /* else it is there, or on its way */
        camera_fit(camera, room, extent, LARGEST * frame->u, frame->now,
                   sight_has_motion(camera, stage));
}

static float fitting_tile(const Camera *camera, const Frame *frame, const TableStage *stage,
                          Rect extent)
{
    return camera_fitting_tile(camera, stage->layout.fit, extent, LARGEST * frame->u);
}

float sight_least(const Frame *frame, const TableLayout *layout)
{
    float u = frame->u, side = fminf(layout->fit.w, layout->fit.h);
    float least = fmaxf(fmaxf(SMALL, FINE * u), fminf(FAR_UNITS * u, side / MANY_ROWS));
    return floorf(fmaxf(SMALLEST, fminf(least, side / FEW_ROWS)));
}

Rect sight_open(const TableLayout *layout)
{
    return (Rect){layout->clear.x, 0, layout->clear.w, layout->foot};
}

bool sight_shows(const TableLayout *layout, Rect hints, Rect cell)
{
    Rect middle = rect_inset(cell, MIDDLE * cell.w);
    float lowest = fmaxf(layout->bar.y, layout->foot); /* where there is nothing over the bar */
    Rect above = {layout->clear.x, layout->foot, layout->clear.w, lowest - layout->foot};
    return sight_holds(layout->clear, middle) && rect_overlap(middle, layout->bar) <= 0 &&
           rect_overlap(middle, above) <= 0 && rect_overlap(middle, layout->pace) <= 0 &&
           rect_overlap(middle, hints) <= 0;
}

bool sight_whole(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + LATER);
    return sight_holds(sight_open(&stage->layout),
                       view_rect(&there, table_extent(&stage->view, true)));
}

/* All the land, with every cell that a tile can come to lie on; board units. */
static Rect land_around(const TableStage *stage)
{
    return rect_inset(table_extent(&stage->view, false), -1);
}

/* The size at which that has room where tiles should lie; 0: not at the least. The camera comes no
 * nearer by itself for a tile that fits few cells, to go back after. */
static float size_of_land(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    float tile = fitting_tile(camera, frame, stage, land_around(stage));
    return tile >= sight_least(frame, &stage->layout) ? tile : 0;
}

bool sight_turns_larger(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    Camera turned = *camera;
    camera_turn(&turned, 1, frame->now, false);
    float tile = camera->whole ? fitting_tile(&turned, frame, stage, land_around(stage))
                               : size_of_land(&turned, frame, stage);
    return !camera->own && camera->chosen <= 0 && tile >= WORTH_TURNING * camera->tile;
}

/* Where all of the board has room at the least size: where tiles should lie, else up to the edges
 * of what is seen; w 0: nowhere. */
static Rect room_for_all(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    Rect all = table_extent(&stage->view, true), open = sight_open(&stage->layout);
    float least = sight_least(frame, &stage->layout);
    if (camera_fitting_tile(camera, stage->layout.fit, all, least) >= least)
        return stage->layout.fit;
    return camera_fitting_tile(camera, open, all, least) >= least ? open : (Rect){0};
}

/* The point of the board that is in the middle of the view when `at` is in that of a room, with
 * tiles of so many pixels. */
static Point sight_middle_for(const Camera *camera, const TableStage *stage, Rect room, Point at,
                              float tile)
{
    Rect fit = stage->layout.fit;
    Camera there = (Camera){.x = at.x, .y = at.y, .tile = tile, .turn = camera->turn};
    BoardView view = camera_view(&there, room, 0);
    return view_board_point(&view, (Point){fit.x + fit.w / 2, fit.y + fit.h / 2});
}

/* All of the board in the middle, with tiles of at most `most` pixels, but no less than the least;
 * where it has no room then nothing happens. */
static bool show_all(Camera *camera, const Frame *frame, const TableStage *stage, float most)
{
    Rect all = table_extent(&stage->view, true), room = room_for_all(camera, frame, stage);
    float least = sight_least(frame, &stage->layout);
    bool edges = room.w > stage->layout.fit.w;
    float tile = edges ? least : camera_fitting_tile(camera, room, all, fmaxf(least, most));
    if (room.w <= 0)
        return false;
    Point at = {all.x + all.w / 2, all.y + all.h / 2};
    if (edges)
        at = sight_middle_for(camera, stage, room, at, tile);
    camera_follow(camera, at, tile, frame->now, sight_has_motion(camera, stage));
    return true;
}

/* How good it is to look at a part of the board: the last tile counts most, and where what is laid
 * beside it will be seen too; then cells to lay the next one on, then all that lies there. */
static float worth_of(const TableView *view, Rect seen)
{
    enum { LAST = 1000, BESIDE = 4, LEGAL = 8 };
    Rect well = rect_inset(seen, ROOM);
    float worth = 0;
    for (int i = 0; i < view->legal_count; i++) {
        Cell at = view->legal[i].cell;
        worth += holds(seen, (Rect){at.x, at.y, 1, 1}) ? LEGAL : 0;
    }
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        bool last = view->placed && cell_equal(view->placed->cell, site->cell);
        Rect tile = {site->cell.x, site->cell.y, 1, 1};
        worth += !holds(seen, tile) ? 0 : !last ? 1 : holds(well, tile) ? LAST + BESIDE : LAST;
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

static void go_to_play(Camera *camera, const Frame *frame, const TableStage *stage, float tile)
{
    Rect fit = stage->layout.fit;
    Point size = {fit.w / tile, fit.h / tile};
    if (camera->turn & 1)
        size = (Point){size.y, size.x};
    Point to = find_play(camera, &stage->view, size);
    if (camera->placed && to.x == camera->x && to.y == camera->y && tile == camera->tile)
        return; /* it is there, or on its way */
    camera_follow(camera, to, tile, frame->now, sight_has_motion(camera, stage));
}

/* The size that the game is followed at where not all of the board is seen: the one that a person
 * chose, if a tile has room at it, else the least. 0: all is seen. */
static float following_tile(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    Rect fit = stage->layout.fit;
    if (camera->chosen > 0 && camera->chosen <= fminf(fit.w, fit.h))
        return camera->chosen;
    bool all = room_for_all(camera, frame, stage).w > 0;
    return all ? 0 : sight_least(frame, &stage->layout);
}

/* Whether all of the board is to be seen though its tiles become smaller for that than the camera
 * would make them. */
static bool wants_whole(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    return camera->whole && size_of_land(camera, frame, stage) <= 0;
}

/* Whether it is, as large as it can be for as long as the land reaches no farther. While a piece is
 * due what was just clicked stays below the pointer. */
static bool is_whole(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    bool large = camera->tile >= fitting_tile(camera, frame, stage, land_around(stage));
    return sight_whole(camera, frame, stage) && (large || stage->view.phase != PHASE_PLACE);
}

/* The largest that it makes a tile: of a board that was not seen before, and whose places are
 * known, as large as shows all. */
static float most_of(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    bool first = !camera->placed && stage->view.legal_count > 0;
    return first ? LARGEST * frame->u : fmaxf(camera->tile, size_of_land(camera, frame, stage));
}

/* All of the board where its tiles stay large enough for that, or where that was asked for, with
 * room for what is laid next; else where the game is. */
static void look(Camera *camera, const Frame *frame, const TableStage *stage)
{
    float tile = following_tile(camera, frame, stage);
    camera_own(camera, false);
    bool whole = wants_whole(camera, frame, stage);
    if (tile > 0 && !whole)
        go_to_play(camera, frame, stage, tile);
    else if (!show_all(camera, frame, stage, most_of(camera, frame, stage)) && whole)
        fit(camera, frame, stage, land_around(stage));
}

/* Fits the camera to all laid tiles and legal cells; it follows the game again, but looks on at one
 * that is over. */
static void sight_fit(Camera *camera, const Frame *frame, const TableStage *stage)
{
    bool over = stage->view.phase == PHASE_END;
    camera_unchoose(camera);
    camera_own(camera, over);
    if (over || !show_all(camera, frame, stage, LARGEST * frame->u))
        fit(camera, frame, stage, table_extent(&stage->view, true));
}

void sight_home(Camera *camera, const Frame *frame, const TableStage *stage)
{
    bool shown = camera->whole && sight_whole(camera, frame, stage);
    bool small = size_of_land(camera, frame, stage) <= 0 && stage->view.phase != PHASE_END;
    camera_take(camera);
    camera_unchoose(camera);
    camera_ask_whole(camera, small && !shown);
    if (small)
        look(camera, frame, stage);
    else
        sight_fit(camera, frame, stage);
}

/* How many legal cells are seen. */
static int count_seen(const BoardView *board, const TableView *view, Rect open)
{
    int seen = 0;
    for (int i = 0; i < view->legal_count; i++)
        seen += sight_holds(open, view_cell(board, view->legal[i].cell.x, view->legal[i].cell.y));
    return seen;
}

enum { WORTH_A_MOVE = 2 }; /* times as many legal cells that are seen */

/* How many legal cells would be seen where the board is best looked at. */
static int most_seen(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    Camera other = *camera;
    go_to_play(&other, frame, stage, camera->tile);
    BoardView there = camera_view(&other, stage->layout.fit, frame->now + LATER);
    return count_seen(&there, &stage->view, sight_open(&stage->layout));
}

/* Whether the camera, at rest, still shows what it should of a board that is too large for it. */
static bool shows_play(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    const TableView *view = &stage->view;
    Rect open = sight_open(&stage->layout);
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + LATER);
    if (view->placed &&
        !sight_holds(open, view_cell(&there, view->placed->cell.x, view->placed->cell.y)))
        return false;
    if (camera->own || view->phase != PHASE_PLACE || view->legal_count == 0)
        return true;
    int seen = count_seen(&there, view, open);
    if (seen == view->legal_count)
        return true;
    int most = most_seen(camera, frame, stage);
    return seen > 0 && most < WORTH_A_MOVE * seen && most < view->legal_count;
}

/* Whether the camera shows what it should. */
static bool is_right(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    const TableView *view = &stage->view;
    float tile = following_tile(camera, frame, stage);
    float least = sight_least(frame, &stage->layout);
    bool other = tile > 0 ? camera->tile != tile  /* it has been elsewhere */
                          : camera->tile < least; /* in less room */
    if (!camera->led && wants_whole(camera, frame, stage))
        return is_whole(camera, frame, stage);
    if (!camera->own && other)
        return false;
    if (camera->own || view->phase != PHASE_PLACE || tile > 0)
        return shows_play(camera, frame, stage);
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + LATER);
    return camera->tile >= size_of_land(camera, frame, stage) &&
           sight_holds(camera->tile > least ? stage->layout.fit : sight_open(&stage->layout),
                       view_rect(&there, table_extent(view, true)));
}

/* A game that is over was opened to be looked at, or the land is, after the final scoring. */
static bool waits_to_be_seen(const Camera *camera, const Frame *frame, const TableStage *stage)
{
    bool told = stage->table->final.step < 0;
    return !camera->placed || (told && !camera->own && !sight_whole(camera, frame, stage));
}

/* Shows a game that was just opened, and the land of one that is over and waits to be looked at.
 * False: it is neither. */
static bool sight_opens(Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (stage->view.phase == PHASE_END && waits_to_be_seen(camera, frame, stage))
        sight_fit(camera, frame, stage);
    else if (!camera->placed)
        look(camera, frame, stage);
    else
        return false;
    return true;
}

/* What the camera shows is chosen anew where it is not what it should be. */
static void sight_correct(Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (!is_right(camera, frame, stage))
        look(camera, frame, stage);
}

void sight_again(Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (!camera->own)
        look(camera, frame, stage);
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
static void bring(Camera *camera, const Frame *frame, const TableStage *stage,
                  const BoardView *board, Rect around, Rect room)
{
    Rect fit = stage->layout.fit;
    Point by = {into(around.x, around.w, room.x, room.w), into(around.y, around.h, room.y, room.h)};
    Point middle = {fit.x + fit.w / 2 - by.x, fit.y + fit.h / 2 - by.y};
    camera_fly(camera, view_board_point(board, middle), frame->now,
               !stage->view.options->reduced_motion);
    camera_lead(camera);
}

/* Brings the tile laid last into sight, with what lies beside it, by as little as that takes.
 * False: it is in sight, or has no room. */
static bool sight_show_last(Camera *camera, const Frame *frame, const TableStage *stage)
{
    const Site *placed = stage->view.placed;
    Rect open = sight_open(&stage->layout);
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + LATER);
    if (!placed)
        return false;
    Rect cell = view_cell(&there, placed->cell.x, placed->cell.y);
    float beside = fminf(.5f * cell.w, fminf(open.w - cell.w, open.h - cell.h) / 2);
    if (beside < 0 || sight_holds(rect_inset(open, 1), cell))
        return false;
    bring(camera, frame, stage, &there, rect_inset(cell, -beside), open);
    return true;
}

void sight_show_cell(Camera *camera, const Frame *frame, const TableStage *stage, Cell cell)
{
    Rect fit = stage->layout.fit, around = view_cell(&stage->board, cell.x, cell.y);
    if (!sight_holds(fit, around)) /* with what lies beside it */
        bring(camera, frame, stage, &stage->board, rect_inset(around, -(float)stage->board.tile),
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
static bool will_show(const Camera *camera, const Frame *frame, const TableStage *stage,
                      Rect extent)
{
    Rect fit = stage->layout.fit;
    BoardView there = camera_view(camera, fit, frame->now + LATER);
    return sight_holds(fit, view_rect(&there, extent));
}

/* So much is to be seen beside a part of the board at one side of it, where a gap is seen anyway.
 */
static float beside(float spare, float tile, float gap)
{
    return fminf(spare / 2, fmaxf(0, tile - gap));
}

/* A part of the board that has room, with a tile's breadth of what lies beside it; pixels. */
static Rect with_beside(const TableStage *stage, Rect seen, float tile)
{
    Rect fit = stage->layout.fit, open = sight_open(&stage->layout);
    float x = fit.w - seen.w, y = fit.h - seen.h;
    float left = beside(x, tile, fit.x - open.x), top = beside(y, tile, fit.y - open.y);
    float right = beside(x, tile, open.x + open.w - fit.x - fit.w);
    float below = beside(y, tile, open.y + open.h - fit.y - fit.h);
    return (Rect){seen.x - left, seen.y - top, seen.w + left + right, seen.h + top + below};
}

/* Whether a part of the board is in sight, or comes there: by as little as shows it, or with
 * smaller tiles, but of no less than `least` pixels. */
static bool show(Camera *camera, const Frame *frame, const TableStage *stage, Rect extent,
                 float least)
{
    Rect fit = stage->layout.fit;
    BoardView there = camera_view(camera, fit, frame->now + LATER);
    Rect seen = view_rect(&there, extent);
    Point spare = {fit.w - seen.w, fit.h - seen.h};
    float tile = camera_fitting_tile(camera, fit, extent, (float)there.tile);
    if (will_show(camera, frame, stage, extent))
        return true;
    if (spare.x >= 0 && spare.y >= 0) {
        bring(camera, frame, stage, &there, with_beside(stage, seen, (float)there.tile), fit);
        return true;
    }
    if (tile < least)
        return false;
    camera_follow(camera, (Point){extent.x + extent.w / 2, extent.y + extent.h / 2}, tile,
                  frame->now, sight_has_motion(camera, stage));
    camera_lead(camera);
    return true;
}

void sight_show_cells(Camera *camera, const Frame *frame, const TableStage *stage,
                      const Cell *cells, int count)
{
    bool chosen = camera->own && !camera->led; /* the person's size stays */
    float least = chosen ? INFINITY : FOR_A_WHILE * sight_least(frame, &stage->layout);
    while (count > 0 && !show(camera, frame, stage, extent_of(cells, count), least))
        count--;
}

bool sight_show_named(Camera *camera, const Frame *frame, const TableStage *stage,
                      const Cell *cells, int count)
{
    Rect extent = extent_of(cells, count);
    if (will_show(camera, frame, stage, extent))
        return false;
    camera_own(camera, false); /* the person's size comes back with the next move */
    return show(camera, frame, stage, extent, 0);
}

/* How the board is seen beside the panel, and above the strip of history, as they come and go: it
 * glides to its new middle, makes room for what lies over it, and goes back once that is gone. */

void sight_reset(PanelUi *panel)
{
    *panel = (PanelUi){0};
}

/* The tile just laid does not stay below a panel that comes over it. */
static bool uncover(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    CameraLook before = camera_keep(camera);
    if (!stage->layout.over || !sight_show_last(camera, frame, stage))
        return false;
    if (panel->made_room.tile <= 0)
        panel->made_room = before;
    panel->made_room_at = stage->view.at;
    return true;
}

/* Moves within which a panel goes again that has come for a choice: undone, or chosen, be it after
 * a meeple was taken back; with one to spare. */
enum { MOST_STEPPED = 3 };

/* Back from where it made room for a panel that is gone; but one that is gone only as long as one
 * looks back leads to no other place, and who jumps far looks at other land. */
static void cover(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (stage->layout.over || strip_shown(stage->table, stage->view.session))
        return;
    if (abs(stage->view.at - panel->made_room_at) <= MOST_STEPPED)
        camera_come_back(camera, panel->made_room, frame->now, sight_has_motion(camera, stage));
    panel->made_room = (CameraLook){0};
}

void sight_follow(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (sight_opens(camera, frame, stage) || stage->view.hand->dragging)
        return;
    if (!uncover(panel, camera, frame, stage))
        sight_correct(camera, frame, stage);
}

/* What a camera that follows the game shows where the panel has another width. */
static void change_width(PanelUi *panel, Camera *camera, const Frame *frame,
                         const TableStage *stage)
{
    CameraLook before = camera_keep(camera);
    int at = stage->view.at;
    bool back = panel->at == at && camera_keeps(camera, panel->here) &&
                camera_come_back(camera, panel->there, frame->now, sight_has_motion(camera, stage));
    if (!back)
        sight_again(camera, frame, stage);
    panel->at = at;
    panel->here = camera_keep(camera);
    panel->there = before;
}

/* Whether all of the board is in sight where no strip of history lies, the middle of the board's
 * place being `middle`. */
static bool whole_without_strip(const Camera *camera, const Frame *frame, const TableStage *stage,
                                Point middle)
{
    const TableLayout *layout = &stage->layout;
    Rect open = {layout->clear.x, 0, layout->clear.w, layout->bar.y};
    BoardView there = camera_view(camera, (Rect){middle.x, middle.y, 0, 0}, frame->now + LATER);
    return camera->placed && sight_holds(open, view_rect(&there, table_extent(&stage->view, true)));
}

/* Whether all of the board is in sight above the strip, or comes there: as large as it is or, where
 * it has no room then, smaller, but of no less than the least size. */
static bool show_whole(Camera *camera, const Frame *frame, const TableStage *stage)
{
    Rect all = table_extent(&stage->view, true);
    Rect fit = stage->layout.fit, open = sight_open(&stage->layout);
    float tile = camera_fitting_tile(camera, open, all, camera->tile);
    if (sight_whole(camera, frame, stage))
        return true;
    if (tile < fminf(camera->tile, sight_least(frame, &stage->layout)))
        return false;
    Rect room = camera_fitting_tile(camera, fit, all, tile) < tile ? open : fit;
    Point at = {all.x + all.w / 2, all.y + all.h / 2};
    camera_follow(camera, sight_middle_for(camera, stage, room, at, tile), tile, frame->now,
                  sight_has_motion(camera, stage));
    camera_lead(camera);
    return true;
}

void sight_clear_strip(const PanelUi *panel, Camera *camera, const Frame *frame,
                       const TableStage *stage)
{
    if (!panel->whole || !show_whole(camera, frame, stage))
        sight_show_last(camera, frame, stage);
}

bool sight_follow_panel(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    Rect fit = stage->layout.fit;
    Point middle = {fit.x + fit.w / 2, fit.y + fit.h / 2};
    const TableLayout *layout = &stage->layout;
    bool slim = layout->slim || layout->over, motion = !stage->view.options->reduced_motion;
    bool strip = layout->foot < layout->bar.y;
    bool other = camera->placed && (panel->left != layout->panel_left || panel->slim != slim);
    bool comes = camera->placed && motion && (other || (layout->over && !panel->over));
    bool glides = motion && (other || (camera->placed && panel->strip != strip));
    if (comes)
        panel->since = frame->now;
    if (strip && !panel->strip)
        panel->whole = whole_without_strip(camera, frame, stage, panel->middle);
    if (glides)
        camera_recentre(camera, (Point){middle.x - panel->middle.x, middle.y - panel->middle.y},
                        frame->now);
    if (other && panel->slim != slim)
        change_width(panel, camera, frame, stage);
    cover(panel, camera, frame, stage);
    panel->left = layout->panel_left;
    panel->slim = slim;
    panel->over = layout->over;
    panel->strip = strip;
    panel->middle = middle;
    return comes || glides;
}

float sight_panel_out(const PanelUi *panel, double now)
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
typedef struct Vista {
    int land_count, lit_count;
    Rect land[MAX_TILES], lit[MAX_TILES];
    Rect extent;      /* of the area, and what is round it */
    Point room, card; /* pixels; card.x 0: none */
} Vista;

/* The board turned as it is seen, a pixel a tile. */
static BoardView turned(const Camera *camera)
{
    return (BoardView){.turn = camera->turn, .tile = 1};
}

static void list_land(const Camera *camera, const TableView *view, Lit lit, Vista *vista)
{
    BoardView board = turned(camera);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect tile = view_rect(&board, (Rect){site->cell.x, site->cell.y, 1, 1});
        vista->land[vista->land_count++] = tile;
        if (lit_zones(view, site->tile, lit))
            vista->lit[vista->lit_count++] = tile;
    }
}

static float land_in(const Vista *vista, Rect seen)
{
    float land = 0;
    for (int i = 0; i < vista->land_count; i++)
        land += rect_overlap(seen, vista->land[i]);
    return land;
}

static bool hides(const Vista *vista, Rect card, float close)
{
    for (int i = 0; i < vista->lit_count; i++)
        if (rect_overlap(rect_inset(vista->lit[i], close), card) > 0)
            return true;
    return false;
}

/* Whether the card has room at an edge of what is seen with tiles of `tile` pixels. */
static bool has_room(const Vista *vista, Rect seen, float tile)
{
    float w = vista->card.x / tile, h = vista->card.y / tile, close = CLOSE / tile;
    float xs[] = {seen.x, seen.x + seen.w - w, seen.x + (seen.w - w) / 2};
    float ys[] = {seen.y, seen.y + seen.h - h, seen.y + (seen.h - h) / 2};
    enum { PLACES = 8 }; /* all but the middle */
    for (int i = 0; i < PLACES; i++)
        if (!hides(vista, (Rect){xs[i / 3], ys[i % 3], w, h}, close))
            return true;
    return vista->card.x <= 0;
}

/* The middle of the view in which the area has the most land round it, of those that the card has
 * room in; false where there is none. */
static bool find_middle(const Vista *vista, float tile, Point *middle)
{
    Rect part = vista->extent;
    Point size = {vista->room.x / tile, vista->room.y / tile};
    float spare_x = fmaxf(0, size.x - part.w), spare_y = fmaxf(0, size.y - part.h);
    int columns = (int)ceilf(spare_x / APART), rows = (int)ceilf(spare_y / APART);
    float best = -INFINITY;
    for (int i = 0; i < (columns + 1) * (rows + 1); i++) {
        int column = i % (columns + 1), row = i / (columns + 1);
        float x = columns ? ((float)column / (float)columns - .5f) * spare_x : 0;
        float y = rows ? ((float)row / (float)rows - .5f) * spare_y : 0;
        Point to = {part.x + part.w / 2 + x, part.y + part.h / 2 + y};
        Rect seen = {to.x - size.x / 2, to.y - size.y / 2, size.x, size.y};
        float worth = land_in(vista, seen) - OFF_MIDDLE * hypotf(x, y);
        if (worth > best && has_room(vista, seen, tile)) {
            best = worth;
            *middle = to;
        }
    }
    return best > -INFINITY;
}

/* The largest tile at which the card has room beside the area; where it has none without these
 * becoming too small, the largest one. */
static float find_tile(Vista *vista, float whole, Point *middle)
{
    for (float tile = whole; tile >= FARTHEST * whole; tile = floorf(FARTHER * tile))
        if (find_middle(vista, tile, middle))
            return tile;
    vista->card = (Point){0, 0};
    find_middle(vista, whole, middle);
    return whole;
}

/* With air round it, so that it does not lie at the very edge. */
static Point card_of(const Frame *frame, const TableStage *stage, Lit lit)
{
    Card card;
    card_of_area(&stage->view, lit, &card);
    Point size = card_size(frame, &card);
    return (Point){size.x + BESIDE_CARD * frame->u, size.y + BESIDE_CARD * frame->u};
}

void vista_show(Camera *camera, const Frame *frame, const TableStage *stage, Lit lit)
{
    Rect extent = final_extent(&stage->view, lit), fit = stage->layout.fit;
    BoardView there = camera_view(camera, fit, frame->now + LATER), board = turned(camera);
    Vista vista = {.room = {fit.w, fit.h}};
    Point middle = {0, 0};
    extent = rect_inset(extent, -AROUND);
    if (!stage->final.on && sight_holds(sight_open(&stage->layout), view_rect(&there, extent)))
        return;
    vista.extent = view_rect(&board, extent);
    if (stage->final.on)
        vista.card = card_of(frame, stage, lit);
    list_land(camera, &stage->view, lit, &vista);
    float whole = camera_fitting_tile(camera, fit, extent, LARGEST * frame->u);
    float tile = find_tile(&vista, whole, &middle);
    middle = view_board_point(&board, middle);
    camera_fit(camera, fit,
               (Rect){middle.x - extent.w / 2, middle.y - extent.h / 2, extent.w, extent.h}, tile,
               frame->now, camera->placed && !stage->view.options->reduced_motion);
    camera_own(camera, false);
    camera_lead(camera);
}

BoardView vista_shown(const Camera *camera, const Frame *frame, const TableStage *stage, Lit lit)
{
    Camera there = *camera;
    vista_show(&there, frame, stage, lit);
    BoardView shown = camera_view(&there, stage->layout.fit, frame->now + LATER);
    shown.rect = stage->board.rect;
    return shown;
}
