#include "ui_plane.h"

#include "noise.h"

#include <stdlib.h>
#include <string.h>

Plane plane_new(int w, int h)
{
    return (Plane){w, h, memory_new((size_t)w * (size_t)h, sizeof(float))};
}

void plane_free(Plane *plane)
{
    free(plane->values);
    *plane = (Plane){0};
}

Plane plane_copy(const Plane *plane)
{
    Plane copy = plane_new(plane->w, plane->h);
    memcpy(copy.values, plane->values, (size_t)plane->w * (size_t)plane->h * sizeof(float));
    return copy;
}

static float fade(float t)
{
    return t * t * t * (t * (t * 6 - 15) + 10);
}

/* The slope that the grid point (column, row) lends to a place (dx, dy) away from it. */
static float slope(int column, int row, float dx, float dy, uint32_t seed)
{
    float angle = 2 * PI * hash2(column, row, seed);
    return dx * cosf(angle) + dy * sinf(angle);
}

/* noise.h repeats alike in both directions and shows its grid when it is fine; leather and fibres
 * want two periods, and slopes at the grid points instead of values. */
static float noise_cell(float x, float y, int across, int down, uint32_t seed)
{
    int left = (int)x % across, top = (int)y % down;
    int right = (left + 1) % across, bottom = (top + 1) % down;
    float dx = x - floorf(x), dy = y - floorf(y), u = fade(dx), v = fade(dy);
    float above = mixf(slope(left, top, dx, dy, seed), slope(right, top, dx - 1, dy, seed), u);
    float below =
        mixf(slope(left, bottom, dx, dy - 1, seed), slope(right, bottom, dx - 1, dy - 1, seed), u);
    return 0.5f + 0.85f * mixf(above, below, v);
}

Plane plane_noise(int w, int h, Cells cells, uint32_t seed)
{
    Plane plane = plane_new(w, h);
    float weight = 1, total = 0;
    for (int octave = 0; octave < cells.octaves; octave++) {
        int across = cells.across << octave, down = cells.down << octave;
        for (int y = 0; y < h; y++) {
            float row = (float)y * (float)down / (float)h;
            for (int x = 0; x < w; x++) {
                float column = (float)x * (float)across / (float)w;
                *plane_at(&plane, x, y) +=
                    weight * noise_cell(column, row, across, down, seed + (uint32_t)octave * 101u);
            }
        }
        total += weight;
        weight *= 0.52f;
    }
    for (size_t i = 0; i < (size_t)w * (size_t)h; i++)
        plane.values[i] /= total;
    return plane;
}

float *edge_noise(int w, int cells, uint32_t seed)
{
    Plane row = plane_noise(w, 1, (Cells){cells, 1, 4}, seed);
    for (int x = 0; x < w; x++)
        row.values[x] -= 0.5f;
    return row.values;
}

/* A box filter along one line of `count` values that lie `stride` apart. */
static void blur_line(const float *source, float *target, int count, int stride, int radius,
                      bool wrapped)
{
    float sum = 0, share = 1 / (float)(2 * radius + 1);
    for (int i = -radius; i <= radius; i++)
        if (wrapped || (i >= 0 && i < count))
            sum += source[(size_t)((i % count + count) % count) * (size_t)stride];
    for (int i = 0; i < count; i++) {
        target[(size_t)i * (size_t)stride] = sum * share;
        int out = i - radius, in = i + radius + 1;
        if (wrapped || out >= 0)
            sum -= source[(size_t)((out % count + count) % count) * (size_t)stride];
        if (wrapped || in < count)
            sum += source[(size_t)(in % count) * (size_t)stride];
    }
}

void plane_blur(Plane *plane, int radius, bool wrapped)
{
    if (radius < 1)
        return;
    Plane other = plane_new(plane->w, plane->h);
    for (int pass = 0; pass < 3; pass++) {
        for (int y = 0; y < plane->h; y++)
            blur_line(plane_at(plane, 0, y), plane_at(&other, 0, y), plane->w, 1, radius, wrapped);
        for (int x = 0; x < plane->w; x++)
            blur_line(plane_at(&other, x, 0), plane_at(plane, x, 0), plane->h, plane->w, radius,
                      wrapped);
    }
    plane_free(&other);
}

Plane plane_relief(const Plane *height, float steep)
{
    Plane light = plane_new(height->w, height->h);
    Vec3 to_light = light_direction();
    for (int y = 0; y < height->h; y++)
        for (int x = 0; x < height->w; x++) {
            int left = (x + height->w - 1) % height->w, right = (x + 1) % height->w;
            int above = (y + height->h - 1) % height->h, below = (y + 1) % height->h;
            float across = *plane_at(height, right, y) - *plane_at(height, left, y);
            float down = *plane_at(height, x, below) - *plane_at(height, x, above);
            Vec3 normal = vec3_normalize(vec3(-across * steep, down * steep, 1));
            *plane_at(&light, x, y) = saturate(vec3_dot(normal, to_light));
        }
    return light;
}
