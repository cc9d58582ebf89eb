/* Light that runs through zones, cut into steps along its way: each is a picture of its own, made
 * once for the closing of an area, so that a frame only says how bright each step is. Neighbouring
 * steps overlap, and lie over one another as if they were one. */
#ifndef SDL_FLOW_H
#define SDL_FLOW_H

#include "cache.h"
#include "land.h"
#include "output.h"

/* Draws a DRAW_FLOW, made for the size of the one tile that the land holds and stretched to the
 * command's. Nothing where the tile has no mask. */
void flow_draw(Cache *cache, Output *output, const Land *land, const DrawCommand *command,
               const Flow *flow);

#endif
