/* Where the numbers of many spots belong on the tile just laid: each on its own area, in the part
 * of it that its name speaks of, off the animals, and apart from the others. The figure that one
 * stands for may come to stand elsewhere on the area. */
#ifndef VIEW_BOARD_PINS_H
#define VIEW_BOARD_PINS_H

#include "view/board/table_view.h"

/* Puts the shown spots there; they have their ways. Where the tile's zones are not known they stay
 * where they are. */
void pins_place(const Atlas *atlas, const BoardView *board, TableView *view);

#endif
