/* Looking round the land by keys, as the pointer does: from area to area, each the next one in the
 * direction of an arrow. Every zone of a tile and every hut is a place to look at, where a piece
 * would stand there. */
#ifndef VIEW_TABLE_AROUND_H
#define VIEW_TABLE_AROUND_H

#include "view/state/actions.h"
#include "view/table/stage.h"

/* The place of another area than `from`'s that is next in a direction: 0 to the left, 1 right, 2
 * up, 3 down as the board is seen. False where there is none. */
bool around_next(const Frame *frame, const TableStage *stage, LookPlace from, int direction,
                 LookPlace *to);

/* Looks at it, from where keys or pointer look, else from the tile in hand or the last one laid. */
void around_go(const Call *call);

/* What a click where keys look does: the area stays lit, or no longer; or a computer says why it
 * laid its tile there. */
void around_keep(const Call *call);

/* Where keys look, on the board: below the pieces. */
void around_draw(Frame *frame, const TableStage *stage);

#endif
