#include "view/board/spots.h"

#include <math.h>
#include <stdlib.h>

#include "view/words/areas.h"

#define NEAR_MIDDLE .1f /* tiles */
#define ALL_ROUND .2f   /* likewise: what touches the edge on opposite sides */
#define MOST_OFF 1.f    /* eighths of a turn between a name and its figure */
#define HIDING .27f     /* tiles between two: half of each of their figures */

/* From the middle of the tile, east and south as it is seen; eighths of a turn from the north. */
static Way way_to(float x, float y)
{
    int eighth = (int)lrintf(atan2f(x, -y) * 4 / 3.1415927f);
    return hypotf(x, y) < NEAR_MIDDLE ? WAY_MIDDLE : (Way)((eighth + 8) & 7);
}

/* The middle of what the zone takes of the tile's edge, in tiles from the middle of the tile, as it
 * is seen: a third of a side each, so that the two meadows beside a river lie apart. */
static Point edge_middle(const Tile *tile, int zone, int rotation)
{
    static const Point outward[SIDES] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    Point sum = {0, 0};
    int count = 0;
    for (int i = 0; i < 3 * SIDES; i++) {
        int side = i / 3, third = i % 3;
        if (tile->side_zone[tile_side((Side)side, rotation)][third] != zone)
            continue;
        Point out = outward[side], along = outward[(side + 1) % SIDES];
        sum.x += out.x / 2 + along.x * (float)(third - 1) / 3;
        sum.y += out.y / 2 + along.y * (float)(third - 1) / 3;
        count++;
    }
    return count ? (Point){sum.x / (float)count, sum.y / (float)count} : sum;
}

/* Where a spot lies, in tiles from the middle of its tile, as it is seen. */
static Point from_middle(const TableView *view, const Spot *spot)
{
    Point at = point_seen(view, spot->at);
    Rect cell = cell_seen(view, view->placed->cell);
    return (Point){(at.x - cell.x) / cell.w - .5f, (at.y - cell.y) / cell.h - .5f};
}

/* By where the zone touches the tile's edge; where that is all round, by where the piece would
 * stand. */
static Way way_of(const TableView *view, const Spot *spot, bool by_place)
{
    const TileSet *set = &view->edition->tiles;
    const Tile *tile = &set->tiles[set->node[spot->node].tile];
    Point edge = edge_middle(tile, set->node[spot->node].zone,
                             view_turned(&view->board, view->placed->rotation));
    if (!by_place && hypotf(edge.x, edge.y) >= ALL_ROUND)
        return way_to(edge.x, edge.y);
    Point at = from_middle(view, spot);
    return way_to(at.x, at.y);
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

/* Eighths of a turn between a way and where on the tile the spot lies; 0 near the tile's middle. */
static float off_way(const TableView *view, const Spot *spot)
{
    Point at = from_middle(view, spot);
    if (spot->way == WAY_MIDDLE || hypotf(at.x, at.y) < NEAR_MIDDLE)
        return 0;
    return fabsf(remainderf(atan2f(at.x, -at.y) * 4 / 3.1415927f - (float)spot->way, WAY_MIDDLE));
}

/* Whether a way is a quarter of a turn or more from those of all others of the spot's role. */
static bool is_apart(const TableView *view, const Spot *spot, Way way)
{
    for (int i = 0; i < view->main_count; i++) {
        const Spot *other = &view->spots[i];
        int apart = abs((int)other->way - (int)way);
        bool middle = other->way == WAY_MIDDLE || way == WAY_MIDDLE;
        apart = middle                       ? (apart ? WAYS : 0)
                : apart < WAY_MIDDLE - apart ? apart
                                             : WAY_MIDDLE - apart;
        if (other != spot && other->role == spot->role && apart < 2)
            return false;
    }
    return true;
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

/* A figure that stands far from where its area touches the edge is named by where it stands, or has
 * a number instead, where others of its role are named alike. */
static void agree(TableView *view)
{
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        Way way = way_of(view, spot, true);
        if (!spot->single && off_way(view, spot) > MOST_OFF && is_apart(view, spot, way))
            spot->way = (uint8_t)way;
    }
    for (int i = 0; i < view->main_count; i++)
        view->numbered |= !view->spots[i].single && off_way(view, &view->spots[i]) > MOST_OFF;
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
    bool same[MAX_SPOTS];
    view->numbered = is_crowded(view);
    for (int i = 0; i < view->main_count; i++)
        view->spots[i].way = (uint8_t)way_of(view, &view->spots[i], false);
    for (int i = 0; i < view->main_count; i++)
        same[i] = count_like(view, &view->spots[i], true) > 1;
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->way = same[i] ? (uint8_t)way_of(view, spot, true) : spot->way;
        spot->single = count_like(view, spot, false) == 1;
    }
    agree(view);
    sort(view);
}

/* From the middle of all of the spot's role to it, as the board is seen. */
static Way way_among(const TableView *view, const Spot *spot)
{
    Point sum = {0, 0}, at = point_seen(view, spot->at);
    float count = 0, tile = view->board.tile;
    for (int i = 0; i < view->main_count; i++) {
        Point other = point_seen(view, view->spots[i].at);
        if (view->spots[i].role != spot->role)
            continue;
        sum = (Point){sum.x + other.x, sum.y + other.y};
        count++;
    }
    return way_to((at.x - sum.x / count) / tile, (at.y - sum.y / count) / tile);
}

void spots_sort_recalled(TableView *view)
{
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->way = (uint8_t)way_among(view, spot);
        spot->single = count_like(view, spot, false) == 1;
    }
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
