/* Paints a call on pixels in memory. They are those of SDL's software renderer on a processor with
 * MMX, to the last bit, in less time. */
#ifndef SDL_BLIT_H
#define SDL_BLIT_H

#include "output.h"

/* Paints a part of what is seen of a call. */
void blit_paint(const DrawCall *call, Pixels *on, SDL_Rect part);

#endif
