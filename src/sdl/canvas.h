/* Pictures laid on pixels in memory by this program itself, where the renderer is SDL's software:
 * the same result to the last bit, sooner. What a frame draws is gathered first and then looked at
 * in cells: a cell in which all is as it was in the frame before is left as it is, what something
 * opaque covers wholly is not drawn, and all cores paint cells side by side. */
#ifndef SDL_CANVAS_H
#define SDL_CANVAS_H

#include <SDL.h>

#include "pixels.h"

typedef struct Canvas Canvas;

/* A picture that lies still until the canvas is painted. */
typedef struct CanvasPicture {
    Pixels pixels;   /* straight alpha */
    uint64_t serial; /* another one for all other pixels that were ever drawn */
    bool opaque;
} CanvasPicture;

/* `clear`: it begins transparent and keeps its alpha, colours multiplied by it; else it is opaque.
 * NULL when memory is out. */
Canvas *canvas_new(bool clear);
void canvas_free(Canvas *canvas);

/* Begins a frame of this size, black or clear, without a clip. False when memory is out. */
bool canvas_begin(Canvas *canvas, int w, int h);

/* What is drawn from now on stays within the rectangle; NULL: anywhere. */
void canvas_clip(Canvas *canvas, const SDL_Rect *rect);
SDL_Rect canvas_clipped(const Canvas *canvas);

/* Lays the part `from` (NULL: all) of a picture over `to`, stretched where that has another size,
 * its colours and alpha multiplied by the tint. */
void canvas_copy(Canvas *canvas, CanvasPicture picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint);

void canvas_fill(Canvas *canvas, SDL_Rect rect, Rgba colour);

/* Paints what was drawn since canvas_begin or canvas_paint; more may be drawn over it. The pixels
 * stay the canvas's. NULL when memory is out. */
const Pixels *canvas_paint(Canvas *canvas);

/* The rectangles that were painted since the last canvas_begin; returns how many. Valid until the
 * next call of another function. */
int canvas_painted(const Canvas *canvas, const SDL_Rect **rects);

#endif
