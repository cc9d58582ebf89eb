/* What the person does at the table. */
#ifndef VIEW_TABLE_INPUT_H
#define VIEW_TABLE_INPUT_H

#include "view/state/screens.h"
#include "view/table/model.h"

/* Either an event of a widget or, where it is WIDGET_NOTHING, an input over the board. */
void table_input(const Screen *screen, TableModel *model, WidgetEvent event, const Input *input,
                 Intent *intent);

#endif
