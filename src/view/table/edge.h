/* The board moves by itself while the pointer is at its edge: towards what lies out of sight there,
 * or, while the board is dragged, on in the way it was dragged. */
#ifndef VIEW_TABLE_EDGE_H
#define VIEW_TABLE_EDGE_H

#include "view/table/stage.h"

/* Moves the camera by the time since the last frame. True where it has moved. */
bool edge_pan(Frame *frame, const TableStage *stage);

#endif
