/* Pictures at another size. */
#ifndef SDL_RESAMPLE_H
#define SDL_RESAMPLE_H

#include "pixels.h"

/* How a cut goes on beyond its sides when a filter reaches over them. */
typedef enum Beyond {
    BEYOND_CLEAR, /* transparent: sprites */
    BEYOND_SAME,  /* the outermost pixels: what meets its neighbour at the side */
    BEYOND_WRAP   /* from the other side: what repeats */
} Beyond;

/* One axis of a resampling: `count` pixels wide; pixel i covers source from at + i * step to
 * at + (i + 1) * step, in pixels of the cut. */
typedef struct Axis {
    int count;
    double at, step;
    Beyond beyond;
} Axis;

/* Resamples a cut with a cubic filter as wide as the step asks for. False when memory is out. */
bool pixels_resample(Pixels *to, Cut from, Axis across, Axis down);

/* The whole cut at w x h pixels. False when memory is out. */
bool pixels_scale(Pixels *to, Cut from, int w, int h, Beyond beyond);

/* A square of bytes scaled like the alpha of white pixels by pixels_scale, its outermost ones going
 * on beyond its sides. False when memory is out. */
bool bytes_scale(uint8_t *to, int to_side, const uint8_t *from, int from_side);

enum { SCALING_PART = 128 /* pixels: parts of this size cost least */ };

/* Which source pixels make target pixel i: taps indices and weights from i * taps on. */
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
    size_t room; /* numbers that scaling_part works with */
} Scaling;

/* Begins one of w x h pixels. False, and nothing to free, when memory is out or a side is below 1.
 */
bool scaling_make(Scaling *scaling, int w, int h, Axis across, Axis down);
void scaling_free(Scaling *scaling);

typedef struct ScalingSpan {
    int first, count;
} ScalingSpan;

/* The source's rows that `count` rows of the target take from y on; at least one. */
ScalingSpan scaling_rows(const Scaling *scaling, int y, int count);

/* Makes the part of the target at (x, y) that is as large as `to`. Of the cut only those rows need
 * be there that it takes. `room`: the caller's, of so many numbers as the scaling says. */
void scaling_part(const Scaling *scaling, Cut from, int x, int y, Pixels *to, uint32_t *room);

#endif
