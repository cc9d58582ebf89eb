#include "land.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SHADE_ALPHA = 150 };

/* Something upright, in pixels of the land. */
typedef struct Standing {
    const Art *art;
    int x, y;
    float foot; /* the y it stands at */
    int order;  /* as the tables have it: breaks ties the same way on every run */
} Standing;

typedef struct Crowd {
    Standing *items;
    int count, capacity;
    bool failed;
} Crowd;

static int nearer(const void *left, const void *right)
{
    const Standing *a = left, *b = right;
    if (a->foot != b->foot)
        return a->foot < b->foot ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

static void crowd_add(Crowd *crowd, Standing standing)
{
    if (crowd->count == crowd->capacity) {
        int capacity = crowd->capacity ? crowd->capacity * 2 : 256;
        Standing *items = realloc(crowd->items, (size_t)capacity * sizeof *items);
        if (!items) {
            crowd->failed = true;
            return;
        }
        crowd->items = items;
        crowd->capacity = capacity;
    }
    standing.order = crowd->count;
    crowd->items[crowd->count++] = standing;
}

static const AtlasTile *tile_of(const Land *land, const BoardTile *tile)
{
    const AtlasTile *found =
        &land->atlas->tiles[land->edition->rules.id][land->edition->tiles.tiles[tile->tile].number];
    return found->overlay >= 0 ? found : NULL;
}

/* True when a picture of that size at (x, y) touches the w x h pixels of `to`. */
static bool touches(const Pixels *to, int x, int y, int w, int h)
{
    return x < to->w && y < to->h && x + w > 0 && y + h > 0;
}

static void blend_art(Pixels *to, const Art *art, int x, int y)
{
    if (art->pixels.at)
        pixels_blend(to, x + art->dx, y + art->dy, &art->pixels);
}

static void paint_ground(const Land *land, Pixels *to, int left, int top)
{
    const Art *grass = stock_grass(land->stock, land->size);
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *tile = &land->tiles[i];
        const AtlasTile *known = tile_of(land, tile);
        int x = tile->x * land->size - left, y = tile->y * land->size - top;
        if (!touches(to, x, y, land->size, land->size))
            continue;
        if (grass->pixels.at)
            pixels_tile(to, x, y, land->size, land->size, &grass->pixels, -left, -top);
        if (known)
            blend_art(to, stock_overlay(land->stock, land->size, known->overlay, tile->rotation), x,
                      y);
    }
}

/* Averages `count` bytes, `pitch` apart, over 2 * radius + 1 each. */
static void blur_row(uint8_t *at, int count, ptrdiff_t pitch, int radius, uint8_t *copy)
{
    int sum = 0, width = 2 * radius + 1;
    for (int i = 0; i < count; i++)
        copy[i] = at[i * pitch];
    for (int i = -radius; i < radius; i++)
        sum += i >= 0 && i < count ? copy[i] : 0;
    for (int i = 0; i < count; i++) {
        sum += i + radius < count ? copy[i + radius] : 0;
        at[i * pitch] = (uint8_t)(sum / width);
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

/* Calls for everything that is put on the tiles near `to`; `stage` 0 paints what lies flat, 1 the
 * shadows, 2 gathers what stands. */
static void visit_puts(const Land *land, Pixels *to, int left, int top, int stage, Crowd *crowd)
{
    int size = land->size;
    for (size_t i = 0; i < land->count; i++) {
        const BoardTile *tile = &land->tiles[i];
        const AtlasTile *known = tile_of(land, tile);
        int tile_x = tile->x * size - left, tile_y = tile->y * size - top;
        if (!known || !touches(to, tile_x - size, tile_y - size, 3 * size, 3 * size))
            continue;
        for (uint32_t p = 0; p < known->put_count; p++) {
            const AtlasPut *put = &land->atlas->puts[known->first_put + p];
            if ((tile->bare && put->zone >= 0) || put->flat != (stage == 0))
                continue;
            int turned_x, turned_y;
            atlas_turn(tile->rotation, put->x, put->y, &turned_x, &turned_y);
            int x = tile_x + (turned_x * size + ATLAS_UNIT / 2) / ATLAS_UNIT;
            int y = tile_y + (turned_y * size + ATLAS_UNIT / 2) / ATLAS_UNIT;
            if (stage == 1) {
                blend_art(to, stock_shadow(land->stock, size, put->sprite), x, y);
                continue;
            }
            const Art *art = stock_sprite(land->stock, size, put->sprite, put->flip);
            if (stage == 0) {
                blend_art(to, art, x, y);
            } else if (art->pixels.at &&
                       touches(to, x + art->dx, y + art->dy, art->pixels.w, art->pixels.h)) {
                /* all levels say the same in tiles; the largest has the finest pixels */
                float foot = land->atlas->sprites[put->sprite].cut[0].foot / (float)atlas_levels[0];
                crowd_add(crowd, (Standing){art, x, y, (float)y + foot * (float)size, 0});
            }
        }
    }
}

bool land_paint(const Land *land, Pixels *to, int left, int top)
{
    Crowd crowd = {0};
    paint_ground(land, to, left, top);
    if (land->shade && !pixels_opaque(to))
        paint_shade(land, to, left, top);
    for (int stage = 0; stage < 3; stage++)
        visit_puts(land, to, left, top, stage, &crowd);
    if (crowd.count)
        qsort(crowd.items, (size_t)crowd.count, sizeof *crowd.items, nearer);
    for (int i = 0; i < crowd.count; i++)
        blend_art(to, crowd.items[i].art, crowd.items[i].x, crowd.items[i].y);
    free(crowd.items);
    return !crowd.failed;
}
