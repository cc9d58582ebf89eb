/* The board moves by itself while the pointer is at its edge, on no cell that can be laid on:
 * towards what lies out of sight there, or, while the board is dragged, on in the way it was
 * dragged. */
#ifndef VIEW_TABLE_EDGE_H
#define VIEW_TABLE_EDGE_H

#include "view/table/stage.h"

/* It does not. */
void edge_reset(EdgeUi *edge);

/* By how many pixels it moves since the last frame. */
Point edge_follow(EdgeUi *edge, const Frame *frame, const TableStage *stage);

#endif
