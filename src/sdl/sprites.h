/* Pictures of the atlas's sprites, their shadows and their glow, kept in the cache. */
#ifndef SDL_SPRITES_H
#define SDL_SPRITES_H

#include "cache.h"
#include "pages.h"
#include "view/draw/draw.h"

/* For a sprite's or shadow's command, at `size` pixels a tile, turned as it leans and, where it is
 * lit, in the day's light; NULL where the atlas has none of that name. */
const Picture *sprites_picture(Cache *cache, Pages *pages, const DrawCommand *command,
                               const Grade *day, int size);

/* For a glow's command; NULL as above. */
const Picture *sprites_glow(Cache *cache, Pages *pages, const DrawCommand *command, int size);

#endif
