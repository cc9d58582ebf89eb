/* The table takes notice: of what the session has come to, and of what has begun, or goes on by
 * itself, since the last frame. It changes the Ui, so that the model can be made without. */
#ifndef VIEW_TABLE_FOLLOW_H
#define VIEW_TABLE_FOLLOW_H

#include "view/state/screens.h"
#include "view/table/model.h"

/* Before a frame, and before an input: a game or a position that is shown anew, the next move, the
 * camera and the panel that follow, thumbnails that are offered, the next step of the final
 * scoring. Changes nothing the second time at the same moment. */
void table_catch_up(const Screen *screen);

/* The same before a frame; the board goes on moving where the pointer is at its edge. */
void table_follow(const Screen *screen);

#endif
