/* What lies round the board: repeating textures, nine-patch frames, icons, at the sizes wanted. */
#ifndef SDL_FRAMES_H
#define SDL_FRAMES_H

#include "cache.h"
#include "pages.h"

/* One period of a texture, `scale` pixels for each of its own, in `colour` (its alpha not
 * included); where less is wanted, its left top, that large at least. NULL where there is no such
 * name; so do the others. */
const Picture *frames_texture(Cache *cache, Pages *pages, const char *name, float scale,
                              Rgba colour, SDL_Point wanted);

/* How a patch is wanted. */
typedef struct PatchShape {
    int w, h;      /* pixels */
    float scale;   /* pixels a logical unit */
    bool mirrored; /* left is right */
} PatchShape;

const Picture *frames_patch(Cache *cache, Pages *pages, const char *name, PatchShape shape);

/* The same, NULL where it was not made yet. */
const Picture *frames_find_patch(Cache *cache, const char *name, PatchShape shape);

/* An icon as large as fits into w x h pixels, lying in their middle, in `colour` without its alpha.
 */
const Picture *frames_icon(Cache *cache, Pages *pages, const char *name, int w, int h, Rgba colour);

#endif
