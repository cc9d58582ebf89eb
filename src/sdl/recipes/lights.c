/* A table in which a key has WAYS places. A new picture takes the one of them that was unused
 * longest. Over the budget, the longest unused of all goes. */
#include "lights.h"

#include <stdlib.h>
#include <string.h>

#include "sdl/pixels/hash.h"
#include "sdl/pixels/pool.h"
#include "zones.h"

enum { PLACES = 4096, WAYS = 8 };

#define THROUGH .3f /* share of a line that is seen on what stands on it */

typedef struct Alpha {
    uint64_t key; /* 0: empty */
    _Atomic uint32_t used;
    int side;
    uint8_t *at; /* side * side; NULL: clear */
} Alpha;

struct Lights {
    Alpha places[PLACES];
    _Atomic uint32_t clock;
    size_t budget, bytes; /* of all alphas */
};

Lights *lights_new(void)
{
    Lights *lights = calloc(1, sizeof *lights);
    if (lights)
        lights->budget = LIGHTS_BUDGET;
    return lights;
}

void lights_free(Lights *lights)
{
    for (int i = 0; lights && i < PLACES; i++)
        free(lights->places[i].at);
    free(lights);
}

static uint64_t key_of(const Land *land, const BoardLight *light, ZoneStyle style, bool bare)
{
    uint64_t key = hash_pair(HASH_START, land->edition->rules.id, land->size);
    key = hash_number(key, (uint64_t)light->tile.tile << 32 | (uint64_t)light->tile.rotation << 28 |
                               (uint64_t)style << 20 | (uint64_t)bare << 16 | light->zones);
    return key ? key : 1;
}

/* The place of the key, or the one that it is to take. */
static Alpha *place_of(Lights *lights, uint64_t key)
{
    Alpha *oldest = &lights->places[key % PLACES];
    for (int i = 0; i < WAYS; i++) {
        Alpha *place = &lights->places[(key + (uint64_t)i) % PLACES];
        if (place->key == key)
            return place;
        oldest = place->used < oldest->used ? place : oldest;
    }
    return oldest;
}

size_t lights_bytes(const Lights *lights)
{
    return lights->bytes;
}

static size_t bytes_of(const Alpha *alpha)
{
    return alpha->at ? (size_t)alpha->side * (size_t)alpha->side : 0;
}

static void drop(Lights *lights, Alpha *alpha)
{
    lights->bytes -= bytes_of(alpha);
    free(alpha->at);
    *alpha = (Alpha){0};
}

void lights_trim(Lights *lights)
{
    while (lights->bytes > lights->budget) {
        Alpha *oldest = NULL;
        for (int i = 0; i < PLACES; i++) {
            Alpha *place = &lights->places[i];
            if (place->at && (!oldest || place->used < oldest->used))
                oldest = place;
        }
        if (oldest->used == lights->clock)
            return;
        drop(lights, oldest);
    }
}

void lights_limit(Lights *lights, size_t budget)
{
    lights->budget = budget;
}

/* A picture that a light needs. */
typedef struct Making {
    const Land *land;
    BoardLight light;
    ZoneStyle style;
    bool bare;
    uint64_t key;
    uint64_t next_key; /* of another that is made from it by zones_go_on; 0: none */
    ZoneStyle next;
    Alphas made, next_made;
} Making;

static Making making_of(const Land *land, const BoardLight *light, ZoneStyle style, bool bare)
{
    return (Making){.land = land,
                    .light = *light,
                    .style = style,
                    .bare = bare,
                    .key = key_of(land, light, style, bare)};
}

static Alphas copy_of(Alphas alphas)
{
    size_t bytes = (size_t)alphas.side * (size_t)alphas.side;
    uint8_t *at = alphas.at ? malloc(bytes) : NULL;
    if (!at)
        return (Alphas){0};
    memcpy(at, alphas.at, bytes);
    return (Alphas){alphas.side, at};
}

static void make(Making *making)
{
    Land one = *making->land;
    BoardTile tile = {.tile = making->light.tile.tile, .rotation = making->light.tile.rotation};
    one.tiles = &tile;
    one.count = 1;
    making->made = zones_make(&one, making->light.zones, making->style, making->bare);
    if (!making->next_key)
        return;
    making->next_made = copy_of(making->made);
    if (making->next_made.at)
        zones_go_on(&making->next_made, &one, making->light.zones, making->next);
}

static const Alpha *keep_alpha(Lights *lights, uint64_t key, Alphas made)
{
    Alpha *place = place_of(lights, key);
    drop(lights, place);
    *place = (Alpha){.key = key, .used = ++lights->clock, .side = made.side, .at = made.at};
    lights->bytes += bytes_of(place);
    return place;
}

/* Puts what was made into its place. */
static const Alpha *keep(Lights *lights, const Making *making)
{
    if (making->next_key)
        keep_alpha(lights, making->next_key, making->next_made);
    return keep_alpha(lights, making->key, making->made);
}

static const Alpha *find(Lights *lights, const Land *land, const BoardLight *light, ZoneStyle style,
                         bool bare)
{
    Making making = making_of(land, light, style, bare);
    Alpha *place = place_of(lights, making.key);
    if (place->key == making.key) {
        place->used = ++lights->clock;
        return place;
    }
    make(&making);
    return keep(lights, &making);
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
static void tint(Canvas on, const Alpha *alpha, int x, int y, Rgba colour)
{
    uint32_t solid = 0xFF000000u | (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
    uint32_t shades[256]; /* the colour by what the alpha says */
    on = within(on, x, y, alpha->side);
    if (on.first_x >= on.last_x || on.first_y >= on.last_y || !alpha->at)
        return;
    for (uint32_t a = 0; a < 256; a++)
        shades[a] = pixels_times(solid, (a * colour.a + 127) / 255);
    for (int row = on.first_y; row < on.last_y; row++) {
        const uint8_t *from = alpha->at + (ptrdiff_t)(row - y) * alpha->side - x;
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

static void dim_beyond(Lights *lights, const Land *land, const BoardLight *light, Canvas on)
{
    int cells[SIDES][2], size = land->size, count = empty_beside(land, light, cells);
    for (int i = 0; i < count; i++)
        tint(within(on, cells[i][0] * size, cells[i][1] * size, size),
             find(lights, land, light, ZONES_BEYOND, false), light->tile.x * size - size / 2,
             light->tile.y * size - size / 2, light->colour);
}

enum { MOST_MAKINGS = 16 };

/* Pictures that are made at once. */
typedef struct Makings {
    Lights *lights;
    int count;
    Making items[MOST_MAKINGS];
} Makings;

static bool same_zones(const BoardLight *a, const BoardLight *b)
{
    return a->tile.tile == b->tile.tile && a->tile.rotation == b->tile.rotation &&
           a->zones == b->zones;
}

/* Whether `to` can be made from what `from` makes. */
static bool goes_on(const Making *from, const Making *to)
{
    bool hatched = from->style == ZONES_FILL && to->style == ZONES_HATCH;
    bool covered = from->style == ZONES_EDGE && to->style == ZONES_EDGE && from->bare;
    return (hatched || covered) && !from->next_key && same_zones(&from->light, &to->light);
}

static void want(Makings *makings, const Land *land, const BoardLight *light, ZoneStyle style,
                 bool bare)
{
    Making making = making_of(land, light, style, bare);
    Alpha *place = place_of(makings->lights, making.key);
    if (place->key == making.key) {
        place->used = ++makings->lights->clock;
        return;
    }
    for (int i = 0; i < makings->count; i++) {
        Making *other = &makings->items[i];
        if (other->key == making.key || other->next_key == making.key)
            return;
        if (goes_on(other, &making)) {
            other->next_key = making.key;
            other->next = style;
            return;
        }
    }
    makings->items[makings->count++] = making;
}

enum { MOST_OF_ONE = 3 }; /* pictures of a light */

static void want_all(Makings *makings, const Land *land, const BoardLight *light)
{
    int cells[SIDES][2];
    if (light->style == ZONES_EDGE)
        want(makings, land, light, ZONES_EDGE, true);
    if (!takes_all(light))
        want(makings, land, light, (ZoneStyle)light->style, false);
    if (empty_beside(land, light, cells))
        want(makings, land, light, ZONES_BEYOND, false);
}

static void make_one(void *context, int index)
{
    make(&((Makings *)context)->items[index]);
}

static void make_all(Makings *makings)
{
    pool_run(make_one, makings, makings->count);
    for (int i = 0; i < makings->count; i++)
        keep(makings->lights, &makings->items[i]);
    makings->count = 0;
}

bool lights_ready(Lights *lights, const Land *land, LandParts parts, const Deadline *deadline)
{
    Makings makings = {.lights = lights};
    for (size_t i = 0; i < land->light_count; i++) {
        if (land_touches_any(parts, &land->lit[i].tile, land->size, 1))
            want_all(&makings, land, &land->lit[i]);
        if (makings.count + MOST_OF_ONE <= MOST_MAKINGS)
            continue;
        make_all(&makings);
        if (deadline_over(deadline))
            return false;
    }
    bool made = makings.count > 0;
    make_all(&makings);
    return !made || !deadline_over(deadline);
}

bool lights_at_hand(Lights *lights, const Land *land, LandParts parts)
{
    Makings makings = {.lights = lights};
    for (size_t i = 0; i < land->light_count && makings.count == 0; i++)
        if (land_touches_any(parts, &land->lit[i].tile, land->size, 1))
            want_all(&makings, land, &land->lit[i]);
    return makings.count == 0;
}

static void lay(Lights *lights, const Land *land, const BoardLight *light, bool bare, Canvas on)
{
    int size = land->size, x = light->tile.x * size, y = light->tile.y * size;
    if (takes_all(light)) {
        tint_all(within(on, x, y, size), light->colour);
        return;
    }
    const Alpha *alpha = find(lights, land, light, (ZoneStyle)light->style, bare);
    if (alpha->side == size)
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

void lights_lay_below(Lights *lights, const Land *land, Pixels *to, int left, int top)
{
    Canvas on = canvas_of(to, left, top);
    LandPart part = {left, top, to->w, to->h};
    for (size_t i = 0; i < land->light_count; i++) {
        if (land->lit[i].style != ZONES_EDGE ||
            !land_touches(part, &land->lit[i].tile, land->size, 1))
            continue;
        BoardLight light = undone(land, &land->lit[i]);
        lay(lights, land, &light, true, on);
    }
}

void lights_lay_above(Lights *lights, const Land *land, Pixels *to, int left, int top)
{
    Canvas on = canvas_of(to, left, top);
    LandPart part = {left, top, to->w, to->h};
    for (size_t i = 0; i < land->light_count; i++) {
        if (!land_touches(part, &land->lit[i].tile, land->size, 1))
            continue;
        BoardLight light = undone(land, &land->lit[i]);
        light.colour.a =
            light.style == ZONES_EDGE ? (uint8_t)(light.colour.a * THROUGH) : light.colour.a;
        lay(lights, land, &light, false, on);
        dim_beyond(lights, land, &light, on);
    }
}
