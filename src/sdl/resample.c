/* Resampling in two passes, across and then down, each of whole lines at a time, with a Catmull-Rom
 * kernel stretched by the step: it averages over the area of a target pixel when a picture shrinks
 * and interpolates when it grows. On premultiplied pixels, so that no colour of transparent pixels
 * shows at an edge. Sums are kept as integers: the same bytes from every compiler. It goes by small
 * parts of the target, whose lines stay near the processor, and leaves out those that are clear. */
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scaling.h"

enum { WEIGHT_BITS = 12, WEIGHT_ONE = 1 << WEIGHT_BITS };

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
    size_t count = (size_t)taps * (size_t)axis.count;
    *filter = (Filter){.taps = taps,
                       .index = malloc(count * sizeof *filter->index),
                       .weight = malloc(count * sizeof *filter->weight)};
    double *exact = malloc((size_t)taps * sizeof *exact);
    if (!filter->index || !filter->weight || !exact) {
        free(exact);
        filter_free(filter);
        *filter = (Filter){0};
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

enum { CHANNELS = 4, TAPS = 5 /* taken together */, PART = SCALING_PART };

/* Adds up to TAPS lines into the sums, or lets them begin with these. */
static void sum_lines(int *sums, const uint8_t *const lines[TAPS], const int16_t by[TAPS],
                      int count, bool begin)
{
    const uint8_t *a = lines[0], *b = lines[1], *c = lines[2], *d = lines[3], *e = lines[4];
    if (begin)
        for (int i = 0; i < count; i++)
            sums[i] = by[0] * a[i] + by[1] * b[i] + by[2] * c[i] + by[3] * d[i] + by[4] * e[i];
    else
        for (int i = 0; i < count; i++)
            sums[i] += by[0] * a[i] + by[1] * b[i] + by[2] * c[i] + by[3] * d[i] + by[4] * e[i];
}

static inline uint8_t to_byte(int sum)
{
    int value = (sum + WEIGHT_ONE / 2) >> WEIGHT_BITS;
    value = value < 0 ? 0 : value;
    return (uint8_t)(value > 255 ? 255 : value);
}

/* Sums to pixels, no colour beyond its alpha. */
static void round_sums(uint32_t *to, const int *sums, int length)
{
    uint8_t *bytes = (uint8_t *)to;
    for (int i = 0; i < length * CHANNELS; i++)
        bytes[i] = to_byte(sums[i]);
    for (int i = 0; i < length; i++) {
        uint32_t p = to[i], alpha = p >> 24;
        if (alpha == 255 || p == 0)
            continue;
        uint32_t r = p >> 16 & 255, g = p >> 8 & 255, b = p & 255;
        to[i] = alpha << 24 | (r < alpha ? r : alpha) << 16 | (g < alpha ? g : alpha) << 8 |
                (b < alpha ? b : alpha);
    }
}

/* Lines of pixels, one behind the other; the first is number `first`. */
typedef struct Lines {
    const uint32_t *at;
    int length, first;
} Lines;

/* Makes line `i` of those that the filter gives. `sums` has room for a line's channels. */
static void weigh(uint32_t *to, Lines from, const Filter *filter, int i, int *sums)
{
    const int *index = filter->index + (ptrdiff_t)i * filter->taps;
    const int *weight = filter->weight + (ptrdiff_t)i * filter->taps;
    bool begin = true;
    for (int t = 0; t < filter->taps;) {
        const uint8_t *lines[TAPS];
        int16_t by[TAPS] = {0};
        int count = 0;
        for (; t < filter->taps && count < TAPS; t++) {
            if (index[t] < 0 || weight[t] == 0)
                continue;
            lines[count] =
                (const uint8_t *)(from.at + (ptrdiff_t)(index[t] - from.first) * from.length);
            by[count++] = (int16_t)weight[t];
        }
        for (int k = count; k < TAPS; k++)
            lines[k] = (const uint8_t *)from.at; /* weighs nothing */
        sum_lines(sums, lines, by, from.length * CHANNELS, begin);
        begin = false;
    }
    round_sums(to, sums, from.length);
}

/* The lines that a filter takes for `count` of its own; one where it takes none. */
static ScalingSpan span_of(const Filter *filter, int from, int count)
{
    int first = INT_MAX, last = -1;
    for (ptrdiff_t i = (ptrdiff_t)from * filter->taps; i < (ptrdiff_t)(from + count) * filter->taps;
         i++) {
        int at = filter->index[i];
        if (at >= 0 && at < first)
            first = at;
        if (at > last)
            last = at;
    }
    return last < 0 ? (ScalingSpan){0, 1} : (ScalingSpan){first, last - first + 1};
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* The most lines that a filter takes for a part. */
static size_t widest(const Filter *filter, int count)
{
    int most = 1;
    for (int at = 0; at < count; at += PART) {
        ScalingSpan span = span_of(filter, at, smaller(PART, count - at));
        most = span.count > most ? span.count : most;
    }
    return (size_t)most;
}

bool scaling_make(Scaling *scaling, int w, int h, Axis across, Axis down)
{
    *scaling = (Scaling){.w = across.count, .h = down.count};
    if (across.count < 1 || down.count < 1 || w < 1 || h < 1)
        return false;
    if (!filter_make(&scaling->columns, across, w) || !filter_make(&scaling->rows, down, h)) {
        scaling_free(scaling);
        return false;
    }
    size_t columns = widest(&scaling->columns, scaling->w),
           rows = widest(&scaling->rows, scaling->h);
    size_t longest = rows > PART ? rows : PART;
    scaling->room = columns * rows + 2 * PART * rows + longest * CHANNELS;
    return true;
}

void scaling_free(Scaling *scaling)
{
    filter_free(&scaling->columns);
    filter_free(&scaling->rows);
    *scaling = (Scaling){0};
}

ScalingSpan scaling_rows(const Scaling *scaling, int y, int count)
{
    return span_of(&scaling->rows, y, count);
}

/* Makes columns of rows, `pitch` apart; false where all pixels are clear. */
static bool transpose(uint32_t *to, const uint32_t *from, ptrdiff_t pitch, int w, int h)
{
    enum { BLOCK = 16 };
    uint32_t any = 0;
    for (int top = 0; top < h; top += BLOCK)
        for (int x = 0; x < w; x++)
            for (int y = top; y < h && y < top + BLOCK; y++)
                any |= to[(ptrdiff_t)x * h + y] = from[y * pitch + x];
    return any != 0;
}

/* A part of the target, at most PART pixels each way, and where its pixels go. */
typedef struct Part {
    int x, y, w, h;
    uint32_t *at;
    ptrdiff_t pitch;
} Part;

/* Columns are lines across, so the first pass goes over the part laid on its side. */
static void make_part(const Scaling *scaling, Cut from, Part part, uint32_t *room)
{
    ScalingSpan across = span_of(&scaling->columns, part.x, part.w);
    ScalingSpan down = span_of(&scaling->rows, part.y, part.h);
    uint32_t *side = room, *half_side = side + (ptrdiff_t)across.count * down.count;
    uint32_t *half = half_side + (ptrdiff_t)part.w * down.count;
    int *sums = (int *)(half + (ptrdiff_t)part.w * down.count);
    const uint32_t *corner = from.of->at + (ptrdiff_t)(from.y + down.first) * from.of->w + from.x;
    if (!transpose(side, corner + across.first, from.of->w, across.count, down.count)) {
        for (int y = 0; y < part.h; y++)
            memset(part.at + y * part.pitch, 0, (size_t)part.w * sizeof *part.at);
        return;
    }
    for (int x = 0; x < part.w; x++)
        weigh(half_side + (ptrdiff_t)x * down.count, (Lines){side, down.count, across.first},
              &scaling->columns, part.x + x, sums);
    transpose(half, half_side, down.count, down.count, part.w);
    for (int y = 0; y < part.h; y++)
        weigh(part.at + y * part.pitch, (Lines){half, part.w, down.first}, &scaling->rows,
              part.y + y, sums);
}

void scaling_part(const Scaling *scaling, Cut from, int x, int y, Pixels *to, uint32_t *room)
{
    for (int top = 0; top < to->h; top += PART)
        for (int left = 0; left < to->w; left += PART)
            make_part(scaling, from,
                      (Part){x + left, y + top, smaller(PART, to->w - left),
                             smaller(PART, to->h - top), to->at + (ptrdiff_t)top * to->w + left,
                             to->w},
                      room);
}

bool pixels_resample(Pixels *to, Cut from, Axis across, Axis down)
{
    Scaling scaling;
    *to = (Pixels){0};
    if (!scaling_make(&scaling, from.w, from.h, across, down))
        return false;
    uint32_t *room = malloc(scaling.room * sizeof *room);
    bool good = room && pixels_make(to, across.count, down.count);
    if (good)
        scaling_part(&scaling, from, 0, 0, to, room);
    free(room);
    scaling_free(&scaling);
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
            to[i] = to_byte(sums[i]);
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
