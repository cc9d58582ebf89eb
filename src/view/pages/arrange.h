/* The arranging of a new game, whichever page shows it: the table to begin with, names in the
 * language of the screen, a game alone at once. */
#ifndef VIEW_PAGES_ARRANGE_H
#define VIEW_PAGES_ARRANGE_H

#include "view/state/screens.h"

/* Unless something is being arranged: the table of the last game, else two people. */
void arrange_begin(const Screen *screen);

/* The table of the game shown once more, its computers as the results were told. */
void arrange_again(const Screen *screen);

/* Who sits on a seat from now on; on the first free one whoever it is sits down. */
void arrange_seat(Seating *seating, int seat, SeatKind kind);

/* A seat is taken away, if more than MIN_PLAYERS are left. */
void arrange_remove(Seating *seating, int seat);

/* Starts a game of two: the first person of the table, and a computer. */
void arrange_alone(const Screen *screen, SeatKind kind, Intent *intent);

/* A button that does so: a face, and beside it the name where the rectangle has room. `widget`
 * says what stands for it, and where. */
void arrange_alone_button(Frame *frame, SeatKind kind, Widget widget);

/* Logical units of such a button, with its name or without. */
float arrange_alone_width(const Frame *frame, SeatKind kind, bool named);

#endif
