/* Art of tiles: what lies and stands on them, resampled from the nearest larger level of the atlas
 * to the tile sizes in use, so that it is drawn pixel by pixel. */
#ifndef SDL_ART_H
#define SDL_ART_H

#include <math.h>

#include "pages.h"
#include "sdl/pictures/pictures.h"

enum { MIN_TILE_SIZE = 8, MAX_TILE_SIZE = 1024 }; /* pixels a tile */

/* The size that pictures are made in for tiles of so many pixels. */
static inline int tile_size(float pixels)
{
    int size = (int)floorf(pixels + .5f);
    return size < MIN_TILE_SIZE ? MIN_TILE_SIZE : size > MAX_TILE_SIZE ? MAX_TILE_SIZE : size;
}

enum { GRASS_TILES = 4 }; /* after which it repeats, across and down */

/* Makes one sprite or shadow at `size` pixels a tile. */
void art_sprite(Pages *pages, const AtlasCut cuts[ATLAS_LEVELS], int size, bool flip, Picture *art);

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

/* The picture at `size` pixels a tile, an overlay not turned: made now if need be. For any thread.
 */
const Picture *art_have(Pictures *pictures, Pages *pages, int size, ArtItem item);

#endif
