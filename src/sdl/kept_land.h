/* A land that is kept beyond its frame, with all that its list holds of it. */
#ifndef SDL_KEPT_LAND_H
#define SDL_KEPT_LAND_H

#include "kept_lights.h"

/* All zero: none is. It must stay where it is while its land is used. */
typedef struct KeptLand {
    Land land; /* of these: */
    Grade day;
    BoardTile *tiles;
    size_t capacity; /* tiles there is room for */
    KeptLights lit;
} KeptLand;

void kept_land_free(KeptLand *kept);

/* Keeps the land; false when memory is out. */
bool kept_land_take(KeptLand *kept, const Land *land);

/* Whether the land is one that the kept one grew from: of the same game, with less tiles. */
bool kept_land_grew(const KeptLand *kept, const Land *land);

#endif
