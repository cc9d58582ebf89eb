/* The hint line below the board: what can be done now, in the words of the device last used. */
#ifndef VIEW_TABLE_HINT_H
#define VIEW_TABLE_HINT_H

#include "view/table/model.h"

/* Where it lies, pixels: beside the bar, from layout->hint to the right; where it has no room
 * there, above the bar; where it would hide a cell or spot there, at the upper edge; where it would
 * there, too, as much of it as fits beside, what matters most first. Empty where none is shown. The
 * ribbon of a lens takes its place. */
Rect hint_place(const Frame *frame, const TableNow *now);

/* What of the board neither the bar nor the line hides, pixels. */
Rect hint_room(const Frame *frame, const TableNow *now);

void hint_draw(Frame *frame, const TableNow *now);

/* A notice that passes: what has just happened and nobody may miss, in one or two short lines,
 * in more where the window is small. It lies beside the bar; where there is no room for it, on the
 * field, off all that a player looks for, or in a low panel. A quiet one is no ribbon: a word on
 * the stone of the bar, which lies on no land where the panel has room. */

/* Where the notice lies now, pixels; w 0: there is none to be seen. */
Rect notice_place(const Frame *frame, const TableModel *model);

/* A quiet one gives way to a card in the panel: `card` is where a card lies, w 0: there is none. */
void notice_draw(Frame *frame, const TableModel *model, Rect card);

#endif
