/* The hint line below the board: what can be done now, in the words of the device last used. */
#ifndef VIEW_HINT_H
#define VIEW_HINT_H

#include "table_layout.h"
#include "table_view.h"

/* Draws it from layout->hint to the right, as much of it as fits. */
void hint_draw(Frame *frame, const TableLayout *layout, const TableView *view);

#endif
