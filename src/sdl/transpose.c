#include "transpose.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { ROWS = 4 /* of pixels at a time */, BLOCK = 16 /* bytes each way */ };

#ifdef __SSE2__

/* Makes columns of as many of four rows as it can; returns how many, and which bits they have. */
static int transpose_four(uint32_t *to, int h, const uint32_t *from, ptrdiff_t pitch, int w,
                          uint32_t *bits)
{
    __m128i any = _mm_setzero_si128();
    uint32_t seen[4];
    int x = 0;
    for (; x + 4 <= w; x += 4) {
        __m128i a = _mm_loadu_si128((const void *)(from + x));
        __m128i b = _mm_loadu_si128((const void *)(from + pitch + x));
        __m128i c = _mm_loadu_si128((const void *)(from + 2 * pitch + x));
        __m128i d = _mm_loadu_si128((const void *)(from + 3 * pitch + x));
        any = _mm_or_si128(any, _mm_or_si128(_mm_or_si128(a, b), _mm_or_si128(c, d)));
        __m128i ab = _mm_unpacklo_epi32(a, b), cd = _mm_unpacklo_epi32(c, d);
        _mm_storeu_si128((void *)(to + (ptrdiff_t)x * h), _mm_unpacklo_epi64(ab, cd));
        _mm_storeu_si128((void *)(to + (ptrdiff_t)(x + 1) * h), _mm_unpackhi_epi64(ab, cd));
        ab = _mm_unpackhi_epi32(a, b);
        cd = _mm_unpackhi_epi32(c, d);
        _mm_storeu_si128((void *)(to + (ptrdiff_t)(x + 2) * h), _mm_unpacklo_epi64(ab, cd));
        _mm_storeu_si128((void *)(to + (ptrdiff_t)(x + 3) * h), _mm_unpackhi_epi64(ab, cd));
    }
    _mm_storeu_si128((void *)seen, any);
    *bits |= seen[0] | seen[1] | seen[2] | seen[3];
    return x;
}

#else

static int transpose_four(uint32_t *to, int h, const uint32_t *from, ptrdiff_t pitch, int w,
                          uint32_t *bits)
{
    (void)to, (void)h, (void)from, (void)pitch, (void)w, (void)bits;
    return 0;
}

#endif

bool transpose_pixels(uint32_t *to, const uint32_t *from, ptrdiff_t pitch, int w, int h)
{
    uint32_t any = 0;
    for (int top = 0; top < h; top += ROWS) {
        bool whole = top + ROWS <= h;
        int x = whole ? transpose_four(to + top, h, from + top * pitch, pitch, w, &any) : 0;
        for (; x < w; x++)
            for (int y = top; y < h && y < top + ROWS; y++)
                any |= to[(ptrdiff_t)x * h + y] = from[y * pitch + x];
    }
    return any != 0;
}

#ifdef __SSE2__

/* Makes columns of BLOCK rows: each of four steps lays the rows of one half between those of the
 * other. */
static void transpose_block(uint8_t *to, int h, const uint8_t *from, int w)
{
    __m128i rows[BLOCK], mixed[BLOCK];
    for (int i = 0; i < BLOCK; i++)
        rows[i] = _mm_loadu_si128((const void *)(from + (ptrdiff_t)i * w));
    for (int step = 0; step < 4; step++) {
        for (int i = 0; i < BLOCK / 2; i++) {
            mixed[2 * i] = _mm_unpacklo_epi8(rows[i], rows[i + BLOCK / 2]);
            mixed[2 * i + 1] = _mm_unpackhi_epi8(rows[i], rows[i + BLOCK / 2]);
        }
        memcpy(rows, mixed, sizeof rows);
    }
    for (int i = 0; i < BLOCK; i++)
        _mm_storeu_si128((void *)(to + (ptrdiff_t)i * h), rows[i]);
}

#else

static void transpose_block(uint8_t *to, int h, const uint8_t *from, int w)
{
    for (int x = 0; x < BLOCK; x++)
        for (int y = 0; y < BLOCK; y++)
            to[(ptrdiff_t)x * h + y] = from[(ptrdiff_t)y * w + x];
}

#endif

void transpose_bytes(uint8_t *to, const uint8_t *from, int w, int h)
{
    int blocks_w = w - w % BLOCK, blocks_h = h - h % BLOCK;
    for (int y = 0; y < blocks_h; y += BLOCK)
        for (int x = 0; x < blocks_w; x += BLOCK)
            transpose_block(to + (ptrdiff_t)x * h + y, h, from + (ptrdiff_t)y * w + x, w);
    for (int y = 0; y < h; y++)
        for (int x = y < blocks_h ? blocks_w : 0; x < w; x++)
            to[(ptrdiff_t)x * h + y] = from[(ptrdiff_t)y * w + x];
}
