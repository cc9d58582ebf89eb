#include "view/table/sight_parts.h"

#include <math.h>

#include "view/kit/paint.h"

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
#define ROOM 1 /* tiles that are to be seen round the last one */

static bool holds(Rect outer, Rect inner)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

bool sight_holds(Rect room, Rect seen)
{
    return holds(rect_inset(room, -2), seen);
}

bool sight_has_motion(const Camera *camera, const TableStage *stage)
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

Point sight_middle_for(const Camera *camera, const TableStage *stage, Rect room, Point at,
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

void sight_fit(Camera *camera, const Frame *frame, const TableStage *stage)
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

bool sight_opens(Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (stage->view.phase == PHASE_END && waits_to_be_seen(camera, frame, stage))
        sight_fit(camera, frame, stage);
    else if (!camera->placed)
        look(camera, frame, stage);
    else
        return false;
    return true;
}

void sight_correct(Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (!is_right(camera, frame, stage))
        look(camera, frame, stage);
}

void sight_again(Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (!camera->own)
        look(camera, frame, stage);
}
