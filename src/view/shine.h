/* What an area does when it is closed: a forest rustles, a river glints, and its menhirs glow when
 * they earn a turn. Functions of the move's events and the time since. */
#ifndef VIEW_SHINE_H
#define VIEW_SHINE_H

#include "flight.h"

#define SHINE_SECONDS .6f

void shine_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight);

#endif
