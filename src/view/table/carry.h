/* What is dragged from the panel over to the board: the tile in hand, or a piece from its button. A
 * drop where a click would lay or put it does so; elsewhere it is put back. Only these functions
 * write CarryUi. */
#ifndef VIEW_TABLE_CARRY_H
#define VIEW_TABLE_CARRY_H

#include "view/state/screens.h"
#include "view/table/stage.h"

/* Nothing is carried. */
void carry_end(CarryUi *carry);

/* What is carried is put back: nothing is held over the board until the pointer moves. */
void carry_put_back(TableUi *table);

/* What an input means to it; true when there is nothing else to do with the input. */
bool carry_handle(const Screen *screen, const TableStage *stage, WidgetEvent event,
                  const Input *input, Intent *intent);

/* Draws it at the pointer, over everything, unless the tile lies over a cell. */
void carry_draw(Frame *frame, const TableStage *stage);

#endif
