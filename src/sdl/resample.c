/* Resampling in two passes, across and then down, with a Catmull-Rom kernel stretched by the step:
 * it averages over the area of a target pixel when a picture shrinks and interpolates when it
 * grows. On premultiplied pixels, so that no colour of transparent pixels shows at an edge. Sums
 * are kept as integers: the same bytes from every compiler. */
#include "pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WEIGHT_BITS = 12, WEIGHT_ONE = 1 << WEIGHT_BITS };

/* Which source pixels make target pixel i: taps indices and weights from i * taps on. */
typedef struct Filter {
    int taps;
    int *index; /* -1: transparent */
    int *weight;
} Filter;

static double kernel(double x)
{
    x = fabs(x);
    if (x < 1)
        return (1.5 * x - 2.5) * x * x + 1;
    return x < 2 ? ((-.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

static int source_index(int index, int size, Beyond beyond)
{
    if (index >= 0 && index < size)
        return index;
    if (beyond == BEYOND_CLEAR)
        return -1;
    if (beyond == BEYOND_SAME)
        return index < 0 ? 0 : size - 1;
    index %= size;
    return index < 0 ? index + size : index;
}

static void filter_free(Filter *filter)
{
    free(filter->index);
    free(filter->weight);
}

static bool filter_make(Filter *filter, Axis axis, int size)
{
    double stretch = axis.step > 1 ? axis.step : 1, radius = 2 * stretch;
    int taps = (int)ceil(2 * radius) + 1;
    filter->taps = taps;
    filter->index = malloc((size_t)taps * (size_t)axis.count * sizeof *filter->index);
    filter->weight = malloc((size_t)taps * (size_t)axis.count * sizeof *filter->weight);
    double *exact = malloc((size_t)taps * sizeof *exact);
    if (!filter->index || !filter->weight || !exact) {
        free(exact);
        filter_free(filter);
        return false;
    }
    for (int i = 0; i < axis.count; i++) {
        double centre = axis.at + (i + .5) * axis.step, sum = 0;
        int first = (int)floor(centre - radius);
        for (int t = 0; t < taps; t++)
            sum += exact[t] = kernel((first + t + .5 - centre) / stretch);
        int *index = filter->index + (ptrdiff_t)i * taps,
            *weight = filter->weight + (ptrdiff_t)i * taps;
        int rest = WEIGHT_ONE, largest = 0;
        for (int t = 0; t < taps; t++) {
            index[t] = source_index(first + t, size, axis.beyond);
            weight[t] = (int)lround(exact[t] / sum * WEIGHT_ONE);
            rest -= weight[t];
            if (weight[t] > weight[largest])
                largest = t;
        }
        weight[largest] += rest;
    }
    free(exact);
    return true;
}

static inline uint8_t to_byte(int value, int most)
{
    value = (value + WEIGHT_ONE / 2) >> WEIGHT_BITS;
    return (uint8_t)(value < 0 ? 0 : value > most ? most : value);
}

/* Weighs `taps` pixels that lie at source[index * pitch]. */
static inline uint32_t weigh(const uint32_t *source, ptrdiff_t pitch, const int *index,
                             const int *weight, int taps)
{
    int a = 0, r = 0, g = 0, b = 0;
    for (int t = 0; t < taps; t++) {
        if (index[t] < 0 || weight[t] == 0)
            continue;
        uint32_t p = source[index[t] * pitch];
        int w = weight[t];
        a += (int)(p >> 24) * w;
        r += (int)(p >> 16 & 255) * w;
        g += (int)(p >> 8 & 255) * w;
        b += (int)(p & 255) * w;
    }
    uint32_t alpha = to_byte(a, 255);
    return alpha << 24 | (uint32_t)to_byte(r, (int)alpha) << 16 |
           (uint32_t)to_byte(g, (int)alpha) << 8 | to_byte(b, (int)alpha);
}

bool pixels_resample(Pixels *to, Cut from, Axis across, Axis down)
{
    Filter columns, rows;
    Pixels half;
    *to = (Pixels){0};
    if (across.count < 1 || down.count < 1 || from.w < 1 || from.h < 1)
        return false;
    if (!filter_make(&columns, across, from.w))
        return false;
    if (!filter_make(&rows, down, from.h)) {
        filter_free(&columns);
        return false;
    }
    bool *used = calloc((size_t)from.h, sizeof *used);
    bool good = pixels_make(&half, across.count, from.h) && used;
    for (ptrdiff_t i = 0; good && i < (ptrdiff_t)rows.taps * down.count; i++)
        if (rows.index[i] >= 0)
            used[rows.index[i]] = true;
    if (good) {
        for (int y = 0; y < from.h; y++) {
            if (!used[y])
                continue;
            const uint32_t *row = from.of->at + (ptrdiff_t)(from.y + y) * from.of->w + from.x;
            for (int x = 0; x < across.count; x++) {
                ptrdiff_t first = (ptrdiff_t)x * columns.taps;
                half.at[(ptrdiff_t)y * half.w + x] =
                    weigh(row, 1, columns.index + first, columns.weight + first, columns.taps);
            }
        }
        good = pixels_make(to, across.count, down.count);
    }
    if (good) {
        for (int y = 0; y < down.count; y++) {
            ptrdiff_t first = (ptrdiff_t)y * rows.taps;
            for (int x = 0; x < to->w; x++)
                to->at[(ptrdiff_t)y * to->w + x] =
                    weigh(half.at + x, half.w, rows.index + first, rows.weight + first, rows.taps);
        }
    }
    free(used);
    pixels_free(&half);
    filter_free(&columns);
    filter_free(&rows);
    return good;
}

bool pixels_scale(Pixels *to, Cut from, int w, int h, Beyond beyond)
{
    if (w < 1 || h < 1)
        return false;
    return pixels_resample(to, from, (Axis){w, 0, (double)from.w / w, beyond},
                           (Axis){h, 0, (double)from.h / h, beyond});
}
