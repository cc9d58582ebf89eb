/* The order of the spots on the tile just laid, and which of several each is. */
#ifndef VIEW_BOARD_SPOTS_H
#define VIEW_BOARD_SPOTS_H

#include "view/board/table_view.h"

/* Says of each shown spot which of several it is, by where its figure stands on the tile (of the
 * meeples that could be taken back: among those of its role), and sorts them: fishers, gatherers,
 * hunters, huts, each clockwise from the north. All have their places. Numbers are to stand for
 * those on a tile where there are many, or one's figure would hide another's. */
void spots_sort(TableView *view);

/* How many times as large as their tile has them the figures of the shown spots can be before one
 * hides another; less than 1: they cannot be as large; INFINITY: there is one only. */
float spots_room(const TableView *view);

#endif
