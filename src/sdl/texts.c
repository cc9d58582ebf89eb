#include "texts.h"

#include <math.h>

const Picture *texts_picture(Cache *cache, Fonts *fonts, const DrawCommand *command,
                             const char *text)
{
    Rgba c = command->colour;
    uint64_t key = hash_name(hash_name(HASH_START, "text"), text);
    key = hash_float(hash_number(key, command->font), floorf(command->size + .5f));
    key = hash_number(key, (uint64_t)c.r << 16 | (uint64_t)c.g << 8 | c.b);
    const Picture *picture = cache_find(cache, key);
    if (picture)
        return picture;
    Pixels pixels;
    int ascent = 0;
    if (fonts_draw(fonts, command->font, command->size, text, &pixels, &ascent))
        pixels_tint(&pixels, (Rgba){c.r, c.g, c.b, 255});
    return cache_add(cache, key, &pixels, 0, -ascent);
}
