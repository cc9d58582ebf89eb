/* What a move brings about on the land: areas that close, menhirs that earn a turn, powers.
 * Functions of the move's events and the time since. All of it is drawn over the board's layer,
 * which stays as it is, and below what must be read: legal cells, pieces, chips, badges. */
#ifndef VIEW_BOARD_SHINE_H
#define VIEW_BOARD_SHINE_H

#include "view/board/flight.h"

void shine_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight);

/* The glow of a forest's menhirs that would earn a turn, `t` (0..1) of it. */
void shine_draw_marks(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                      float t);

#endif
