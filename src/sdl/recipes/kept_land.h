/* A land that is kept beyond its frame, with all that its list holds of it. */
#ifndef SDL_KEPT_LAND_H
#define SDL_KEPT_LAND_H

#include "land.h"

/* Lights of the land that are kept beyond their frame, or changed for another land. */
typedef struct KeptLights {
    BoardLight *items;
    size_t count, capacity;
} KeptLights;

void kept_free(KeptLights *kept);

/* Keeps those of the land; none when memory is out. */
void kept_take(KeptLights *kept, const Land *land);

/* False where another game lies on the table than when they were kept. */
bool kept_fit(const KeptLights *kept, const Land *land);

/* Whether the land has lights, and others. */
bool kept_differ(const KeptLights *kept, const Land *land);

/* Lights the land, which lies otherwise than its lights say, on the same tiles. */
void kept_follow(KeptLights *kept, Land *land);

/* Leaves the land what is seen of its lights from afar: the tints of what is lit are faint there,
 * and take long. */
void kept_thin(KeptLights *kept, Land *land);

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
