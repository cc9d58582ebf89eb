#include "view/board/spots.h"

#include <math.h>

#include "view/words/pieces.h"

#define NEAR_MIDDLE .1f /* tiles */

/* From the middle of the tile, east and south as it is seen; eighths of a turn from the north. */
static Way way_to(float x, float y)
{
    int eighth = (int)lrintf(atan2f(x, -y) * 4 / 3.1415927f);
    return hypotf(x, y) < NEAR_MIDDLE ? WAY_MIDDLE : (Way)((eighth + 8) & 7);
}

/* By the sides that the zone touches; where they lie all round, by where the piece would stand. */
static Way way_of(const BoardView *board, const TableView *view, const Spot *spot, bool by_place)
{
    static const float x[SIDES] = {0, 1, 0, -1}, y[SIDES] = {-1, 0, 1, 0};
    const TileSet *set = &view->edition->tiles;
    const Tile *tile = &set->tiles[set->node[spot->node].tile];
    const Zone *zone = &tile->zones[set->node[spot->node].zone];
    int rotation = view_turned(board, view->placed->rotation);
    Point sum = {0, 0};
    for (int side = 0; side < SIDES && !by_place; side++)
        if (zone->sides >> tile_side((Side)side, rotation) & 1) {
            sum.x += x[side];
            sum.y += y[side];
        }
    if (sum.x != 0 || sum.y != 0)
        return way_to(sum.x, sum.y);
    Point at = view_pixel(board, spot->at.x, spot->at.y);
    Rect cell = view_cell(board, view->placed->cell.x, view->placed->cell.y);
    return way_to((at.x - cell.x) / cell.w - .5f, (at.y - cell.y) / cell.h - .5f);
}

/* Grows in the order of the list. */
static int order_of(const Spot *spot)
{
    static const int roles[ROLES] = {
        [ROLE_FISHER] = 0, [ROLE_GATHERER] = 1, [ROLE_HUNTER] = 2, [ROLE_HUT] = 3};
    return roles[spot->role] * WAYS + spot->way;
}

/* How many of the shown spots are as this one; of its role, or (`way`) there too. */
static int count_like(const TableView *view, const Spot *spot, bool way)
{
    int count = 0;
    for (int i = 0; i < view->main_count; i++)
        count += view->spots[i].role == spot->role && (!way || view->spots[i].way == spot->way);
    return count;
}

void spots_sort(const BoardView *board, TableView *view)
{
    bool same[MAX_SPOTS];
    for (int i = 0; i < view->main_count; i++)
        view->spots[i].way = (uint8_t)way_of(board, view, &view->spots[i], false);
    for (int i = 0; i < view->main_count; i++)
        same[i] = count_like(view, &view->spots[i], true) > 1;
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->way = same[i] ? (uint8_t)way_of(board, view, spot, true) : spot->way;
        spot->single = count_like(view, spot, false) == 1;
    }
    for (int i = 1; i < view->main_count; i++)
        for (int k = i; k > 0 && order_of(&view->spots[k]) < order_of(&view->spots[k - 1]); k--) {
            Spot spot = view->spots[k];
            view->spots[k] = view->spots[k - 1];
            view->spots[k - 1] = spot;
        }
}

const char *spot_place(const TableView *view, const Spot *spot)
{
    return say_piece_place(view->edition->rules.id, spot->role, spot->single ? WAYS : spot->way);
}
