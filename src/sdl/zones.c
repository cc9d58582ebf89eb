/* The glowing line is a function of the distance to the zones' border, which is found by two sweeps
 * over the mask (a chamfer transform). Only pixels of the tile's other zones are border: along the
 * tile's sides the glow runs on into the neighbour. What stands on the tile is then laid over it in
 * the order of the land: a crown shows its wood, a figure no zone at all. */
#include "zones.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scratch.h"

enum { SIDE = MASK_SIDE / 2 /* of the fields of distances */, FAR = 1000 };

#define FAINT .3f /* what is left of a line below a crown */

static bool inside(const uint8_t *mask, int at, uint16_t zones)
{
    return zones >> (mask[at] - 1) & 1;
}

static uint32_t white_of(float alpha)
{
    uint32_t a = alpha <= 0 ? 0 : alpha >= 1 ? 255 : (uint32_t)(alpha * 255 + .5f);
    return a * 0x01010101u;
}

static bool make_area(Pixels *pixels, const uint8_t *mask, uint16_t zones, int size)
{
    size_t area = (size_t)size * (size_t)size;
    uint8_t *whole = scratch_take(SCRATCH_ZONES, MASK_SIDE * MASK_SIDE + area);
    uint8_t *scaled = whole + MASK_SIDE * MASK_SIDE;
    bool good = whole && pixels_make(pixels, size, size);
    for (int i = 0; good && i < MASK_SIDE * MASK_SIDE; i++)
        whole[i] = inside(mask, i, zones) ? 255 : 0;
    good = good && bytes_scale(scaled, size, whole, MASK_SIDE);
    for (size_t i = 0; good && i < area; i++)
        pixels->at[i] = scaled[i] * 0x01010101u;
    scratch_give(SCRATCH_ZONES, whole);
    return good;
}

static float nearer(float distance, float other)
{
    return other < distance ? other : distance;
}

#define DIAGONAL 1.41421356f

/* What a row's points have by way of the row beside it, whose points on the other side of the
 * border are no way off. */
static void reach_row(float *row, const int32_t *sides, const float *beside,
                      const int32_t *beside_sides)
{
    for (int x = 0; x < SIDE; x++)
        row[x] = nearer(row[x], (beside_sides[x] == sides[x] ? beside[x] : 0) + 1);
    for (int x = 1; x < SIDE; x++)
        row[x] = nearer(row[x], (beside_sides[x - 1] == sides[x] ? beside[x - 1] : 0) + DIAGONAL);
    for (int x = 0; x < SIDE - 1; x++)
        row[x] = nearer(row[x], (beside_sides[x + 1] == sides[x] ? beside[x + 1] : 0) + DIAGONAL);
}

/* And by way of the point before in the row itself, from `first` on. */
static void reach_along(float *row, const int32_t *sides, int first, int step)
{
    for (int x = first + step; x >= 0 && x < SIDE; x += step)
        row[x] = nearer(row[x], (sides[x - step] == sides[x] ? row[x - step] : 0) + 1);
}

/* Pixels from each point to the nearest one beyond the border, at most FAR; `sides` says on which
 * side of it each lies. */
static void measure(float *distance, const int32_t *sides)
{
    for (int i = 0; i < SIDE * SIDE; i++)
        distance[i] = FAR;
    for (int y = 0; y < SIDE; y++) {
        float *row = distance + y * SIDE;
        const int32_t *own = sides + y * SIDE;
        if (y)
            reach_row(row, own, row - SIDE, own - SIDE);
        reach_along(row, own, 0, 1);
    }
    for (int y = SIDE - 1; y >= 0; y--) {
        float *row = distance + y * SIDE;
        const int32_t *own = sides + y * SIDE;
        if (y < SIDE - 1)
            reach_row(row, own, row + SIDE, own + SIDE);
        reach_along(row, own, SIDE - 1, -1);
    }
}

static int within(int value)
{
    return value < 0 ? 0 : value > SIDE - 1 ? SIDE - 1 : value;
}

/* Adds up three points of a row each. */
static void sum_threes(float *sums, const float *row)
{
    sums[0] = row[0] + row[0] + row[1];
    for (int x = 1; x < SIDE - 1; x++)
        sums[x] = row[x - 1] + row[x] + row[x + 1];
    sums[SIDE - 1] = row[SIDE - 2] + row[SIDE - 1] + row[SIDE - 1];
}

/* Averages 3 x 3 so that the line does not show the mask's pixels. */
static void smooth(float *to, const float *from)
{
    float sums[3][SIDE];
    sum_threes(sums[0], from);
    for (int y = 0; y < SIDE; y++) {
        const float *above = sums[within(y - 1) % 3], *at = sums[y % 3];
        const float *below = sums[within(y + 1) % 3];
        if (y < SIDE - 1)
            sum_threes(sums[(y + 1) % 3], from + (y + 1) * SIDE);
        for (int x = 0; x < SIDE; x++)
            to[y * SIDE + x] = (above[x] + at[x] + below[x]) / 9;
    }
}

/* Where a line of a picture is read in a field: `share` of the second of two. */
typedef struct Sample {
    int first, second;
    float share;
} Sample;

static Sample sample_at(int i, float step)
{
    float at = ((float)i + .5f) * step - .5f;
    int first = (int)floorf(at);
    return (Sample){within(first), within(first + 1), at - (float)first};
}

static float mixed(float first, float second, float share)
{
    return first * (1 - share) + second * share;
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

/* All that a line is made of. */
typedef struct Fields {
    float depth[SIDE * SIDE]; /* inside the border (negative: outside), in pixels of the field */
    float smoothed[SIDE * SIDE];
    int32_t sides[SIDE * SIDE];
} Fields;

static void measure_depth(Fields *fields, const uint8_t *mask, uint16_t zones)
{
    float *depth = fields->depth;
    int32_t *sides = fields->sides;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            sides[y * SIDE + x] = inside(mask, 2 * y * MASK_SIDE + 2 * x, zones);
    measure(depth, sides);
    for (int i = 0; i < SIDE * SIDE; i++)
        depth[i] = sides[i] ? depth[i] - .5f : .5f - depth[i];
    smooth(fields->smoothed, depth);
    smooth(depth, fields->smoothed);
}

static bool make_edge(Pixels *pixels, const uint8_t *mask, uint16_t zones, int size)
{
    Fields *fields = scratch_take(SCRATCH_ZONES, sizeof *fields);
    Sample *samples = malloc((size_t)size * sizeof *samples);
    bool good = fields && samples && pixels_make(pixels, size, size);
    if (good)
        measure_depth(fields, mask, zones);
    for (int i = 0; good && i < size; i++)
        samples[i] = sample_at(i, (float)SIDE / (float)size);
    for (int y = 0; good && y < size; y++) {
        const float *upper = fields->depth + samples[y].first * SIDE,
                    *lower = fields->depth + samples[y].second * SIDE;
        for (int x = 0; x < size; x++) {
            Sample at = samples[x];
            float depth =
                mixed(mixed(upper[at.first], upper[at.second], at.share),
                      mixed(lower[at.first], lower[at.second], at.share), samples[y].share);
            pixels->at[(ptrdiff_t)y * size + x] = white_of(glow(depth / SIDE, (float)size));
        }
    }
    free(samples);
    scratch_give(SCRATCH_ZONES, fields);
    return good;
}

/* Leaves diagonal lines of an area that has been turned already: a whole number of them to a tile,
 * so that they run on into its neighbours. */
static void hatch(Pixels *pixels, int size)
{
    int lines = size / 9 < 2 ? 2 : size / 9;
    float period = (float)size / (float)lines, half = period * .17f > .6f ? period * .17f : .6f;
    for (int diagonal = 0; diagonal < 2 * size - 1; diagonal++) {
        float off = fmodf((float)(diagonal + 1), period);
        float across = .70710678f * (off < period - off ? off : period - off);
        float ink = half + .5f - across;
        ink = ink < 0 ? 0 : ink > 1 ? 1 : ink;
        int top = diagonal < size ? 0 : diagonal - size + 1;
        for (int y = top; y < size && y <= diagonal; y++) {
            uint32_t *at = &pixels->at[(ptrdiff_t)y * size + diagonal - y];
            *at = white_of(ink * (float)(*at >> 24) / 255);
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
    int left = x + art->dx, top = y + art->dy;
    int first = left < 0 ? -left : 0;
    int last = left + from->w > pixels->w ? pixels->w - left : from->w;
    for (int row = top < 0 ? -top : 0; row < from->h && top + row < pixels->h; row++) {
        uint32_t *to = pixels->at + (ptrdiff_t)(top + row) * pixels->w + left;
        const uint32_t *source = from->at + (ptrdiff_t)row * from->w;
        for (int i = first; i < last; i++) {
            uint32_t by = source[i] >> 24, alpha = to[i] >> 24;
            if (by == 0)
                continue;
            uint32_t then = (alpha * covered.kept + 127) / 255 + covered.added;
            to[i] = (alpha * (255 - by) + then * by + 127) / 255 * 0x01010101u;
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

void zones_go_on(Pixels *pixels, const Land *land, uint16_t zones, ZoneStyle style)
{
    if (style == ZONES_HATCH)
        hatch(pixels, land->size);
    else if (style == ZONES_EDGE)
        cover_standing(pixels, land, zones, style, 0);
}

static bool make_within(Pixels *pixels, const Land *land, const uint8_t *mask, uint16_t zones,
                        ZoneStyle style, bool bare)
{
    bool edge = style == ZONES_EDGE;
    if (!(edge ? make_edge : make_area)(pixels, mask, zones, land->size))
        return false;
    pixels_turn(pixels, land->tiles->rotation);
    bool whole = edge || bare || cover_standing(pixels, land, zones, style, 0);
    if (!bare)
        zones_go_on(pixels, land, zones, style);
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
