#include "lights.h"

#include <stdlib.h>
#include <string.h>

#include "zones.h"

#define THROUGH .3f /* share of a line that is seen on what stands on it */

/* What a light is blended by. */
typedef struct Alpha {
    int side;
    const uint8_t *at; /* side * side; NULL: clear */
} Alpha;

typedef struct Wanted {
    Land land; /* of one tile */
    BoardTile tile;
    uint16_t zones;
    ZoneStyle style;
    bool bare; /* as if nothing stood there */
} Wanted;

static Alpha find(const Wanted *wanted);

/* A hatching is made of what it fills, a line of the same without what covers it. */
static Alphas make_alphas(const Wanted *wanted, const Land *land)
{
    Wanted base = *wanted;
    bool hatched = wanted->style == ZONES_HATCH, covered = wanted->style == ZONES_EDGE;
    if (wanted->bare || !(hatched || covered))
        return zones_make(land, wanted->zones, wanted->style, wanted->bare);
    base.style = hatched ? ZONES_FILL : ZONES_EDGE;
    base.bare = covered;
    Alpha from = find(&base);
    size_t bytes = (size_t)from.side * (size_t)from.side;
    Alphas alphas = {from.side, from.at ? malloc(bytes) : NULL};
    if (alphas.at) {
        memcpy(alphas.at, from.at, bytes);
        zones_go_on(&alphas, land, wanted->zones, wanted->style);
    }
    return alphas;
}

/* Four alphas take a pixel; `dx` becomes the side. */
static void make(Pictures *pictures, const void *data, Picture *made)
{
    const Wanted *wanted = data;
    Land land = wanted->land;
    (void)pictures;
    land.tiles = &wanted->tile;
    land.count = 1;
    Alphas alphas = make_alphas(wanted, &land);
    size_t bytes = (size_t)alphas.side * (size_t)alphas.side;
    if (alphas.at && pixels_make(&made->pixels, alphas.side, (alphas.side + 3) / 4)) {
        memcpy(made->pixels.at, alphas.at, bytes);
        made->dx = alphas.side;
    }
    free(alphas.at);
}

static Alpha find(const Wanted *wanted)
{
    const Land *land = &wanted->land;
    uint64_t key = hash_pair(hash_name(HASH_START, "light"), land->edition->rules.id, land->size);
    key = hash_number(
        key, (uint64_t)wanted->tile.tile << 32 | (uint64_t)wanted->tile.rotation << 28 |
                 (uint64_t)wanted->style << 20 | (uint64_t)wanted->bare << 16 | wanted->zones);
    const Picture *found = pictures_have(
        land->pictures,
        &(Recipe){.key = key, .part = true, .make = make, .data = wanted, .bytes = sizeof *wanted});
    return found ? (Alpha){found->dx, (const uint8_t *)found->pixels.at} : (Alpha){0, NULL};
}

static Alpha alpha_of(const Land *land, const BoardLight *light, ZoneStyle style, bool bare)
{
    return find(&(Wanted){*land, tile_turned(light->tile.tile, light->tile.rotation), light->zones,
                          style, bare});
}

/* Pixels that lights are blended over, their left top at (left, top) of the land. What lies from
 * first to before last may change. */
typedef struct Canvas {
    Pixels *to;
    int left, top;
    int first_x, first_y, last_x, last_y;
} Canvas;

static Canvas canvas_of(Pixels *to, int left, int top)
{
    return (Canvas){to, left, top, left, top, left + to->w, top + to->h};
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* The canvas, changed only within a square of `side` pixels at (x, y) of the land. */
static Canvas within(Canvas on, int x, int y, int side)
{
    on.first_x = larger(on.first_x, x);
    on.first_y = larger(on.first_y, y);
    on.last_x = smaller(on.last_x, x + side);
    on.last_y = smaller(on.last_y, y + side);
    return on;
}

/* Blends a picture in a colour, its left top at (x, y) of the land. */
static void tint(Canvas on, Alpha alpha, int x, int y, Rgba colour)
{
    uint32_t solid = 0xFF000000u | (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
    uint32_t shades[256]; /* the colour by what the alpha says */
    on = within(on, x, y, alpha.side);
    if (on.first_x >= on.last_x || on.first_y >= on.last_y || !alpha.at)
        return;
    for (uint32_t a = 0; a < 256; a++)
        shades[a] = pixels_times(solid, (a * colour.a + 127) / 255);
    for (int row = on.first_y; row < on.last_y; row++) {
        const uint8_t *from = alpha.at + (ptrdiff_t)(row - y) * alpha.side - x;
        uint32_t *target = on.to->at + (ptrdiff_t)(row - on.top) * on.to->w - on.left;
        for (int i = on.first_x; i < on.last_x; i++)
            if (from[i])
                target[i] = pixels_over(shades[from[i]], target[i]);
    }
}

/* Blends a colour over all that may change. */
static void tint_all(Canvas on, Rgba colour)
{
    uint32_t solid = 0xFF000000u | (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
    uint32_t shade = pixels_times(solid, colour.a);
    for (int row = on.first_y; row < on.last_y; row++) {
        uint32_t *target = on.to->at + (ptrdiff_t)(row - on.top) * on.to->w - on.left;
        for (int i = on.first_x; i < on.last_x; i++)
            target[i] = pixels_over(shade, target[i]);
    }
}

static bool takes_all(const BoardLight *light)
{
    return light->style == ZONES_OUTSIDE && light->zones == 0;
}

static bool lies_there(const Land *land, int x, int y)
{
    for (size_t i = 0; i < land->count; i++)
        if (land->tiles[i].x == x && land->tiles[i].y == y)
            return true;
    return false;
}

/* Lists the empty cells beside the tile of a light that dims: what stands on it reaches over them.
 */
static int empty_beside(const Land *land, const BoardLight *light, int cells[SIDES][2])
{
    static const int beside[SIDES][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    int count = 0;
    for (int i = 0; light->style == ZONES_OUTSIDE && i < SIDES; i++) {
        int x = light->tile.x + beside[i][0], y = light->tile.y + beside[i][1];
        if (lies_there(land, x, y))
            continue;
        cells[count][0] = x;
        cells[count++][1] = y;
    }
    return count;
}

static void dim_beyond(const Land *land, const BoardLight *light, Canvas on)
{
    int cells[SIDES][2], size = land->size, count = empty_beside(land, light, cells);
    for (int i = 0; i < count; i++)
        tint(within(on, cells[i][0] * size, cells[i][1] * size, size),
             alpha_of(land, light, ZONES_BEYOND, false), light->tile.x * size - size / 2,
             light->tile.y * size - size / 2, light->colour);
}

static void lay(const Land *land, const BoardLight *light, bool bare, Canvas on)
{
    int size = land->size, x = light->tile.x * size, y = light->tile.y * size;
    if (takes_all(light)) {
        tint_all(within(on, x, y, size), light->colour);
        return;
    }
    Alpha alpha = alpha_of(land, light, (ZoneStyle)light->style, bare);
    if (alpha.side == size)
        tint(on, alpha, x, y, light->colour);
}

/* A light whose colour is not changed by the day's grade: that is undone beforehand. */
static BoardLight undone(const Land *land, const BoardLight *light)
{
    BoardLight given = *light;
    Rgba c = light->colour;
    if (light->lit && land->day) {
        given.colour =
            rgba(grade_undo(land->day, (uint32_t)c.r << 16 | (uint32_t)c.g << 8 | c.b), 1);
        given.colour.a = c.a;
    }
    return given;
}

void lights_lay_below(const Land *land, Pixels *to, int left, int top)
{
    Canvas on = canvas_of(to, left, top);
    LandPart part = {left, top, to->w, to->h};
    for (size_t i = 0; i < land->light_count; i++) {
        if (land->lit[i].style != ZONES_EDGE || !land_touches(part, &land->lit[i].tile, land->size))
            continue;
        BoardLight light = undone(land, &land->lit[i]);
        lay(land, &light, true, on);
    }
}

void lights_lay_above(const Land *land, Pixels *to, int left, int top)
{
    Canvas on = canvas_of(to, left, top);
    LandPart part = {left, top, to->w, to->h};
    for (size_t i = 0; i < land->light_count; i++) {
        if (!land_touches(part, &land->lit[i].tile, land->size))
            continue;
        BoardLight light = undone(land, &land->lit[i]);
        light.colour.a =
            light.style == ZONES_EDGE ? (uint8_t)(light.colour.a * THROUGH) : light.colour.a;
        lay(land, &light, false, on);
        dim_beyond(land, &light, on);
    }
}
