/* Everything is a table: the ramp by red, and what each channel adds to each. Where there are lanes
 * only the ramp is, and what a channel adds is reckoned as it was for the tables. */
#include "graded.h"

#include "lanes.h"

typedef struct Tables {
    uint32_t ramp[256];
    float add[3][3][256]; /* to, from; the offsets are in those from red */
} Tables;

typedef struct Grading {
    const Grade *grade;
    bool ramped;
    uint32_t alpha; /* 0..255 */
    Tables tables;
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

static void fill_tables(Tables *tables, const Grade *grade)
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
        uint32_t chosen = grading->tables.ramp[r];
        r = chosen >> 16;
        g = chosen >> 8 & 255;
        b = chosen & 255;
    }
    uint32_t red = channel(grading->tables.add[0], r, g, b),
             green = channel(grading->tables.add[1], r, g, b),
             blue = channel(grading->tables.add[2], r, g, b);
    uint32_t straight = 0xFF000000 | red << 16 | green << 8 | blue;
    alpha = (alpha * grading->alpha + 127) / 255;
    return alpha == 255 ? straight : (pixels_times(straight, alpha) & 0xFFFFFF) | alpha << 24;
}

#ifdef __SSE2__

/* Of four pixels, in whole numbers of 0 to 255. */
typedef struct Channels {
    __m128 of[3]; /* red, green, blue */
} Channels;

static Channels channels_of(__m128i four, __m128i alpha)
{
    Channels channels;
    for (int i = 0; i < 3; i++) {
        __m128i channel = lanes_channel(four, 16 - 8 * i);
        channels.of[i] =
            lanes_all(four, 255) ? _mm_cvtepi32_ps(channel) : lanes_straight(channel, alpha);
    }
    return channels;
}

static Channels ramp_lanes(const uint32_t ramp[256], Channels from)
{
    uint32_t red[LANES];
    _mm_storeu_si128((void *)red, _mm_cvttps_epi32(from.of[0]));
    for (int i = 0; i < LANES; i++)
        red[i] = ramp[red[i]];
    __m128i chosen = _mm_loadu_si128((const void *)red);
    for (int i = 0; i < 3; i++)
        from.of[i] = _mm_cvtepi32_ps(lanes_channel(chosen, 16 - 8 * i));
    return from;
}

/* The first three of a row times red, green and blue, and what it adds in the end. */
static __m128i sum_lanes(const float row[4], const Channels *from)
{
    __m128 red =
        _mm_add_ps(_mm_mul_ps(_mm_set1_ps(row[0]), from->of[0]), _mm_set1_ps(row[3] * 255 + .5f));
    __m128 sum = _mm_add_ps(red, _mm_mul_ps(_mm_set1_ps(row[1]), from->of[1]));
    sum = _mm_add_ps(sum, _mm_mul_ps(_mm_set1_ps(row[2]), from->of[2]));
    return _mm_cvttps_epi32(_mm_min_ps(_mm_max_ps(sum, _mm_setzero_ps()), _mm_set1_ps(255)));
}

/* Alphas times that of the grade. */
static __m128i alpha_lanes(__m128i alpha, uint32_t by)
{
    __m128 product = _mm_mul_ps(_mm_cvtepi32_ps(alpha), _mm_set1_ps((float)by));
    return _mm_cvttps_epi32(_mm_div_ps(_mm_add_ps(product, _mm_set1_ps(127)), _mm_set1_ps(255)));
}

/* How many pixels were done: what is left has to be one by one. */
static ptrdiff_t grade_lanes(const Grading *grading, uint32_t *at, ptrdiff_t count)
{
    ptrdiff_t i = 0;
    for (; i + LANES <= count; i += LANES) {
        __m128i four = _mm_loadu_si128((const void *)(at + i)), alpha = _mm_srli_epi32(four, 24);
        if (lanes_all(four, 0))
            continue;
        __m128i clear = _mm_cmpeq_epi32(alpha, _mm_setzero_si128()), made;
        Channels from = channels_of(four, _mm_sub_epi32(alpha, clear)); /* 1 where it is clear */
        if (grading->ramped)
            from = ramp_lanes(grading->tables.ramp, from);
        made = _mm_slli_epi32(alpha_lanes(alpha, grading->alpha), 24);
        for (int channel = 0; channel < 3; channel++)
            made =
                _mm_or_si128(made, _mm_slli_epi32(sum_lanes(grading->grade->rows[channel], &from),
                                                  16 - 8 * channel));
        if (!lanes_all(made, 255))
            made = lanes_premultiplied(made);
        made = _mm_or_si128(_mm_and_si128(clear, four), _mm_andnot_si128(clear, made));
        _mm_storeu_si128((void *)(at + i), made);
    }
    return i;
}

#else

static ptrdiff_t grade_lanes(const Grading *grading, uint32_t *at, ptrdiff_t count)
{
    (void)grading, (void)at, (void)count;
    return 0;
}

#endif

void pixels_grade(Pixels *pixels, const Grade *grade)
{
    Grading grading = {
        .grade = grade, .ramped = grade->stops > 0, .alpha = (uint32_t)(grade->alpha * 255 + .5f)};
    ptrdiff_t count = (ptrdiff_t)pixels->w * pixels->h;
    fill_tables(&grading.tables, grade);
    uint32_t *at = pixels->at + grade_lanes(&grading, pixels->at, count);
    for (; at < pixels->at + count; at++)
        if (*at >= 0x01000000)
            *at = graded(&grading, *at);
}
