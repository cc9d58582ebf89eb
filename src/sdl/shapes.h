/* Lines and polygons with smooth edges, computed pixel by pixel: the same on every renderer. */
#ifndef SDL_SHAPES_H
#define SDL_SHAPES_H

#include "cache.h"

/* A line through the points, `width` pixels wide, round at joins and ends; dash > 0: pieces of that
 * length with gaps as long. */
void shapes_line(Cache *cache, SDL_Renderer *renderer, const Point *points, size_t count,
                 float width, float dash, Rgba colour);

/* A filled simple polygon. */
void shapes_polygon(Cache *cache, SDL_Renderer *renderer, const Point *points, size_t count,
                    Rgba colour);

#endif
