/* What the actions of the table do, whether a button, a key or a game controller asked for them. */
#ifndef VIEW_TABLE_PERFORM_H
#define VIEW_TABLE_PERFORM_H

#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/table/stage.h"

/* Does an action that is possible now; `index` where its verb has one, else 0. */
void table_perform(const Screen *screen, const TableStage *stage, Verb verb, int index,
                   Intent *intent);

#endif
