/* The glowing line is a function of the distance to the zones' border, found by a chamfer
 * transform: two sweeps over the mask. Along the tile's sides there is no border: the glow runs on
 * into the neighbour. What stands on the tile hides the picture, in the order of the land: a tree
 * takes the light of its wood, a figure none. */
#include "zones.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "sdl/pixels/resample.h"

enum {
    SIDE = MASK_SIDE / 2, /* of the fields of distances */
    FAR = 32              /* the largest distance: no light is left */
};

#define FAINT .3f /* share of a line that is seen through a tree */

static bool inside(const uint8_t *mask, int at, uint16_t zones)
{
    return zones >> (mask[at] - 1) & 1;
}

static uint8_t byte_of(float alpha)
{
    return alpha <= 0 ? 0 : alpha >= 1 ? 255 : (uint8_t)(alpha * 255 + .5f);
}

/* White by an alpha. */
static uint32_t white_of(uint32_t alpha)
{
    return alpha * 0x01010101u;
}

/* What a picture of zones is made from. */
typedef struct ZoneSource {
    const uint8_t *mask;
    uint16_t zones;
    int rotation;
} ZoneSource;

static bool make_area(Pixels *to, const ZoneSource *source)
{
    Pixels whole, scaled;
    if (!pixels_make(&whole, MASK_SIDE, MASK_SIDE))
        return false;
    for (int i = 0; i < MASK_SIDE * MASK_SIDE; i++)
        whole.at[i] = inside(source->mask, i, source->zones) ? white_of(255) : 0;
    bool good = pixels_scale(&scaled, pixels_whole(&whole), to->w, to->h, BEYOND_SAME);
    if (good)
        pixels_blend_turned(to, 0, 0, &scaled, source->rotation);
    pixels_free(&scaled);
    pixels_free(&whole);
    return good;
}

#define DIAGONAL 1.41421356f

static int within(int value)
{
    return value < 0 ? 0 : value > SIDE - 1 ? SIDE - 1 : value;
}

/* Pixels from each point to the nearest one beyond the border, at most FAR: each sweep goes by way
 * of the neighbours that it has passed. `sides`: on which side of the border each lies. */
static void measure(float *distance, const bool *sides)
{
    static const struct {
        int x, y;
        float length;
    } steps[] = {{1, 0, 1}, {0, 1, 1}, {1, 1, DIAGONAL}, {-1, 1, DIAGONAL}};
    for (int i = 0; i < SIDE * SIDE; i++)
        distance[i] = FAR;
    for (int way = -1; way <= 1; way += 2)
        for (int i = 0; i < SIDE * SIDE * 4; i++) {
            int at = way < 0 ? i / 4 : SIDE * SIDE - 1 - i / 4;
            int x = at % SIDE + way * steps[i % 4].x, y = at / SIDE + way * steps[i % 4].y;
            if (x != within(x) || y != within(y))
                continue;
            bool beyond = sides[y * SIDE + x] != sides[at];
            float length = steps[i % 4].length + (beyond ? 0 : distance[y * SIDE + x]);
            distance[at] = length < distance[at] ? length : distance[at];
        }
}

/* Averages 3 x 3 so that the line does not show the mask's pixels. */
static void smooth(float *to, const float *from)
{
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            float sum = 0;
            for (int i = 0; i < 9; i++)
                sum += from[within(y + i / 3 - 1) * SIDE + within(x + i % 3 - 1)];
            *to++ = sum / 9;
        }
}

/* What a line of a picture reads of a field: two of its lines, `share` of the second. */
typedef struct Tap {
    int first, second;
    float share;
} Tap;

static Tap tap_at(int i, float step)
{
    float at = ((float)i + .5f) * step - .5f;
    int first = (int)floorf(at);
    return (Tap){within(first), within(first + 1), at - (float)first};
}

static float mixed(float first, float second, float share)
{
    return first * (1 - share) + second * share;
}

/* Alpha of the line, `depth` tiles inside the border (below 0: outside), at `size` pixels a tile.
 */
static float glow(float depth, float size)
{
    float half = .009f * size > 1 ? .009f * size : 1; /* of the line's core, pixels */
    float core = half + .5f - fabsf(depth * size - half);
    if (core <= 0 && (depth > .21f || depth < -.055f))
        return 0; /* the halo is below half a byte */
    float halo = depth >= 0 ? .60f * expf(-depth / .035f) : .45f * expf(depth / .010f);
    core = core < 0 ? 0 : core > 1 ? 1 : core;
    return core > halo ? core : halo;
}

/* What a line is made of. */
typedef struct Fields {
    float depth[SIDE * SIDE]; /* pixels of the field inside the border; below 0: outside */
    float smoothed[SIDE * SIDE];
    bool sides[SIDE * SIDE];
} Fields;

static void measure_depth(Fields *fields, const uint8_t *mask, uint16_t zones)
{
    float *depth = fields->depth;
    bool *sides = fields->sides;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            sides[y * SIDE + x] = inside(mask, 2 * y * MASK_SIDE + 2 * x, zones);
    measure(depth, sides);
    for (int i = 0; i < SIDE * SIDE; i++)
        depth[i] = sides[i] ? depth[i] - .5f : .5f - depth[i];
    smooth(fields->smoothed, depth);
    smooth(depth, fields->smoothed);
}

/* Draws the line. */
static void trace_line(Pixels *to, const float *depth, const Tap *taps)
{
    for (int y = 0; y < to->h; y++) {
        const float *upper = depth + taps[y].first * SIDE, *lower = depth + taps[y].second * SIDE;
        for (int x = 0; x < to->w; x++) {
            Tap at = taps[x];
            float deep = mixed(mixed(upper[at.first], upper[at.second], at.share),
                               mixed(lower[at.first], lower[at.second], at.share), taps[y].share);
            to->at[(ptrdiff_t)y * to->w + x] = white_of(byte_of(glow(deep / SIDE, (float)to->w)));
        }
    }
}

static bool make_edge(Pixels *to, const ZoneSource *source)
{
    Pixels line = {0};
    Fields *fields = malloc(sizeof *fields);
    Tap *taps = malloc((size_t)to->w * sizeof *taps);
    bool good = fields && taps && pixels_make(&line, to->w, to->h);
    for (int i = 0; good && i < to->w; i++)
        taps[i] = tap_at(i, (float)SIDE / (float)to->w);
    if (good) {
        measure_depth(fields, source->mask, source->zones);
        trace_line(&line, fields->depth, taps);
        pixels_blend_turned(to, 0, 0, &line, source->rotation);
    }
    pixels_free(&line);
    free(taps);
    free(fields);
    return good;
}

/* Leaves diagonal lines of an area. A tile has a whole number of them, so that they run on into its
 * neighbours. */
static void hatch(Pixels *area)
{
    int size = area->w, lines = size / 9 < 2 ? 2 : size / 9;
    float period = (float)size / (float)lines, half = period * .17f > .6f ? period * .17f : .6f;
    for (int diagonal = 0; diagonal < 2 * size - 1; diagonal++) {
        float off = fmodf((float)(diagonal + 1), period);
        float across = .70710678f * (off < period - off ? off : period - off);
        float ink = half + .5f - across;
        ink = ink < 0 ? 0 : ink > 1 ? 1 : ink;
        int top = diagonal < size ? 0 : diagonal - size + 1;
        for (int y = top; y < size && y <= diagonal; y++) {
            uint32_t *at = &area->at[(ptrdiff_t)y * size + diagonal - y];
            *at = white_of(byte_of(ink * (float)(*at >> 24) / 255));
        }
    }
}

/* What becomes of an alpha where a picture covers it. */
typedef struct Covered {
    uint32_t kept, added; /* of 255 */
} Covered;

static void cover(Pixels *zones, const Picture *art, int x, int y, Covered covered)
{
    const Pixels *from = &art->pixels;
    int left = x + art->dx, top = y + art->dy, side = zones->w;
    int first = left < 0 ? -left : 0;
    int last = left + from->w > side ? side - left : from->w;
    for (int row = top < 0 ? -top : 0; row < from->h && top + row < side; row++) {
        uint32_t *to = zones->at + (ptrdiff_t)(top + row) * side + left;
        const uint32_t *source = from->at + (ptrdiff_t)row * from->w;
        for (int i = first; i < last; i++) {
            uint32_t by = source[i] >> 24, alpha = to[i] >> 24;
            if (by == 0)
                continue;
            uint32_t then = (alpha * covered.kept + 127) / 255 + covered.added;
            to[i] = white_of((alpha * (255 - by) + then * by + 127) / 255);
        }
    }
}

static bool begins(const char *name, const char *word)
{
    return strncmp(name, word, strlen(word)) == 0;
}

/* Whether it lies or grows on the ground and hides no zone; trees do. */
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

/* Covers a picture of zones with what stands on the tile, whose corner is at (margin, margin). */
static bool cover_standing(Pixels *to, const Land *land, uint16_t zones, ZoneStyle style,
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
        const Picture *art = art_have(land->pictures, land->pages, land->size,
                                      (ArtItem){ART_SPRITE, put->sprite, put->flip});
        bool shines = tree && style == ZONES_EDGE; /* through */
        Covered covered = {shines ? (uint32_t)(255 * FAINT) : 0, inked && !shines ? 255 : 0};
        if (art->pixels.at)
            cover(to, art, standing->x + margin, standing->y + margin, covered);
    }
    free(crowd.items);
    return whole;
}

/* Only what stands out over the sides of the tile. */
static bool make_beyond(Pixels *to, const Land *land, uint16_t zones)
{
    int size = land->size, margin = size / 2;
    bool whole = cover_standing(to, land, zones, ZONES_BEYOND, margin);
    for (int y = margin; y < margin + size; y++)
        memset(to->at + (ptrdiff_t)y * to->w + margin, 0, (size_t)size * sizeof *to->at);
    return whole;
}

static bool make_within(Pixels *to, const Land *land, const ZoneSource *source, ZoneStyle style)
{
    if (!(style == ZONES_EDGE ? make_edge : make_area)(to, source))
        return false;
    bool whole = cover_standing(to, land, source->zones, style, 0);
    if (style == ZONES_HATCH)
        hatch(to);
    return whole;
}

static const uint8_t *mask_of(const Land *land)
{
    int number = land->edition->tiles.tiles[land->tiles->tile].number;
    int overlay = land->atlas->tiles[land->edition->rules.id][number].overlay;
    return overlay < 0 || land->size < 1 ? NULL : land->atlas->overlays[overlay].zones;
}

/* Makes the picture of a layer, white and as large as `to`. ZONES_BEYOND has a margin of half a
 * tile. Clear where the tile has no mask or memory is out. */
static void make_layer(Pixels *to, const Zones *zones, const ZoneLayer *layer)
{
    const BoardTile tile = tile_turned(zones->of.tile.tile, zones->of.tile.rotation);
    Land land = zones->land;
    land.tiles = &tile;
    land.count = 1;
    ZoneStyle style = (ZoneStyle)layer->style;
    bool beyond = style == ZONES_BEYOND, outside = beyond || style == ZONES_OUTSIDE;
    ZoneSource source = {mask_of(&land), outside ? (uint16_t)~layer->zones : layer->zones,
                         tile.rotation};
    bool good = source.mask && (beyond ? make_beyond(to, &land, source.zones)
                                       : make_within(to, &land, &source, style));
    if (!good)
        memset(to->at, 0, pixels_bytes(to));
}

/* Blends a white layer in its colour. */
static void lay(Pixels *to, const Pixels *layer, Rgba colour)
{
    uint32_t solid = 0xFF000000u | (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
    for (int i = 0; i < to->w * to->h; i++) {
        uint32_t alpha = layer->at[i] >> 24;
        if (alpha)
            to->at[i] = pixels_over(pixels_times(solid, (alpha * colour.a + 127) / 255), to->at[i]);
    }
}

static void make_picture(Pictures *pictures, const void *data, Picture *made)
{
    const Zones *zones = data;
    int size = zones->land.size;
    int margin = zones->of.layers[0].style == ZONES_BEYOND ? size / 2 : 0, side = size + 2 * margin;
    Pixels *to = &made->pixels, layer;
    (void)pictures;
    bool good = pixels_make(to, side, side);
    for (int i = 0; good && i < zones->of.count; i++) {
        good = pixels_make(&layer, side, side);
        if (good) {
            make_layer(&layer, zones, &zones->of.layers[i]);
            lay(to, &layer, zones->of.layers[i].colour);
        }
        pixels_free(&layer);
    }
    pixels_drop_empty(to);
    made->dx = made->dy = -margin;
}

Recipe zones_recipe(const Zones *zones)
{
    const TileZones *of = &zones->of;
    uint64_t role = hash_pair(hash_name(HASH_START, "zones"), zones->land.edition->rules.id,
                              of->tile.tile << 2 | of->tile.rotation);
    for (int i = 0; i < of->count; i++) {
        const ZoneLayer *layer = &of->layers[i];
        role =
            hash_bytes(hash_pair(role, layer->style, layer->zones), &layer->colour, sizeof(Rgba));
    }
    return (Recipe){.key = hash_number(role, (uint64_t)zones->land.size),
                    .role = role,
                    .unit = zones->land.size,
                    .large = true,
                    .spared = true,
                    .urgency = PICTURE_SOON,
                    .make = make_picture,
                    .data = zones,
                    .bytes = sizeof *zones};
}
