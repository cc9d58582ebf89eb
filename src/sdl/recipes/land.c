#include "land.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lights.h"
#include "sdl/pixels/crew.h"
#include "sdl/pixels/pixels.h"

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

/* True when the part touches the tile's cell, widened by `more` cells on every side. */
static bool touches(LandPart part, const BoardTile *tile, int size, int more)
{
    int x = (tile->x - more) * size - part.left, y = (tile->y - more) * size - part.top;
    int side = (1 + 2 * more) * size;
    return x < part.w && y < part.h && x + side > 0 && y + side > 0;
}

static void blend_art(Pixels *to, const Art *art, int x, int y)
{
    if (art->pixels.at)
        pixels_blend(to, x + art->dx, y + art->dy, &art->pixels);
}

static void blend_standing(const Land *land, Pixels *to, const Standing *standing, int left,
                           int top)
{
    const AtlasPut *put = standing->put;
    blend_art(to, stock_sprite(land->stock, land->size, put->sprite, put->flip), standing->x - left,
              standing->y - top);
}

static void paint_ground(const Land *land, Pixels *to, int left, int top)
{
    int size = land->size;
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *tile = &land->tiles[i];
        const AtlasTile *known = tile_of(land, tile);
        int x = tile->x * size - left, y = tile->y * size - top;
        if (!touches((LandPart){left, top, to->w, to->h}, tile, size, 0))
            continue;
        const Art *grass = stock_grass(land->stock, size, tile->x, tile->y);
        if (grass->pixels.at)
            pixels_copy(to, x, y, &grass->pixels);
        const Art *overlay = known ? stock_overlay(land->stock, size, known->overlay) : NULL;
        if (overlay && overlay->pixels.at)
            pixels_blend_turned(to, x, y, &overlay->pixels, tile->rotation);
    }
}

/* Averages `count` bytes, `pitch` apart, over 2 * radius + 1 each: by a product, since most of the
 * time would go into dividing. */
static void blur_row(uint8_t *at, int count, ptrdiff_t pitch, int radius, uint8_t *copy)
{
    int sum = 0;
    uint64_t part = ((uint64_t)1 << 32) / (uint64_t)(2 * radius + 1) + 1;
    for (int i = 0; i < count; i++)
        copy[i] = at[i * pitch];
    for (int i = -radius; i < radius; i++)
        sum += i >= 0 && i < count ? copy[i] : 0;
    for (int i = 0; i < count; i++) {
        sum += i + radius < count ? copy[i + radius] : 0;
        at[i * pitch] = (uint8_t)((uint64_t)sum * part >> 32);
        sum -= i >= radius ? copy[i - radius] : 0;
    }
}

static void blur(uint8_t *mask, int w, int h, int radius, uint8_t *copy)
{
    for (int y = 0; y < h; y++)
        blur_row(mask + (ptrdiff_t)y * w, w, 1, radius, copy);
    for (int x = 0; x < w; x++)
        blur_row(mask + x, h, w, radius, copy);
}

/* Lays the shadow of all tiles together under what is painted so far. */
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
        blur(mask, w, h, radius, mask + (ptrdiff_t)w * h);
    for (int y = 0; y < to->h; y++) {
        uint32_t *row = to->at + (ptrdiff_t)y * to->w;
        const uint8_t *shade = mask + (ptrdiff_t)(y + margin) * w + margin;
        for (int x = 0; x < to->w; x++)
            if (row[x] >> 24 == 0)
                row[x] = (uint32_t)shade[x] << 24;
    }
    free(mask);
}

/* Whether a picture whose own point lies at `at` may be seen in the part. All levels say the same
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

/* What is put on a tile reaches a little way only: most of it is of no concern to a part. */
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
        if (!known || !touches(part, tile, size, 1))
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
            /* all levels say the same in tiles; the largest has the finest pixels */
            float foot = land->atlas->sprites[put->sprite].cut[0].foot / (float)atlas_levels[0];
            if (!crowd_add(crowd, (Standing){put, x, y, (float)y + foot * (float)size, 0}))
                return false;
        }
    }
    if (crowd->count)
        qsort(crowd->items, (size_t)crowd->count, sizeof *crowd->items, nearer);
    return true;
}

enum { MOST_WANTS = 4 };

/* What is to be made side by side. */
typedef struct Wants {
    const Land *land;
    int count;
    StockItem items[MOST_WANTS];
    bool (*late)(const void *);
    const void *context;
} Wants;

static void make_one(void *context, int index)
{
    const Wants *wants = context;
    stock_get(wants->land->stock, wants->land->size, wants->items[index]);
}

/* Makes what is wanted; false when it is late then. */
static bool make_all(Wants *wants)
{
    bool any = wants->count > 0;
    crew_work(make_one, wants, wants->count);
    wants->count = 0;
    return !any || !wants->late(wants->context);
}

/* False when it is late. */
static bool want(Wants *wants, StockItem item)
{
    if (stock_has(wants->land->stock, wants->land->size, item))
        return true;
    for (int i = 0; i < wants->count; i++)
        if (wants->items[i].kind == item.kind && wants->items[i].index == item.index &&
            wants->items[i].flip == item.flip)
            return true;
    wants->items[wants->count++] = item;
    return wants->count < MOST_WANTS || make_all(wants);
}

static bool want_ground(Wants *wants, const BoardTile *tile)
{
    const AtlasTile *known = tile_of(wants->land, tile);
    int row = tile->y & (GRASS_TILES - 1), column = tile->x & (GRASS_TILES - 1);
    return want(wants, (StockItem){STOCK_GRASS, row * GRASS_TILES + column, false}) &&
           (!known || want(wants, (StockItem){STOCK_OVERLAY, known->overlay, false}));
}

/* Of a lit tile, animals that are drawn elsewhere hide the light too. */
static bool want_standing(Wants *wants, const BoardTile *tile)
{
    const Land *land = wants->land;
    const AtlasTile *known = tile_of(land, tile);
    bool ready = true;
    for (uint32_t p = 0; ready && known && p < known->put_count; p++) {
        const AtlasPut *put = &land->atlas->puts[known->first_put + p];
        ready = want(wants, (StockItem){STOCK_SPRITE, put->sprite, put->flip}) &&
                (put->flat || want(wants, (StockItem){STOCK_SHADOW, put->sprite, false}));
    }
    return ready;
}

static bool touches_any(LandParts parts, const BoardTile *tile, int size, int more)
{
    for (int i = 0; i < parts.count; i++)
        if (touches(parts.at[i], tile, size, more))
            return true;
    return false;
}

bool land_ready(const Land *land, LandParts parts, bool (*late)(const void *), const void *context)
{
    Wants wants = {.land = land, .late = late, .context = context};
    bool ready = true;
    for (size_t i = 0; ready && i < land->count; i++) {
        if (touches_any(parts, &land->tiles[i], land->size, 0))
            ready = want_ground(&wants, &land->tiles[i]);
        if (ready && touches_any(parts, &land->tiles[i], land->size, 1))
            ready = want_standing(&wants, &land->tiles[i]);
    }
    return ready && make_all(&wants) &&
           (land->light_count == 0 || lights_ready(land->lights, land, parts, late, context));
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
        blend_art(to, stock_shadow(land->stock, land->size, crowd.items[i].put->sprite),
                  crowd.items[i].x - left, crowd.items[i].y - top);
    if (land->light_count)
        lights_lay_below(land->lights, land, to, left, top);
    for (int i = flat; i < crowd.count; i++)
        blend_standing(land, to, &crowd.items[i], left, top);
    if (land->light_count)
        lights_lay_above(land->lights, land, to, left, top);
    if (land->day)
        pixels_grade(to, land->day);
    free(crowd.items);
    return whole;
}
