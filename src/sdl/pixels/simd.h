/* Intrinsics, where the processor has SSE2: the same bytes as without. */
#ifndef SDL_SIMD_H
#define SDL_SIMD_H

#ifdef __SSE2__
#include <emmintrin.h>

/* A call of a function that returns how many pixels it has done; 0 without SSE2. */
#define SIMD(call) (call)

#else

#define SIMD(call) 0

#endif

#endif
