/* Resampling in two passes, across and then down, with a Catmull-Rom kernel stretched by the step:
 * it averages over the area of a target pixel when a picture shrinks, and interpolates when it
 * grows. Pixels are premultiplied: no colour of transparent ones shows at an edge. Sums are
 * integers: the same bytes from every compiler. Small parts of the target are made at a time, so
 * that they stay in the processor's cache. Clear parts are left out. */
#include "resample.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "simd.h"

enum { BLOCK = 16 }; /* rows transposed at a time: whole lines of the cache are written */

/* Transposes h rows of w pixels, `pitch` apart. False where all pixels are clear. */
static bool transpose(uint32_t *to, const uint32_t *from, ptrdiff_t pitch, int w, int h)
{
    uint32_t any = 0;
    for (int top = 0; top < h; top += BLOCK)
        for (int x = 0; x < w; x++)
            for (int y = top; y < h && y < top + BLOCK; y++)
                any |= to[(ptrdiff_t)x * h + y] = from[y * pitch + x];
    return any != 0;
}

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

/* Target pixel i is made of `taps` source pixels: index and weight from i * taps on. */
typedef struct Filter {
    int taps;
    int *index; /* -1: transparent */
    int *weight;
} Filter;

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

enum { CHANNELS = 4, TAPS = 5 /* summed at once */ };

/* Adds TAPS weighed lines to the sums; `begin`: in their place. */
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

static void round_sums(uint8_t *to, const int *sums, int length)
{
    for (int i = 0; i < length; i++)
        to[i] = to_byte(sums[i]);
}

/* Limits the colours of pixels to their alphas. */
static void keep_within_alpha(uint8_t *at, int length)
{
    for (int i = 0; i < length; i += CHANNELS) {
        uint32_t p, low = 255;
        memcpy(&p, at + i, sizeof p);
        uint32_t alpha = p >> 24, kept = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8, low <<= 8) {
            uint32_t most = alpha << shift;
            kept |= (p & low) < most ? p & low : most;
        }
        memcpy(at + i, &kept, sizeof kept);
    }
}

/* Lines of bytes, one behind the other, from number `first` on. */
typedef struct Lines {
    const uint8_t *at;
    int length, first;
} Lines;

static const uint8_t *line_at(Lines from, int index)
{
    return from.at + (ptrdiff_t)(index - from.first) * from.length;
}

/* What a filter makes one line of. */
typedef struct Weights {
    int taps;
    const int *index, *weight;
} Weights;

static Weights weights_of(const Filter *filter, int i)
{
    ptrdiff_t first = (ptrdiff_t)i * filter->taps;
    return (Weights){filter->taps, filter->index + first, filter->weight + first};
}

#ifdef __SSE2__

enum { SIMD_BYTES = 16 /* at a time */, MOST_PAIRS = 32 };

/* Lines two by two, and both weights, as the halves of four numbers. */
typedef struct Pairs {
    int count;
    const uint8_t *lines[MOST_PAIRS][2];
    __m128i by[MOST_PAIRS];
} Pairs;

/* False where there are too many lines. */
static bool list_pairs(Pairs *pairs, Lines from, Weights weights)
{
    int count = 0, before = 0;
    for (int t = 0; t < weights.taps; t++) {
        int weight = weights.weight[t];
        if (weights.index[t] < 0 || weight == 0)
            continue;
        if (count == 2 * MOST_PAIRS)
            return false;
        const uint8_t *line = line_at(from, weights.index[t]);
        before = count % 2 ? before : 0;
        pairs->lines[count / 2][count % 2] = line;
        pairs->lines[count / 2][1] = line; /* it weighs nothing the second time */
        pairs->by[count / 2] = _mm_set1_epi32(
            count % 2 ? (int)((uint32_t)weight << 16 | (uint16_t)before) : (int)(uint16_t)weight);
        before = weight;
        count++;
    }
    pairs->count = (count + 1) / 2;
    return true;
}

/* As to_byte of the sums. */
static inline __m128i simd_weighed(const Pairs *pairs, int at)
{
    const __m128i zero = _mm_setzero_si128();
    __m128i a = _mm_set1_epi32(WEIGHT_ONE / 2), b = a, c = a, d = a;
    for (int i = 0; i < pairs->count; i++) {
        __m128i upper = _mm_loadu_si128((const void *)(pairs->lines[i][0] + at));
        __m128i lower = _mm_loadu_si128((const void *)(pairs->lines[i][1] + at));
        __m128i first = _mm_unpacklo_epi8(upper, lower), last = _mm_unpackhi_epi8(upper, lower);
        __m128i by = pairs->by[i];
        a = _mm_add_epi32(a, _mm_madd_epi16(_mm_unpacklo_epi8(first, zero), by));
        b = _mm_add_epi32(b, _mm_madd_epi16(_mm_unpackhi_epi8(first, zero), by));
        c = _mm_add_epi32(c, _mm_madd_epi16(_mm_unpacklo_epi8(last, zero), by));
        d = _mm_add_epi32(d, _mm_madd_epi16(_mm_unpackhi_epi8(last, zero), by));
    }
    a = _mm_packs_epi32(_mm_srai_epi32(a, WEIGHT_BITS), _mm_srai_epi32(b, WEIGHT_BITS));
    c = _mm_packs_epi32(_mm_srai_epi32(c, WEIGHT_BITS), _mm_srai_epi32(d, WEIGHT_BITS));
    return _mm_packus_epi16(a, c);
}

/* As keep_within_alpha, of four pixels. */
static inline __m128i simd_within_alpha(__m128i four)
{
    __m128i alpha = _mm_srli_epi32(four, 24);
    alpha = _mm_or_si128(alpha, _mm_slli_epi32(alpha, 16));
    return _mm_min_epu8(four, _mm_or_si128(alpha, _mm_slli_epi32(alpha, 8)));
}

/* Returns how many bytes of a line it has made. */
static int weigh_simd(uint8_t *to, Lines from, Weights weights)
{
    Pairs pairs;
    int i = 0;
    if (from.length < SIMD_BYTES || !list_pairs(&pairs, from, weights))
        return 0;
    for (; i + SIMD_BYTES <= from.length; i += SIMD_BYTES)
        _mm_storeu_si128((void *)(to + i), simd_within_alpha(simd_weighed(&pairs, i)));
    return i;
}

#endif

/* Makes a line by its weights. `sums`: as many numbers as it has bytes. */
static void weigh(uint8_t *to, Lines from, Weights weights, int *sums)
{
    int done = SIMD(weigh_simd(to, from, weights)), left = from.length - done;
    bool begin = true;
    for (int t = 0; left > 0 && t < weights.taps;) {
        const uint8_t *lines[TAPS];
        int16_t by[TAPS] = {0};
        int count = 0;
        for (; t < weights.taps && count < TAPS; t++) {
            if (weights.index[t] < 0 || weights.weight[t] == 0)
                continue;
            lines[count] = line_at(from, weights.index[t]) + done;
            by[count++] = (int16_t)weights.weight[t];
        }
        for (int k = count; k < TAPS; k++)
            lines[k] = from.at; /* weighs nothing */
        sum_lines(sums, lines, by, left, begin);
        begin = false;
    }
    round_sums(to + done, sums, left);
    keep_within_alpha(to + done, left);
}

/* Lines of a source. */
typedef struct Span {
    int first, count;
} Span;

/* The lines that a filter makes `count` of its own of; at least one. */
static Span span_of(const Filter *filter, int from, int count)
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
    return last < 0 ? (Span){0, 1} : (Span){first, last - first + 1};
}

enum { PART = 128 /* pixels: parts of this size cost least */ };

/* The most lines that a filter makes a part of. */
static size_t widest(const Filter *filter, int count)
{
    int most = 1;
    for (int at = 0; at < count; at += PART) {
        Span span = span_of(filter, at, smaller(PART, count - at));
        most = span.count > most ? span.count : most;
    }
    return (size_t)most;
}

/* What a picture is resampled by. */
typedef struct Scaling {
    Cut from;
    Filter columns, rows;
    uint32_t *room; /* for make_part */
} Scaling;

/* A part of the target, at most PART pixels each way. */
typedef struct Part {
    int x, y, w, h;
    uint32_t *at; /* where its pixels go */
    ptrdiff_t pitch;
} Part;

/* A filter works on whole lines: for the first pass the part is transposed. */
static void make_part(const Scaling *scaling, Part part)
{
    Cut from = scaling->from;
    Span across = span_of(&scaling->columns, part.x, part.w);
    Span down = span_of(&scaling->rows, part.y, part.h);
    uint32_t *side = scaling->room, *half_side = side + (ptrdiff_t)across.count * down.count;
    uint32_t *half = half_side + (ptrdiff_t)part.w * down.count;
    int *sums = (int *)(half + (ptrdiff_t)part.w * down.count);
    if (!transpose(side, cut_at(from, across.first, down.first), from.of->w, across.count,
                   down.count)) {
        for (int y = 0; y < part.h; y++)
            memset(part.at + y * part.pitch, 0, (size_t)part.w * sizeof *part.at);
        return;
    }
    Lines columns = {(const uint8_t *)side, down.count * CHANNELS, across.first};
    Lines rows = {(const uint8_t *)half, part.w * CHANNELS, down.first};
    for (int x = 0; x < part.w; x++)
        weigh((uint8_t *)(half_side + (ptrdiff_t)x * down.count), columns,
              weights_of(&scaling->columns, part.x + x), sums);
    transpose(half, half_side, down.count, down.count, part.w);
    for (int y = 0; y < part.h; y++)
        weigh((uint8_t *)(part.at + y * part.pitch), rows, weights_of(&scaling->rows, part.y + y),
              sums);
}

/* Fills `to`, part by part. False when memory is out. */
static bool scale(Scaling *scaling, Pixels *to)
{
    size_t columns = widest(&scaling->columns, to->w), rows = widest(&scaling->rows, to->h);
    size_t longest = rows > PART ? rows : PART;
    scaling->room =
        malloc((columns * rows + 2 * PART * rows + longest * CHANNELS) * sizeof *scaling->room);
    for (int y = 0; scaling->room && y < to->h; y += PART)
        for (int x = 0; x < to->w; x += PART)
            make_part(scaling, (Part){x, y, smaller(PART, to->w - x), smaller(PART, to->h - y),
                                      to->at + (ptrdiff_t)y * to->w + x, to->w});
    free(scaling->room);
    return scaling->room != NULL;
}

bool pixels_resample(Pixels *to, Cut from, Axis across, Axis down)
{
    Scaling scaling = {.from = from};
    *to = (Pixels){0};
    if (!from.of->at || from.w < 1 || from.h < 1 || !pixels_make(to, across.count, down.count))
        return false;
    bool good = filter_make(&scaling.columns, across, from.w) &&
                filter_make(&scaling.rows, down, from.h) && scale(&scaling, to);
    filter_free(&scaling.columns);
    filter_free(&scaling.rows);
    if (!good)
        pixels_free(to);
    return good;
}

bool pixels_scale(Pixels *to, Cut from, int w, int h, Beyond beyond)
{
    *to = (Pixels){0};
    if (w < 1 || h < 1)
        return false;
    return pixels_resample(to, from, (Axis){w, 0, (double)from.w / w, beyond},
                           (Axis){h, 0, (double)from.h / h, beyond});
}

/* Averages `count` bytes, `pitch` apart, over 2 * radius + 1 each. Multiplies by the inverse: to
 * divide would take most of the time. */
static void blur_row(uint8_t *at, int count, ptrdiff_t pitch, int radius, uint8_t *copy)
{
    int sum = 0;
    uint64_t part = ((uint64_t)1 << 32) / (uint64_t)(2 * radius + 1) + 1;
    for (int i = 0; i < count; i++)
        copy[i] = at[i * pitch];
    for (int i = -radius; i < radius; i++)
        sum += i >= 0 && i < count ? copy[i] : 0;
    for (int i = 0; i < count; i++) {
        sum += i + radius < count ? copy[i + radius] : 0;
        at[i * pitch] = (uint8_t)((uint64_t)sum * part >> 32);
        sum -= i >= radius ? copy[i - radius] : 0;
    }
}

void bytes_blur(uint8_t *mask, int w, int h, int radius, uint8_t *copy)
{
    for (int y = 0; y < h; y++)
        blur_row(mask + (ptrdiff_t)y * w, w, 1, radius, copy);
    for (int x = 0; x < w; x++)
        blur_row(mask + x, h, w, radius, copy);
}
