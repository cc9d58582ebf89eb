#include "vignette.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "crew.h"

/* How far from clear: 0 from `depth` on, 1 at the side; soft at both ends. */
static float towards_side(int at, int size, float depth)
{
    float distance = (float)(at < size / 2 ? at : size - 1 - at) / depth;
    float near = distance >= 1 ? 0 : 1 - distance;
    return near * near * (3 - 2 * near);
}

/* A pixel of straight alpha for each share of the colour. */
static void list_shades(Rgba colour, uint32_t shades[256])
{
    Pixels all = {256, 1, shades};
    for (uint32_t share = 0; share < 256; share++)
        shades[share] = share * 0x01010101u;
    pixels_tint(&all, colour);
    pixels_straighten(&all);
}

typedef struct Vignette {
    Pixels pixels;
    float depth;
    const float *clear; /* for each column, how clear it is */
    uint32_t shades[256];
} Vignette;

enum { BAND = 32 /* rows */ };

static void make_rows(void *context, int index)
{
    const Vignette *vignette = context;
    const Pixels *to = &vignette->pixels;
    int half = to->w - to->w / 2, last = (index + 1) * BAND < to->h ? (index + 1) * BAND : to->h;
    float before = -1;
    for (int y = index * BAND; y < last; y++) {
        uint32_t *row = to->at + (ptrdiff_t)y * to->w;
        float clear_y = 1 - towards_side(y, to->h, vignette->depth);
        if (clear_y == before) { /* as most are, far from the sides */
            memcpy(row, row - to->w, (size_t)to->w * sizeof *row);
            continue;
        }
        before = clear_y;
        for (int x = 0; x < half; x++)
            row[x] = vignette->shades[(int)((1 - clear_y * vignette->clear[x]) * 255 + .5f)];
        for (int x = half; x < to->w; x++)
            row[x] = row[to->w - 1 - x];
    }
}

const Picture *vignette_picture(Cache *cache, const DrawCommand *command, SDL_Rect rect)
{
    int w = rect.w, h = rect.h;
    float depth = command->size;
    uint64_t key = hash_bytes(hash_name(HASH_START, "vignette"), &command->colour, sizeof(Rgba));
    key = hash_float(hash_number(key, (uint64_t)(uint32_t)w << 32 | (uint32_t)h), depth);
    const Picture *found = cache_find(cache, key);
    Vignette vignette = {.depth = depth};
    if (found || depth <= 0 || !pixels_make(&vignette.pixels, w, h))
        return found;
    float *clear = malloc((size_t)w * sizeof *clear);
    for (int x = 0; clear && x < w; x++)
        clear[x] = 1 - towards_side(x, w, depth);
    vignette.clear = clear;
    list_shades(command->colour, vignette.shades);
    if (clear)
        crew_work(make_rows, &vignette, (h + BAND - 1) / BAND);
    free(clear);
    return cache_add_prepared(cache, key, &vignette.pixels, false);
}

static void lay(Output *output, const Picture *picture, SDL_Rect part, SDL_Rect rect)
{
    SDL_Rect to = {rect.x + part.x, rect.y + part.y, part.w, part.h};
    if (part.w > 0 && part.h > 0)
        output_copy(output, picture, &part, to, (Rgba){255, 255, 255, 255});
}

void vignette_draw(Output *output, Cache *cache, const DrawCommand *command, SDL_Rect rect)
{
    const Picture *picture = vignette_picture(cache, command, rect);
    int deep = (int)ceilf(command->size), w = rect.w, h = rect.h;
    int across = 2 * deep < w ? deep : w, down = 2 * deep < h ? deep : h;
    if (!picture)
        return;
    lay(output, picture, (SDL_Rect){0, 0, w, down}, rect);
    lay(output, picture, (SDL_Rect){0, h - down, w, down < h ? down : 0}, rect);
    lay(output, picture, (SDL_Rect){0, down, across, h - 2 * down}, rect);
    lay(output, picture, (SDL_Rect){w - across, down, across < w ? across : 0, h - 2 * down}, rect);
}
