/* Patches that are as large as a tile: one of each size that the board is zoomed through would take
 * long to make. While it is zoomed, what was shown last is stretched. */
#ifndef SDL_PATCHES_H
#define SDL_PATCHES_H

#include "cache.h"
#include "pages.h"

enum { PATCHES_KNOWN = 32 };

typedef struct Patches {
    bool stretched; /* any of this frame */
    struct {
        uint64_t key; /* of all but the size */
        int w, h;     /* as it was last shown */
    } known[PATCHES_KNOWN];
} Patches;

/* Begins a frame. */
void patches_begin(Patches *patches);

/* The picture of a patch, made where it is not there; NULL where the atlas has none of that name.
 * `hasty`: one of another size that has the same proportions, where that is at hand. */
const Picture *patches_find(Patches *patches, Cache *cache, Pages *pages,
                            const DrawCommand *command, bool hasty);

#endif
