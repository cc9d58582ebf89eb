/* A picture's way to another size, of which any part can be made for itself, on any thread: the
 * pixels are those of the whole. */
#ifndef SDL_SCALING_H
#define SDL_SCALING_H

#include "pixels.h"

enum { SCALING_PART = 128 /* pixels: parts of this size cost least */ };

/* Which source pixels make target pixel i: taps indices and weights from i * taps on. */
typedef struct Filter {
    int taps;
    int *index; /* -1: transparent */
    int *weight;
} Filter;

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
