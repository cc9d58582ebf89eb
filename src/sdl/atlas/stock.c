#include "stock.h"

#include <math.h>
#include <stdlib.h>

#include "sdl/pixels/pool.h"
#include "sdl/pixels/resample.h"

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
    size_t budget;
    uint32_t frame;
    _Atomic uint32_t clock, made;
    _Atomic size_t bytes;
    Shelf shelves[SHELVES];
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

/* A picture that is only worked with: its pixels are to be given back. */
static bool begin_cut(Pixels *pixels, int w, int h)
{
    bool some = w > 0 && h > 0;
    size_t bytes = some ? (size_t)w * (size_t)h * sizeof *pixels->at : 0;
    uint32_t *at = some ? scratch_take(SCRATCH_CUT, bytes) : NULL;
    *pixels = at ? (Pixels){w, h, at} : (Pixels){0};
    return at;
}

static void end_cut(Pixels *pixels)
{
    scratch_give(SCRATCH_CUT, pixels->at);
    *pixels = (Pixels){0};
}

/* False, and nothing to be given back, where there is no such cut. */
static bool take_cut(Pages *pages, const AtlasCut *cut, Pixels *pixels)
{
    if (!begin_cut(pixels, cut->w, cut->h))
        return false;
    bool good = pages_copy(pages, cut, pixels);
    if (!good)
        end_cut(pixels);
    return good;
}

/* Resamples a sprite so that its pivot falls between two pixels: it is then as sharp at every
 * place. */
Art art_sprite(Pages *pages, const AtlasCut cuts[ATLAS_LEVELS], int size, bool flip)
{
    Art art = {.made = true};
    int level = level_for(cuts, size);
    Pixels whole;
    if (level < 0 || !take_cut(pages, &cuts[level], &whole))
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
    end_cut(&whole);
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
    if (level >= 0 && take_cut(stock->pages, &cuts[level], &whole)) {
        pixels_scale(&art->pixels, pixels_whole(&whole), size, size, BEYOND_SAME);
        end_cut(&whole);
    }
    return take(stock, art);
}

/* Takes w x h pixels at (x, y) of a page that repeats, into `to` at (left, top). */
static bool take_piece(Pages *pages, AtlasCut cut, SDL_Rect piece, Pixels *to, SDL_Point at)
{
    Pixels pixels;
    cut.x = piece.x;
    cut.y = piece.y;
    cut.w = piece.w;
    cut.h = piece.h;
    if (!pages_take(pages, &cut, &pixels))
        return false;
    pixels_copy(to, at.x, at.y, &pixels);
    pixels_free(&pixels);
    return true;
}

/* The part of a page at (x, y), as it repeats, that is as large as `to`. */
static bool take_repeated(Pages *pages, AtlasCut page, int x, int y, Pixels *to)
{
    bool good = true;
    for (int top = 0, h; good && top < to->h; top += h) {
        int from_y = ((y + top) % page.h + page.h) % page.h;
        h = to->h - top < page.h - from_y ? to->h - top : page.h - from_y;
        for (int left = 0, w; good && left < to->w; left += w) {
            int from_x = ((x + left) % page.w + page.w) % page.w;
            w = to->w - left < page.w - from_x ? to->w - left : page.w - from_x;
            good = take_piece(pages, page, (SDL_Rect){from_x, from_y, w, h}, to,
                              (SDL_Point){left, top});
        }
    }
    return good;
}

/* A filter reaches over the cell's sides into its neighbours. */
static Pixels make_grass(Pages *pages, int size, int column, int row)
{
    AtlasCut cuts[ATLAS_LEVELS];
    Pixels around, grass = {0};
    for (int i = 0; i < ATLAS_LEVELS; i++)
        cuts[i] = atlas_page_cut(&pages->atlas, pages->atlas.grass[i]);
    int level = level_for(cuts, size), side = level < 0 ? 0 : atlas_levels[level];
    double step = (double)side / size;
    int reach = (int)ceil(2 * fmax(step, 1)) + 1, whole = side + 2 * reach;
    if (level >= 0 && begin_cut(&around, whole, whole)) {
        Axis axis = {size, reach, step, BEYOND_SAME};
        if (take_repeated(pages, cuts[level], column * side - reach, row * side - reach, &around))
            pixels_resample(&grass, pixels_whole(&around), axis, axis);
        end_cut(&around);
    }
    return grass;
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
    art->pixels = make_grass(stock->pages, size, column, row);
    return take(stock, art);
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
