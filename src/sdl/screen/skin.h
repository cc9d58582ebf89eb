/* What lies round the board: repeating textures, nine-patches, icons, vignettes and backdrops. Each
 * picture is made at the size it is drawn in. */
#ifndef SDL_SKIN_H
#define SDL_SKIN_H

#include "output.h"
#include "sdl/atlas/pages.h"

/* Fills a rectangle of pixels with a DRAW_TEXTURE, which repeats. Nothing where the atlas has none
 * of its name. */
void skin_texture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Fills a rectangle of pixels with a colour. A software renderer copies translucent pixels three
 * times as fast as it fills: large ones are copied. */
void skin_fill(Screen *screen, SDL_Rect rect, Rgba colour);

/* The picture of a DRAW_PATCH, to be stretched over its rectangle. NULL where the atlas has none of
 * its name, or it is still to be made. */
const Picture *skin_patch(Screen *screen, const DrawCommand *command);

/* The picture of a DRAW_ICON, as large as fits into its rectangle, in the middle, tinted but not by
 * the colour's alpha. NULL as above. */
const Picture *skin_icon(Screen *screen, const DrawCommand *command);

/* Draws a DRAW_VIGNETTE over a rectangle of pixels, but for the clear middle. */
void skin_vignette(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Draws a DRAW_LAYER with its grade. Nothing where there is no such icon. */
void skin_backdrop(Screen *screen, const DrawCommand *command, const Grade *grade);

#endif
