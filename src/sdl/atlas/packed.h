/* Pictures packed in memory, to a third of their bytes on average; any part is unpacked within
 * about a millisecond. A picture is packed in square blocks: a pixel that differs from the one
 * before takes one to five bytes, equal ones are counted. */
#ifndef SDL_PACKED_H
#define SDL_PACKED_H

#include "sdl/pixels/pixels.h"

enum { PACKED_BLOCK = 64 /* pixels, the side of a block */ };

typedef struct Packed {
    int w, h;         /* pixels */
    int rows;         /* packed so far */
    uint32_t *starts; /* where each block begins in `bytes`; row by row */
    uint8_t *bytes;
    size_t size, capacity;
} Packed;

/* Begins a picture of w x h pixels, at least 1 each. False when memory is out. packed_free is due
 * in either case. */
bool packed_begin(Packed *packed, int w, int h);

/* Packs the next PACKED_BLOCK rows, or those that are left. False when memory is out. */
bool packed_add(Packed *packed, const Pixels *rows);

void packed_free(Packed *packed);
size_t packed_bytes(const Packed *packed);

/* Unpacks the part at (x, y), as large as `to`. It lies within the picture. */
void packed_take(const Packed *packed, int x, int y, Pixels *to);

#endif
