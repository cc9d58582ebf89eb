/* What is dragged from the panel over to the board: the tile in hand, or a piece from its button. A
 * tile that is dropped does what a click there would do; a piece that is dropped on the tile just
 * laid stands where it is shown. Elsewhere they are put back. Only these functions write CarryUi.
 */
#ifndef VIEW_TABLE_CARRY_H
#define VIEW_TABLE_CARRY_H

#include "view/state/screens.h"
#include "view/table/stage.h"

/* Nothing is carried. */
void carry_end(CarryUi *carry);

/* What is carried is put back: nothing is held over the board until the pointer moves. */
void carry_put_back(TableUi *table);

/* Where a piece that is carried would stand: on the spot of its role that is pointed at, or,
 * anywhere else on the tile just laid (on the board or in the panel), on its button's; -1: nowhere.
 */
int carry_spot(const Frame *frame, const TableStage *stage);

/* Whether what is carried would be laid or put by a release now. */
bool carry_counts(const Frame *frame, const TableStage *stage);

/* What an input means to it; true when there is nothing else to do with the input. */
bool carry_handle(const Screen *screen, const TableStage *stage, WidgetEvent event,
                  const Input *input, Intent *intent);

/* Draws it at the pointer, over everything, unless the tile lies over a cell. */
void carry_draw(Frame *frame, const TableStage *stage);

#endif
