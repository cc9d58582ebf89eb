/* Zones of a tile as pictures with soft edges, made from the zone masks: the zones themselves, all
 * but them, or a glowing line along their borders. */
#ifndef SDL_ZONES_H
#define SDL_ZONES_H

#include "land.h"

/* How opaque the pixels of a square picture in white are. */
typedef struct Alphas {
    int side;
    uint8_t *at; /* side * side; to be freed; NULL: clear */
} Alphas;

/* One of its pixels. */
static inline uint32_t zones_white(uint8_t alpha)
{
    return alpha * 0x01010101u;
}

/* Of the one tile that the land holds, at its size and rotation; its cell does not matter. Not for
 * ZONES_OUTSIDE of no zones, which is the whole square. Where the tile has no mask or memory is out
 * they are clear. A picture of ZONES_BEYOND has a margin of half a tile. `bare`: as if nothing
 * stood there. */
Alphas zones_make(const Land *land, uint16_t zones, ZoneStyle style, bool bare);

/* Makes ZONES_HATCH of a picture of ZONES_FILL, or ZONES_EDGE of a bare one. */
void zones_go_on(Alphas *alphas, const Land *land, uint16_t zones, ZoneStyle style);

#endif
