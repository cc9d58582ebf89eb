#include "sprites.h"

#include <stdlib.h>
#include <string.h>

#include "sdl/atlas/art.h"
#include "sdl/pixels/pixels.h"
#include "sdl/pixels/resample.h"

/* Of a halo: each blur in tiles, and its strength. */
static const struct {
    float width, strength;
} halos[] = {{.010f, 1.2f}, {.028f, 1.5f}, {.065f, 2.2f}};

enum { HALOS = sizeof halos / sizeof *halos };

#define MARGIN .16f /* tiles that a halo reaches beyond the sprite */
#define SOFT .25f   /* share of the reach in which the light ends */

/* Straight colours of the paint's light and of its halo. */
static const float paint[3] = {0xFF, 0xE0, 0x7A}, halo[3] = {0xFF, 0x7A, 0x14};

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

/* Paint within the reach, as alphas. The field has a margin round the pixels. */
static void find_paint(uint8_t *field, const Pixels *pixels, int margin, float reach)
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
                    field[(ptrdiff_t)(y + margin) * (pixels->w + 2 * margin) + x + margin] =
                        (uint8_t)(255 * share * fminf(1, fmaxf(0, left)) + .5f);
                }
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

/* A halo is blurred by three averages in a row: they are nearly a Gauss curve. */
static bool make_light(Pixels *light, const Picture *art, int size, float reach, int margin)
{
    int w = art->pixels.w + 2 * margin, h = art->pixels.h + 2 * margin;
    size_t count = (size_t)w * (size_t)h;
    uint8_t *found = calloc(2 * count + (size_t)(w + h), 1);
    bool good = found && pixels_make(light, w, h);
    if (good)
        find_paint(found, &art->pixels, margin, reach);
    for (int i = HALOS; good && i >= 0; i--) {
        uint8_t *field = found + count;
        float strength = i > 0 ? halos[i - 1].strength : 1;
        memcpy(field, found, count);
        for (int pass = 0; i > 0 && pass < 3; pass++)
            bytes_blur(field, w, h, 1 + (int)(halos[i - 1].width * (float)size), field + count);
        for (size_t p = 0; p < count; p++)
            light->at[p] =
                lay(light->at[p], i > 0 ? halo : paint, (float)field[p] * strength / 255);
    }
    free(found);
    return good;
}

/* Replaces a sprite, made for tiles of `size` pixels, by the light of its paint with a halo. The
 * light reaches `step` of GLOW_STEPS of the way from the paint's middle. Empty when memory is out.
 */
static void glow_make(Picture *art, int size, int step)
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

enum { LARGE = 1 << 14 /* pixels that take milliseconds to make */ };

typedef struct Wanted {
    Pages *pages;
    DrawCommand command;
    Grade day;
    int size, sprite;
} Wanted;

/* One that leans is made once for each degree: to draw it turned would take long by software. */
static void make(Pictures *pictures, const void *data, Picture *made)
{
    const Wanted *wanted = data;
    const DrawCommand *command = &wanted->command;
    const AtlasSprite *sprite = &wanted->pages->atlas.sprites[wanted->sprite];
    int degrees = rounded(command->angle);
    Pixels turned;
    (void)pictures;
    art_sprite(wanted->pages, command->kind == DRAW_SHADOW ? sprite->shadow : sprite->cut,
               wanted->size, command->flip, made);
    if (command->kind == DRAW_GLOW)
        glow_make(made, wanted->size, command->style);
    if (degrees && made->pixels.at &&
        pixels_rotate(&turned, &made->pixels, degrees, &made->dx, &made->dy)) {
        pixels_free(&made->pixels);
        made->pixels = turned;
    }
    if (command->lit && made->pixels.at)
        pixels_grade(&made->pixels, &wanted->day);
}

/* Hash of all but the size. */
static uint64_t role_of(const DrawCommand *command, const Grade *day)
{
    uint64_t key = hash_pair(hash_name(HASH_START, "sprite"), command->kind, command->style);
    key = hash_pair(hash_name(key, command->name), command->flip, rounded(command->angle));
    return command->lit ? hash_bytes(key, day, sizeof *day) : key;
}

void sprites_draw(Screen *screen, const DrawCommand *command, const Grade *day, int size,
                  bool zooms)
{
    Wanted wanted = {screen->pages, *command, *day, size,
                     atlas_sprite(&screen->pages->atlas, command->name)};
    uint64_t role = role_of(command, day);
    if (wanted.sprite < 0)
        return;
    const AtlasCut *cut = &screen->pages->atlas.sprites[wanted.sprite].cut[0];
    float side = (float)size / (float)atlas_levels[0];
    Recipe recipe = {.key = hash_number(role, (uint32_t)size),
                     .role = command->kind == DRAW_GLOW ? 0 : role,
                     .unit = size,
                     .large = (float)cut->w * (float)cut->h * side * side > LARGE,
                     .make = make,
                     .data = &wanted,
                     .bytes = sizeof wanted};
    const Picture *picture = pictures_get(screen->pictures, &recipe, zooms);
    if (!picture)
        return;
    float down = (float)size / (float)picture->unit, across = down * (1 - command->squeeze);
    SDL_Rect to = {rounded(command->rect.x) + scaled(picture->dx, across),
                   rounded(command->rect.y) + scaled(picture->dy, down), scaled(picture->w, across),
                   scaled(picture->h, down)};
    output_copy(&screen->output, picture, NULL, to, command->colour);
}
