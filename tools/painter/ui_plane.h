/* A plane of single values: coverage of a shape, a height, a distance. Rows from the top. */
#ifndef PAINTER_UI_PLANE_H
#define PAINTER_UI_PLANE_H

#include "image.h"

typedef struct Plane {
    int w, h;
    float *values; /* owned */
} Plane;

/* How many noise cells lie across and down a plane, and how many octaves are summed. */
typedef struct Cells {
    int across, down, octaves;
} Cells;

Plane plane_new(int w, int h); /* all 0 */
void plane_free(Plane *plane);
Plane plane_copy(const Plane *plane);

static inline float *plane_at(const Plane *plane, int x, int y)
{
    return plane->values + (size_t)y * (size_t)plane->w + (size_t)x;
}

/* Smooth noise from 0 to 1 that repeats after the plane's width and height. */
Plane plane_noise(int w, int h, Cells cells, uint32_t seed);

/* One row of such noise, around 0 (-0.5 to 0.5), repeating after `w`; the owner frees it. */
float *edge_noise(int w, int cells, uint32_t seed);

/* Blurs by three box filters of `radius` pixels; `wrapped` as on a torus, else outside counts as 0.
 */
void plane_blur(Plane *plane, int radius, bool wrapped);

/* Light on the plane seen as a height, from 0 (turned away) to 1, on a torus; `steep` scales
 * heights. */
Plane plane_relief(const Plane *height, float steep);

#endif
