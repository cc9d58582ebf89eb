/* What lies and stands on tiles, resampled from the nearest larger level of the atlas to the tile
 * sizes in use, so that it can be drawn pixel by pixel. Keeps the last few sizes, within a budget
 * that is looked at between frames. Threads may ask side by side for pictures of one size that
 * stock_has was asked about before, each of them for others, or for what is made. */
#ifndef SDL_STOCK_H
#define SDL_STOCK_H

#include <math.h>

#include "pages.h"

typedef struct Stock Stock;

/* A picture and where its left top lies, in pixels from the point it is placed at. `pixels.at` is
 * NULL where there is nothing to draw. */
typedef struct Art {
    Pixels pixels;
    int dx, dy;
    bool made;
    _Atomic uint32_t used; /* the frame that last asked the stock for it */
} Art;

enum { MIN_TILE_SIZE = 8, MAX_TILE_SIZE = 1024 }; /* pixels a tile */

/* The size that pictures are made in for tiles of so many pixels. */
static inline int tile_size(float pixels)
{
    int size = (int)floorf(pixels + .5f);
    return size < MIN_TILE_SIZE ? MIN_TILE_SIZE : size > MAX_TILE_SIZE ? MAX_TILE_SIZE : size;
}

/* Whether what was made for tiles of `other` pixels may be stretched to `size`. */
static inline bool near_size(int size, int other)
{
    return 4 * size < 10 * other && 10 * size > 4 * other;
}

enum { GRASS_TILES = 4 }; /* it repeats every so many tiles */

/* `budget` is in bytes of pixels. NULL when memory is out. */
Stock *stock_new(Pages *pages, size_t budget);
void stock_free(Stock *stock);

/* Another budget from the next stock_trim on. */
void stock_limit(Stock *stock, size_t budget);

/* Once a frame, after drawing: forgets down to the budget, but nothing that this frame asked for.
 */
void stock_trim(Stock *stock);

/* How many pictures were made so far: tells whether asking for one cost anything. */
uint32_t stock_made(const Stock *stock);

/* Bytes of all pictures. */
size_t stock_bytes(const Stock *stock);

/* One sprite or shadow at `size` pixels a tile, made anew; its pixels are the caller's. `pages`
 * alone is asked, so that a size wanted once empties no shelf. */
Art art_sprite(Pages *pages, const AtlasCut cuts[ATLAS_LEVELS], int size, bool flip);

/* The pictures at `size` pixels a tile; `sprite` and `overlay` are indices in the atlas. They
 * belong to the stock and stay until it is trimmed or two other sizes have been asked for. */
const Art *stock_sprite(Stock *stock, int size, int sprite, bool flip);
const Art *stock_shadow(Stock *stock, int size, int sprite);
const Art *stock_overlay(Stock *stock, int size, int overlay); /* not turned */

/* The grass of one cell; it repeats every GRASS_TILES. */
const Art *stock_grass(Stock *stock, int size, int column, int row);

/* Any of these. */
typedef struct StockItem {
    enum { STOCK_GRASS, STOCK_OVERLAY, STOCK_SPRITE, STOCK_SHADOW } kind;
    int index; /* grass: row * GRASS_TILES + column */
    bool flip;
} StockItem;

/* Whether it is made. */
bool stock_has(Stock *stock, int size, StockItem item);
const Art *stock_get(Stock *stock, int size, StockItem item);

#endif
