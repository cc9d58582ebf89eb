/* The hint line below the board: what can be done now, in the words of the device last used. */
#ifndef VIEW_TABLE_HINT_H
#define VIEW_TABLE_HINT_H

#include "view/table/now.h"

/* Where it lies, pixels: beside the bar, from layout->hint to the right; where it has no room
 * there, above the bar; where it would hide a cell or spot there, at the upper edge; where it would
 * there, too, as much of it as fits beside, what matters most first. Empty where none is shown. The
 * ribbon of a lens takes its place. */
Rect hint_place(const Frame *frame, const TableNow *now);

/* What of the board neither the bar nor the line hides, pixels. */
Rect hint_room(const Frame *frame, const TableNow *now);

void hint_draw(Frame *frame, const TableNow *now);

#endif
