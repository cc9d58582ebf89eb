/* A picture in memory: floats, red green blue alpha, premultiplied (colour already times alpha),
 * rows from the top. Sizes and positions are in pixels; the centre of pixel (x, y) is (x + .5, y +
 * .5). Out of memory ends the program with a message: a tool has nothing better to do. */
#ifndef PAINTER_IMAGE_H
#define PAINTER_IMAGE_H

#include "maths.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Image {
    int w, h;
    float *pixels; /* owned; 4 floats a pixel */
} Image;

/* A rectangle of whole pixels. */
typedef struct Box {
    int x, y, w, h;
} Box;

/* calloc that never returns NULL. */
void *memory_new(size_t count, size_t size);

Image image_new(int w, int h); /* transparent */
void image_free(Image *image);
Image image_copy(const Image *image);
Image image_crop(const Image *image, Box box); /* parts outside the image come out transparent */
void image_fill(Image *image, Vec3 colour);    /* opaque */

static inline float *image_at(const Image *image, int x, int y)
{
    return image->pixels + 4 * ((size_t)y * (size_t)image->w + (size_t)x);
}

/* Lays `colour` with `alpha` (clamped to 0..1) over one premultiplied pixel. */
static inline void pixel_over(float *pixel, Vec3 colour, float alpha)
{
    alpha = saturate(alpha);
    float keep = 1 - alpha;
    pixel[0] = pixel[0] * keep + colour.x * alpha;
    pixel[1] = pixel[1] * keep + colour.y * alpha;
    pixel[2] = pixel[2] * keep + colour.z * alpha;
    pixel[3] = pixel[3] * keep + alpha;
}

/* A brush: an ellipse of radii rx, ry turned by `angle` radians. `soft` 0..1 is the part of the
 * radius over which it fades; 0 gives a crisp edge of one pixel. */
typedef struct Dab {
    float x, y, rx, ry, angle, alpha, soft;
    Vec3 colour;
} Dab;

void image_dab(Image *image, const Dab *dab);
void image_dab_wrapped(Image *image,
                       const Dab *dab); /* on a torus: what leaves one edge enters the other */

/* Lays `source` over `target`, its left top corner at (x, y), mirrored left to right if `flip`. */
void image_blit(Image *target, const Image *source, int x, int y, bool flip, float alpha);

/* Half the width and height, by a box filter; an odd last row or column is filtered against
 * nothing. */
Image image_half(const Image *image);

/* Any smaller size by an exact area filter. */
Image image_shrink(const Image *image, int w, int h);

/* The smallest box that holds every pixel whose alpha shows in 8 bits; w and h are 0 when none
 * does. */
Box image_bounds(const Image *image);

/* Blurs by `passes` box filters of `radius` pixels; what is outside counts as transparent. */
void image_blur(Image *image, int radius, int passes);

/* Rounds colour and alpha to `tones` even steps, for the sake of small files. */
void image_round(Image *image, int tones);

/* Writes 8-bit straight-alpha RGBA (RGB when every pixel is opaque); fully transparent pixels are
 * 0. Equal images give equal bytes. On failure prints a line to stderr and returns false. */
bool image_write_png(const Image *image, const char *path);

/* Reads any PNG as premultiplied RGBA. On failure prints a line to stderr and returns false. */
bool image_read_png(Image *image, const char *path);

/* 8-bit grey picture: masks. */
typedef struct Grey {
    int w, h;
    uint8_t *pixels; /* owned */
} Grey;

Grey grey_new(int w, int h);
void grey_free(Grey *grey);
bool grey_write_png(const Grey *grey, const char *path); /* as image_write_png */

#endif
