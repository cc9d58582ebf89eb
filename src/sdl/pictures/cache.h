/* Pictures that were made while drawing, found by their key (hash.h). Over the budget the longest
 * unused go. */
#ifndef SDL_CACHE_H
#define SDL_CACHE_H

#include <SDL.h>

#include "sdl/pixels/hash.h"
#include "sdl/pixels/pixels.h"

typedef struct Picture {
    SDL_Texture *texture; /* NULL: the cache has no renderer, or there is nothing to be seen */
    Pixels pixels;        /* without a renderer; straight alpha */
    uint64_t serial;      /* no two pictures ever have the same */
    bool opaque;
    int w, h;   /* pixels */
    int dx, dy; /* pixels from its own point to its left top */
} Picture;

typedef struct Cache Cache;

/* Pictures become textures of the renderer; without one (NULL) they stay pixels. `budget`: bytes of
 * pixels. NULL when memory is out. */
Cache *cache_new(SDL_Renderer *renderer, size_t budget);
void cache_free(Cache *cache);

/* Frees all pictures. */
void cache_clear(Cache *cache);

/* NULL where there is none yet. Valid until the next cache_add or cache_trim. */
const Picture *cache_find(Cache *cache, uint64_t key);

/* Makes a picture of pixels, which the cache takes over. NULL, with SDL's error logged, when it
 * cannot. */
const Picture *cache_add(Cache *cache, uint64_t key, Pixels *pixels, int dx, int dy);

/* The same in two steps. The first may run on any thread: it makes alpha straight, and returns
 * whether all pixels are opaque. */
bool cache_prepare(Pixels *pixels);

/* The second takes what the first returned. */
const Picture *cache_add_prepared(Cache *cache, uint64_t key, Pixels *pixels, bool opaque);

/* As cache_add at (0, 0), for a picture that takes long to make and will be used again: it is kept
 * eight times as long as others. */
const Picture *cache_add_lasting(Cache *cache, uint64_t key, Pixels *pixels);

/* From true on until false: pictures that are added or found are prefetched. They go last, until
 * they are found otherwise. */
void cache_prefetch(Cache *cache, bool prefetched);

/* Whether there is anything to be seen of a picture; not of NULL. */
static inline bool picture_shows(const Picture *picture)
{
    return picture && (picture->texture || picture->pixels.at);
}

/* Sets what a picture that has a texture is multiplied by when it is drawn. */
void picture_tint(const Picture *picture, Rgba colour);

/* Once a frame, after drawing: frees pictures until the budget is kept, but none that this frame
 * used. A little too much goes over several frames. */
void cache_trim(Cache *cache);

/* Sets the budget, for the next cache_trim. What was prefetched is like all others then. */
void cache_limit(Cache *cache, size_t budget);

/* Bytes of all pictures. */
size_t cache_bytes(const Cache *cache);

#endif
