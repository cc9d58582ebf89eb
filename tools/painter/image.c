#include "image.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *memory_new(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory) {
        fprintf(stderr, "aurochs-paint: out of memory\n");
        exit(EXIT_FAILURE);
    }
    return memory;
}

Image image_new(int w, int h)
{
    return (Image){w, h, memory_new((size_t)w * (size_t)h * 4, sizeof(float))};
}

void image_free(Image *image)
{
    free(image->pixels);
    *image = (Image){0};
}

Image image_copy(const Image *image)
{
    Image copy = image_new(image->w, image->h);
    memcpy(copy.pixels, image->pixels, (size_t)image->w * (size_t)image->h * 4 * sizeof(float));
    return copy;
}

Image image_crop(const Image *image, Box box)
{
    Image part = image_new(box.w, box.h);
    image_blit(&part, image, -box.x, -box.y, false, 1);
    return part;
}

void image_fill(Image *image, Vec3 colour)
{
    for (int y = 0; y < image->h; y++)
        for (int x = 0; x < image->w; x++)
            pixel_over(image_at(image, x, y), colour, 1);
}

static int wrap(int i, int size)
{
    int rest = i % size;
    return rest < 0 ? rest + size : rest;
}

static void dab_paint(Image *image, const Dab *dab, bool wrapped)
{
    float reach = fmaxf(dab->rx, dab->ry) + 2;
    float across = cosf(dab->angle), along = sinf(dab->angle);
    int left = (int)floorf(dab->x - reach), right = (int)floorf(dab->x + reach);
    int top = (int)floorf(dab->y - reach), bottom = (int)floorf(dab->y + reach);
    if (!wrapped) {
        left = left < 0 ? 0 : left;
        top = top < 0 ? 0 : top;
        right = right >= image->w ? image->w - 1 : right;
        bottom = bottom >= image->h ? image->h - 1 : bottom;
    }
    for (int y = top; y <= bottom; y++) {
        int row = wrapped ? wrap(y, image->h) : y;
        for (int x = left; x <= right; x++) {
            float dx = (float)x + 0.5f - dab->x, dy = (float)y + 0.5f - dab->y;
            float u = (dx * across + dy * along) / dab->rx,
                  v = (dy * across - dx * along) / dab->ry;
            float r = sqrtf(u * u + v * v);
            float cover = dab->soft > 0 ? smooth_step(1, 1 - dab->soft, r)
                                        : saturate((1 - r) * fminf(dab->rx, dab->ry) + 0.5f);
            if (cover > 0)
                pixel_over(image_at(image, wrapped ? wrap(x, image->w) : x, row), dab->colour,
                           dab->alpha * cover);
        }
    }
}

void image_dab(Image *image, const Dab *dab)
{
    dab_paint(image, dab, false);
}

void image_dab_wrapped(Image *image, const Dab *dab)
{
    dab_paint(image, dab, true);
}

void image_blit(Image *target, const Image *source, int x, int y, bool flip, float alpha)
{
    for (int row = 0; row < source->h; row++) {
        int to_y = y + row;
        if (to_y < 0 || to_y >= target->h)
            continue;
        for (int column = 0; column < source->w; column++) {
            int to_x = x + column;
            if (to_x < 0 || to_x >= target->w)
                continue;
            const float *from = image_at(source, flip ? source->w - 1 - column : column, row);
            float *to = image_at(target, to_x, to_y);
            float keep = 1 - from[3] * alpha;
            for (int k = 0; k < 4; k++)
                to[k] = to[k] * keep + from[k] * alpha;
        }
    }
}

Image image_half(const Image *image)
{
    Image small = image_new((image->w + 1) / 2, (image->h + 1) / 2);
    for (int y = 0; y < image->h; y++) {
        for (int x = 0; x < image->w; x++) {
            const float *from = image_at(image, x, y);
            float *to = image_at(&small, x / 2, y / 2);
            for (int k = 0; k < 4; k++)
                to[k] += 0.25f * from[k];
        }
    }
    return small;
}

Image image_shrink(const Image *image, int w, int h)
{
    Image small = image_new(w, h);
    float step_x = (float)image->w / (float)w, step_y = (float)image->h / (float)h;
    for (int y = 0; y < h; y++) {
        float top = (float)y * step_y, bottom = top + step_y;
        for (int x = 0; x < w; x++) {
            float left = (float)x * step_x, right = left + step_x;
            float sum[4] = {0}, total = 0;
            for (int j = (int)top; j < image->h && (float)j < bottom; j++) {
                float height = fminf(bottom, (float)j + 1) - fmaxf(top, (float)j);
                for (int i = (int)left; i < image->w && (float)i < right; i++) {
                    float weight = height * (fminf(right, (float)i + 1) - fmaxf(left, (float)i));
                    const float *from = image_at(image, i, j);
                    for (int k = 0; k < 4; k++)
                        sum[k] += weight * from[k];
                    total += weight;
                }
            }
            for (int k = 0; k < 4; k++)
                image_at(&small, x, y)[k] = sum[k] / total;
        }
    }
    return small;
}

Box image_bounds(const Image *image)
{
    int left = image->w, top = image->h, right = -1, bottom = -1;
    for (int y = 0; y < image->h; y++) {
        for (int x = 0; x < image->w; x++) {
            if (image_at(image, x, y)[3] < 0.5f / 255)
                continue;
            left = x < left ? x : left;
            right = x > right ? x : right;
            top = y < top ? y : top;
            bottom = y;
        }
    }
    return right < 0 ? (Box){0} : (Box){left, top, right - left + 1, bottom - top + 1};
}

/* One box filter along a line of `count` pixels that lie `stride` floats apart. */
static void blur_line(float *line, int count, size_t stride, int radius, float *copy)
{
    for (int i = 0; i < count; i++)
        memcpy(copy + 4 * i, line + (size_t)i * stride, 4 * sizeof(float));
    float sum[4] = {0};
    for (int i = 0; i < radius && i < count; i++)
        for (int k = 0; k < 4; k++)
            sum[k] += copy[4 * i + k];
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < 4; k++) {
            if (i + radius < count)
                sum[k] += copy[4 * (i + radius) + k];
            if (i - radius - 1 >= 0)
                sum[k] -= copy[4 * (i - radius - 1) + k];
            line[(size_t)i * stride + (size_t)k] = fmaxf(sum[k], 0) / (float)(2 * radius + 1);
        }
    }
}

void image_blur(Image *image, int radius, int passes)
{
    int longest = image->w > image->h ? image->w : image->h;
    float *copy = memory_new((size_t)longest * 4, sizeof(float));
    for (int pass = 0; pass < passes; pass++) {
        for (int y = 0; y < image->h; y++)
            blur_line(image_at(image, 0, y), image->w, 4, radius, copy);
        for (int x = 0; x < image->w; x++)
            blur_line(image_at(image, x, 0), image->h, (size_t)image->w * 4, radius, copy);
    }
    free(copy);
}

void image_round(Image *image, int tones)
{
    for (size_t i = 0; i < (size_t)image->w * (size_t)image->h; i++) {
        float *pixel = image->pixels + 4 * i;
        float alpha = floorf(pixel[3] * (float)tones + 0.5f) / (float)tones;
        for (int k = 0; k < 3; k++)
            pixel[k] =
                alpha > 0 ? floorf(pixel[k] / pixel[3] * (float)tones + 0.5f) / (float)tones * alpha
                          : 0;
        pixel[3] = alpha;
    }
}

Grey grey_new(int w, int h)
{
    return (Grey){w, h, memory_new((size_t)w * (size_t)h, 1)};
}

void grey_free(Grey *grey)
{
    free(grey->pixels);
    *grey = (Grey){0};
}
