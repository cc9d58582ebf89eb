#include "stock.h"

#include <math.h>
#include <stdlib.h>

enum { SHELVES = 6 };

/* All pictures at one tile size. */
typedef struct Shelf {
    int size; /* 0: empty */
    _Atomic uint32_t used;
    Art grass[GRASS_TILES][GRASS_TILES]; /* by row and column */
    Art *sprites;                        /* by sprite * 2 + flip */
    Art *shadows;                        /* by sprite */
    Art *overlays;                       /* by overlay */
} Shelf;

struct Stock {
    Pages *pages;
    _Atomic uint32_t clock, made;
    Shelf shelves[SHELVES];
};

static const Art nothing = {.made = true};

Stock *stock_new(Pages *pages)
{
    Stock *stock = calloc(1, sizeof *stock);
    if (stock)
        stock->pages = pages;
    return stock;
}

uint32_t stock_made(const Stock *stock)
{
    return stock->made;
}

static void free_arts(Art *arts, size_t count)
{
    for (size_t i = 0; arts && i < count; i++)
        pixels_free(&arts[i].pixels);
    free(arts);
}

static void empty_shelf(const Stock *stock, Shelf *shelf)
{
    const Atlas *atlas = &stock->pages->atlas;
    for (int i = 0; i < GRASS_TILES * GRASS_TILES; i++)
        pixels_free(&shelf->grass[i / GRASS_TILES][i % GRASS_TILES].pixels);
    free_arts(shelf->sprites, atlas->sprite_count * 2);
    free_arts(shelf->shadows, atlas->sprite_count);
    free_arts(shelf->overlays, atlas->overlay_count);
    *shelf = (Shelf){0};
}

void stock_free(Stock *stock)
{
    for (int i = 0; stock && i < SHELVES; i++)
        empty_shelf(stock, &stock->shelves[i]);
    free(stock);
}

/* The shelf of a size, or NULL when memory is out. */
static Shelf *shelf_of(Stock *stock, int size)
{
    Shelf *oldest = &stock->shelves[0];
    for (Shelf *shelf = stock->shelves; shelf < stock->shelves + SHELVES; shelf++) {
        if (shelf->size == size) {
            shelf->used = ++stock->clock;
            return shelf;
        }
        if (shelf->used < oldest->used)
            oldest = shelf;
    }
    const Atlas *atlas = &stock->pages->atlas;
    empty_shelf(stock, oldest);
    oldest->sprites = calloc(atlas->sprite_count * 2 + 1, sizeof(Art));
    oldest->shadows = calloc(atlas->sprite_count + 1, sizeof(Art));
    oldest->overlays = calloc(atlas->overlay_count + 1, sizeof(Art));
    if (!oldest->sprites || !oldest->shadows || !oldest->overlays) {
        empty_shelf(stock, oldest);
        return NULL;
    }
    oldest->size = size;
    oldest->used = ++stock->clock;
    return oldest;
}

/* The smallest level that is not below `size`, of those that the cut has; -1: none at all. */
static int level_for(const AtlasCut cuts[ATLAS_LEVELS], int size)
{
    int best = -1;
    for (int level = 0; level < ATLAS_LEVELS; level++)
        if (cuts[level].page >= 0 && (best < 0 || atlas_levels[level] >= size))
            best = level;
    return best;
}

/* Resamples a sprite so that its pivot falls between two pixels: it is then as sharp at every
 * place. */
Art art_sprite(Pages *pages, const AtlasCut cuts[ATLAS_LEVELS], int size, bool flip)
{
    Art art = {.made = true};
    int level = level_for(cuts, size);
    Cut from = level < 0 ? (Cut){0} : pages_cut(pages, &cuts[level]);
    if (!from.of)
        return art;
    const AtlasCut *cut = &cuts[level];
    double step = (double)atlas_levels[level] / size;
    double pivot_x = cut->pivot_x, pivot_y = cut->pivot_y;
    if (atlas_levels[level] == size) {
        pivot_x = floor(pivot_x + .5);
        pivot_y = floor(pivot_y + .5);
    }
    int left = (int)floor(-pivot_x / step), right = (int)ceil((cut->w - pivot_x) / step);
    int top = (int)floor(-pivot_y / step), bottom = (int)ceil((cut->h - pivot_y) / step);
    pixels_resample(&art.pixels, from,
                    (Axis){right - left, pivot_x + left * step, step, BEYOND_CLEAR},
                    (Axis){bottom - top, pivot_y + top * step, step, BEYOND_CLEAR});
    art.dx = left;
    art.dy = top;
    if (flip) {
        pixels_flip(&art.pixels);
        art.dx = -right;
    }
    return art;
}

const Art *stock_sprite(Stock *stock, int size, int sprite, bool flip)
{
    Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return &nothing;
    Art *art = &shelf->sprites[sprite * 2 + flip];
    if (!art->made) {
        *art = art_sprite(stock->pages, stock->pages->atlas.sprites[sprite].cut, size, flip);
        stock->made++;
    }
    return art;
}

const Art *stock_shadow(Stock *stock, int size, int sprite)
{
    Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return &nothing;
    Art *art = &shelf->shadows[sprite];
    if (!art->made) {
        *art = art_sprite(stock->pages, stock->pages->atlas.sprites[sprite].shadow, size, false);
        stock->made++;
    }
    return art;
}

const Art *stock_overlay(Stock *stock, int size, int overlay)
{
    Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return &nothing;
    Art *art = &shelf->overlays[overlay];
    if (art->made)
        return art;
    const AtlasCut *cuts = stock->pages->atlas.overlays[overlay].cut;
    int level = level_for(cuts, size);
    Cut from = level < 0 ? (Cut){0} : pages_cut(stock->pages, &cuts[level]);
    art->made = true;
    stock->made++;
    if (from.of)
        pixels_scale(&art->pixels, from, size, size, BEYOND_SAME);
    return art;
}

const Art *stock_grass(Stock *stock, int size, int column, int row)
{
    Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return &nothing;
    column &= GRASS_TILES - 1;
    row &= GRASS_TILES - 1;
    Art *art = &shelf->grass[row][column];
    if (art->made)
        return art;
    AtlasCut cuts[ATLAS_LEVELS];
    for (int i = 0; i < ATLAS_LEVELS; i++) {
        int side = GRASS_TILES * atlas_levels[i];
        cuts[i] = (AtlasCut){
            .page = stock->pages->atlas.grass[i], .w = (int16_t)side, .h = (int16_t)side};
    }
    int level = level_for(cuts, size), side = level < 0 ? 0 : atlas_levels[level];
    Cut from = level < 0 ? (Cut){0} : pages_cut(stock->pages, &cuts[level]);
    double step = (double)side / size;
    art->made = true;
    stock->made++;
    if (from.of) /* a filter reaches over the cell's sides into its neighbours */
        pixels_resample(&art->pixels, from, (Axis){size, column * side, step, BEYOND_WRAP},
                        (Axis){size, row * side, step, BEYOND_WRAP});
    return art;
}

bool stock_has(Stock *stock, int size, StockItem item)
{
    const Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return true; /* there is no more to be had */
    switch (item.kind) {
    case STOCK_GRASS:
        return shelf->grass[item.index / GRASS_TILES][item.index % GRASS_TILES].made;
    case STOCK_OVERLAY:
        return shelf->overlays[item.index].made;
    case STOCK_SPRITE:
        return shelf->sprites[item.index * 2 + item.flip].made;
    case STOCK_SHADOW:
        return shelf->shadows[item.index].made;
    }
    return true;
}

const Art *stock_get(Stock *stock, int size, StockItem item)
{
    switch (item.kind) {
    case STOCK_GRASS:
        return stock_grass(stock, size, item.index % GRASS_TILES, item.index / GRASS_TILES);
    case STOCK_OVERLAY:
        return stock_overlay(stock, size, item.index);
    case STOCK_SPRITE:
        return stock_sprite(stock, size, item.index, item.flip);
    case STOCK_SHADOW:
        return stock_shadow(stock, size, item.index);
    }
    return &nothing;
}
