/* The glowing line is a function of the distance to the zones' border, which is found by two sweeps
 * over the mask (a chamfer transform). Only pixels of the tile's other zones are border: along the
 * tile's sides the glow runs on into the neighbour. What stands on the tile is then laid over it in
 * the order of the land: a crown shows its wood, a figure no zone at all. */
#include "zones.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = MASK_SIDE / 2 /* of the fields of distances */, FAR = 1000 };

#define FAINT .3f /* what is left of a line below a crown */

static bool inside(const uint8_t *mask, int at, uint16_t zones)
{
    return zones >> (mask[at] - 1) & 1;
}

static bool inside_field(const uint8_t *mask, int at, uint16_t zones)
{
    int x = at % SIDE, y = at / SIDE;
    return inside(mask, 2 * y * MASK_SIDE + 2 * x, zones);
}

static uint32_t white_of(float alpha)
{
    uint32_t a = alpha <= 0 ? 0 : alpha >= 1 ? 255 : (uint32_t)(alpha * 255 + .5f);
    return a * 0x01010101u;
}

static bool make_area(Pixels *pixels, const uint8_t *mask, uint16_t zones, int size)
{
    size_t area = (size_t)size * (size_t)size;
    uint8_t *whole = malloc(MASK_SIDE * MASK_SIDE), *scaled = malloc(area);
    bool good = whole && scaled && pixels_make(pixels, size, size);
    for (int i = 0; good && i < MASK_SIDE * MASK_SIDE; i++)
        whole[i] = inside(mask, i, zones) ? 255 : 0;
    good = good && bytes_scale(scaled, size, whole, MASK_SIDE);
    for (size_t i = 0; good && i < area; i++)
        pixels->at[i] = scaled[i] * 0x01010101u;
    free(scaled);
    free(whole);
    return good;
}

static float nearer(float distance, float other)
{
    return other < distance ? other : distance;
}

/* Pixels from each point to the nearest one that is `wanted`, at most FAR. */
static void measure(float *distance, const uint8_t *mask, uint16_t zones, bool wanted)
{
    const float diagonal = 1.41421356f;
    for (int i = 0; i < SIDE * SIDE; i++)
        distance[i] = inside_field(mask, i, zones) == wanted ? 0 : FAR;
    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
            float *at = &distance[y * SIDE + x];
            if (x)
                *at = nearer(*at, at[-1] + 1);
            if (y) {
                *at = nearer(*at, at[-SIDE] + 1);
                if (x)
                    *at = nearer(*at, at[-SIDE - 1] + diagonal);
                if (x < SIDE - 1)
                    *at = nearer(*at, at[-SIDE + 1] + diagonal);
            }
        }
    }
    for (int y = SIDE - 1; y >= 0; y--) {
        for (int x = SIDE - 1; x >= 0; x--) {
            float *at = &distance[y * SIDE + x];
            if (x < SIDE - 1)
                *at = nearer(*at, at[1] + 1);
            if (y < SIDE - 1) {
                *at = nearer(*at, at[SIDE] + 1);
                if (x < SIDE - 1)
                    *at = nearer(*at, at[SIDE + 1] + diagonal);
                if (x)
                    *at = nearer(*at, at[SIDE - 1] + diagonal);
            }
        }
    }
}

static int within(int value)
{
    return value < 0 ? 0 : value > SIDE - 1 ? SIDE - 1 : value;
}

/* Averages 3 x 3 so that the line does not show the mask's pixels. */
static void smooth(float *to, const float *from)
{
    for (int y = 0; y < SIDE; y++) {
        const float *rows[3] = {from + within(y - 1) * SIDE, from + y * SIDE,
                                from + within(y + 1) * SIDE};
        for (int x = 0; x < SIDE; x++) {
            int left = within(x - 1), right = within(x + 1);
            float sum = 0;
            for (int i = 0; i < 3; i++)
                sum += rows[i][left] + rows[i][x] + rows[i][right];
            to[y * SIDE + x] = sum / 9;
        }
    }
}

static float sample(const float *field, float x, float y)
{
    int left = (int)floorf(x), top = (int)floorf(y);
    float right_share = x - (float)left, low_share = y - (float)top;
    const float *upper = field + within(top) * SIDE, *lower = field + within(top + 1) * SIDE;
    float a = upper[within(left)] * (1 - right_share) + upper[within(left + 1)] * right_share;
    float b = lower[within(left)] * (1 - right_share) + lower[within(left + 1)] * right_share;
    return a * (1 - low_share) + b * low_share;
}

/* Alpha of the line `depth` tiles inside the border (negative: outside), at `size` pixels a tile.
 */
static float glow(float depth, float size)
{
    float half = .009f * size > 1 ? .009f * size : 1; /* of the line's core, pixels */
    float core = half + .5f - fabsf(depth * size - half);
    if (core <= 0 && (depth > .21f || depth < -.055f))
        return 0; /* of the halo no byte is left */
    float halo = depth >= 0 ? .60f * expf(-depth / .035f) : .45f * expf(depth / .010f);
    core = core < 0 ? 0 : core > 1 ? 1 : core;
    return core > halo ? core : halo;
}

static bool make_edge(Pixels *pixels, const uint8_t *mask, uint16_t zones, int size)
{
    float *fields = malloc(3 * sizeof *fields * SIDE * SIDE);
    float *depth = fields, *outside = fields + SIDE * SIDE, *smoothed = fields + 2 * SIDE * SIDE;
    if (!fields || !pixels_make(pixels, size, size)) {
        free(fields);
        return false;
    }
    measure(depth, mask, zones, false);
    measure(outside, mask, zones, true);
    for (int i = 0; i < SIDE * SIDE; i++)
        depth[i] = depth[i] > 0 ? depth[i] - .5f : .5f - outside[i];
    smooth(smoothed, depth);
    smooth(depth, smoothed);
    float step = (float)SIDE / (float)size;
    for (int y = 0; y < size; y++) {
        for (int x = 0; x < size; x++) {
            float at = sample(depth, ((float)x + .5f) * step - .5f, ((float)y + .5f) * step - .5f);
            pixels->at[(ptrdiff_t)y * size + x] = white_of(glow(at / SIDE, (float)size));
        }
    }
    free(fields);
    return true;
}

/* Leaves diagonal lines of an area that has been turned already: a whole number of them to a tile,
 * so that they run on into its neighbours. */
static void hatch(Pixels *pixels, int size)
{
    int lines = size / 9 < 2 ? 2 : size / 9;
    float period = (float)size / (float)lines, half = period * .17f > .6f ? period * .17f : .6f;
    for (int y = 0; y < size; y++) {
        for (int x = 0; x < size; x++) {
            uint32_t *at = &pixels->at[(ptrdiff_t)y * size + x];
            float off = fmodf((float)(x + y + 1), period);
            float across = .70710678f * (off < period - off ? off : period - off);
            float ink = half + .5f - across;
            *at = white_of((ink < 0 ? 0 : ink > 1 ? 1 : ink) * (float)(*at >> 24) / 255);
        }
    }
}

/* What becomes of the alpha where a picture covers it. */
typedef struct Covered {
    uint32_t kept, added; /* of 255 */
} Covered;

static void cover(Pixels *pixels, const Art *art, int x, int y, Covered covered)
{
    const Pixels *from = &art->pixels;
    for (int row = 0; row < from->h; row++) {
        int to_y = y + art->dy + row;
        for (int column = 0; to_y >= 0 && to_y < pixels->h && column < from->w; column++) {
            int to_x = x + art->dx + column;
            if (to_x < 0 || to_x >= pixels->w)
                continue;
            uint32_t *at = &pixels->at[(ptrdiff_t)to_y * pixels->w + to_x];
            uint32_t by = from->at[(ptrdiff_t)row * from->w + column] >> 24;
            uint32_t alpha = *at >> 24, then = (alpha * covered.kept + 127) / 255 + covered.added;
            *at = (alpha * (255 - by) + then * by + 127) / 255 * 0x01010101u;
        }
    }
}

static bool begins(const char *name, const char *word)
{
    return strncmp(name, word, strlen(word)) == 0;
}

/* What grows and lies about is of the ground, but for trees. */
static bool is_ground(const char *name)
{
    static const char *const words[] = {"bush-", "rock-", "tuft-", "flower-", "lily-", "reed-"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (begins(name, words[i]))
            return true;
    return false;
}

static int zone_below(const Atlas *atlas, EditionId edition, int number, const AtlasPut *put)
{
    return put->zone >= 0 ? put->zone
                          : atlas_zone_at(atlas, edition, number, 0, (float)put->x / ATLAS_UNIT,
                                          (float)put->y / ATLAS_UNIT);
}

/* Takes from a picture of zones, or adds to it, what the standing figures and trees hide; the
 * tile's corner is at (margin, margin). */
static bool cover_standing(Pixels *pixels, const Land *land, uint16_t zones, ZoneStyle style,
                           int margin)
{
    EditionId edition = land->edition->rules.id;
    int number = land->edition->tiles.tiles[land->tiles->tile].number;
    bool dims = style == ZONES_OUTSIDE || style == ZONES_BEYOND;
    Crowd crowd = {0};
    bool whole = land_gather(land, (LandPart){0, 0, land->size, land->size}, &crowd);
    for (int i = 0; i < crowd.count; i++) {
        const Standing *standing = &crowd.items[i];
        const AtlasPut *put = standing->put;
        const char *name = land->atlas->sprites[put->sprite].name;
        bool tree = begins(name, "tree-");
        if (is_ground(name))
            continue;
        int zone = zone_below(land->atlas, edition, number, put);
        bool inked = (dims || tree) && zone >= 0 && zones >> zone & 1;
        const Art *art = stock_sprite(land->stock, land->size, put->sprite, put->flip);
        bool shines = tree && style == ZONES_EDGE; /* through */
        Covered covered = {shines ? (uint32_t)(255 * FAINT) : 0, inked && !shines ? 255 : 0};
        if (art->pixels.at)
            cover(pixels, art, standing->x + margin, standing->y + margin, covered);
    }
    free(crowd.items);
    return whole;
}

/* Only what stands out over the sides, on a margin of half a tile. */
static bool make_beyond(Pixels *pixels, const Land *land, uint16_t zones)
{
    int size = land->size, margin = size / 2, side = size + 2 * margin;
    if (!pixels_make(pixels, side, side))
        return false;
    bool whole = cover_standing(pixels, land, zones, ZONES_BEYOND, margin);
    for (int y = margin; y < margin + size; y++)
        memset(pixels->at + (ptrdiff_t)y * side + margin, 0, (size_t)size * sizeof *pixels->at);
    pixels_drop_empty(pixels);
    return whole;
}

static bool make_within(Pixels *pixels, const Land *land, const uint8_t *mask, uint16_t zones,
                        ZoneStyle style, bool bare)
{
    if (!(style == ZONES_EDGE ? make_edge : make_area)(pixels, mask, zones, land->size))
        return false;
    pixels_turn(pixels, land->tiles->rotation);
    bool whole = bare || cover_standing(pixels, land, zones, style, 0);
    if (style == ZONES_HATCH)
        hatch(pixels, land->size);
    return whole;
}

static const uint8_t *mask_of(const Land *land)
{
    int number = land->edition->tiles.tiles[land->tiles->tile].number;
    int overlay = land->atlas->tiles[land->edition->rules.id][number].overlay;
    return overlay < 0 || land->size < 1 ? NULL : land->atlas->overlays[overlay].zones;
}

Pixels zones_make(const Land *land, uint16_t zones, ZoneStyle style, bool bare)
{
    Pixels pixels = {0};
    const uint8_t *mask = mask_of(land);
    bool beyond = style == ZONES_BEYOND;
    if (style == ZONES_OUTSIDE || beyond)
        zones = (uint16_t)~zones;
    if (mask && !(beyond ? make_beyond(&pixels, land, zones)
                         : make_within(&pixels, land, mask, zones, style, bare)))
        pixels_free(&pixels);
    return pixels;
}

const Picture *zones_picture(Cache *cache, const Land *land, uint16_t zones, ZoneStyle style)
{
    const BoardTile *tile = land->tiles;
    if (!mask_of(land))
        return NULL;
    uint64_t key = hash_name(HASH_START, "zones");
    key = hash_number(key, (uint64_t)land->edition->rules.id << 48 | (uint64_t)tile->tile << 32 |
                               (uint64_t)tile->rotation << 24 | (uint64_t)style << 16 | zones);
    key = hash_number(key, (uint64_t)land->size);
    const Picture *found = cache_find(cache, key);
    if (found)
        return found;
    Pixels pixels = zones_make(land, zones, style, false);
    int margin = style == ZONES_BEYOND ? land->size / 2 : 0;
    return cache_add(cache, key, &pixels, -margin, -margin);
}
