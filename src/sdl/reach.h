/* How far beyond its own cell a tile is seen, with its shadow and all that stands on it: what lies
 * farther off need not be painted anew where it comes or goes. */
#ifndef SDL_REACH_H
#define SDL_REACH_H

#include "land.h"

/* In tiles, at any size; a few pixels more where it is rounded. */
typedef struct Reach {
    bool known;
    float left, top, right, bottom;
} Reach;

/* Those that were asked for. */
typedef struct Reaches {
    Reach of[EDITIONS][MAX_TILE_NUMBER + 1][SIDES];
} Reaches;

/* Whether the part shows anything of the tile, which is one of the land's edition. */
bool reach_touches(Reaches *reaches, const Land *land, const BoardTile *tile, LandPart part);

#endif
