/* How long a frame may take. All times are ticks of one clock, which its owner reads. */
#ifndef SDL_FRAME_BUDGET_H
#define SDL_FRAME_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "view/draw/draw.h"

/* How long land may be painted in a frame: so long as it was said at most, and less where the rest
 * of the frame takes long, as it does while all of the board moves. How long that will take nobody
 * knows before; it is taken to be what it was of late, in frames that move the board and in those
 * that do not. Where land is painted ahead of a motion's end, that comes first: else there would be
 * more to paint at its end; but not while the board turns, which takes long enough. Where history
 * jumps, and all of the land is another, there is twice the time in a few frames; likewise where
 * land has been waited for in some. */
typedef struct FrameBudget {
    uint64_t most;    /* that may be painted in a frame; 0: any */
    uint64_t frame;   /* that a frame should keep to, with all that is in it */
    uint64_t rest[2]; /* that the rest of a frame took of late, while the board rests and moves */
    uint64_t begun, painted;
    bool moves, turns, prefetches; /* in this frame */
    Rect at;                       /* of the board in this frame */
    float scale;
    size_t tiles; /* of the board that was last seen */
    int jumped;   /* frames, this one among them, that there is twice the time in; 0: none */
    int waited;   /* frames in which land was not yet as it will be, up to this one */
} FrameBudget;

/* Begins a frame. */
void frame_budget_begin(FrameBudget *budget, const DrawList *list, uint64_t now);

/* Whether a board of so many tiles says little of one that has so many others. */
bool frame_budget_jump(size_t before, size_t tiles);

/* Whether the land of the frame before was not yet as it will be. */
void frame_budget_wait(FrameBudget *budget, bool waits);

/* How long it may go on painting, a third of `most` at least; 0: any time. */
uint64_t frame_budget_left(const FrameBudget *budget);

/* So much of the frame was spent on painting, or on what other frames do not need again. */
void frame_budget_painted(FrameBudget *budget, uint64_t ticks);

/* Ends it: all is drawn. */
void frame_budget_end(FrameBudget *budget, uint64_t now);

/* How another page comes. All of its pictures in one frame would be a hitch: they are made over a
 * few, in which the page before still stands, and the page is shown by the first that has time for
 * the rest. */
enum {
    PAGE_WAITS = 8,  /* frames at the most, without land */
    BOARD_WAITS = 1, /* and with it, */
    BOARD_SHARE = 2  /* in so much shorter ones: the land is to be painted as well */
};

typedef struct PageChange {
    uint64_t most; /* that pictures may be made for in a frame without land; 0: any time, and no
                      page waits */
    uint32_t page; /* that is seen; 0: none yet */
    int waited;    /* frames */
    uint64_t due;  /* when this one has to end; 0: it need not */
} PageChange;      /* `most` is set by its owner */

/* Begins a frame at `now`. */
void page_change_begin(PageChange *turn, const DrawList *list, uint64_t now);

/* Ends it: the list's page is seen now, or not yet. */
void page_change_end(PageChange *turn, const DrawList *list, bool seen);

#endif
