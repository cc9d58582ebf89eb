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

/* Resamples a cut by a cubic filter, as wide as the step asks for. False when memory is out. */
bool pixels_resample(Pixels *to, Cut from, Axis across, Axis down);

/* The whole cut at w x h pixels. False when memory is out. */
bool pixels_scale(Pixels *to, Cut from, int w, int h, Beyond beyond);

/* Scales a square of bytes by the same filter, BEYOND_SAME; sides in bytes. False when memory is
 * out. */
bool bytes_scale(uint8_t *to, int to_side, const uint8_t *from, int from_side);

enum { SCALING_PART = 128 /* pixels: parts of this size cost least */ };

/* Target pixel i is made of `taps` source pixels: index and weight from i * taps on. */
typedef struct Filter {
    int taps;
    int *index; /* -1: transparent */
    int *weight;
} Filter;

/* A resampling of which any part can be made for itself, on any thread: the pixels are those of the
 * whole. */
typedef struct Scaling {
    int w, h; /* of the target */
    Filter columns, rows;
    size_t room; /* numbers, for scaling_part */
} Scaling;

/* Begins one of w x h source pixels. False, and nothing to free, when memory is out or a side is
 * below 1. */
bool scaling_make(Scaling *scaling, int w, int h, Axis across, Axis down);
void scaling_free(Scaling *scaling);

typedef struct ScalingSpan {
    int first, count;
} ScalingSpan;

/* The source columns or rows that `count` of the target from x or y on are made of; at least one.
 */
ScalingSpan scaling_columns(const Scaling *scaling, int x, int count);
ScalingSpan scaling_rows(const Scaling *scaling, int y, int count);

/* Makes the part of the target at (x, y), as large as `to`. Of the cut only the columns
 * and rows are read that scaling_columns and scaling_rows say. `room` is the caller's, of
 * scaling->room numbers. */
void scaling_part(const Scaling *scaling, Cut from, int x, int y, Pixels *to, uint32_t *room);

/* Averages a mask of bytes over `radius` of them to all sides; beyond it all are 0. `copy`: room
 * for a row or a column. */
void bytes_blur(uint8_t *mask, int w, int h, int radius, uint8_t *copy);

#endif
