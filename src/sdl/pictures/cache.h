/* Textures made while drawing, found again by a key, the longest unused forgotten when they weigh
 * too much. A key is a hash of all that the texture depends on. */
#ifndef SDL_CACHE_H
#define SDL_CACHE_H

#include <SDL.h>

#include "sdl/pixels/hash.h"
#include "sdl/pixels/pixels.h"

typedef struct Picture {
    SDL_Texture *texture; /* NULL: nothing to be seen, kept so that it is not made again, or: */
    Pixels pixels;        /* for an output that is drawn here; straight alpha */
    uint64_t serial;      /* no two pictures ever have the same */
    bool opaque;
    int w, h;
    int dx, dy; /* pixels from where it is asked for to its left top */
} Picture;

typedef struct Cache Cache;

/* Pictures become textures of the renderer, or (NULL) stay pixels. `budget` is in bytes of pixels.
 * NULL when memory is out. */
Cache *cache_new(SDL_Renderer *renderer, size_t budget);
void cache_free(Cache *cache);

/* Forgets everything. */
void cache_clear(Cache *cache);

/* NULL where there is none yet. Valid until the next cache_add or cache_trim. */
const Picture *cache_find(Cache *cache, uint64_t key);

/* Makes a picture of the pixels, which the cache takes over. NULL (with SDL's error logged) when it
 * cannot. */
const Picture *cache_add(Cache *cache, uint64_t key, Pixels *pixels, int dx, int dy);

/* The same in two steps, the first of them on any thread: it makes the pixels ready to be shown,
 * and says whether all are opaque, as the second is told. */
bool cache_prepare(Pixels *pixels);
const Picture *cache_add_prepared(Cache *cache, uint64_t key, Pixels *pixels, bool opaque);

/* As cache_add, its left top where it is asked for; it is forgotten later than others: it takes
 * long to make, and comes again after a while. */
const Picture *cache_add_lasting(Cache *cache, uint64_t key, Pixels *pixels);

/* From now on pictures are made and looked for that will only be seen later: until they are, they
 * are forgotten last; false ends that. */
void cache_prefetch(Cache *cache, bool prefetched);

/* Whether there is a picture, and anything to be seen of it. */
static inline bool picture_shows(const Picture *picture)
{
    return picture && (picture->texture || picture->pixels.at);
}

/* Multiplies by a colour all that is drawn of a picture that has a texture, from now on. */
void picture_tint(const Picture *picture, Rgba colour);

/* Once a frame, after drawing: forgets down to the budget, but nothing that this frame used; a few
 * at a time where there is little too much. */
void cache_trim(Cache *cache);

/* Another budget from the next cache_trim on; what was made ahead is forgotten as others are. */
void cache_limit(Cache *cache, size_t budget);

/* Bytes of all textures. */
size_t cache_bytes(const Cache *cache);

#endif
