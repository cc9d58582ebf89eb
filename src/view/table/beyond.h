/* Tiles of the last round that lie out of sight: a chip each at the edge of what is seen, with the
 * badge of whoever laid it and an arrow to it. A click goes there. */
#ifndef VIEW_TABLE_BEYOND_H
#define VIEW_TABLE_BEYOND_H

#include "view/state/screens.h"
#include "view/table/now.h"

/* Draws the chips, and enters them as widgets of VERB_LAST with the players as indices. */
void beyond_draw(Frame *frame, const TableNow *now);

/* Looks at the tile that a player laid last. */
void beyond_go(const Screen *screen, const TableStage *stage, int player);

#endif
