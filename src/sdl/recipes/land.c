#include "land.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "sdl/pixels/pixels.h"
#include "sdl/pixels/resample.h"

enum { SHADE_ALPHA = 150, ROUNDED = 3 /* pixels */ };

static int nearer(const void *left, const void *right)
{
    const Standing *a = left, *b = right;
    if (a->put->flat != b->put->flat)
        return a->put->flat ? -1 : 1;
    if (a->foot != b->foot)
        return a->foot < b->foot ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

static bool crowd_add(Crowd *crowd, Standing standing)
{
    if (crowd->count == crowd->capacity) {
        int capacity = crowd->capacity ? crowd->capacity * 2 : 256;
        Standing *items = realloc(crowd->items, (size_t)capacity * sizeof *items);
        if (!items)
            return false;
        crowd->items = items;
        crowd->capacity = capacity;
    }
    standing.order = crowd->count;
    crowd->items[crowd->count++] = standing;
    return true;
}

static const AtlasTile *tile_of(const Land *land, const BoardTile *tile)
{
    const AtlasTile *found =
        &land->atlas->tiles[land->edition->rules.id][land->edition->tiles.tiles[tile->tile].number];
    return found->overlay >= 0 ? found : NULL;
}

bool land_touches(LandPart part, const BoardTile *tile, int size)
{
    int reach = (int)((float)size * LAND_REACH) + ROUNDED, side = size + 2 * reach;
    int x = tile->x * size - reach - part.left, y = tile->y * size - reach - part.top;
    return x < part.w && y < part.h && x + side > 0 && y + side > 0;
}

static void blend_art(Pixels *to, const Picture *art, int x, int y)
{
    if (art->pixels.at)
        pixels_blend(to, x + art->dx, y + art->dy, &art->pixels);
}

static const Picture *art_of(const Land *land, ArtItem item)
{
    return art_have(land->pictures, land->pages, land->size, item);
}

static void blend_standing(const Land *land, Pixels *to, const Standing *standing, int left,
                           int top)
{
    const AtlasPut *put = standing->put;
    blend_art(to, art_of(land, (ArtItem){ART_SPRITE, put->sprite, put->flip}), standing->x - left,
              standing->y - top);
}

static void paint_ground(const Land *land, Pixels *to, int left, int top)
{
    int size = land->size;
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *tile = &land->tiles[i];
        const AtlasTile *known = tile_of(land, tile);
        int x = tile->x * size - left, y = tile->y * size - top;
        if (!land_touches((LandPart){left, top, to->w, to->h}, tile, size))
            continue;
        const Picture *grass = art_of(land, art_grass(tile->x, tile->y));
        if (grass->pixels.at)
            pixels_copy(to, x, y, &grass->pixels);
        const Picture *overlay =
            known ? art_of(land, (ArtItem){ART_OVERLAY, known->overlay, false}) : NULL;
        if (overlay && overlay->pixels.at)
            pixels_blend_turned(to, x, y, &overlay->pixels, tile->rotation);
    }
}

/* Blends the soft shadow of all tiles below what is painted so far. */
static void paint_shade(const Land *land, Pixels *to, int left, int top)
{
    int radius = land->size / 16 + 1, margin = 2 * radius, drop = land->size / 12;
    int w = to->w + 2 * margin, h = to->h + 2 * margin;
    uint8_t *mask = calloc((size_t)w * (size_t)h + (size_t)(w + h), 1);
    if (!mask)
        return;
    for (size_t i = 0; i < land->count; i++) {
        int x0 = land->tiles[i].x * land->size - left + margin, x1 = x0 + land->size;
        int y0 = land->tiles[i].y * land->size - top + margin + drop, y1 = y0 + land->size;
        x0 = x0 < 0 ? 0 : x0;
        x1 = x1 > w ? w : x1;
        for (int y = y0 < 0 ? 0 : y0; x0 < x1 && y < y1 && y < h; y++)
            memset(mask + (ptrdiff_t)y * w + x0, SHADE_ALPHA, (size_t)(x1 - x0));
    }
    for (int pass = 0; pass < 2; pass++)
        bytes_blur(mask, w, h, radius, mask + (ptrdiff_t)w * h);
    for (int y = 0; y < to->h; y++) {
        uint32_t *row = to->at + (ptrdiff_t)y * to->w;
        const uint8_t *shade = mask + (ptrdiff_t)(y + margin) * w + margin;
        for (int x = 0; x < to->w; x++)
            if (row[x] >> 24 == 0)
                row[x] = (uint32_t)shade[x] << 24;
    }
    free(mask);
}

/* Whether a picture whose pivot lies at `at` may be seen in the part. All levels are equally large
 * in tiles, up to a pixel. */
static bool may_show(const AtlasCut *cut, bool flip, int size, SDL_Point at, LandPart part)
{
    float scale = (float)size / (float)atlas_levels[0];
    float before = cut->pivot_x * scale, after = ((float)cut->w - cut->pivot_x) * scale;
    float x = (float)(at.x - part.left) - (flip ? after : before);
    float y = (float)(at.y - part.top) - cut->pivot_y * scale;
    return x < (float)(part.w + ROUNDED) && x + before + after > -ROUNDED &&
           y < (float)(part.h + ROUNDED) && y + (float)cut->h * scale > -ROUNDED;
}

/* Most of what is put on a tile is not seen in a part. */
static bool put_may_show(const Land *land, const AtlasPut *put, SDL_Point at, LandPart part)
{
    const AtlasSprite *sprite = &land->atlas->sprites[put->sprite];
    return may_show(&sprite->cut[0], put->flip, land->size, at, part) ||
           may_show(&sprite->shadow[0], false, land->size, at, part);
}

bool land_gather(const Land *land, LandPart part, Crowd *crowd)
{
    int size = land->size;
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *tile = &land->tiles[i];
        const AtlasTile *known = tile_of(land, tile);
        int tile_x = tile->x * size, tile_y = tile->y * size;
        if (!known || !land_touches(part, tile, size))
            continue;
        for (uint32_t p = 0; p < known->put_count; p++) {
            const AtlasPut *put = &land->atlas->puts[known->first_put + p];
            if (tile->bare && put->zone >= 0)
                continue;
            int x, y;
            atlas_turn(tile->rotation, put->x, put->y, &x, &y);
            x = tile_x + (x * size + ATLAS_UNIT / 2) / ATLAS_UNIT;
            y = tile_y + (y * size + ATLAS_UNIT / 2) / ATLAS_UNIT;
            if (!put_may_show(land, put, (SDL_Point){x, y}, part))
                continue;
            /* the largest level is the most exact */
            float foot = land->atlas->sprites[put->sprite].cut[0].foot / (float)atlas_levels[0];
            if (!crowd_add(crowd, (Standing){put, x, y, (float)y + foot * (float)size, 0}))
                return false;
        }
    }
    if (crowd->count)
        qsort(crowd->items, (size_t)crowd->count, sizeof *crowd->items, nearer);
    return true;
}

bool land_paint(const Land *land, Pixels *to, int left, int top)
{
    Crowd crowd = {0};
    int flat = 0;
    paint_ground(land, to, left, top);
    if (land->shade && !pixels_opaque(to))
        paint_shade(land, to, left, top);
    bool whole = land_gather(land, (LandPart){left, top, to->w, to->h}, &crowd);
    for (; flat < crowd.count && crowd.items[flat].put->flat; flat++)
        blend_standing(land, to, &crowd.items[flat], left, top);
    for (int i = flat; i < crowd.count; i++)
        blend_art(to, art_of(land, (ArtItem){ART_SHADOW, crowd.items[i].put->sprite, false}),
                  crowd.items[i].x - left, crowd.items[i].y - top);
    for (int i = flat; i < crowd.count; i++)
        blend_standing(land, to, &crowd.items[i], left, top);
    if (land->day)
        pixels_grade(to, land->day);
    free(crowd.items);
    return whole;
}

uint64_t land_hash_tile(uint64_t hash, const BoardTile *tile)
{
    return hash_number(hash, (uint64_t)tile->tile << 32 | (uint64_t)tile->rotation << 24 |
                                 (uint64_t)(uint8_t)tile->x << 16 |
                                 (uint64_t)(uint8_t)tile->y << 8 | tile->bare);
}

LandSpot land_spot(const Land *land, LandPart part)
{
    LandSpot spot = {.land = *land, .part = part};
    spot.land.count = 0;
    if (land->day)
        spot.day = *land->day;
    for (size_t i = 0; i < land->count && spot.land.count < MOST_AROUND; i++)
        if (land_touches(part, &land->tiles[i], land->size))
            spot.tiles[spot.land.count++] = land->tiles[i];
    return spot;
}

uint64_t land_spot_key(const LandSpot *spot)
{
    const Land *land = &spot->land;
    uint64_t key = hash_pair(hash_name(HASH_START, "land"), land->edition->rules.id, land->size);
    key = hash_pair(hash_pair(key, spot->part.left, spot->part.top), spot->part.w, spot->degrees);
    key = land->day ? hash_bytes(key, &spot->day, sizeof spot->day) : key;
    for (size_t i = 0; i < land->count; i++)
        key = land_hash_tile(key, &spot->tiles[i]);
    return key;
}

void land_make_spot(Pictures *pictures, const void *data, Picture *made)
{
    const LandSpot *spot = data;
    Land land = spot->land;
    int middle = land.size / 2, margin = (spot->part.w - land.size) / 2;
    Pixels turned;
    (void)pictures;
    land.tiles = spot->tiles;
    land.day = land.day ? &spot->day : NULL;
    if (!pixels_make(&made->pixels, spot->part.w, spot->part.h))
        return;
    land_paint(&land, &made->pixels, spot->part.left, spot->part.top);
    pixels_drop_empty(&made->pixels);
    made->dx = made->dy = -margin - middle;
    if (spot->degrees && made->pixels.at &&
        pixels_rotate(&turned, &made->pixels, spot->degrees, &made->dx, &made->dy)) {
        pixels_free(&made->pixels);
        made->pixels = turned;
    }
    made->dx += middle;
    made->dy += middle;
}
