#include "sprites.h"

#include <stdlib.h>

#include "sdl/atlas/art.h"
#include "sdl/pixels/pixels.h"

/* Of a halo: each blur in tiles, and its strength. */
static const struct {
    float width, strength;
} halos[] = {{.010f, 1.2f}, {.028f, 1.5f}, {.065f, 2.2f}};

enum { HALOS = sizeof halos / sizeof *halos };

#define MARGIN .16f /* tiles that a halo reaches beyond the sprite */
#define SOFT .25f   /* share of the reach in which the light ends */

/* Straight colours of the paint's light and of its halo. */
static const float paint[3] = {0xFF, 0xE0, 0x7A}, halo[3] = {0xFF, 0x7A, 0x14};

/* Light as numbers of 0..1. */
typedef struct Field {
    int w, h;
    float *at;
} Field;

/* How much of a pixel is paint. Ochre and gold are far more red than green, and than blue; stone,
 * moss and bone are not. */
static float paint_share(uint32_t p)
{
    float alpha = (float)(p >> 24), r = (float)(p >> 16 & 255), g = (float)(p >> 8 & 255),
          b = (float)(p & 255);
    if (alpha < 128)
        return 0;
    float share = fminf((r - g) * 6, (r - b) * 2.5f) / alpha - .35f;
    return share < 0 ? 0 : share > 1 ? 1 : share;
}

static void find_paint(Field *field, const Pixels *pixels, int margin, float reach)
{
    float x_sum = 0, y_sum = 0, sum = 1e-3f, far = 1;
    for (int pass = 0; pass < 3; pass++)
        for (int y = 0; y < pixels->h; y++)
            for (int x = 0; x < pixels->w; x++) {
                float share = paint_share(pixels->at[(ptrdiff_t)y * pixels->w + x]);
                float off = pass ? hypotf((float)x - x_sum / sum, (float)y - y_sum / sum) : 0;
                if (pass == 0) {
                    x_sum += share * (float)x;
                    y_sum += share * (float)y;
                    sum += share;
                } else if (pass == 1) {
                    far = share > 0 && off > far ? off : far;
                } else {
                    float left = (reach * (1 + SOFT) - off / far) / SOFT;
                    field->at[(ptrdiff_t)(y + margin) * field->w + x + margin] =
                        share * (left < 0   ? 0
                                 : left > 1 ? 1
                                            : left);
                }
            }
}

/* Averages a row or column over `half` pixels to either side. */
static void average(float *to, const float *from, int count, int step, int half)
{
    float sum = 0;
    for (int i = -half; i < count; i++) {
        if (i + half < count)
            sum += from[(ptrdiff_t)(i + half) * step];
        if (i - half - 1 >= 0)
            sum -= from[(ptrdiff_t)(i - half - 1) * step];
        if (i >= 0)
            to[(ptrdiff_t)i * step] = sum / (float)(2 * half + 1);
    }
}

/* Three averages in a row are nearly a Gauss curve. */
static void blur(Field *field, float *room, int half)
{
    for (int pass = 0; pass < 3; pass++) {
        for (int y = 0; y < field->h; y++)
            average(room + (ptrdiff_t)y * field->w, field->at + (ptrdiff_t)y * field->w, field->w,
                    1, half);
        for (int x = 0; x < field->w; x++)
            average(field->at + x, room + x, field->h, field->w, half);
    }
}

/* Blends a light over a premultiplied pixel. */
static uint32_t lay(uint32_t below, const float rgb[3], float alpha)
{
    uint32_t a = (uint32_t)(255 * fminf(1, alpha) + .5f);
    uint32_t straight =
        0xFF000000 | (uint32_t)rgb[0] << 16 | (uint32_t)rgb[1] << 8 | (uint32_t)rgb[2];
    return pixels_over(pixels_times(straight, a), below);
}

static bool make_light(Pixels *light, const Art *art, int size, float reach, int margin)
{
    Field field = {art->pixels.w + 2 * margin, art->pixels.h + 2 * margin, NULL};
    size_t count = (size_t)field.w * (size_t)field.h;
    float *room = malloc(count * sizeof *room);
    field.at = calloc(count, sizeof *field.at);
    bool good = room && field.at && pixels_make(light, field.w, field.h);
    for (int i = HALOS; good && i >= 0; i--) {
        for (size_t p = 0; p < count; p++)
            field.at[p] = 0;
        find_paint(&field, &art->pixels, margin, reach);
        if (i > 0)
            blur(&field, room, 1 + (int)(halos[i - 1].width * (float)size));
        for (size_t p = 0; p < count; p++)
            light->at[p] = lay(light->at[p], i > 0 ? halo : paint,
                               field.at[p] * (i > 0 ? halos[i - 1].strength : 1));
    }
    free(field.at);
    free(room);
    return good;
}

/* Replaces a sprite, made for tiles of `size` pixels, by the light of its paint with a halo. The
 * light reaches `step` of GLOW_STEPS of the way from the paint's middle. Empty when memory is out.
 */
static void glow_make(Art *art, int size, int step)
{
    Pixels light = {0};
    int margin = (int)ceilf(MARGIN * (float)size);
    if (!art->pixels.at)
        return;
    if (!make_light(&light, art, size, (float)step / GLOW_STEPS, margin))
        pixels_free(&light);
    pixels_free(&art->pixels);
    art->pixels = light;
    art->dx -= margin;
    art->dy -= margin;
}

/* Makes the art of a command; empty where the atlas has none of its name. */
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

/* Hash of all but the size. */
static uint64_t key_of(const DrawCommand *command, const Grade *day)
{
    int degrees = rounded(command->angle);
    uint64_t key = hash_pair(hash_name(HASH_START, "sprite"), command->kind, command->style);
    key = hash_number(hash_name(key, command->name), command->flip);
    key = degrees ? hash_number(key, (uint32_t)degrees) : key;
    return command->lit ? hash_bytes(key, day, sizeof *day) : key;
}

/* The picture in a near size, which becomes `found`; NULL: there is none. */
static const Picture *find_near(const Sprites *sprites, uint64_t key, int size, int *found)
{
    uint64_t at = key % SPRITES_KNOWN;
    *found = sprites->known[at].size;
    if (sprites->known[at].key != key || !near_size(size, *found))
        return NULL;
    return cache_find(sprites->screen->cache, hash_number(key, (uint32_t)*found));
}

/* One that leans is made once for each degree: SDL's software renderer is slow at rotating. */
static const Picture *make(Sprites *sprites, const DrawCommand *command, const Grade *day, int size)
{
    int degrees = rounded(command->angle);
    uint64_t key = key_of(command, day);
    Art art = art_of(sprites->screen->pages, command, size);
    if (command->kind == DRAW_GLOW)
        glow_make(&art, size, command->style);
    if (degrees)
        turn_art(&art, degrees);
    if (command->lit && art.pixels.at)
        pixels_grade(&art.pixels, day);
    sprites->known[key % SPRITES_KNOWN].key = key;
    sprites->known[key % SPRITES_KNOWN].size = size;
    return cache_add(sprites->screen->cache, hash_number(key, (uint32_t)size), &art.pixels, art.dx,
                     art.dy);
}

void sprites_draw(Sprites *sprites, const DrawCommand *command, const Grade *day, int size,
                  bool hasty)
{
    uint64_t key = key_of(command, day);
    int made = size;
    const Picture *picture = cache_find(sprites->screen->cache, hash_number(key, (uint32_t)size));
    if (!picture && hasty && command->kind != DRAW_GLOW)
        picture = find_near(sprites, key, size, &made);
    if (!picture) {
        picture = make(sprites, command, day, size);
        made = size;
    }
    if (!picture)
        return;
    float down = (float)size / (float)made, across = down * (1 - command->squeeze);
    SDL_Rect to = {rounded(command->rect.x) + scaled(picture->dx, across),
                   rounded(command->rect.y) + scaled(picture->dy, down), scaled(picture->w, across),
                   scaled(picture->h, down)};
    output_copy(&sprites->screen->output, picture, NULL, to, command->colour);
}
