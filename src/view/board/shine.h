/* What an area does when it is closed: a gust goes through a forest, a river glints, and menhirs
 * glow when they earn a turn. Functions of the move's events and the time since. The swaying trees
 * are drawn over the board's layer, which stays as it is. */
#ifndef VIEW_BOARD_SHINE_H
#define VIEW_BOARD_SHINE_H

#include "view/board/flight.h"

void shine_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight);

/* The glow of a forest's menhirs, `t` (0..1) after it began. */
void shine_draw_marks(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                      float t);

#endif
