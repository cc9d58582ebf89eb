/* The distance of every pixel to the figure is found exactly (a lower envelope of parabolas, rows
 * then columns), lines are laid along it at the marched size, and only then all is filtered down:
 * thin lines stay smooth at every level. Small levels get lines and halo that are wider for their
 * size, a little more colour and sharper edges, or the figure would drown in the grass. */
#include "figures_ink.h"

#include "figures_march.h"
#include "pack.h"

#include <stdlib.h>

typedef struct LevelInk {
    float line, halo; /* pixels of the level; the halo is measured from the figure too */
    float halo_alpha;
    float vivid; /* saturation */
    float bright;
    float crisp; /* how far neighbouring pixels are driven apart */
} LevelInk;

static const LevelInk LEVEL_INK[LEVELS] = {
    {1.9f, 7.0f, 0.66f, 1.00f, 1.00f, 0},
    {1.3f, 4.4f, 0.70f, 1.04f, 1.02f, 0.20f},
    {1.05f, 3.0f, 0.78f, 1.10f, 1.05f, 0.55f},
    {0.75f, 2.0f, 0.80f, 1.16f, 1.08f, 0.70f},
};

/* Squared distances along one line of `count` values `step` apart, in place. */
static void envelope(float *values, int count, int step, int *places, float *bounds, float *copy)
{
    for (int i = 0; i < count; i++)
        copy[i] = values[i * step];
    int top = 0;
    places[0] = 0;
    bounds[0] = -1e9f;
    bounds[1] = 1e9f;
    for (int i = 1; i < count; i++) {
        float cross;
        for (;;) {
            int j = places[top];
            cross =
                ((copy[i] + (float)(i * i)) - (copy[j] + (float)(j * j))) / (float)(2 * (i - j));
            if (cross > bounds[top])
                break;
            top--;
        }
        places[++top] = i;
        bounds[top] = cross;
        bounds[top + 1] = 1e9f;
    }
    for (int i = 0, k = 0; i < count; i++) {
        while (bounds[k + 1] < (float)i)
            k++;
        int away = i - places[k];
        values[i * step] = (float)(away * away) + copy[places[k]];
    }
}

/* Distance in pixels from each pixel to the nearest opaque one. The caller frees the result. */
static float *distances(const Image *image)
{
    int w = image->w, h = image->h, longest = w > h ? w : h;
    float *field = memory_new((size_t)w * (size_t)h, sizeof(*field));
    int *places = memory_new((size_t)longest, sizeof(*places));
    float *bounds = memory_new((size_t)longest + 1, sizeof(*bounds));
    float *copy = memory_new((size_t)longest, sizeof(*copy));
    for (int i = 0; i < w * h; i++)
        field[i] = image->pixels[4 * (size_t)i + 3] > 0.5f ? 0 : 1e6f;
    for (int x = 0; x < w; x++)
        envelope(field + x, h, w, places, bounds, copy);
    for (int y = 0; y < h; y++)
        envelope(field + y * w, w, 1, places, bounds, copy);
    for (int i = 0; i < w * h; i++)
        field[i] = sqrtf(field[i]);
    free(copy);
    free(bounds);
    free(places);
    return field;
}

static Vec3 tone(const float *pixel, const LevelInk *level)
{
    float grey = 0.3f * pixel[0] + 0.59f * pixel[1] + 0.11f * pixel[2];
    Vec3 c = vec3_mix(vec3(grey, grey, grey), vec3(pixel[0], pixel[1], pixel[2]), level->vivid);
    c = vec3_scale(c, level->bright);
    return vec3(saturate(c.x), saturate(c.y), saturate(c.z));
}

/* Drives each pixel's colour away from the mean around it, alpha stays. What the filter has blurred
 * comes back: eyes, stripes, the line between limbs. */
static void sharpen(Image *image, float amount)
{
    Image blurred = image_copy(image);
    image_blur(&blurred, 1, 1);
    for (int i = 0; i < image->w * image->h; i++) {
        float *pixel = image->pixels + 4 * (size_t)i;
        const float *around = blurred.pixels + 4 * (size_t)i;
        if (around[3] <= 0)
            continue;
        for (int c = 0; c < 3; c++) {
            float mean = around[c] / around[3] * pixel[3];
            pixel[c] = clampf(pixel[c] + amount * (pixel[c] - mean), 0, pixel[3]);
        }
    }
    image_free(&blurred);
}

Image ink_figure(const Image *marched, Ink ink, int level)
{
    const LevelInk *widths = &LEVEL_INK[level];
    float pixel = (float)MARCH_LEVEL / (float)LEVEL_SIZES[level];
    float line = widths->line * pixel, halo = widths->halo * pixel;
    float *field = distances(marched);
    Image inked = image_new(marched->w, marched->h);
    for (int i = 0; i < marched->w * marched->h; i++) {
        const float *from = marched->pixels + 4 * (size_t)i;
        float *to = inked.pixels + 4 * (size_t)i;
        float d = field[i];
        pixel_over(to, ink.halo,
                   ink.halo_alpha * widths->halo_alpha * smooth_step(halo, line * 0.8f, d));
        pixel_over(to, ink.line, 0.92f * saturate(line + 0.5f - d));
        if (from[3] > 0.5f)
            pixel_over(to, tone(from, widths), 1);
    }
    free(field);
    int shrink = MARCH_LEVEL / LEVEL_SIZES[level];
    Image small = image_shrink(&inked, inked.w / shrink, inked.h / shrink);
    image_free(&inked);
    sharpen(&small, widths->crisp);
    return small;
}
