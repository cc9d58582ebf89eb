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

static int degrees_of(const DrawCommand *command)
{
    return (int)floorf(command->angle + .5f);
}

/* Of all but the size. */
static uint64_t key_of(const DrawCommand *command, const Grade *day)
{
    int degrees = degrees_of(command);
    uint64_t key = hash_name(HASH_START, command->kind == DRAW_SHADOW ? "shadow" : "sprite");
    key = hash_number(hash_name(key, command->name), command->flip);
    key = degrees ? hash_number(key, (uint32_t)degrees) : key;
    return command->lit ? hash_bytes(key, day, sizeof *day) : key;
}

static bool near_size(int size, int other)
{
    return 4 * size < 10 * other && 10 * size > 4 * other;
}

/* Another size of it that is at hand; NULL: there is none. */
static const Picture *find_near(const Sprites *sprites, uint64_t key, int size, int *found)
{
    uint64_t at = key % SPRITES_KNOWN;
    *found = sprites->known[at].size;
    if (sprites->known[at].key != key || !near_size(size, *found))
        return NULL;
    return cache_find(sprites->cache, hash_number(key, (uint32_t)*found));
}

/* One that leans is made once for each degree: SDL's own software is slow at turning. */
static const Picture *make(Sprites *sprites, const DrawCommand *command, const Grade *day, int size)
{
    int degrees = degrees_of(command);
    uint64_t key = key_of(command, day);
    Art art = art_of(sprites->pages, command, size);
    if (degrees)
        turn_art(&art, degrees);
    if (command->lit && art.pixels.at)
        pixels_grade(&art.pixels, day);
    sprites->known[key % SPRITES_KNOWN].key = key;
    sprites->known[key % SPRITES_KNOWN].size = size;
    return cache_add(sprites->cache, hash_number(key, (uint32_t)size), &art.pixels, art.dx, art.dy);
}

static int rounded(float value)
{
    return (int)floorf(value + .5f);
}

static int times(int length, float by)
{
    return rounded((float)length * by);
}

static void draw_glow(Sprites *sprites, const DrawCommand *command, int size)
{
    const Rgba only_alpha = {255, 255, 255, command->colour.a};
    uint64_t key = hash_name(hash_name(HASH_START, "glow"), command->name);
    key = hash_number(key, (uint64_t)size << 8 | (uint64_t)command->style << 1 | command->flip);
    const Picture *picture = cache_find(sprites->cache, key);
    if (!picture) {
        Art art = art_of(sprites->pages, command, size);
        glow_make(&art, size, command->style);
        picture = cache_add(sprites->cache, key, &art.pixels, art.dx, art.dy);
    }
    if (picture)
        output_copy(sprites->output, picture, NULL,
                    (SDL_Rect){rounded(command->rect.x) + picture->dx,
                               rounded(command->rect.y) + picture->dy, picture->w, picture->h},
                    only_alpha);
}

void sprites_draw(Sprites *sprites, const DrawCommand *command, const Grade *day, int size,
                  bool hasty)
{
    if (command->kind == DRAW_GLOW) {
        draw_glow(sprites, command, size);
        return;
    }
    uint64_t key = key_of(command, day);
    int made = size;
    const Picture *picture = cache_find(sprites->cache, hash_number(key, (uint32_t)size));
    if (!picture && hasty)
        picture = find_near(sprites, key, size, &made);
    if (!picture) {
        picture = make(sprites, command, day, size);
        made = size;
    }
    if (!picture)
        return;
    float down = (float)size / (float)made, across = down * (1 - command->squeeze);
    SDL_Rect to = {rounded(command->rect.x) + times(picture->dx, across),
                   rounded(command->rect.y) + times(picture->dy, down), times(picture->w, across),
                   times(picture->h, down)};
    output_copy(sprites->output, picture, NULL, to, command->colour);
}
