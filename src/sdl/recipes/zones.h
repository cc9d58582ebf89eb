/* Pictures of a tile's zones with soft edges, made from the masks: the zones themselves, all but
 * them, or a glowing line along their borders. */
#ifndef SDL_ZONES_H
#define SDL_ZONES_H

#include "land.h"

typedef struct Zones {
    Land land; /* its tiles do not count */
    TileZones of;
} Zones;

/* The recipe of all layers in one picture at the land's size, while `zones` is there. Its own point
 * is the tile's corner. ZONES_BEYOND has to be the only layer, ZONES_OUTSIDE of no zones must not
 * be: that is the whole square. Nothing is to be seen where the tile has no mask. */
Recipe zones_recipe(const Zones *zones);

#endif
