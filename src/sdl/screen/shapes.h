/* Lines and polygons with smooth edges, made pixel by pixel: the same on every renderer. */
#ifndef SDL_SHAPES_H
#define SDL_SHAPES_H

#include "output.h"

/* How a line looks. */
typedef struct Stroke {
    float width; /* pixels */
    float dash;  /* pixels, of dashes and gaps; 0: there are none */
    Rgba colour;
} Stroke;

/* Draws a line through the points, round at joins and ends. */
void shapes_line(Screen *screen, const Point *points, size_t count, Stroke stroke);

/* Draws a filled simple polygon. */
void shapes_polygon(Screen *screen, const Point *points, size_t count, Rgba colour);

#endif
