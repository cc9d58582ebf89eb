/* Marks on the board that say what everybody could know: cells that stay empty for ever, tiles laid
 * since a player's last turn. None of them at the purists' level of help. */
#ifndef VIEW_BOARD_MARKS_H
#define VIEW_BOARD_MARKS_H

#include "table_view.h"

/* Whether no tile left, nor the one in hand, fits an empty cell beside the board, and the level of
 * help allows to say so. */
bool cell_is_dead(const TableView *view, Cell cell);

/* The dead cells, as dark holes with a cross. */
void board_draw_dead(Frame *frame, const BoardView *board, const TableView *view);

/* A thin frame with their player's shape round the tiles that the others laid since the last turn
 * of the player to move; the last of them has its frame from board_draw_last. */
void board_draw_round(Frame *frame, const BoardView *board, const TableView *view);

#endif
