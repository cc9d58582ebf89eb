/* A notice that passes: what has just happened and nobody may miss, in one or two short lines,
 * in more where the window is small. It lies beside the bar; where there is no room for it, on the
 * field, off all that a player looks for, or in a low panel. A quiet one is no ribbon: a word on
 * the stone of the bar, which lies on no land where the panel has room. */
#ifndef VIEW_TABLE_NOTICE_H
#define VIEW_TABLE_NOTICE_H

#include "view/table/stage.h"

/* Where the notice lies now, pixels; w 0: there is none to be seen. */
Rect notice_place(const Frame *frame, const TableStage *stage);

/* A quiet one gives way to a card in the panel: `card` is where a card lies, w 0: there is none. */
void notice_draw(Frame *frame, const TableStage *stage, Rect card);

#endif
