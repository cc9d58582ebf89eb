/* A picture in few bytes that stays in memory: a third of its pixels on average, and any part of it
 * is there again within a millisecond or so. It lies in square blocks, each packed for itself: what
 * differs from the pixel before is written, in one to five bytes, and equal ones are counted. */
#ifndef SDL_PACKED_H
#define SDL_PACKED_H

#include "sdl/pixels/pixels.h"

enum { PACKED_BLOCK = 64 /* pixels, the side of a block */ };

typedef struct Packed {
    int w, h;         /* of the picture */
    int rows;         /* of them packed so far */
    uint32_t *starts; /* of the blocks in `bytes`, row by row */
    uint8_t *bytes;
    size_t size, capacity;
} Packed;

/* Begins a picture of w x h pixels, each at least 1; packed_free is due. False when memory is out.
 */
bool packed_begin(Packed *packed, int w, int h);

/* Packs the next rows, as wide as the picture: PACKED_BLOCK of them, or those that are left. False
 * when memory is out. */
bool packed_add(Packed *packed, const Pixels *rows);

void packed_free(Packed *packed);
size_t packed_bytes(const Packed *packed);

/* Unpacks the part at (x, y) that is as large as `to`, which lies within the picture. */
void packed_take(const Packed *packed, int x, int y, Pixels *to);

#endif
