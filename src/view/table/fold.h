/* What can be folded away: the whole panel, by a handle at its edge, down to a narrow strip; and in
 * a panel too low for all, the players' rows, by a heading that has the awards and the map come in
 * their place. */
#ifndef VIEW_TABLE_FOLD_H
#define VIEW_TABLE_FOLD_H

#include "view/table/now.h"

/* As a new game finds it: the players are shown. */
void fold_reset(FoldUi *fold);

void fold_toggle(FoldUi *fold);

/* The handle, and the heading where there is one. */
void fold_draw(Frame *frame, const TableNow *now);

#endif
