/* Many spots on the tile that the panel shows large: discs with the roles' icons and the numbers,
 * pushed apart; the chosen one becomes its piece. */
#ifndef VIEW_BOARD_DISCS_H
#define VIEW_BOARD_DISCS_H

#include "view/board/table_view.h"

/* Whether they are shown in place of figures. */
bool discs_wanted(const TableView *view);

/* Lights the zones that belong to what is chosen, below discs or figures. `tile` is the tile as if
 * it were the board. */
void discs_light(Frame *frame, const BoardView *tile, const TableView *view);

void discs_draw(Frame *frame, const BoardView *tile, const TableView *view);

/* The spot whose disc lies at a pixel, or -1. */
int discs_at(const Frame *frame, const BoardView *tile, const TableView *view, Point pixel);

#endif
