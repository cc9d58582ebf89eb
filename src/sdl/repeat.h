/* Rectangles laid out with one picture, again and again. */
#ifndef SDL_REPEAT_H
#define SDL_REPEAT_H

#include "output.h"
#include "pages.h"

/* With a periodic texture: a DRAW_TEXTURE over a rectangle of pixels. Nothing where there is none
 * of its name. */
void repeat_texture(Output *output, Cache *cache, Pages *pages, const DrawCommand *command,
                    SDL_Rect rect);

/* The picture for that. */
const Picture *repeat_picture(Cache *cache, Pages *pages, const DrawCommand *command,
                              SDL_Rect rect);

/* With a colour. A software renderer copies translucent pixels thrice as fast as it fills: large
 * areas are copied. */
void repeat_fill(Output *output, Cache *cache, SDL_Rect rect, Rgba colour);

#endif
