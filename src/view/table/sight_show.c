/* Parts of the board that are brought into sight: cells that were asked about, or the tile laid
 * last. As little as that takes is done for it. */
#include <math.h>

#include "view/kit/paint.h"
#include "view/table/sight_parts.h"

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

bool sight_show_last(Camera *camera, const Frame *frame, const TableStage *stage)
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
