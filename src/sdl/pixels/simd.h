/* Four pixels at a time, where the processor has SSE2: the same bytes as one by one. */
#ifndef SDL_SIMD_H
#define SDL_SIMD_H

#ifdef __SSE2__
#include <emmintrin.h>

/* A call of a function that returns how many pixels it has done; 0 without SSE2. */
#define SIMD(call) (call)

enum { SIMD_PIXELS = 4 /* at a time */ };

/* As pixels_times, of two pixels with sixteen bits a channel. */
static inline __m128i simd_two_times(__m128i two, __m128i k)
{
    __m128i product = _mm_add_epi16(_mm_mullo_epi16(two, k), _mm_set1_epi16(0x80));
    return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/* The channels of four pixels times those of `low`, for the first two, and of `high`. */
static inline __m128i simd_times(__m128i four, __m128i low, __m128i high)
{
    const __m128i zero = _mm_setzero_si128();
    return _mm_packus_epi16(simd_two_times(_mm_unpacklo_epi8(four, zero), low),
                            simd_two_times(_mm_unpackhi_epi8(four, zero), high));
}

/* The alpha of each of two pixels, in all of its channels; sixteen bits each. */
static inline __m128i simd_alpha_of_two(__m128i two)
{
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(two, 0xFF), 0xFF);
}

/* Four straight pixels, premultiplied. */
static inline __m128i simd_premultiplied(__m128i four)
{
    const __m128i zero = _mm_setzero_si128(), alpha = _mm_set1_epi32((int)0xFF000000);
    __m128i made = simd_times(four, simd_alpha_of_two(_mm_unpacklo_epi8(four, zero)),
                              simd_alpha_of_two(_mm_unpackhi_epi8(four, zero)));
    return _mm_or_si128(_mm_andnot_si128(alpha, made), _mm_and_si128(alpha, four));
}

/* One channel of four premultiplied pixels, straight, 255 at most. No alpha is 0. A quotient of
 * such small whole numbers is never rounded up to the next one. */
static inline __m128 simd_straight(__m128i channel, __m128i alpha)
{
    __m128i scaled = _mm_sub_epi32(_mm_slli_epi32(channel, 8), channel);
    __m128 whole = _mm_cvtepi32_ps(_mm_add_epi32(scaled, _mm_srli_epi32(alpha, 1)));
    __m128i value =
        _mm_cvttps_epi32(_mm_min_ps(_mm_div_ps(whole, _mm_cvtepi32_ps(alpha)), _mm_set1_ps(255)));
    return _mm_cvtepi32_ps(value);
}

/* One channel of four pixels. */
static inline __m128i simd_channel(__m128i four, int shift)
{
    return _mm_and_si128(_mm_srli_epi32(four, shift), _mm_set1_epi32(255));
}

/* Whether all four alphas are `alpha`. */
static inline bool simd_all(__m128i four, int alpha)
{
    __m128i same = _mm_cmpeq_epi32(_mm_srli_epi32(four, 24), _mm_set1_epi32(alpha));
    return _mm_movemask_epi8(same) == 0xFFFF;
}

#else

#define SIMD(call) 0

#endif

#endif
