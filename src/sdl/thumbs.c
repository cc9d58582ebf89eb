#include "thumbs.h"

#include "land_key.h"
#include "rounded.h"

enum {
    LARGEST = 24, /* pixels: others are made at once */
    MOST_MADE = 8 /* in a frame, */
};

#define MAKING_SECONDS .0015 /* none of them later than that after the first */

void thumbs_begin(Thumbs *thumbs, Cache *cache)
{
    thumbs->made = 0;
    thumbs->late = false;
    for (size_t i = 0; i < sizeof thumbs->known / sizeof *thumbs->known; i++)
        if (thumbs->known[i].key)
            cache_find(cache, thumbs->known[i].key);
}

/* Whether one more may be made in this frame. */
static bool has_time(Thumbs *thumbs)
{
    uint64_t now = SDL_GetPerformanceCounter();
    thumbs->begun = thumbs->made == 0 ? now : thumbs->begun;
    return ++thumbs->made <= MOST_MADE &&
           (double)(now - thumbs->begun) <= MAKING_SECONDS * (double)SDL_GetPerformanceFrequency();
}

static int scaled(int length, float by)
{
    return rounded((float)length * by);
}

bool thumbs_draw_before(Thumbs *thumbs, Output *output, Cache *cache, const Land *land,
                        SDL_Point at)
{
    if (land->size > LARGEST)
        return false;
    uint64_t key = land_tile_key(land, 0), *known = &thumbs->known[land->tiles->tile].key;
    int *size = &thumbs->known[land->tiles->tile].size;
    const Picture *before = *known ? cache_find(cache, *known) : NULL;
    if (cache_find(cache, key) || !before || has_time(thumbs)) {
        *known = key;
        *size = land->size;
        return false;
    }
    float by = (float)land->size / (float)*size;
    thumbs->late = true;
    output_copy(output, before, NULL,
                (SDL_Rect){at.x + scaled(before->dx, by), at.y + scaled(before->dy, by),
                           scaled(before->w, by), scaled(before->h, by)},
                (Rgba){255, 255, 255, 255});
    return true;
}
