#include "stock.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SHELVES = 6, GROUND_BLOCKS = 16 /* each way, at most */ };

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
    size_t budget;
    uint32_t frame;
    _Atomic uint32_t clock, made;
    _Atomic size_t bytes;
    Shelf shelves[SHELVES];
    Art ground; /* the grass of all cells, as the atlas has it, as far as it was needed */
    int ground_level;
    bool unpacked[GROUND_BLOCKS][GROUND_BLOCKS]; /* its blocks, by row and column */
};

static const Art nothing = {.made = true};

Stock *stock_new(Pages *pages, size_t budget)
{
    Stock *stock = calloc(1, sizeof *stock);
    if (stock)
        *stock = (Stock){.pages = pages, .budget = budget, .frame = 1};
    return stock;
}

uint32_t stock_made(const Stock *stock)
{
    return stock->made;
}

size_t stock_bytes(const Stock *stock)
{
    return stock->bytes;
}

void stock_limit(Stock *stock, size_t budget)
{
    stock->budget = budget;
}

/* Lets go of what was not asked for since the frame `oldest`. */
static void drop(Stock *stock, Art *arts, size_t count, uint32_t oldest)
{
    for (size_t i = 0; arts && i < count; i++) {
        if (arts[i].used >= oldest)
            continue;
        stock->bytes -= pixels_bytes(&arts[i].pixels);
        pixels_free(&arts[i].pixels);
        arts[i] = (Art){0};
    }
}

static void drop_shelf(Stock *stock, Shelf *shelf, uint32_t oldest)
{
    const Atlas *atlas = &stock->pages->atlas;
    drop(stock, shelf->grass[0], GRASS_TILES * GRASS_TILES, oldest);
    drop(stock, shelf->sprites, atlas->sprite_count * 2, oldest);
    drop(stock, shelf->shadows, atlas->sprite_count, oldest);
    drop(stock, shelf->overlays, atlas->overlay_count, oldest);
}

static void drop_all(Stock *stock, uint32_t oldest)
{
    drop(stock, &stock->ground, 1, oldest);
    for (int i = 0; i < SHELVES; i++)
        drop_shelf(stock, &stock->shelves[i], oldest);
}

void stock_trim(Stock *stock)
{
    for (uint32_t age = 240; stock->bytes > stock->budget && age; age = age * 3 / 4)
        if (stock->frame > age)
            drop_all(stock, stock->frame - age + 1);
    stock->frame++;
}

/* Asks for a picture: false where it is still to be made. */
static bool ask(Stock *stock, Art *art)
{
    bool made = art->made;
    art->used = stock->frame;
    stock->made += !made;
    return made;
}

/* Takes in one that was made. */
static const Art *take(Stock *stock, Art *art)
{
    art->made = true;
    art->used = stock->frame;
    stock->bytes += pixels_bytes(&art->pixels);
    return art;
}

static void empty_shelf(Stock *stock, Shelf *shelf)
{
    drop_shelf(stock, shelf, UINT32_MAX);
    free(shelf->sprites);
    free(shelf->shadows);
    free(shelf->overlays);
    *shelf = (Shelf){0};
}

void stock_free(Stock *stock)
{
    for (int i = 0; stock && i < SHELVES; i++)
        empty_shelf(stock, &stock->shelves[i]);
    if (stock)
        pixels_free(&stock->ground.pixels);
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
    Pixels whole;
    if (level < 0 || !pages_take(pages, &cuts[level], &whole))
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
    pixels_resample(&art.pixels, pixels_whole(&whole),
                    (Axis){right - left, pivot_x + left * step, step, BEYOND_CLEAR},
                    (Axis){bottom - top, pivot_y + top * step, step, BEYOND_CLEAR});
    pixels_free(&whole);
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
    if (ask(stock, art))
        return art;
    *art = art_sprite(stock->pages, stock->pages->atlas.sprites[sprite].cut, size, flip);
    return take(stock, art);
}

const Art *stock_shadow(Stock *stock, int size, int sprite)
{
    Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return &nothing;
    Art *art = &shelf->shadows[sprite];
    if (ask(stock, art))
        return art;
    *art = art_sprite(stock->pages, stock->pages->atlas.sprites[sprite].shadow, size, false);
    return take(stock, art);
}

const Art *stock_overlay(Stock *stock, int size, int overlay)
{
    Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return &nothing;
    Art *art = &shelf->overlays[overlay];
    if (ask(stock, art))
        return art;
    const AtlasCut *cuts = stock->pages->atlas.overlays[overlay].cut;
    int level = level_for(cuts, size);
    Pixels whole;
    if (level >= 0 && pages_take(stock->pages, &cuts[level], &whole)) {
        pixels_scale(&art->pixels, pixels_whole(&whole), size, size, BEYOND_SAME);
        pixels_free(&whole);
    }
    return take(stock, art);
}

static void unpack_block(Stock *stock, AtlasCut cut, int column, int row)
{
    Pixels *ground = &stock->ground.pixels, block;
    int x = column * PACKED_BLOCK, y = row * PACKED_BLOCK;
    if (stock->unpacked[row][column])
        return;
    cut.x += x;
    cut.y += y;
    cut.w = ground->w - x < PACKED_BLOCK ? ground->w - x : PACKED_BLOCK;
    cut.h = ground->h - y < PACKED_BLOCK ? ground->h - y : PACKED_BLOCK;
    if (!pages_take(stock->pages, &cut, &block))
        return;
    pixels_copy(ground, x, y, &block);
    pixels_free(&block);
    stock->unpacked[row][column] = true;
}

/* The block that a pixel lies in, of a ground that goes on from its other side. */
static int block_at(int pixel, int side)
{
    return (pixel + side) % side / PACKED_BLOCK;
}

/* Unpacks what a filter may reach for a cell: blocks go round the ground. */
static void unpack_cell(Stock *stock, AtlasCut cut, int side, int column, int row)
{
    int whole = GRASS_TILES * side, blocks = (whole + PACKED_BLOCK - 1) / PACKED_BLOCK;
    int reach = side / 4 + 4, last_x = block_at((column + 1) * side + reach, whole);
    int last_y = block_at((row + 1) * side + reach, whole);
    for (int y = block_at(row * side - reach, whole);; y = (y + 1) % blocks) {
        for (int x = block_at(column * side - reach, whole);; x = (x + 1) % blocks) {
            unpack_block(stock, cut, x, y);
            if (x == last_x)
                break;
        }
        if (y == last_y)
            break;
    }
}

/* The grass of all cells for a tile size, one of them as the atlas has it with what is round it,
 * and its pixels a tile; NULL where there is none. */
static const Pixels *ground_for(Stock *stock, int size, int column, int row, int *side)
{
    AtlasCut cuts[ATLAS_LEVELS];
    Art *ground = &stock->ground;
    for (int i = 0; i < ATLAS_LEVELS; i++)
        cuts[i] = atlas_page_cut(&stock->pages->atlas, stock->pages->atlas.grass[i]);
    int level = level_for(cuts, size);
    if (level < 0 || cuts[level].w != GRASS_TILES * atlas_levels[level] ||
        cuts[level].h != cuts[level].w)
        return NULL;
    if (level != stock->ground_level) {
        drop(stock, ground, 1, UINT32_MAX);
        stock->ground_level = level;
    }
    *side = atlas_levels[level];
    ground->used = stock->frame;
    if (!ground->made && pixels_make(&ground->pixels, cuts[level].w, cuts[level].h)) {
        memset(stock->unpacked, 0, sizeof stock->unpacked);
        take(stock, ground);
    }
    if (ground->made)
        unpack_cell(stock, cuts[level], *side, column, row);
    return ground->made ? &ground->pixels : NULL;
}

const Art *stock_grass(Stock *stock, int size, int column, int row)
{
    Shelf *shelf = shelf_of(stock, size);
    if (!shelf)
        return &nothing;
    column &= GRASS_TILES - 1;
    row &= GRASS_TILES - 1;
    Art *art = &shelf->grass[row][column];
    if (ask(stock, art))
        return art;
    int side;
    const Pixels *ground = ground_for(stock, size, column, row, &side);
    double step = ground ? (double)side / size : 0;
    if (ground) /* a filter reaches over the cell's sides into its neighbours */
        pixels_resample(&art->pixels, pixels_whole(ground),
                        (Axis){size, column * side, step, BEYOND_WRAP},
                        (Axis){size, row * side, step, BEYOND_WRAP});
    return take(stock, art);
}

bool stock_has(Stock *stock, int size, StockItem item)
{
    const Shelf *shelf = shelf_of(stock, size);
    int side;
    if (!shelf)
        return true; /* there is no more to be had */
    switch (item.kind) {
    case STOCK_GRASS:
        if (shelf->grass[item.index / GRASS_TILES][item.index % GRASS_TILES].made)
            return true;
        /* what threads will make it from */
        ground_for(stock, size, item.index % GRASS_TILES, item.index / GRASS_TILES, &side);
        return false;
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
