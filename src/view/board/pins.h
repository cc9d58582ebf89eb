/* Where the numbers of many spots belong on the tile just laid: each on its own area, in the part
 * of it that its name speaks of, off the animals, and apart from the others. The figure that one
 * stands for may come to stand elsewhere on the area. */
#ifndef VIEW_BOARD_PINS_H
#define VIEW_BOARD_PINS_H

#include "view/board/table_view.h"

/* Whether it is known which point of the tile belongs to which area. */
bool pins_known(const Atlas *atlas, const TableView *view);

/* Puts the spots there, where that is known; the shown ones, which do not mind the others, have
 * their ways. The places are those of `last` if they follow from the same, and in view->pins. */
void pins_place(const Atlas *atlas, const BoardView *board, const PinsUi *last, TableView *view);

/* Keeps the places for the frames to come. */
void pins_keep(PinsUi *pins, const TableView *view);

#endif
