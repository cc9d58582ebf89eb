/* How another page comes. All of its pictures in one frame would be a hitch: they are made over a
 * few, in which the page before still stands, and the page is shown by the first that has time for
 * the rest. All times are ticks of one clock, which its owner reads. */
#ifndef SDL_PAGE_TURN_H
#define SDL_PAGE_TURN_H

#include "view/draw/draw.h"

enum {
    PAGE_WAITS = 8,  /* frames at the most, without land */
    BOARD_WAITS = 1, /* and with it, */
    BOARD_SHARE = 2  /* in so much shorter ones: the land is to be painted as well */
};

typedef struct PageTurn {
    uint64_t most; /* that pictures may be made for in a frame without land; 0: any time, and no
                      page waits */
    uint32_t page; /* that is seen; 0: none yet */
    int waited;    /* frames */
    uint64_t due;  /* when this one has to end; 0: it need not */
} PageTurn;        /* `most` is set by its owner */

/* Begins a frame at `now`. */
void page_turn_begin(PageTurn *turn, const DrawList *list, uint64_t now);

/* Whether what is left has to wait for the next frame. */
bool page_turn_late(const PageTurn *turn, uint64_t now);

/* Ends it: the list's page is seen now, or not yet. */
void page_turn_end(PageTurn *turn, const DrawList *list, bool seen);

#endif
