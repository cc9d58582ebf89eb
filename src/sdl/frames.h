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

enum { PATCHES_KNOWN = 32 };

/* Patches that are as large as a tile: one of each size that the board is zoomed through would take
 * long to make. While it is zoomed, what was shown last is stretched. */
typedef struct Patches {
    bool stretched; /* any since its owner said that none is */
    struct {
        uint64_t key; /* of all but the size */
        int w, h;     /* as it was last shown */
    } known[PATCHES_KNOWN];
} Patches;

/* The picture of a patch, made where it is not there; NULL where the atlas has none of that name.
 * `hasty`: one of another size that has the same proportions, where that is at hand. */
const Picture *patches_find(Patches *patches, Cache *cache, Pages *pages,
                            const DrawCommand *command, bool hasty);

/* An icon as large as fits into w x h pixels, lying in their middle, in `colour` without its alpha.
 */
const Picture *frames_icon(Cache *cache, Pages *pages, const char *name, int w, int h, Rgba colour);

#endif
