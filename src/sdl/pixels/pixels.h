/* Pictures in memory: 0xAARRGGBB, colours premultiplied by their alpha, rows without padding. */
#ifndef SDL_PIXELS_H
#define SDL_PIXELS_H

#include <SDL.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "view/draw/draw.h"

typedef struct Pixels {
    int w, h;
    uint32_t *at; /* w * h; owned; NULL: empty */
} Pixels;

/* A part of a picture. */
typedef struct Cut {
    const Pixels *of;
    int x, y, w, h;
} Cut;

/* All of a picture. */
static inline Cut pixels_whole(const Pixels *pixels)
{
    return (Cut){pixels, 0, 0, pixels->w, pixels->h};
}

/* Its pixel at (x, y). */
static inline const uint32_t *cut_at(Cut cut, int x, int y)
{
    return cut.of->at + (ptrdiff_t)(cut.y + y) * cut.of->w + cut.x + x;
}

/* To the nearest whole pixel; halves go up. */
static inline int rounded(float value)
{
    return (int)floorf(value + .5f);
}

/* A length of pixels at another scale. */
static inline int scaled(int length, float by)
{
    return rounded((float)length * by);
}

/* A rectangle on whole pixels, rounded by its edges. What is not empty is at least a pixel wide and
 * high. */
static inline SDL_Rect whole_rect(Rect rect)
{
    int x = rounded(rect.x), y = rounded(rect.y);
    int w = rounded(rect.x + rect.w) - x, h = rounded(rect.y + rect.h) - y;
    return (SDL_Rect){x, y, w < 1 && rect.w > 0 ? 1 : w, h < 1 && rect.h > 0 ? 1 : h};
}

static inline int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* Makes a transparent picture. False when memory is out or a side is below 1: it is empty then, as
 * with all that makes pictures, and may be freed. */
bool pixels_make(Pixels *pixels, int w, int h);

/* Leaves an empty picture. */
void pixels_free(Pixels *pixels);

size_t pixels_bytes(const Pixels *pixels);

/* All four channels times k / 255, k 0..255, rounded exactly. */
static inline uint32_t pixels_times(uint32_t p, uint32_t k)
{
    uint32_t low = (p & 0xFF00FF) * k + 0x800080, high = (p >> 8 & 0xFF00FF) * k + 0x800080;
    low = (low + (low >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
    high = (high + (high >> 8 & 0xFF00FF)) & 0xFF00FF00;
    return low | high;
}

/* From straight alpha to premultiplied. */
void pixels_premultiply(Pixels *pixels);

/* And back. */
void pixels_straighten(Pixels *pixels);

/* True when every pixel's alpha is 255. */
bool pixels_opaque(const Pixels *pixels);

/* Frees the picture when every pixel is transparent. */
void pixels_drop_empty(Pixels *pixels);

/* Replaces pixels of `to` by `from`, whose left top comes to (x, y). What reaches beyond is left
 * off. */
void pixels_copy(Pixels *to, int x, int y, const Pixels *from);

/* Blends `from` over `to`, its left top at (x, y). What reaches beyond is left off. */
void pixels_blend(Pixels *to, int x, int y, const Pixels *from);

/* The same with a square picture, turned clockwise by 0 to 3 quarters. */
void pixels_blend_turned(Pixels *to, int x, int y, const Pixels *from, int quarters);

/* Makes a picture rotated clockwise about a point. (dx, dy) lead from there to the left top: of
 * `from`, and afterwards of `to`. False when memory is out. */
bool pixels_rotate(Pixels *to, const Pixels *from, double degrees, int *dx, int *dy);

/* A pixel blended over another. */
static inline uint32_t pixels_over(uint32_t p, uint32_t below)
{
    return p + pixels_times(below, 255 - (p >> 24));
}

/* Multiplies each pixel by a colour, its alpha included. */
void pixels_tint(Pixels *pixels, Rgba colour);

/* Changes the colours of all pixels as the grade says. */
void pixels_grade(Pixels *pixels, const Grade *grade);

/* Mirrors a picture left to right, in place. */
void pixels_flip(Pixels *pixels);

#endif
