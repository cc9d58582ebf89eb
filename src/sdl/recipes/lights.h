/* The lights of the land, blended over what is painted. What they are blended by is kept. */
#ifndef SDL_LIGHTS_H
#define SDL_LIGHTS_H

#include "land.h"

/* Blends lines along borders over `to`, whose left top is (left, top) of the land: before what
 * stands on tiles is painted. */
void lights_lay_below(const Land *land, Pixels *to, int left, int top);

/* After that: all else, and of the lines what shines through trees. */
void lights_lay_above(const Land *land, Pixels *to, int left, int top);

#endif
