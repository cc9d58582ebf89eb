/* Sprites of the atlas and their shadows. */
#ifndef SDL_SPRITES_H
#define SDL_SPRITES_H

#include "output.h"
#include "view/draw/draw.h"

/* Draws a DRAW_SPRITE or DRAW_SHADOW at `size` pixels a tile. Nothing where the atlas
 * has none of that name. `zooms`: a picture of another size will do for now. */
void sprites_draw(Screen *screen, const DrawCommand *command, const Grade *day, int size,
                  bool zooms);

#endif
