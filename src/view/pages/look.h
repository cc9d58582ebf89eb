/* The parts of the page of the Elder's look back. */
#ifndef VIEW_PAGES_LOOK_H
#define VIEW_PAGES_LOOK_H

#include "view/state/screens.h"

/* The page's own numbers. */
enum {
    LOOK_PANES = WIDGETS_SCREEN,
    LOOK_STOP = LOOK_PANES + SCROLL_PANES,
    LOOK_RESULTS,
    LOOK_ON,
    LOOK_SAVE,
    LOOK_ALL,
    LOOK_PERSON,                          /* the first of MAX_PLAYERS */
    LOOK_MOVE = LOOK_PERSON + MAX_PLAYERS /* the first of COSTLY */
};

/* The course of the chance to win, as far as the review has come, in `rect` (pixels). */
void look_draw_curve(const Screen *screen, Rect rect);

/* How high the rows below it are, logical units; and those: luck of the draw and points given away,
 * in the order of the result. */
float look_rows_height(const Screen *screen);
void look_draw_rows(const Screen *screen, Rect rect);

/* Chooses the costliest moves anew where there is more to choose from. */
void look_choose(const Screen *screen);

/* The head of them, whose they are to be; and the moves. */
void look_put_head(const Screen *screen, Rect rect);
void look_put_moves(const Screen *screen, Rect rect);

/* Shows a move on the board. */
void look_show(const Screen *screen, int move, Intent *intent);

#endif
