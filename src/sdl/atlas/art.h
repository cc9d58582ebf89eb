/* What lies and stands on tiles, resampled from the nearest larger level of the atlas to the tile
 * sizes in use, so that it can be drawn pixel by pixel. Keeps the last few sizes, within a budget
 * that is looked at between frames. Threads may ask side by side for pictures of one size that
 * art_cache_has was asked about before, each of them for others, or for what is made. */
#ifndef SDL_ART_H
#define SDL_ART_H

#include <math.h>

#include "pages.h"

typedef struct ArtCache ArtCache;

/* A picture and where its left top lies, in pixels from the point it is placed at. `pixels.at` is
 * NULL where there is nothing to draw. */
typedef struct Art {
    Pixels pixels;
    int dx, dy;
    bool made;
    _Atomic uint32_t used; /* the frame that last asked the cache for it */
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
ArtCache *art_cache_new(Pages *pages, size_t budget);
void art_cache_free(ArtCache *cache);

/* Another budget from the next art_cache_trim on. */
void art_cache_limit(ArtCache *cache, size_t budget);

/* Once a frame, after drawing: forgets down to the budget, but nothing that this frame asked for.
 */
void art_cache_trim(ArtCache *cache);

/* How many pictures were made so far: tells whether asking for one cost anything. */
uint32_t art_cache_made(const ArtCache *cache);

/* Bytes of all pictures. */
size_t art_cache_bytes(const ArtCache *cache);

/* One sprite or shadow at `size` pixels a tile, made anew; its pixels are the caller's. It
 * goes past the cache, so that a size wanted once pushes out no other. */
Art art_sprite(Pages *pages, const AtlasCut cuts[ATLAS_LEVELS], int size, bool flip);

/* What it has. */
typedef struct ArtItem {
    enum { ART_GRASS, ART_OVERLAY, ART_SPRITE, ART_SHADOW } kind;
    int index; /* in the atlas; of grass see art_grass */
    bool flip; /* a sprite */
} ArtItem;

/* The grass of a cell. */
static inline ArtItem art_grass(int column, int row)
{
    int x = column & (GRASS_TILES - 1), y = row & (GRASS_TILES - 1);
    return (ArtItem){ART_GRASS, y * GRASS_TILES + x, false};
}

/* Whether it is made at `size` pixels a tile. */
bool art_cache_has(ArtCache *cache, int size, ArtItem item);

/* The picture at that size, an overlay not turned. It belongs to the cache and stays until that is
 * trimmed or more other sizes have been asked for than it keeps. */
const Art *art_cache_get(ArtCache *cache, int size, ArtItem item);

#endif
