/* Zones of a tile as pictures with soft edges, made from the zone masks: the zones themselves, all
 * but them, or a glowing line along their borders. */
#ifndef SDL_ZONES_H
#define SDL_ZONES_H

#include "cache.h"
#include "view/atlas.h"

/* The picture in white, `size` pixels wide, of the overlay turned by `rotation`. Not for
 * ZONES_OUTSIDE of no zones, which is the whole square. NULL where the overlay has no mask. */
const Picture *zones_picture(Cache *cache, const Atlas *atlas, int overlay, int rotation,
                             uint16_t zones, ZoneStyle style, int size);

#endif
