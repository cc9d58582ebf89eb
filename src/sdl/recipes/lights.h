/* The lights of the land: pictures of zones, kept within a budget, and blended over what is
 * painted.
 */
#ifndef SDL_LIGHTS_H
#define SDL_LIGHTS_H

#include "land.h"

enum { LIGHTS_BUDGET = 12 << 20 }; /* bytes, until lights_limit */

typedef struct Lights Lights;

/* NULL when memory is out. */
Lights *lights_new(void);
void lights_free(Lights *lights);

/* Sets the budget in bytes, for the next lights_trim. */
void lights_limit(Lights *lights, size_t budget);

/* Between frames, when no thread paints: frees what was unused longest until the budget is kept,
 * but not the picture used last. */
void lights_trim(Lights *lights);

/* Bytes of all pictures. */
size_t lights_bytes(const Lights *lights);

/* Makes the pictures that the lights of some parts need, on all cores. False when the deadline came
 * first. Due before: the art of what stands on their tiles. */
bool lights_ready(Lights *lights, const Land *land, LandParts parts, const Deadline *deadline);

/* Whether all of them are made: several threads may then paint the parts at once. */
bool lights_at_hand(Lights *lights, const Land *land, LandParts parts);

/* Blends lines along borders over `to`, whose left top is (left, top) of the land: before what
 * stands on tiles is painted. */
void lights_lay_below(Lights *lights, const Land *land, Pixels *to, int left, int top);

/* After that: all else, and of the lines what shines through trees. */
void lights_lay_above(Lights *lights, const Land *land, Pixels *to, int left, int top);

#endif
