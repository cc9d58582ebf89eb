/* Lights of the land that are kept beyond their frame, or changed for another land. */
#ifndef SDL_KEPT_LIGHTS_H
#define SDL_KEPT_LIGHTS_H

#include "land.h"

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

#endif
