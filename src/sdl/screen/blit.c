#include "blit.h"

#include <string.h>

#include "sdl/pixels/simd.h"

/* Both channels of 0x00XX00XX times k / 255, k 0..255, as SDL rounds. */
static inline uint32_t part_of(uint32_t two, uint32_t k)
{
    uint32_t product = two * k;
    return (product + 0x00010001 + (product >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
}

/* Two channels of `source` blended over those of `below`. */
static inline uint32_t mixed(uint32_t source, uint32_t below, uint32_t alpha)
{
    return (source * alpha >> 8 & 0x00FF00FF) + (below * (255 - alpha) >> 8 & 0x00FF00FF);
}

static inline uint32_t blended(uint32_t source, uint32_t below)
{
    uint32_t alpha = source >> 24;
    if (alpha == 255)
        return source;
    if (alpha == 0)
        return below;
    return 0xFF000000 | mixed(source & 0x00FF00FF, below & 0x00FF00FF, alpha) |
           mixed(source >> 8 & 0x0000FF, below >> 8 & 0x0000FF, alpha) << 8;
}

/* A premultiplied pixel over another, of which `gone` of 255 is left. */
static inline uint32_t over(uint32_t red_blue, uint32_t alpha_green, uint32_t below, uint32_t gone)
{
    return (red_blue + part_of(below & 0x00FF00FF, gone)) |
           (alpha_green + part_of(below >> 8 & 0x00FF00FF, gone)) << 8;
}

/* A straight pixel times a tint, over another, which may have an alpha. */
static inline uint32_t tinted(uint32_t source, uint32_t below, Rgba tint)
{
    uint32_t red = part_of(source >> 16 & 255, tint.r), green = part_of(source >> 8 & 255, tint.g);
    uint32_t blue = part_of(source & 255, tint.b), alpha = part_of(source >> 24, tint.a);
    uint32_t red_blue = red << 16 | blue;
    if (alpha < 255) {
        red_blue = part_of(red_blue, alpha);
        green = part_of(green, alpha);
    }
    return over(red_blue, alpha << 16 | green, below, 255 - alpha);
}

#ifdef __SSE2__

enum { SIMD_PIXELS = 4 /* at a time */ };

/* The alpha of each of two pixels, in all of its channels; sixteen bits each. */
static inline __m128i alpha_of_two(__m128i two)
{
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(two, 0xFF), 0xFF);
}

/* Whether all four alphas are `alpha`. */
static inline bool all_alphas(__m128i four, int alpha)
{
    __m128i same = _mm_cmpeq_epi32(_mm_srli_epi32(four, 24), _mm_set1_epi32(alpha));
    return _mm_movemask_epi8(same) == 0xFFFF;
}

/* The first two pixels of four, sixteen bits a channel. */
static inline __m128i lower_two(__m128i four)
{
    return _mm_unpacklo_epi8(four, _mm_setzero_si128());
}

/* And the last two. */
static inline __m128i upper_two(__m128i four)
{
    return _mm_unpackhi_epi8(four, _mm_setzero_si128());
}

/* As part_of. */
static inline __m128i parts_of(__m128i two, __m128i k)
{
    __m128i product = _mm_mullo_epi16(two, k);
    __m128i sum = _mm_add_epi16(product, _mm_set1_epi16(1));
    return _mm_srli_epi16(_mm_add_epi16(sum, _mm_srli_epi16(product, 8)), 8);
}

/* As tinted. */
static inline __m128i two_tinted(__m128i source, __m128i below, __m128i tint)
{
    const __m128i full = _mm_set1_epi16(255);
    const __m128i only_alpha = _mm_set_epi16(255, 0, 0, 0, 255, 0, 0, 0);
    __m128i by_tint = parts_of(source, tint), alpha = alpha_of_two(by_tint);
    __m128i multiplied = parts_of(by_tint, _mm_or_si128(alpha, only_alpha));
    return _mm_add_epi16(multiplied, parts_of(below, _mm_sub_epi16(full, alpha)));
}

/* As blended, of pixels that are neither opaque nor clear. */
static inline __m128i two_blended(__m128i source, __m128i below)
{
    __m128i alpha = alpha_of_two(source), gone = _mm_sub_epi16(_mm_set1_epi16(255), alpha);
    return _mm_add_epi16(_mm_srli_epi16(_mm_mullo_epi16(source, alpha), 8),
                         _mm_srli_epi16(_mm_mullo_epi16(below, gone), 8));
}

static inline __m128i chosen(__m128i mask, __m128i yes, __m128i no)
{
    return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
}

static inline __m128i four_blended(__m128i source, __m128i below)
{
    const __m128i solid = _mm_set1_epi32((int)0xFF000000);
    __m128i alpha = _mm_and_si128(source, solid);
    __m128i opaque = _mm_cmpeq_epi32(alpha, solid);
    __m128i clear = _mm_cmpeq_epi32(alpha, _mm_setzero_si128());
    __m128i mixed_all = _mm_packus_epi16(two_blended(lower_two(source), lower_two(below)),
                                         two_blended(upper_two(source), upper_two(below)));
    return chosen(clear, below, chosen(opaque, source, _mm_or_si128(mixed_all, solid)));
}

/* Returns how many pixels of a row it has done. Most of a picture is clear or opaque, in runs. */
static int blend_simd(uint32_t *to, const uint32_t *from, int count)
{
    int i = 0;
    for (; i + SIMD_PIXELS <= count; i += SIMD_PIXELS) {
        __m128i source = _mm_loadu_si128((const void *)(from + i));
        if (all_alphas(source, 0))
            continue;
        if (!all_alphas(source, 255))
            source = four_blended(source, _mm_loadu_si128((const void *)(to + i)));
        _mm_storeu_si128((void *)(to + i), source);
    }
    return i;
}

static int tint_simd(uint32_t *to, const uint32_t *from, int count, Rgba colour)
{
    const __m128i tint = _mm_set_epi16(colour.a, colour.r, colour.g, colour.b, colour.a, colour.r,
                                       colour.g, colour.b);
    int i = 0;
    for (; i + SIMD_PIXELS <= count; i += SIMD_PIXELS) {
        __m128i source = _mm_loadu_si128((const void *)(from + i));
        if (all_alphas(source, 0))
            continue;
        __m128i below = _mm_loadu_si128((const void *)(to + i));
        _mm_storeu_si128((void *)(to + i),
                         _mm_packus_epi16(two_tinted(lower_two(source), lower_two(below), tint),
                                          two_tinted(upper_two(source), upper_two(below), tint)));
    }
    return i;
}

#endif

static void fill_row(uint32_t *to, int count, Rgba colour)
{
    uint32_t red_blue = part_of((uint32_t)colour.r << 16 | colour.b, colour.a);
    uint32_t green = part_of(colour.g, colour.a), gone = 255u - colour.a;
    uint32_t alpha_green = (uint32_t)colour.a << 16 | green;
    for (int i = 0; i < count; i++)
        to[i] = over(red_blue, alpha_green, to[i], gone);
}

static void blend_row(uint32_t *to, const uint32_t *from, int count)
{
    for (int i = SIMD(blend_simd(to, from, count)); i < count; i++)
        to[i] = blended(from[i], to[i]);
}

static void tint_row(uint32_t *to, const uint32_t *from, int count, Rgba tint)
{
    for (int i = SIMD(tint_simd(to, from, count, tint)); i < count; i++)
        to[i] = tinted(from[i], to[i], tint);
}

static void lay_row(const DrawCall *call, uint32_t *to, const uint32_t *from, int count)
{
    Rgba tint = call->colour;
    bool plain = tint.r == 255 && tint.g == 255 && tint.b == 255 && tint.a == 255;
    if (plain && call->opaque)
        memcpy(to, from, (size_t)count * sizeof *to);
    else if (plain)
        blend_row(to, from, count);
    else
        tint_row(to, from, count, tint);
}

/* One axis of a stretching. */
typedef struct Scale {
    int64_t step; /* source pixels for one of the target, in 2^-24ths */
    int last;     /* source pixel, in 256ths */
} Scale;

static Scale scale_of(int source, int target)
{
    return (Scale){((int64_t)source << 24) / target, (source - 1) * 256};
}

/* Where the middle of target pixel `at` lies, in 256ths of a source pixel, within the source. */
static inline int reading(Scale scale, int at)
{
    int place = (int)((2 * (int64_t)at + 1) * scale.step >> 17) - 128;
    return place < 0 ? 0 : place > scale.last ? scale.last : place;
}

enum { ROW = 128, CHANNELS = 4 };

/* The two neighbours of the source that each target pixel of a row is mixed of. */
typedef struct Mixes {
    int left[ROW];
    uint64_t by[ROW]; /* 256ths of the right one, once for each channel */
    int within;       /* how many have a right one */
} Mixes;

/* A row of the source, as wide as the target. */
typedef struct Line {
    int y; /* -1: none yet */
    uint32_t at[ROW];
} Line;

static void list_mixes(const DrawCall *call, int x, int count, Mixes *mixes)
{
    Scale columns = scale_of(call->from.w, call->to.w);
    mixes->within = 0;
    for (int i = 0; i < count; i++) {
        int across = reading(columns, x + i - call->to.x);
        mixes->left[i] = across >> 8;
        mixes->by[i] = (uint64_t)(across & 255) * 0x0001000100010001;
        mixes->within += (across >> 8) + 1 < call->from.w;
    }
}

#ifdef __SSE2__

static inline __m128i neighbours(const uint32_t *left)
{
    return lower_two(_mm_loadl_epi64((const void *)left));
}

/* Two pixels, of which each channel has sixteen bits, from two neighbours each. */
static inline __m128i two_widened(const uint32_t *row, const Mixes *mixes, int i)
{
    __m128i one = neighbours(row + mixes->left[i]), other = neighbours(row + mixes->left[i + 1]);
    __m128i by = _mm_loadu_si128((const void *)(mixes->by + i));
    __m128i lefts =
        _mm_mullo_epi16(_mm_unpacklo_epi64(one, other), _mm_sub_epi16(_mm_set1_epi16(256), by));
    __m128i rights = _mm_mullo_epi16(_mm_unpackhi_epi64(one, other), by);
    return _mm_srli_epi16(_mm_add_epi16(lefts, rights), 8);
}

static int widen_simd(const uint32_t *row, const Mixes *mixes, int count, uint32_t *to)
{
    int i = 0, end = mixes->within < count ? mixes->within : count;
    for (; i + SIMD_PIXELS <= end; i += SIMD_PIXELS)
        _mm_storeu_si128((void *)(to + i), _mm_packus_epi16(two_widened(row, mixes, i),
                                                            two_widened(row, mixes, i + 2)));
    return i;
}

#endif

static void widen(const DrawCall *call, int y, const Mixes *mixes, int count, Line *line)
{
    const uint32_t *row =
        call->pixels.at + (ptrdiff_t)(call->from.y + y) * call->pixels.w + call->from.x;
    line->y = y;
    for (int i = SIMD(widen_simd(row, mixes, count, line->at)); i < count; i++) {
        int left = mixes->left[i], right = left + (left + 1 < call->from.w);
        uint32_t a = row[left], b = row[right], t = (uint32_t)mixes->by[i] & 255;
        uint32_t low = ((a & 0x00FF00FF) * (256 - t) + (b & 0x00FF00FF) * t) >> 8 & 0x00FF00FF;
        uint32_t high = (a >> 8 & 0x00FF00FF) * (256 - t) + (b >> 8 & 0x00FF00FF) * t;
        line->at[i] = low | (high & 0xFF00FF00);
    }
}

/* Mixes two lines, `t` of 256 of the second. */
static void mix_lines(uint32_t *to, const Line *upper, const Line *lower, uint32_t t, int count)
{
    const uint8_t *a = (const uint8_t *)upper->at, *b = (const uint8_t *)lower->at;
    uint8_t *bytes = (uint8_t *)to;
    uint16_t of_a = (uint16_t)(256 - t), of_b = (uint16_t)t;
    for (int i = 0; i < count * CHANNELS; i++)
        bytes[i] = (uint8_t)((uint16_t)(a[i] * of_a + b[i] * of_b) >> 8);
}

/* As SDL, it mixes straight colours without their alphas. That is wrong between a clear and a
 * coloured pixel, but only what is opaque or moves is stretched. */
static void paint_stretched(const DrawCall *call, Pixels *on, SDL_Rect part)
{
    uint32_t row[ROW];
    Mixes mixes;
    Line lines[2];
    Scale rows = scale_of(call->from.h, call->to.h);
    for (int x = part.x; x < part.x + part.w; x += ROW) {
        int count = part.x + part.w - x < ROW ? part.x + part.w - x : ROW;
        Line *upper = &lines[0], *lower = &lines[1];
        upper->y = lower->y = -1;
        list_mixes(call, x, count, &mixes);
        for (int y = part.y; y < part.y + part.h; y++) {
            int down = reading(rows, y - call->to.y), upper_y = down >> 8;
            int lower_y = upper_y + (upper_y + 1 < call->from.h);
            if (lower->y == upper_y) {
                Line *swap = upper;
                upper = lower;
                lower = swap;
            }
            if (upper->y != upper_y)
                widen(call, upper_y, &mixes, count, upper);
            if (lower->y != lower_y)
                widen(call, lower_y, &mixes, count, lower);
            mix_lines(row, upper, lower, (uint32_t)down & 255, count);
            lay_row(call, on->at + (ptrdiff_t)y * on->w + x, row, count);
        }
    }
}

void blit_paint(const DrawCall *call, Pixels *on, SDL_Rect part)
{
    const Pixels *source = &call->pixels;
    if (source->at && (call->from.w != call->to.w || call->from.h != call->to.h)) {
        paint_stretched(call, on, part);
        return;
    }
    for (int y = part.y; y < part.y + part.h; y++) {
        uint32_t *to = on->at + (ptrdiff_t)y * on->w + part.x;
        if (!source->at) {
            fill_row(to, part.w, call->colour);
            continue;
        }
        lay_row(call, to,
                source->at + (ptrdiff_t)(call->from.y + y - call->to.y) * source->w + call->from.x +
                    part.x - call->to.x,
                part.w);
    }
}
