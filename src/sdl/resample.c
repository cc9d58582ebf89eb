/* Resampling in two passes, across and then down, each of whole lines at a time, with a Catmull-Rom
 * kernel stretched by the step: it averages over the area of a target pixel when a picture shrinks
 * and interpolates when it grows. On premultiplied pixels, so that no colour of transparent pixels
 * shows at an edge. Sums are kept as integers: the same bytes from every compiler. */
#include "pixels.h"

#include <SDL_endian.h>
#include <limits.h>
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

enum { CHANNELS = 4, ALPHA = SDL_BYTEORDER == SDL_LIL_ENDIAN ? 3 : 0 /* of a pixel's bytes */ };

/* Weighs lines of `length` pixels, one of them for each tap. `sums` has room for a line's channels.
 */
static void weigh_lines(uint32_t *to, const Pixels *lines, const int *index, const int *weight,
                        int taps, int *sums)
{
    int count = lines->w * CHANNELS;
    uint8_t *bytes = (uint8_t *)to;
    memset(sums, 0, (size_t)count * sizeof *sums);
    for (int t = 0; t < taps; t++) {
        if (index[t] < 0 || weight[t] == 0)
            continue;
        const uint8_t *line = (const uint8_t *)(lines->at + (ptrdiff_t)index[t] * lines->w);
        int16_t by = (int16_t)weight[t];
        for (int i = 0; i < count; i++)
            sums[i] += by * line[i];
    }
    for (int i = 0; i < count; i += CHANNELS) {
        int alpha = to_byte(sums[i + ALPHA], 255);
        for (int c = 0; c < CHANNELS; c++)
            bytes[i + c] = to_byte(sums[i + c], alpha);
    }
}

/* Makes a picture of one line for each that the filter has. */
static bool weigh(Pixels *to, const Pixels *lines, const Filter *filter, int count)
{
    int *sums = malloc((size_t)lines->w * CHANNELS * sizeof *sums);
    bool good = pixels_make(to, lines->w, count) && sums;
    for (int y = 0; good && y < count; y++) {
        ptrdiff_t first = (ptrdiff_t)y * filter->taps;
        weigh_lines(to->at + (ptrdiff_t)y * to->w, lines, filter->index + first,
                    filter->weight + first, filter->taps, sums);
    }
    free(sums);
    return good;
}

/* The lines from the first to the last that a filter takes; its indices then count from there. */
typedef struct Used {
    int first, count;
} Used;

static Used narrow(Filter *filter, int targets)
{
    int first = INT_MAX, last = -1;
    ptrdiff_t count = (ptrdiff_t)filter->taps * targets;
    for (ptrdiff_t i = 0; i < count; i++) {
        int at = filter->index[i];
        if (at >= 0 && at < first)
            first = at;
        if (at > last)
            last = at;
    }
    for (ptrdiff_t i = 0; i < count; i++)
        filter->index[i] -= filter->index[i] >= 0 ? first : 0;
    return last < 0 ? (Used){0, 1} : (Used){first, last - first + 1};
}

/* Makes columns of rows. */
static bool transpose(Pixels *to, Cut from)
{
    enum { BLOCK = 16 };
    if (!pixels_make(to, from.h, from.w))
        return false;
    for (int top = 0; top < from.h; top += BLOCK)
        for (int x = 0; x < from.w; x++)
            for (int y = top; y < from.h && y < top + BLOCK; y++)
                to->at[(ptrdiff_t)x * to->w + y] =
                    from.of->at[(ptrdiff_t)(from.y + y) * from.of->w + from.x + x];
    return true;
}

/* Columns are lines across, so the first pass goes over the picture laid on its side. */
static bool resample(Pixels *to, Cut from, Filter *columns, Filter *rows, int width, int height)
{
    Pixels side = {0}, half_side = {0}, half = {0};
    Used across = narrow(columns, width), down = narrow(rows, height);
    Cut used = {from.of, from.x + across.first, from.y + down.first, across.count, down.count};
    bool good = transpose(&side, used) && weigh(&half_side, &side, columns, width) &&
                transpose(&half, (Cut){&half_side, 0, 0, half_side.w, half_side.h}) &&
                weigh(to, &half, rows, height);
    pixels_free(&side);
    pixels_free(&half_side);
    pixels_free(&half);
    return good;
}

bool pixels_resample(Pixels *to, Cut from, Axis across, Axis down)
{
    Filter columns, rows;
    *to = (Pixels){0};
    if (across.count < 1 || down.count < 1 || from.w < 1 || from.h < 1)
        return false;
    if (!filter_make(&columns, across, from.w))
        return false;
    if (!filter_make(&rows, down, from.h)) {
        filter_free(&columns);
        return false;
    }
    bool good = resample(to, from, &columns, &rows, across.count, down.count);
    if (!good)
        pixels_free(to);
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

/* Makes a line of `width` bytes for each that the filter has. */
static void weigh_bytes(uint8_t *to, const uint8_t *lines, int width, const Filter *filter,
                        int count, int *sums)
{
    for (int y = 0; y < count; y++, to += width) {
        memset(sums, 0, (size_t)width * sizeof *sums);
        for (int t = y * filter->taps; t < (y + 1) * filter->taps; t++) {
            const uint8_t *line = lines + (ptrdiff_t)filter->index[t] * width;
            int16_t by = (int16_t)filter->weight[t];
            for (int i = 0; by && i < width; i++)
                sums[i] += by * line[i];
        }
        for (int i = 0; i < width; i++)
            to[i] = to_byte(sums[i], 255);
    }
}

static void transpose_bytes(uint8_t *to, const uint8_t *from, int w, int h)
{
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            to[(ptrdiff_t)x * h + y] = from[(ptrdiff_t)y * w + x];
}

bool bytes_scale(uint8_t *to, int to_side, const uint8_t *from, int from_side)
{
    Filter filter;
    int most = to_side > from_side ? to_side : from_side;
    size_t room = (size_t)most * (size_t)most;
    Axis axis = {to_side, 0, (double)from_side / to_side, BEYOND_SAME};
    if (!filter_make(&filter, axis, from_side))
        return false;
    uint8_t *side = malloc(room), *half = malloc(room);
    int *sums = malloc((size_t)most * sizeof *sums);
    bool good = side && half && sums;
    if (good) {
        transpose_bytes(side, from, from_side, from_side);
        weigh_bytes(half, side, from_side, &filter, to_side, sums);
        transpose_bytes(side, half, from_side, to_side);
        weigh_bytes(to, side, to_side, &filter, to_side, sums);
    }
    free(side);
    free(half);
    free(sums);
    filter_free(&filter);
    return good;
}
