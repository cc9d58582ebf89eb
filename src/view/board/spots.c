#include "view/board/spots.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/words/areas.h"

#define NEAR_MIDDLE .1f /* tiles */
#define HIDING .27f     /* tiles between two: half of each of their figures */

/* From a middle to a place, tiles east and south as the board is seen. */
static Way way_to(float x, float y)
{
    int eighth = (int)lrintf(atan2f(x, -y) * 4 / 3.1415927f);
    return hypotf(x, y) < NEAR_MIDDLE ? WAY_MIDDLE : (Way)((eighth + 8) & 7);
}

/* Where its figure stands while it is small, pixels: so its name and number are the same at every
 * size of the board. */
static Point place_of(const TableView *view, const Spot *spot)
{
    return point_seen(view, board_stand(view, spot_piece(view, spot), 0).at);
}

/* By where the piece stands: on its tile or, of meeples that could be taken back, among all of its
 * role. */
static Way way_of(const TableView *view, const Spot *spot)
{
    Point sum = {0, 0}, at = place_of(view, spot), middle;
    float count = 0, tile = view->board.tile;
    for (int i = 0; i < view->main_count; i++) {
        Point other = place_of(view, &view->spots[i]);
        if (view->spots[i].role != spot->role)
            continue;
        sum = (Point){sum.x + other.x, sum.y + other.y};
        count++;
    }
    middle = view->phase == PHASE_PIECE ? rect_middle(cell_seen(view, view->placed->cell))
                                        : (Point){sum.x / count, sum.y / count};
    return way_to((at.x - middle.x) / tile, (at.y - middle.y) / tile);
}

/* Grows in the order of the list. */
static int order_of(const Spot *spot)
{
    static const int roles[ROLES] = {
        [ROLE_FISHER] = 0, [ROLE_GATHERER] = 1, [ROLE_HUNTER] = 2, [ROLE_HUT] = 3};
    return roles[spot->role] * WAYS + spot->way;
}

float spots_room(const TableView *view)
{
    float nearest = INFINITY;
    for (int i = 0; i < view->main_count; i++)
        for (int k = 0; k < i; k++)
            nearest = fminf(nearest, hypotf(view->spots[i].at.x - view->spots[k].at.x,
                                            view->spots[i].at.y - view->spots[k].at.y));
    return nearest / HIDING;
}

/* Whether there are many, or two of them so near that one's figure would hide the other's. */
static bool is_crowded(const TableView *view)
{
    return view->main_count >= MANY_SPOTS || spots_room(view) < 1;
}

/* In the order of their numbers. */
static void sort(TableView *view)
{
    for (int i = 1; i < view->main_count; i++)
        for (int k = i; k > 0 && order_of(&view->spots[k]) < order_of(&view->spots[k - 1]); k--) {
            Spot spot = view->spots[k];
            view->spots[k] = view->spots[k - 1];
            view->spots[k - 1] = spot;
        }
}

void spots_sort(TableView *view)
{
    int of_role[ROLES] = {0};
    for (int i = 0; i < view->main_count; i++)
        of_role[view->spots[i].role]++;
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->way = (uint8_t)way_of(view, spot);
        spot->single = of_role[spot->role] == 1;
    }
    view->numbered = view->phase == PHASE_PIECE && is_crowded(view);
    sort(view);
}

static bool is_lake(const TableView *view, const Spot *spot)
{
    const TileSet *set = &view->edition->tiles;
    const Tile *tile = &set->tiles[set->node[spot->node].tile];
    return tile->zones[set->node[spot->node].zone].kind == ZONE_LAKE;
}

const char *spot_place(const TableView *view, const Spot *spot)
{
    int lakes = 0;
    for (int i = 0; i < view->main_count; i++)
        lakes += is_lake(view, &view->spots[i]);
    if (is_lake(view, spot) && !spot->single)
        return phrase(SAY_LAKE_AT + (lakes > 1 ? spot->way : WAYS));
    return say_piece_place(view->edition->rules.id, spot->role, spot->single ? WAYS : spot->way);
}
