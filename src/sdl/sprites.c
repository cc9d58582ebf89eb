#include "sprites.h"

#include <math.h>

#include "glow.h"
#include "graded.h"
#include "stock.h"

/* A sprite's pixels as they lie in the atlas's own order. */
static Art art_of(Pages *pages, const DrawCommand *command, int size)
{
    int sprite = atlas_sprite(&pages->atlas, command->name);
    if (sprite < 0)
        return (Art){0};
    const AtlasSprite *found = &pages->atlas.sprites[sprite];
    return art_sprite(pages, command->kind == DRAW_SHADOW ? found->shadow : found->cut, size,
                      command->flip);
}

static void turn_art(Art *art, int degrees)
{
    Pixels turned;
    if (!art->pixels.at || !pixels_rotate(&turned, &art->pixels, degrees, &art->dx, &art->dy))
        return;
    pixels_free(&art->pixels);
    art->pixels = turned;
}

/* One that leans is made once for each degree: SDL's own software is slow at turning. */
const Picture *sprites_picture(Cache *cache, Pages *pages, const DrawCommand *command,
                               const Grade *day, int size)
{
    int degrees = (int)floorf(command->angle + .5f);
    uint64_t key = hash_name(HASH_START, command->kind == DRAW_SHADOW ? "shadow" : "sprite");
    key = hash_number(hash_name(key, command->name), (uint64_t)size << 1 | command->flip);
    key = degrees ? hash_number(key, (uint32_t)degrees) : key;
    key = command->lit ? hash_bytes(key, day, sizeof *day) : key;
    const Picture *picture = cache_find(cache, key);
    if (picture)
        return picture;
    Art art = art_of(pages, command, size);
    if (degrees)
        turn_art(&art, degrees);
    if (command->lit && art.pixels.at)
        pixels_grade(&art.pixels, day);
    return cache_add(cache, key, &art.pixels, art.dx, art.dy);
}

const Picture *sprites_glow(Cache *cache, Pages *pages, const DrawCommand *command, int size)
{
    uint64_t key = hash_name(hash_name(HASH_START, "glow"), command->name);
    key = hash_number(key, (uint64_t)size << 8 | (uint64_t)command->style << 1 | command->flip);
    const Picture *picture = cache_find(cache, key);
    if (picture)
        return picture;
    Art art = art_of(pages, command, size);
    glow_make(&art, size, command->style);
    return cache_add(cache, key, &art.pixels, art.dx, art.dy);
}
