/* A colour that grows towards the sides of a rectangle, clear in the middle. */
#ifndef SDL_VIGNETTE_H
#define SDL_VIGNETTE_H

#include "output.h"

/* Makes the picture of a DRAW_VIGNETTE, unless it is there; NULL where it cannot be. */
const Picture *vignette_picture(Cache *cache, const DrawCommand *command, SDL_Rect rect);

/* Lays it over a rectangle of pixels, leaving out the middle. */
void vignette_draw(Output *output, Cache *cache, const DrawCommand *command, SDL_Rect rect);

#endif
