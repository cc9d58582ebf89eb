/* The order of the spots on the tile just laid, and which of several each is. */
#ifndef VIEW_BOARD_SPOTS_H
#define VIEW_BOARD_SPOTS_H

#include "view/board/table_view.h"

/* Says of each shown spot where on the tile its area lies, and sorts them: fishers, gatherers,
 * hunters, huts, each clockwise from the north. All have their places. */
void spots_sort(const BoardView *board, TableView *view);

/* Whether numbers, with icons in the panel, stand for the shown spots: there are many, or some and
 * two of them so near that one's figure would hide the other's. */
bool spots_crowd(const TableView *view);

#endif
