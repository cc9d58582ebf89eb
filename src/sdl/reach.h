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

/* Whether the part lies so near that the tile is painted there at all, as by land_gather. */
static inline bool reach_near(const Land *land, const BoardTile *tile, LandPart part)
{
    int x = tile->x * land->size - part.left, y = tile->y * land->size - part.top;
    return x - land->size < part.w && x + 2 * land->size > 0 && y - land->size < part.h &&
           y + 2 * land->size > 0;
}

/* Whether the part shows anything of the tile, which is one of the land's edition and near it. */
bool reach_touches(Reaches *reaches, const Land *land, const BoardTile *tile, LandPart part);

#endif
