/* What lies out of sight while a tile is due, a chip each at the edge of what is seen, with an
 * arrow to it: the places of a hint with their numbers, tiles of the last round with the badge of
 * whoever laid them, and beyond each side how many places there are where the tile in hand fits. A
 * click goes there by as little as shows them. */
#ifndef VIEW_TABLE_OFFSCREEN_H
#define VIEW_TABLE_OFFSCREEN_H

#include "view/board/obstacle.h"
#include "view/state/actions.h"
#include "view/state/ui.h"
#include "view/table/model.h"

/* Draws the chips, and enters them as widgets: of VERB_LAST with the players as indices, of
 * VERB_MORE with the sides as they are seen, of VERB_PLACE with the places. */
void offscreen_draw(Frame *frame, const TableNow *now);

enum { MAX_BEYOND = ADVICE_PLACES + MAX_PLAYERS + SIDES };

/* Where the chips lie, pixels; returns how many they are. They depend on nothing that the pointer
 * is over, or they would flee from it. */
int offscreen_rects(const Frame *frame, const TableModel *model, Rect rects[MAX_BEYOND]);

/* Looks at what the chip of this verb and index leads to; at nothing where there is none. */
void offscreen_go(const Call *call);

#endif
