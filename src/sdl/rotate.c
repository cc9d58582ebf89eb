/* Turning by any angle: each pixel of the target looks up where it comes from and mixes the four
 * pixels there, in whole numbers. */
#include "pixels.h"

#include <math.h>
#include <stdlib.h>

enum { FRACTION = 16, ONE = 1 << FRACTION };

/* The four channels with eight bits of room above each, and back. */
static inline uint64_t spread(uint32_t p)
{
    return (p & 0xFF00FF) | (uint64_t)(p & 0xFF00FF00) << 24;
}

static inline uint32_t gathered(uint64_t channels)
{
    return (uint32_t)channels | (uint32_t)(channels >> 24 & 0xFF00FF00);
}

/* a and b mixed, `part` of 256 from b. */
static inline uint64_t mix(uint64_t a, uint64_t b, uint32_t part)
{
    return (a * (256 - part) + b * part) >> 8 & 0x00FF00FF00FF00FF;
}

static inline uint32_t pixel_at(const Pixels *from, int x, int y)
{
    return x < 0 || y < 0 || x >= from->w || y >= from->h ? 0
                                                          : from->at[(ptrdiff_t)y * from->w + x];
}

/* The picture at (x, y), in parts of ONE from the middle of its first pixel. */
static inline uint32_t sample(const Pixels *from, int x, int y)
{
    int column = x >> FRACTION, row = y >> FRACTION;
    uint32_t a, b, c, d, right = (uint32_t)x >> 8 & 255, low = (uint32_t)y >> 8 & 255;
    if (column >= 0 && row >= 0 && column + 1 < from->w && row + 1 < from->h) {
        const uint32_t *at = from->at + (ptrdiff_t)row * from->w + column;
        a = at[0];
        b = at[1];
        c = at[from->w];
        d = at[from->w + 1];
    } else {
        a = pixel_at(from, column, row);
        b = pixel_at(from, column + 1, row);
        c = pixel_at(from, column, row + 1);
        d = pixel_at(from, column + 1, row + 1);
    }
    if (!(a | b | c | d))
        return 0;
    return gathered(mix(mix(spread(a), spread(b), right), mix(spread(c), spread(d), right), low));
}

/* Narrows first..last to the pixels for which at + i * step lies within -1..size. */
static void narrow(double at, double step, int size, int *first, int *last)
{
    if (fabs(step) < 1e-9) {
        if (at <= -1 || at >= size)
            *last = *first - 1;
        return;
    }
    double a = (-1 - at) / step, b = (size - at) / step;
    double low = fmin(a, b), high = fmax(a, b);
    *first = low > *first ? (int)fmin(ceil(low), 1e6) : *first;
    *last = high < *last ? (int)fmax(floor(high), -1e6) : *last;
}

void pixels_blend_rotated(Pixels *to, Point to_pivot, const Pixels *from, Point from_pivot,
                          double degrees)
{
    double turn = degrees * 3.14159265358979 / 180, across = cos(turn), down = sin(turn);
    for (int row = 0; row < to->h; row++) {
        double y = row + .5 - (double)to_pivot.y, x = .5 - (double)to_pivot.x;
        double at_x = (double)from_pivot.x + across * x + down * y - .5;
        double at_y = (double)from_pivot.y - down * x + across * y - .5;
        int first = 0, last = to->w - 1;
        narrow(at_x, across, from->w, &first, &last);
        narrow(at_y, -down, from->h, &first, &last);
        uint32_t *target = to->at + (ptrdiff_t)row * to->w;
        int step_x = (int)lround(across * ONE), step_y = (int)lround(-down * ONE);
        int source_x = (int)lround((at_x + first * across) * ONE);
        int source_y = (int)lround((at_y - first * down) * ONE);
        for (int i = first; i <= last; i++, source_x += step_x, source_y += step_y) {
            uint32_t p = sample(from, source_x, source_y);
            if (p >= 0xFF000000)
                target[i] = p;
            else if (p)
                target[i] = pixels_over(p, target[i]);
        }
    }
}

bool pixels_rotate(Pixels *to, const Pixels *from, double degrees, int *dx, int *dy)
{
    double far_x = fmax(abs(*dx), abs(*dx + from->w)), far_y = fmax(abs(*dy), abs(*dy + from->h));
    int reach = (int)ceil(hypot(far_x, far_y)) + 1;
    if (!pixels_make(to, 2 * reach, 2 * reach))
        return false;
    pixels_blend_rotated(to, (Point){(float)reach, (float)reach}, from,
                         (Point){(float)-*dx, (float)-*dy}, degrees);
    *dx = *dy = -reach;
    return true;
}
