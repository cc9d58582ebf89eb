/* The first byte of a pixel says what follows. Channels are differences from the pixel before,
 * modulo 256:
 *
 *     00rrggbb            each -2 to 1
 *     01nnnnnn            n + 1 pixels are the same
 *     10gggggg rrrrbbbb   green -32 to 31; red and blue less green, -8 to 7
 *     11000000 and 11000001
 *                         red, green and blue follow, or those and alpha
 *
 * The first pixel of a row follows the one above it, that of a block a clear one. */
#include "packed.h"

#include <stdlib.h>
#include <string.h>

enum {
    SMALL = 0,
    SAME = 0x40,
    MIDDLE = 0x80,
    COLOUR = 0xC0,
    ALL = 0xC1,
    MOST_SAME = 64,
    MOST_BYTES = 5 * PACKED_BLOCK * PACKED_BLOCK /* of a block */
};

/* The four channels of a less those of b, each modulo 256. */
static inline uint32_t less(uint32_t a, uint32_t b)
{
    return ((a | 0x80808080u) - (b & 0x7F7F7F7Fu)) ^ ((a ^ ~b) & 0x80808080u);
}

/* And their sum. */
static inline uint32_t plus(uint32_t a, uint32_t b)
{
    return ((a & 0x7F7F7F7Fu) + (b & 0x7F7F7F7Fu)) ^ ((a ^ b) & 0x80808080u);
}

static bool within(int value, int most)
{
    return value >= -most && value < most;
}

static uint8_t *write_pixel(uint8_t *at, uint32_t pixel, uint32_t before)
{
    uint32_t by = less(pixel, before);
    int a = (int8_t)(by >> 24), r = (int8_t)(by >> 16), g = (int8_t)(by >> 8), b = (int8_t)by;
    if (a == 0 && within(r, 2) && within(g, 2) && within(b, 2)) {
        *at++ = (uint8_t)(SMALL | (r + 2) << 4 | (g + 2) << 2 | (b + 2));
    } else if (a == 0 && within(g, 32) && within(r - g, 8) && within(b - g, 8)) {
        *at++ = (uint8_t)(MIDDLE | (g + 32));
        *at++ = (uint8_t)((r - g + 8) << 4 | (b - g + 8));
    } else {
        *at++ = a == 0 ? COLOUR : ALL;
        *at++ = (uint8_t)(pixel >> 16);
        *at++ = (uint8_t)(pixel >> 8);
        *at++ = (uint8_t)pixel;
        *at = (uint8_t)(pixel >> 24);
        at += a != 0;
    }
    return at;
}

/* Packs w x h pixels, the rows `pitch` pixels apart; returns how many bytes they take. */
static size_t pack_block(uint8_t *to, const uint32_t *from, int w, int h, ptrdiff_t pitch)
{
    uint8_t *at = to;
    uint32_t before = 0;
    int same = 0;
    for (int y = 0; y < h; y++) {
        const uint32_t *row = from + y * pitch;
        before = y > 0 ? row[-pitch] : 0;
        for (int x = 0; x < w; x++) {
            if (row[x] != before) {
                at = write_pixel(at, row[x], before);
                before = row[x];
                same = 0;
            } else if (same > 0 && same < MOST_SAME) {
                at[-1] = (uint8_t)(SAME | same++);
            } else {
                *at++ = SAME;
                same = 1;
            }
        }
    }
    return (size_t)(at - to);
}

static uint32_t three(int r, int g, int b)
{
    return ((uint32_t)r & 255) << 16 | ((uint32_t)g & 255) << 8 | ((uint32_t)b & 255);
}

/* Reads what write_pixel wrote. */
static inline const uint8_t *read_pixel(const uint8_t *at, uint32_t *pixel)
{
    int first = *at++, g = (first & 63) - 32;
    if (first >= COLOUR) {
        uint32_t alpha = first == ALL ? (uint32_t)at[3] << 24 : *pixel & 0xFF000000;
        *pixel = alpha | (uint32_t)at[0] << 16 | (uint32_t)at[1] << 8 | at[2];
        return at + (first == ALL ? 4 : 3);
    }
    if (first < SAME) {
        *pixel = plus(*pixel, three((first >> 4) - 2, (first >> 2 & 3) - 2, (first & 3) - 2));
        return at;
    }
    *pixel = plus(*pixel, three(g + (*at >> 4) - 8, g, g + (*at & 15) - 8));
    return at + 1;
}

/* Unpacks the first h rows of a block w pixels wide. */
static void unpack_block(uint32_t to[], const uint8_t *at, int w, int h)
{
    uint32_t pixel = 0;
    int same = 0;
    for (int y = 0; y < h; y++) {
        uint32_t *row = to + (ptrdiff_t)y * w;
        pixel = y > 0 ? row[-w] : 0;
        for (int x = 0; x < w; x++) {
            if (same == 0 && *at >= SAME && *at < MIDDLE)
                same = *at++ - SAME + 1;
            if (same > 0)
                same--;
            else
                at = read_pixel(at, &pixel);
            row[x] = pixel;
        }
    }
}

static int blocks(int pixels)
{
    return (pixels + PACKED_BLOCK - 1) / PACKED_BLOCK;
}

bool packed_begin(Packed *packed, int w, int h)
{
    *packed = (Packed){.w = w, .h = h};
    packed->starts = malloc((size_t)blocks(w) * (size_t)blocks(h) * sizeof *packed->starts);
    return packed->starts != NULL;
}

void packed_free(Packed *packed)
{
    free(packed->starts);
    free(packed->bytes);
    *packed = (Packed){0};
}

size_t packed_bytes(const Packed *packed)
{
    return packed->capacity +
           (size_t)blocks(packed->w) * (size_t)blocks(packed->h) * sizeof *packed->starts;
}

static bool hold(Packed *packed, size_t capacity)
{
    uint8_t *bytes = realloc(packed->bytes, capacity);
    if (!bytes)
        return false;
    packed->bytes = bytes;
    packed->capacity = capacity;
    return true;
}

bool packed_add(Packed *packed, const Pixels *rows)
{
    uint8_t block[MOST_BYTES];
    int row = packed->rows / PACKED_BLOCK;
    for (int x = 0; x < rows->w; x += PACKED_BLOCK) {
        int w = smaller(PACKED_BLOCK, rows->w - x);
        size_t size = pack_block(block, rows->at + x, w, rows->h, rows->w);
        if (packed->size + size > packed->capacity && !hold(packed, packed->size * 5 / 4 + size))
            return false;
        packed->starts[row * blocks(packed->w) + x / PACKED_BLOCK] = (uint32_t)packed->size;
        memcpy(packed->bytes + packed->size, block, size);
        packed->size += size;
    }
    packed->rows += rows->h;
    return packed->rows < packed->h || hold(packed, packed->size);
}

void packed_take(const Packed *packed, int x, int y, Pixels *to)
{
    uint32_t block[PACKED_BLOCK * PACKED_BLOCK];
    for (int top = y - y % PACKED_BLOCK; top < y + to->h; top += PACKED_BLOCK) {
        int first_y = top < y ? y : top, h = smaller(PACKED_BLOCK, y + to->h - top);
        for (int left = x - x % PACKED_BLOCK; left < x + to->w; left += PACKED_BLOCK) {
            int first_x = left < x ? x : left, w = smaller(PACKED_BLOCK, packed->w - left);
            int last_x = smaller(left + w, x + to->w);
            size_t index = (size_t)(top / PACKED_BLOCK) * (size_t)blocks(packed->w) +
                           (size_t)(left / PACKED_BLOCK);
            unpack_block(block, packed->bytes + packed->starts[index], w, h);
            for (int row = first_y; row < top + h; row++)
                memcpy(to->at + (ptrdiff_t)(row - y) * to->w + first_x - x,
                       block + (row - top) * w + first_x - left,
                       (size_t)(last_x - first_x) * sizeof *to->at);
        }
    }
}
