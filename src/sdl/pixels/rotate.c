/* Rotation by any angle: each pixel of the target is mixed of the four pixels where it comes from,
 * in whole numbers. */
#include "pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FRACTION = 16, ONE = 1 << FRACTION };

/* Rows and columns made together: what they come from lies close together too. */
enum { BAND = 64, BLOCK = 128 };

enum { AHEAD = 4 }; /* rows: so much earlier memory is asked for, which is slow */

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

/* Whether both pixels are clear. */
static inline bool clear(const uint32_t *two)
{
    uint64_t both;
    memcpy(&both, two, sizeof both);
    return both == 0;
}

/* Whether the pixel at (x, y) and its neighbours at the right and below are in the picture. Places
 * are in parts of ONE, from the middle of the first pixel. */
static inline bool is_within(const Pixels *from, int x, int y)
{
    return x >= 0 && y >= 0 && (x >> FRACTION) + 1 < from->w && (y >> FRACTION) + 1 < from->h;
}

/* The picture at such a place. What lies `ahead` pixels on is fetched for later. */
static inline uint32_t sample_within(const Pixels *from, int x, int y, ptrdiff_t ahead)
{
    const uint32_t *at = from->at + (ptrdiff_t)(y >> FRACTION) * from->w + (x >> FRACTION);
    const uint32_t *below = at + from->w;
    __builtin_prefetch((const void *)((uintptr_t)at + (uintptr_t)(ahead * 4)));
    return clear(at) && clear(below)
               ? 0
               : mixed(at, below, (uint32_t)x >> 8 & 255, (uint32_t)y >> 8 & 255);
}

/* The picture at any place; clear beyond its sides. */
static uint32_t sample(const Pixels *from, int x, int y, ptrdiff_t ahead)
{
    int column = x >> FRACTION, row = y >> FRACTION;
    if (is_within(from, x, y))
        return sample_within(from, x, y, ahead);
    const uint32_t upper[] = {pixel_at(from, column, row), pixel_at(from, column + 1, row)};
    const uint32_t lower[] = {pixel_at(from, column, row + 1), pixel_at(from, column + 1, row + 1)};
    return mixed(upper, lower, (uint32_t)x >> 8 & 255, (uint32_t)y >> 8 & 255);
}

static inline void lay(uint32_t *to, uint32_t p)
{
    if (p >= 0xFF000000)
        *to = p;
    else if (p)
        *to = pixels_over(p, *to);
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

/* A row of the target. */
typedef struct Row {
    int first, last;    /* pixels that come from the picture */
    int x, y;           /* where the first comes from, in parts of ONE */
    int step_x, step_y; /* to the next */
} Row;

/* `across`, `down`: cosine and sine of the angle. */
static Row row_of(const Rotation *rotation, double across, double down, int row, int width)
{
    double y = row + .5 - (double)rotation->to_pivot.y, x = .5 - (double)rotation->to_pivot.x;
    double at_x = (double)rotation->from_pivot.x + across * x + down * y - .5;
    double at_y = (double)rotation->from_pivot.y - down * x + across * y - .5;
    Row found = {.last = width - 1};
    narrow(at_x, across, rotation->from->w, &found.first, &found.last);
    narrow(at_y, -down, rotation->from->h, &found.first, &found.last);
    found.step_x = (int)lround(across * ONE);
    found.step_y = (int)lround(-down * ONE);
    found.x = (int)lround((at_x + found.first * across) * ONE);
    found.y = (int)lround((at_y - found.first * down) * ONE);
    return found;
}

/* Makes the part of a row from `left` to before `right`. */
static void turn_row(uint32_t *to, const Pixels *from, const Row *row, int left, int right)
{
    int first = row->first > left ? row->first : left;
    int end = row->last + 1 < right ? row->last + 1 : right;
    int x = row->x + (first - row->first) * row->step_x,
        y = row->y + (first - row->first) * row->step_y;
    /* what is to be seen below comes from a quarter further round */
    ptrdiff_t ahead =
        (ptrdiff_t)(AHEAD * row->step_x >> FRACTION) * from->w - (AHEAD * row->step_y >> FRACTION);
    int steps = end - 1 - first;
    bool within = steps >= 0 && is_within(from, x, y) &&
                  is_within(from, x + steps * row->step_x, y + steps * row->step_y);
    for (int i = first; within && i < end; i++, x += row->step_x, y += row->step_y)
        lay(&to[i], sample_within(from, x, y, ahead));
    for (int i = first; !within && i < end; i++, x += row->step_x, y += row->step_y)
        lay(&to[i], sample(from, x, y, ahead));
}

void pixels_blend_rotated(Cut to, const Rotation *rotation)
{
    double angle = rotation->degrees * 3.14159265358979 / 180, across = cos(angle),
           down = sin(angle);
    Row rows[BAND];
    for (int top = to.y; top < to.y + to.h; top += BAND) {
        int count = to.y + to.h - top < BAND ? to.y + to.h - top : BAND;
        for (int i = 0; i < count; i++)
            rows[i] = row_of(rotation, across, down, top + i, to.of->w);
        for (int left = to.x; left < to.x + to.w; left += BLOCK)
            for (int i = 0; i < count; i++)
                turn_row(to.of->at + (ptrdiff_t)(top + i) * to.of->w, rotation->from, &rows[i],
                         left, left + BLOCK < to.x + to.w ? left + BLOCK : to.x + to.w);
    }
}

bool pixels_rotate(Pixels *to, const Pixels *from, double degrees, int *dx, int *dy)
{
    double far_x = fmax(abs(*dx), abs(*dx + from->w)), far_y = fmax(abs(*dy), abs(*dy + from->h));
    int reach = (int)ceil(hypot(far_x, far_y)) + 1;
    if (!pixels_make(to, 2 * reach, 2 * reach))
        return false;
    pixels_blend_rotated(pixels_whole(to), &(Rotation){.from = from,
                                                       .to_pivot = {(float)reach, (float)reach},
                                                       .from_pivot = {(float)-*dx, (float)-*dy},
                                                       .degrees = degrees});
    *dx = *dy = -reach;
    return true;
}
