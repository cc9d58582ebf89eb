/* How long land may be painted in a frame: so long as it was said at most, and less where the rest
 * of the frame takes long, as it does while all of the board moves. How long that will take nobody
 * knows before; it is taken to be what it was of late, in frames that move the board and in those
 * that do not. Where land is painted ahead of a motion's end, that comes first: else there would be
 * more to paint at its end; but not while the board turns, which takes long enough. All times are
 * ticks of one clock, which its owner reads. */
#ifndef SDL_ALLOWANCE_H
#define SDL_ALLOWANCE_H

#include <stdint.h>

#include "view/draw/draw.h"

typedef struct Allowance {
    uint64_t most;    /* that may be painted in a frame; 0: any */
    uint64_t frame;   /* that a frame should keep to, with all that is in it */
    uint64_t rest[2]; /* that the rest of a frame took of late, while the board rests and moves */
    uint64_t begun, painted;
    bool moves, ahead; /* in this frame */
    Rect at;           /* of the board in this frame */
    float scale;
} Allowance;

/* Begins a frame. */
void allowance_begin(Allowance *allowance, const DrawList *list, uint64_t now);

/* How long it may go on painting, a third of `most` at least; 0: any time. */
uint64_t allowance_left(const Allowance *allowance);

/* So much of the frame was spent on painting, or on what other frames do not need again. */
void allowance_painted(Allowance *allowance, uint64_t ticks);

/* Ends it: all is drawn. */
void allowance_end(Allowance *allowance, uint64_t now);

#endif
