#include "compare.h"

#include <stdlib.h>

/* The surface as 32-bit pixels; the caller frees it. */
static SDL_Surface *plain(SDL_Surface *surface)
{
    return SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
}

static uint32_t pixel(const SDL_Surface *surface, int x, int y)
{
    return ((const uint32_t *)(const void *)((const char *)surface->pixels +
                                             (ptrdiff_t)y * surface->pitch))[x];
}

/* The largest difference of a channel; `sum` grows by all three. */
static int pixel_difference(uint32_t a, uint32_t b, long *sum)
{
    int largest = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        int difference = abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
        *sum += difference;
        if (difference > largest)
            largest = difference;
    }
    return largest;
}

static void compare_block(Comparison *comparison, const SDL_Surface *a, const SDL_Surface *b,
                          int x0, int y0, long *differing)
{
    int x1 = x0 + COMPARE_BLOCK < a->w ? x0 + COMPARE_BLOCK : a->w;
    int y1 = y0 + COMPARE_BLOCK < a->h ? y0 + COMPARE_BLOCK : a->h;
    long sum = 0;
    for (int y = y0; y < y1; y++)
        for (int x = x0; x < x1; x++)
            *differing += pixel_difference(pixel(a, x, y), pixel(b, x, y), &sum) > COMPARE_VISIBLE;
    double mean = (double)sum / (3. * (x1 - x0) * (y1 - y0));
    if (sum > 0 && comparison->likeness == SAME)
        comparison->likeness = CLOSE;
    if (mean > comparison->worst) {
        comparison->worst = mean;
        comparison->x = x0;
        comparison->y = y0;
    }
}

Comparison shots_compare(SDL_Surface *a, SDL_Surface *b)
{
    Comparison comparison = {.likeness = SAME};
    long differing = 0;
    if (a->w != b->w || a->h != b->h) {
        comparison.likeness = OTHER_SIZE;
        return comparison;
    }
    SDL_Surface *left = plain(a), *right = plain(b);
    for (int y = 0; left && right && y < a->h; y += COMPARE_BLOCK)
        for (int x = 0; x < a->w; x += COMPARE_BLOCK)
            compare_block(&comparison, left, right, x, y, &differing);
    comparison.differing = 100. * (double)differing / ((double)a->w * a->h);
    if (!left || !right || comparison.differing > COMPARE_MOST_DIFFERING ||
        comparison.worst > COMPARE_MOST_MEAN)
        comparison.likeness = DIFFERENT;
    SDL_FreeSurface(left);
    SDL_FreeSurface(right);
    return comparison;
}

SDL_Surface *shots_difference(SDL_Surface *a, SDL_Surface *b)
{
    SDL_Surface *left = plain(a), *right = plain(b);
    for (int y = 0; left && right && y < left->h && y < right->h; y++) {
        for (int x = 0; x < left->w && x < right->w; x++) {
            long sum = 0;
            uint32_t *at =
                &((uint32_t *)(void *)((char *)left->pixels + (ptrdiff_t)y * left->pitch))[x];
            int difference = pixel_difference(*at, pixel(right, x, y), &sum);
            uint32_t light = difference ? (uint32_t)(difference < 127 ? 128 + difference : 255) : 0;
            *at = light ? 0xFF000000 | light * 0x010101u : 0xFF000000 | (*at >> 2 & 0x3F3F3F);
        }
    }
    SDL_FreeSurface(right);
    return left;
}

uint64_t shots_hash(SDL_Surface *surface)
{
    uint64_t hash = 0xCBF29CE484222325u;
    SDL_Surface *picture = plain(surface);
    for (int y = 0; picture && y < picture->h; y++)
        for (int x = 0; x < picture->w; x++)
            for (int shift = 0; shift < 24; shift += 8)
                hash = (hash ^ (pixel(picture, x, y) >> shift & 255)) * 0x100000001B3u;
    hash = (hash ^ (uint64_t)surface->w) * 0x100000001B3u;
    SDL_FreeSurface(picture);
    return hash;
}

SDL_Surface *shots_reduce(SDL_Surface *surface)
{
    if (surface->w % 2 || surface->h % 2)
        return NULL;
    SDL_Surface *whole = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB24, 0);
    SDL_Surface *half = SDL_CreateRGBSurfaceWithFormat(0, surface->w / 2, surface->h / 2, 24,
                                                       SDL_PIXELFORMAT_RGB24);
    for (int y = 0; whole && half && y < half->h; y++) {
        const uint8_t *above = (uint8_t *)whole->pixels + (ptrdiff_t)2 * y * whole->pitch;
        const uint8_t *below = above + whole->pitch;
        uint8_t *row = (uint8_t *)half->pixels + (ptrdiff_t)y * half->pitch;
        for (int i = 0; i < 3 * half->w; i++) {
            int at = i + i / 3 * 3; /* two pixels for one */
            int mean = (above[at] + above[at + 3] + below[at] + below[at + 3] + 2) / 4;
            row[i] = (uint8_t)((mean & 0xF8) | mean >> 5);
        }
    }
    if (!whole) {
        SDL_FreeSurface(half);
        half = NULL;
    }
    SDL_FreeSurface(whole);
    return half;
}
