/* The lights of the land: alphas of zones, kept for as long as they are in use, and laid over what
 * is painted. */
#ifndef SDL_LIGHTS_H
#define SDL_LIGHTS_H

#include "land.h"

enum { LIGHTS_BUDGET = 12 << 20 }; /* bytes of all alphas that are kept, unless told otherwise */

typedef struct Lights Lights;

/* NULL when memory is out. */
Lights *lights_new(void);
void lights_free(Lights *lights);

/* Another budget, kept at once but for the light used last. */
void lights_limit(Lights *lights, size_t budget);

/* Bytes of all alphas. */
size_t lights_bytes(const Lights *lights);

/* Makes what a light is laid with; false where it was all at hand. */
bool lights_make(Lights *lights, const Land *land, const BoardLight *light);

/* Lays the lines that lie on the ground over `to`, whose left top is (left, top) of the land;
 * later, above what stands there, all else, and of the lines what shines through the crowns. */
void lights_lay_below(Lights *lights, const Land *land, Pixels *to, int left, int top);
void lights_lay_above(Lights *lights, const Land *land, Pixels *to, int left, int top);

#endif
