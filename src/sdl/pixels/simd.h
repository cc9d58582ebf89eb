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
