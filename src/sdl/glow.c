#include "glow.h"

#include <math.h>
#include <stdlib.h>

/* Halo: widths in tiles, and how strong each is. */
static const struct {
    float width, strength;
} halos[] = {{.010f, 1.2f}, {.028f, 1.5f}, {.065f, 2.2f}};

enum { HALOS = sizeof halos / sizeof *halos };

#define MARGIN .16f /* tiles that a halo reaches beyond the sprite */
#define SOFT .25f   /* of the reach: where the light ends */

/* Straight colours: the paint's own light, and that of its halo. */
static const float paint[3] = {0xFF, 0xE0, 0x7A}, halo[3] = {0xFF, 0x7A, 0x14};

/* Light as numbers of 0..1. */
typedef struct Field {
    int w, h;
    float *at;
} Field;

/* Ochre and gold are far more red than green, and than blue; stone, moss and bone are not. */
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

/* One row or column, averaged over `half` to either side. */
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

/* Three averages are nearly a bell. */
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

/* Lays a light over a premultiplied pixel. */
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

void glow_make(Art *art, int size, int step)
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
