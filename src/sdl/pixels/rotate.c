/* Rotation by any angle: each pixel of the target is mixed of the four pixels where it comes from,
 * in whole numbers. */
#include "pixels.h"

#include <math.h>
#include <stdlib.h>

enum { FRACTION = 16, ONE = 1 << FRACTION };

static inline uint32_t pixel_at(const Pixels *from, int x, int y)
{
    return x < 0 || y < 0 || x >= from->w || y >= from->h ? 0
                                                          : from->at[(ptrdiff_t)y * from->w + x];
}

/* The four channels, sixteen bits each. */
static inline uint64_t spread(uint32_t p)
{
    return (p & 0xFF00FF) | (uint64_t)(p & 0xFF00FF00) << 24;
}

/* And back. */
static inline uint32_t gathered(uint64_t channels)
{
    return (uint32_t)channels | (uint32_t)(channels >> 24 & 0xFF00FF00);
}

/* a and b mixed, `part` of 256 from b. */
static inline uint64_t mix(uint64_t a, uint64_t b, uint32_t part)
{
    return ((a << 8) + (b - a) * part) >> 8 & 0x00FF00FF00FF00FF;
}

/* Four neighbours mixed: two of a row, and those below them. */
static inline uint32_t mixed(const uint32_t *upper, const uint32_t *lower, uint32_t right,
                             uint32_t low)
{
    return gathered(mix(mix(spread(upper[0]), spread(upper[1]), right),
                        mix(spread(lower[0]), spread(lower[1]), right), low));
}

/* The picture at a place, in parts of ONE from the middle of its first pixel; clear beyond its
 * sides. */
static uint32_t sample(const Pixels *from, int x, int y)
{
    int column = x >> FRACTION, row = y >> FRACTION;
    if (column < -1 || row < -1 || column >= from->w || row >= from->h)
        return 0;
    const uint32_t upper[] = {pixel_at(from, column, row), pixel_at(from, column + 1, row)};
    const uint32_t lower[] = {pixel_at(from, column, row + 1), pixel_at(from, column + 1, row + 1)};
    return mixed(upper, lower, (uint32_t)x >> 8 & 255, (uint32_t)y >> 8 & 255);
}

bool pixels_rotate(Pixels *to, const Pixels *from, double degrees, int *dx, int *dy)
{
    double far_x = fmax(abs(*dx), abs(*dx + from->w)), far_y = fmax(abs(*dy), abs(*dy + from->h));
    double angle = degrees * 3.14159265358979 / 180, across = cos(angle), down = sin(angle);
    int reach = (int)ceil(hypot(far_x, far_y)) + 1, side = 2 * reach;
    if (!pixels_make(to, side, side))
        return false;
    for (int i = 0; i < side * side; i++) {
        double x = i % side + .5 - reach, y = i / side + .5 - reach;
        to->at[i] = sample(from, (int)floor((across * x + down * y - *dx - .5) * ONE + .5),
                           (int)floor((across * y - down * x - *dy - .5) * ONE + .5));
    }
    *dx = *dy = -reach;
    return true;
}
