/* What pictures of the land depend on, each as one number to find it by. */
#ifndef SDL_LAND_KEY_H
#define SDL_LAND_KEY_H

#include "land.h"

/* How far beyond its own cell a tile is seen, with its shadow and all that stands on it: what lies
 * farther off need not be painted anew where it comes or goes. In tiles, at any size; a few pixels
 * more where it is rounded. */
typedef struct Reach {
    bool known;
    float left, top, right, bottom;
} Reach;

/* Those that were asked for. */
typedef struct Reaches {
    Reach of[EDITIONS][MAX_TILE_NUMBER + 1][SIDES];
} Reaches;

/* Of all tiles and lights, at any size. */
uint64_t land_key(const Land *land);

/* Of the lights alone. */
uint64_t land_lights_key(const Land *land);

/* Of a part, which says with `any` whether any tile is seen in it. */
uint64_t land_part_key(Reaches *reaches, const Land *land, LandPart part, bool *any);

/* Of the one tile that the land holds, turned. */
uint64_t land_tile_key(const Land *land, int degrees);

#endif
