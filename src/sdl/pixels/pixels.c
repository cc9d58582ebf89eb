/* Plain loops over premultiplied pixels. Two channels share one multiplication, and a quotient by
 * 255 is rounded exactly, so that an opaque pixel stays opaque however often it is blended. */
#include "pixels.h"

#include <stdlib.h>
#include <string.h>

bool pixels_make(Pixels *pixels, int w, int h)
{
    *pixels = (Pixels){0};
    if (w < 1 || h < 1)
        return false;
    pixels->at = calloc((size_t)w * (size_t)h, sizeof *pixels->at);
    if (!pixels->at)
        return false;
    pixels->w = w;
    pixels->h = h;
    return true;
}

void pixels_free(Pixels *pixels)
{
    free(pixels->at);
    *pixels = (Pixels){0};
}

size_t pixels_bytes(const Pixels *pixels)
{
    return (size_t)pixels->w * (size_t)pixels->h * sizeof *pixels->at;
}

void pixels_premultiply(Pixels *pixels)
{
    size_t count = (size_t)pixels->w * (size_t)pixels->h;
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels->at[i], alpha = p >> 24;
        if (alpha < 255)
            pixels->at[i] = (pixels_times(p, alpha) & 0xFFFFFF) | alpha << 24;
    }
}

static inline uint32_t straight(uint32_t channel, uint32_t alpha)
{
    uint32_t value = (channel * 255 + alpha / 2) / alpha;
    return value > 255 ? 255 : value;
}

void pixels_straighten(Pixels *pixels)
{
    size_t count = (size_t)pixels->w * (size_t)pixels->h;
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels->at[i], alpha = p >> 24;
        if (alpha == 255 || alpha == 0)
            continue;
        pixels->at[i] = alpha << 24 | straight(p >> 16 & 255, alpha) << 16 |
                        straight(p >> 8 & 255, alpha) << 8 | straight(p & 255, alpha);
    }
}

bool pixels_opaque(const Pixels *pixels)
{
    size_t count = (size_t)pixels->w * (size_t)pixels->h;
    uint32_t all = 0xFF000000;
    for (size_t i = 0; i < count; i++)
        all &= pixels->at[i];
    return all == 0xFF000000;
}

void pixels_drop_empty(Pixels *pixels)
{
    size_t count = (size_t)pixels->w * (size_t)pixels->h;
    for (size_t i = 0; i < count; i++)
        if (pixels->at[i])
            return;
    pixels_free(pixels);
}

/* The order in which w x h pixels are read. */
typedef struct Reading {
    int w, h;
    const uint32_t *first;
    ptrdiff_t across, down; /* from a pixel to the next */
} Reading;

static void blend(Pixels *to, int x, int y, Reading from)
{
    int left = x < 0 ? -x : 0, right = x + from.w > to->w ? to->w - x : from.w;
    int top = y < 0 ? -y : 0, bottom = y + from.h > to->h ? to->h - y : from.h;
    for (int row = top; row < bottom; row++) {
        const uint32_t *source = from.first + row * from.down + left * from.across;
        uint32_t *target = to->at + (ptrdiff_t)(y + row) * to->w + x;
        for (int i = left; i < right; i++, source += from.across) {
            uint32_t p = *source;
            if (p >= 0xFF000000)
                target[i] = p;
            else if (p)
                target[i] = pixels_over(p, target[i]);
        }
    }
}

void pixels_blend(Pixels *to, int x, int y, const Pixels *from)
{
    blend(to, x, y, (Reading){from->w, from->h, from->at, 1, from->w});
}

void pixels_blend_turned(Pixels *to, int x, int y, const Pixels *from, int quarters)
{
    ptrdiff_t side = from->w, last = side * side - 1;
    ptrdiff_t first[] = {0, last - side + 1, last, side - 1};
    ptrdiff_t across[] = {1, -side, -1, side}, down[] = {side, 1, -side, -1};
    Reading turned = {from->w, from->w, from->at + first[quarters], across[quarters],
                      down[quarters]};
    blend(to, x, y, turned);
}

void pixels_copy(Pixels *to, int x, int y, const Pixels *from)
{
    int left = x < 0 ? -x : 0, right = x + from->w > to->w ? to->w - x : from->w;
    int top = y < 0 ? -y : 0, bottom = y + from->h > to->h ? to->h - y : from->h;
    for (int row = top; row < bottom && left < right; row++)
        memcpy(to->at + (ptrdiff_t)(y + row) * to->w + x + left,
               from->at + (ptrdiff_t)row * from->w + left, (size_t)(right - left) * sizeof *to->at);
}

void pixels_tint(Pixels *pixels, Rgba colour)
{
    if (colour.r == 255 && colour.g == 255 && colour.b == 255 && colour.a == 255)
        return;
    uint32_t alpha = colour.a, red = pixels_times(colour.r, alpha),
             green = pixels_times(colour.g, alpha), blue = pixels_times(colour.b, alpha);
    size_t count = (size_t)pixels->w * (size_t)pixels->h;
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels->at[i];
        if (p)
            pixels->at[i] = (pixels_times(p, alpha) & 0xFF000000) |
                            (pixels_times(p, red) & 0xFF0000) | (pixels_times(p, green) & 0xFF00) |
                            (pixels_times(p, blue) & 0xFF);
    }
}

void pixels_flip(Pixels *pixels)
{
    for (int y = 0; y < pixels->h; y++) {
        uint32_t *row = pixels->at + (ptrdiff_t)y * pixels->w;
        for (int i = 0, j = pixels->w - 1; i < j; i++, j--) {
            uint32_t p = row[i];
            row[i] = row[j];
            row[j] = p;
        }
    }
}

/* A grade as tables. */
typedef struct Grading {
    bool ramped;
    uint32_t alpha;     /* 0..255 */
    uint32_t ramp[256]; /* by red */
    float add[3][3]
             [256]; /* what the second channel adds to the first; offsets are in those of red */
} Grading;

static uint32_t ramp_at(const Grade *grade, int red)
{
    float place = (float)red / 255 * (float)(grade->stops - 1);
    uint32_t left = (uint32_t)place, mixed = 0;
    uint32_t right = left + 1 < grade->stops ? left + 1 : left;
    float share = place - (float)left;
    for (int shift = 0; shift < 24; shift += 8) {
        float a = (float)(grade->ramp[left] >> shift & 255),
              b = (float)(grade->ramp[right] >> shift & 255);
        mixed |= (uint32_t)(a + (b - a) * share + .5f) << shift;
    }
    return mixed;
}

static void fill_tables(Grading *tables, const Grade *grade)
{
    for (int value = 0; value < 256; value++) {
        if (grade->stops > 0)
            tables->ramp[value] = ramp_at(grade, value);
        for (int to = 0; to < 3; to++)
            for (int from = 0; from < 3; from++)
                tables->add[to][from][value] = grade->rows[to][from] * (float)value +
                                               (from == 0 ? grade->rows[to][3] * 255 + .5f : 0);
    }
}

static inline uint32_t channel(const float add[3][256], uint32_t r, uint32_t g, uint32_t b)
{
    float value = add[0][r] + add[1][g] + add[2][b];
    return value <= 0 ? 0 : value >= 255 ? 255 : (uint32_t)value;
}

static uint32_t graded(const Grading *grading, uint32_t p)
{
    uint32_t alpha = p >> 24, r = p >> 16 & 255, g = p >> 8 & 255, b = p & 255;
    if (alpha < 255) {
        uint32_t half = alpha / 2;
        r = (r * 255 + half) / alpha;
        g = (g * 255 + half) / alpha;
        b = (b * 255 + half) / alpha;
        r = r > 255 ? 255 : r;
        g = g > 255 ? 255 : g;
        b = b > 255 ? 255 : b;
    }
    if (grading->ramped) {
        uint32_t chosen = grading->ramp[r];
        r = chosen >> 16;
        g = chosen >> 8 & 255;
        b = chosen & 255;
    }
    uint32_t red = channel(grading->add[0], r, g, b), green = channel(grading->add[1], r, g, b),
             blue = channel(grading->add[2], r, g, b);
    uint32_t straight = 0xFF000000 | red << 16 | green << 8 | blue;
    alpha = (alpha * grading->alpha + 127) / 255;
    return alpha == 255 ? straight : (pixels_times(straight, alpha) & 0xFFFFFF) | alpha << 24;
}

void pixels_grade(Pixels *pixels, const Grade *grade)
{
    Grading grading = {.ramped = grade->stops > 0, .alpha = (uint32_t)(grade->alpha * 255 + .5f)};
    ptrdiff_t count = (ptrdiff_t)pixels->w * pixels->h;
    fill_tables(&grading, grade);
    for (uint32_t *at = pixels->at; at < pixels->at + count; at++)
        if (*at >= 0x01000000)
            *at = graded(&grading, *at);
}
