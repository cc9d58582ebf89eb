/* How long a frame may take. All times are ticks of one clock, which the owner reads. */
#ifndef SDL_FRAME_BUDGET_H
#define SDL_FRAME_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "view/draw/draw.h"

/* How long land may be painted in a frame: `most` ticks, and less where the rest of the frame takes
 * long. That is taken to be what it was of late, in frames that move the board and in those that do
 * not. Where the land of a motion's end is prefetched, the rest does not count, unless the board
 * turns: else there would be more to paint at the end. There is twice the time in a few frames
 * after history jumps, and where land was waited for. */
typedef struct FrameBudget {
    uint64_t most;    /* that may be painted in a frame; 0: there is no limit */
    uint64_t frame;   /* that a frame should take, painting included */
    uint64_t rest[2]; /* that the rest of a frame took of late: board at rest, board moving */
    uint64_t begun;   /* this frame */
    uint64_t painted; /* ticks spent on painting in it */
    bool moves, turns, prefetches; /* in this frame */
    Rect at;                       /* of the board in this frame */
    float scale;
    size_t tiles; /* of the board last seen */
    int jumped; /* frames for which there is twice the time since history jumped, this one included
                 */
    int waited; /* frames in a row whose land was not as it will be */
} FrameBudget;

/* Begins a frame. */
void frame_budget_begin(FrameBudget *budget, const DrawList *list, uint64_t now);

/* Whether boards of so many tiles differ so much that the land is another. */
bool frame_budget_jump(size_t before, size_t tiles);

/* Says whether the land of the frame before was not yet as it will be. */
void frame_budget_wait(FrameBudget *budget, bool waits);

/* Ticks that may still be spent on painting, a third of `most` at least; 0: there is no limit. */
uint64_t frame_budget_left(const FrameBudget *budget);

/* Counts ticks that were spent on painting, or on what other frames do not need again. */
void frame_budget_painted(FrameBudget *budget, uint64_t ticks);

/* Ends the frame, once all is drawn. */
void frame_budget_end(FrameBudget *budget, uint64_t now);

/* Another page comes when its pictures are made. To make all in one frame would be a hitch: they
 * are made over a few frames, in which nothing new is presented. */
enum {
    PAGE_WAITS = 8,  /* frames at the most, for a page without land */
    BOARD_WAITS = 1, /* for a page with land */
    BOARD_SHARE = 2  /* of the time: the land is to be painted as well */
};

typedef struct PageChange {
    uint64_t most; /* ticks for pictures in a frame without land; 0: there is no limit */
    uint32_t page; /* that is seen; 0: none yet */
    int waited;    /* frames */
    uint64_t due;  /* deadline of this frame; 0: none */
} PageChange;      /* `most` is set by its owner */

/* Begins a frame at `now`. */
void page_change_begin(PageChange *change, const DrawList *list, uint64_t now);

/* Ends it. `seen`: the list's page is seen now. */
void page_change_end(PageChange *change, const DrawList *list, bool seen);

#endif
