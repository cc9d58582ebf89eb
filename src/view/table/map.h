/* The small map in the panel: all of the land, as long as less than all of it is in sight. The
 * cells where the tile in hand may go are dots, the last tiles are framed; what is seen has a
 * bright frame, and the rest is dim. Pressing or dragging on it looks there, the wheel zooms. */
#ifndef VIEW_TABLE_MAP_H
#define VIEW_TABLE_MAP_H

#include "view/kit/input.h"
#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/table/model.h"

/* The hand has gone elsewhere. */
void map_let_go(MapUi *map);

/* Hides it, or shows it, also where it is not needed. */
void map_toggle(const Call *call);

/* Takes notice of whether land or legal cells lie out of sight: then it is needed. So it is as long
 * as the pointer stays on it that brings them into sight. */
void map_follow(const Screen *screen, const TableModel *model);

/* Whether it is wanted: it is needed and not hidden, or was asked for. */
bool map_wanted(const MapUi *map);

/* Draws it with its head; nothing where it is not shown. */
void map_draw(Frame *frame, const TableNow *now);

/* The button that brings it back, ending at `end`, on its baseline; nothing where it is not hidden.
 */
void map_draw_return(Frame *frame, const TableNow *now, Point end);

/* What a press, a move of the pointer or the wheel means on it; false where it means nothing. */
bool map_handle(const Screen *screen, const TableModel *model, const Input *input);

/* Says, once a game and when nothing else is told, that the land would be seen larger if it were
 * turned by a quarter. */
void map_offer_turn(const Screen *screen, const TableModel *model);

/* The board was turned: that need not be said any longer. */
void map_turned(const Screen *screen);

#endif
