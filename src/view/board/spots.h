/* The order of the spots on the tile just laid, and which of several each is. */
#ifndef VIEW_BOARD_SPOTS_H
#define VIEW_BOARD_SPOTS_H

#include "view/board/table_view.h"

/* Says of each shown spot where on the tile its area lies, and sorts them: fishers, gatherers,
 * hunters, huts, each clockwise from the north. All have their places. Numbers are to stand for
 * them where there are many, or one's figure would hide another's or stand far from where it is
 * said to be. */
void spots_sort(TableView *view);

/* The same of the meeples that could be taken back, but where each stands among those of its role.
 * No numbers stand for them. */
void spots_sort_recalled(TableView *view);

/* How many times as large as their tile has them the figures of the shown spots can be before one
 * hides another; less than 1: they cannot be as large; INFINITY: there is one only. */
float spots_room(const TableView *view);

#endif
