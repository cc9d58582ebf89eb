/* The costliest moves on the page of the Elder's look back, and the page's numbers. */
#ifndef VIEW_PAGES_REVIEW_H
#define VIEW_PAGES_REVIEW_H

#include "view/state/screens.h"

enum {
    REVIEW_PANES = WIDGETS_SCREEN,
    REVIEW_STOP = REVIEW_PANES + SCROLL_PANES,
    REVIEW_RESULTS,
    REVIEW_ON,
    REVIEW_SAVE,
    REVIEW_ALL,
    REVIEW_PERSON,                            /* the first of MAX_PLAYERS */
    REVIEW_MOVE = REVIEW_PERSON + MAX_PLAYERS /* the first of COSTLY */
};

/* Chooses the costliest moves anew where there is more to choose from. */
void review_choose(const Screen *screen);

/* The head of them, whose they are to be; and the moves. */
void review_put_head(const Screen *screen, Rect rect);
void review_put_moves(const Screen *screen, Rect rect);

/* Shows a move on the board. */
void review_show(const Screen *screen, int move, Intent *intent);

#endif
