/* Pictures of a tile's zones with soft edges, made from the masks: the zones themselves, all but
 * them, or a glowing line along their borders. */
#ifndef SDL_ZONES_H
#define SDL_ZONES_H

#include "land.h"

/* A square picture in white: alphas alone. */
typedef struct Alphas {
    int side;
    uint8_t *at; /* side * side; to be freed by its owner; NULL: all are clear */
} Alphas;

/* The premultiplied pixel of an alpha. */
static inline uint32_t zones_white(uint8_t alpha)
{
    return alpha * 0x01010101u;
}

/* Makes the picture of zones of the one tile that the land holds, at its size and rotation; its
 * cell does not matter. ZONES_BEYOND has a margin of half a tile. `bare`: as if nothing stood
 * there. Clear where the tile has no mask or memory is out. Not for ZONES_OUTSIDE of no zones: that
 * is the whole square. */
Alphas zones_make(const Land *land, uint16_t zones, ZoneStyle style, bool bare);

/* Makes ZONES_HATCH of a finished ZONES_FILL, or ZONES_EDGE of a bare one. */
void zones_go_on(Alphas *alphas, const Land *land, uint16_t zones, ZoneStyle style);

#endif
