/* Lines and polygons with smooth edges, computed pixel by pixel: the same on every renderer. */
#ifndef SDL_SHAPES_H
#define SDL_SHAPES_H

#include "output.h"

/* How a line looks. */
typedef struct Stroke {
    float width; /* pixels */
    float dash;  /* above 0: pieces of that length with gaps as long */
    Rgba colour;
} Stroke;

/* A line through the points, round at joins and ends. */
void shapes_line(Screen *screen, const Point *points, size_t count, Stroke stroke);

/* A filled simple polygon; `draws` false: it is only made. */
void shapes_polygon(Screen *screen, const Point *points, size_t count, Rgba colour, bool draws);

#endif
