#include "view/board/spots.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* By where the zone touches the tile's edge; where that is all round, by where the piece would
 * stand. */
static Way way_of(const BoardView *board, const TableView *view, const Spot *spot, bool by_place)
{
    const TileSet *set = &view->edition->tiles;
    const Tile *tile = &set->tiles[set->node[spot->node].tile];
    Point edge =
        edge_middle(tile, set->node[spot->node].zone, view_turned(board, view->placed->rotation));
    if (!by_place && hypotf(edge.x, edge.y) >= ALL_ROUND)
        return way_to(edge.x, edge.y);
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

/* Eighths of a turn between a way and where on the tile the spot lies; 0 near the tile's middle. */
static float off_way(const BoardView *board, const TableView *view, const Spot *spot)
{
    Point at = view_pixel(board, spot->at.x, spot->at.y);
    Rect cell = view_cell(board, view->placed->cell.x, view->placed->cell.y);
    float x = (at.x - cell.x) / cell.w - .5f, y = (at.y - cell.y) / cell.h - .5f;
    if (spot->way == WAY_MIDDLE || hypotf(x, y) < NEAR_MIDDLE)
        return 0;
    return fabsf(remainderf(atan2f(x, -y) * 4 / 3.1415927f - (float)spot->way, WAY_MIDDLE));
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
 * a number instead, which goes where its area is. */
static void agree(const BoardView *board, TableView *view)
{
    for (int i = 0; i < view->main_count && !view->numbered; i++) {
        Spot *spot = &view->spots[i];
        Way way = way_of(board, view, spot, true);
        if (!spot->single && off_way(board, view, spot) > MOST_OFF && is_apart(view, spot, way))
            spot->way = (uint8_t)way;
    }
    for (int i = 0; i < view->main_count; i++)
        view->numbered |=
            !view->spots[i].single && off_way(board, view, &view->spots[i]) > MOST_OFF;
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

void spots_sort(const BoardView *board, TableView *view)
{
    bool same[MAX_SPOTS];
    view->numbered |= is_crowded(view);
    for (int i = 0; i < view->main_count; i++)
        view->spots[i].way = (uint8_t)way_of(board, view, &view->spots[i], false);
    for (int i = 0; i < view->main_count; i++)
        same[i] = count_like(view, &view->spots[i], true) > 1;
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->way = same[i] ? (uint8_t)way_of(board, view, spot, true) : spot->way;
        spot->single = count_like(view, spot, false) == 1;
    }
    agree(board, view);
    sort(view);
}

/* From the middle of all of the spot's role to it, as the board is seen. */
static Way way_among(const BoardView *board, const TableView *view, const Spot *spot)
{
    Point sum = {0, 0}, at = view_pixel(board, spot->at.x, spot->at.y);
    float count = 0, tile = (float)board->tile;
    for (int i = 0; i < view->main_count; i++) {
        Point other = view_pixel(board, view->spots[i].at.x, view->spots[i].at.y);
        if (view->spots[i].role != spot->role)
            continue;
        sum = (Point){sum.x + other.x, sum.y + other.y};
        count++;
    }
    return way_to((at.x - sum.x / count) / tile, (at.y - sum.y / count) / tile);
}

void spots_sort_recalled(const BoardView *board, TableView *view)
{
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->way = (uint8_t)way_among(board, view, spot);
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

enum { GRID = 24, ROUNDS = 4, MOST_ANIMALS = 8 };

/* In tiles. */
#define RIM .1f    /* from the tile's edge a pin's middle is farther, if its area lets it */
#define DEEP .11f  /* as far from all other areas it is seen at a glance whose it is */
#define APART .21f /* of two pins, in x or in y */
#define MIDDLE .1f /* round the tile's middle all ways are alike */
#define ON_ANIMAL .1f

/* What a pin costs that is not so. */
#define SHALLOW .6f
#define CLOSE 2.f
#define ELSEWHERE 2.f /* for a quarter of a turn that it lies off its way */
#define HIDES .3f
#define AWAY .5f /* for a tile from where the piece is at home */

typedef struct Obstacle {
    int8_t zone[GRID][GRID];
    float depth[GRID][GRID]; /* tiles to the next area */
    Point animals[MOST_ANIMALS];
    int animal_count;
} Obstacle;

static Point middle_of(int square)
{
    return (Point){((float)(square % GRID) + .5f) / GRID, ((float)(square / GRID) + .5f) / GRID};
}

static float depth_from(const Obstacle *ground, int x, int y, int dx, int dy)
{
    int to_x = x + dx, to_y = y + dy;
    if (to_x < 0 || to_y < 0 || to_x >= GRID || to_y >= GRID)
        return 1; /* beyond the edge the area goes on */
    if (ground->zone[to_y][to_x] != ground->zone[y][x])
        return .5f / GRID;
    return ground->depth[to_y][to_x] + hypotf((float)dx, (float)dy) / GRID;
}

/* Each square's from those before it, and then from those behind it. */
static void find_depths(Obstacle *ground)
{
    static const int steps[][2] = {{-1, 0}, {0, -1}, {-1, -1}, {1, -1}};
    for (int i = 0; i < GRID * GRID; i++)
        ground->depth[i / GRID][i % GRID] = 1;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < GRID * GRID; i++) {
            int square = pass ? GRID * GRID - 1 - i : i, x = square % GRID, y = square / GRID;
            float *depth = &ground->depth[y][x];
            for (size_t s = 0; s < sizeof steps / sizeof *steps; s++) {
                int sign = pass ? -1 : 1;
                *depth =
                    fminf(*depth, depth_from(ground, x, y, sign * steps[s][0], sign * steps[s][1]));
            }
        }
}

static void list_animals(const Pinned *pinned, Obstacle *ground)
{
    const AtlasTile *known = &pinned->atlas->tiles[pinned->edition][pinned->tile];
    for (uint32_t p = 0; p < known->put_count && ground->animal_count < MOST_ANIMALS; p++) {
        const AtlasPut *put = &pinned->atlas->puts[known->first_put + p];
        int x, y;
        if (put->zone < 0)
            continue;
        atlas_turn(pinned->rotation, put->x, put->y, &x, &y);
        ground->animals[ground->animal_count++] =
            (Point){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT};
    }
}

static void survey(const Pinned *pinned, Obstacle *ground)
{
    *ground = (Obstacle){.animal_count = 0};
    for (int i = 0; i < GRID * GRID; i++) {
        Point at = middle_of(i);
        ground->zone[i / GRID][i % GRID] = (int8_t)atlas_zone_at(
            pinned->atlas, pinned->edition, pinned->tile, pinned->rotation, at.x, at.y);
    }
    find_depths(ground);
    list_animals(pinned, ground);
}

/* Quarters of a turn that a point lies off a way. */
static float quarters_off(Way way, Point at)
{
    float x = at.x - .5f, y = at.y - .5f, away = hypotf(x, y);
    if (way == WAY_MIDDLE)
        return fmaxf(0, away - MIDDLE) / MIDDLE;
    if (away < MIDDLE)
        return 1;
    float off = fabsf(remainderf(atan2f(x, -y) * 2 / 3.1415927f - (float)way / 2, 4));
    return fmaxf(0, off - .25f);
}

static float price_at(const Pinned *pinned, const Obstacle *ground, const Point *pins, int pin,
                      int square)
{
    Point at = middle_of(square), home = pinned->of[pin].home;
    float rim = fminf(fminf(at.x, at.y), fminf(1 - at.x, 1 - at.y));
    float price = SHALLOW * (1 - fminf(DEEP, ground->depth[square / GRID][square % GRID]) / DEEP);
    price += CLOSE * fmaxf(0, RIM - rim) / RIM + AWAY * hypotf(at.x - home.x, at.y - home.y);
    if (!pinned->of[pin].single)
        price += ELSEWHERE * quarters_off((Way)pinned->of[pin].way, at);
    for (int i = 0; i < (pin < pinned->shown ? pinned->shown : pinned->count); i++) {
        float apart = fmaxf(fabsf(pins[i].x - at.x), fabsf(pins[i].y - at.y));
        price += i == pin ? 0 : CLOSE * fmaxf(0, APART - apart) / APART;
    }
    for (int i = 0; i < ground->animal_count; i++)
        price += hypotf(ground->animals[i].x - at.x, ground->animals[i].y - at.y) < ON_ANIMAL
                     ? HIDES
                     : 0;
    return price;
}

/* The best square of its area as the others lie now; where it has none, its piece's home. */
static Point best_place(const Pinned *pinned, const Obstacle *ground, const Point *pins, int pin)
{
    Point best = pinned->of[pin].home;
    float least = INFINITY;
    for (int square = 0; square < GRID * GRID; square++) {
        if (ground->zone[square / GRID][square % GRID] != pinned->of[pin].zone)
            continue;
        float price = price_at(pinned, ground, pins, pin, square);
        if (price < least) {
            least = price;
            best = middle_of(square);
        }
    }
    return best;
}

static Pinned pinned_of(const Atlas *atlas, const BoardView *board, const TableView *view)
{
    const TileSet *set = &view->edition->tiles;
    Pinned pinned;
    memset(&pinned, 0, sizeof pinned); /* is compared whole */
    pinned.atlas = atlas;
    pinned.edition = view->edition->rules.id;
    pinned.tile = set->tiles[view->placed->tile].number;
    pinned.rotation = view_turned(board, view->placed->rotation);
    pinned.shown = view->main_count;
    pinned.count = view->spot_count + view->refused_count;
    for (int i = 0; i < pinned.count; i++) {
        const Spot *spot = &view->spots[i];
        PieceKind kind = spot->role == ROLE_HUT ? PIECE_HUT : PIECE_MEEPLE;
        Point at = table_anchor_on_tile(atlas, view->edition, spot->node, kind);
        int x, y;
        atlas_turn(pinned.rotation, (int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT),
                   &x, &y);
        pinned.of[i].zone = set->node[spot->node].zone;
        pinned.of[i].way = spot->way;
        pinned.of[i].single = spot->single || i >= pinned.shown;
        pinned.of[i].home = (Point){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT};
    }
    return pinned;
}

static void find_places(const Pinned *pinned, Point pins[MAX_SPOTS])
{
    Obstacle ground;
    survey(pinned, &ground);
    for (int i = 0; i < pinned->count; i++)
        pins[i] = pinned->of[i].home;
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < pinned->count; i++)
            pins[i] = best_place(pinned, &ground, pins, i);
}

bool pins_known(const Atlas *atlas, const TableView *view)
{
    const Tile *tile = &view->edition->tiles.tiles[view->placed->tile];
    return atlas_zone_at(atlas, view->edition->rules.id, tile->number, 0, .5f, .5f) >= 0;
}

void pins_place(const Atlas *atlas, const BoardView *board, const PinsUi *last, TableView *view)
{
    PinsUi *pins = &view->pins;
    Rect cell = view_cell(board, view->placed->cell.x, view->placed->cell.y);
    pins->known = pinned_of(atlas, board, view);
    if (memcmp(&last->known, &pins->known, sizeof pins->known) == 0)
        *pins = *last;
    else
        find_places(&pins->known, pins->at);
    for (int i = 0; i < pins->known.count; i++)
        view->spots[i].at = view_board_point(
            board, (Point){cell.x + pins->at[i].x * cell.w, cell.y + pins->at[i].y * cell.h});
}

void pins_keep(PinsUi *pins, const TableView *view)
{
    if (view->pins.known.atlas)
        *pins = view->pins;
}
