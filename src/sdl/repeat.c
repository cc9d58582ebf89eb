#include "repeat.h"

#include <string.h>

#include "frames.h"

enum { LARGE_FILL = 4096 /* pixels */, PLAIN_SIDE = 128 };

static void repeat(Output *output, const Picture *picture, SDL_Rect rect, Rgba tint)
{
    for (int y = 0; y < rect.h; y += picture->h) {
        for (int x = 0; x < rect.w; x += picture->w) {
            int w = rect.w - x < picture->w ? rect.w - x : picture->w;
            int h = rect.h - y < picture->h ? rect.h - y : picture->h;
            SDL_Rect from = {0, 0, w, h}, to = {rect.x + x, rect.y + y, w, h};
            output_copy(output, picture, &from, to, tint);
        }
    }
}

const Picture *repeat_picture(Cache *cache, Pages *pages, const DrawCommand *command, SDL_Rect rect)
{
    return frames_texture(cache, pages, command->name, command->scale, command->colour,
                          (SDL_Point){rect.w, rect.h});
}

void repeat_texture(Output *output, Cache *cache, Pages *pages, const DrawCommand *command,
                    SDL_Rect rect)
{
    const Picture *picture = repeat_picture(cache, pages, command, rect);
    if (picture_shows(picture) && command->colour.a > 0)
        repeat(output, picture, rect, (Rgba){255, 255, 255, command->colour.a});
}

static void copy_plain(Output *output, Cache *cache, SDL_Rect rect, Rgba colour)
{
    uint64_t key = hash_bytes(hash_name(HASH_START, "plain"), &colour, sizeof colour);
    const Picture *picture = cache_find(cache, key);
    Pixels pixels;
    if (!picture && pixels_make(&pixels, PLAIN_SIDE, PLAIN_SIDE)) {
        memset(pixels.at, 255, pixels_bytes(&pixels));
        pixels_tint(&pixels, colour);
        picture = cache_add(cache, key, &pixels, 0, 0);
    }
    if (picture_shows(picture))
        repeat(output, picture, rect, (Rgba){255, 255, 255, 255});
}

void repeat_fill(Output *output, Cache *cache, SDL_Rect rect, Rgba colour)
{
    if (colour.a < 255 && rect.w * rect.h > LARGE_FILL)
        copy_plain(output, cache, rect, colour);
    else
        output_fill(output, rect, colour);
}
