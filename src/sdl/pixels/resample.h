/* Pictures at another size. */
#ifndef SDL_RESAMPLE_H
#define SDL_RESAMPLE_H

#include "pixels.h"

/* What a filter finds beyond the sides of a cut. */
typedef enum Beyond {
    BEYOND_CLEAR, /* transparent pixels: for sprites */
    BEYOND_SAME,  /* the outermost pixels: for what meets a neighbour at the side */
    BEYOND_WRAP   /* the other side: for what repeats */
} Beyond;

/* One axis of a resampling, `count` pixels long. Pixel i covers the cut from at + i * step to
 * at + (i + 1) * step. */
typedef struct Axis {
    int count;
    double at, step;
    Beyond beyond;
} Axis;

/* Resamples a cut by a cubic filter, as wide as the step asks for. False when memory is out, the
 * cut is of an empty picture, or a side is below 1. */
bool pixels_resample(Pixels *to, Cut from, Axis across, Axis down);

/* The whole cut at w x h pixels. False as above. */
bool pixels_scale(Pixels *to, Cut from, int w, int h, Beyond beyond);

/* Averages a mask of bytes over `radius` of them to all sides; beyond it all are 0. `copy`: room
 * for a row or a column. */
void bytes_blur(uint8_t *mask, int w, int h, int radius, uint8_t *copy);

#endif
