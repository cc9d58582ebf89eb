/* What is painted on a sprite in ochre or gold, made into light. */
#ifndef SDL_GLOW_H
#define SDL_GLOW_H

#include "stock.h"

/* Puts in the place of a sprite, drawn for tiles of `size` pixels, the light of its paint, as far
 * from the paint's middle as `step` of GLOW_STEPS reaches, with a halo of three widths. Empty where
 * there is none, or memory is out. */
void glow_make(Art *art, int size, int step);

#endif
