/* Art of tiles: what lies and stands on them, resampled from the nearest larger level of the atlas
 * to the tile sizes in use, so that it is drawn pixel by pixel. The cache keeps the last few sizes,
 * within a budget that is looked at between frames. Several threads may get art of one size at
 * once, after art_cache_has was asked about that size: what is made, or each of them something
 * else. */
#ifndef SDL_ART_H
#define SDL_ART_H

#include <math.h>

#include "pages.h"

typedef struct ArtCache ArtCache;

typedef struct Art {
    Pixels pixels; /* empty: there is nothing to draw */
    int dx, dy;    /* pixels from the point that it is placed at to its left top */
    bool made;
    _Atomic uint32_t used; /* the frame that last got it from the cache */
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

enum { GRASS_TILES = 4 }; /* after which it repeats, across and down */

/* `budget`: bytes of pixels. NULL when memory is out. */
ArtCache *art_cache_new(Pages *pages, size_t budget);
void art_cache_free(ArtCache *cache);

/* Sets the budget, for the next art_cache_trim. */
void art_cache_limit(ArtCache *cache, size_t budget);

/* Once a frame, after drawing: frees art until the budget is kept, but none that this frame got. */
void art_cache_trim(ArtCache *cache);

/* How many pictures were made so far. */
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
