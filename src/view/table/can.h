/* Which actions are possible at the table, and which of them a key asks for. No two that are
 * possible at once share a key; while the keyboard is on a widget, the widgets' own keys come
 * first. */
#ifndef VIEW_TABLE_CAN_H
#define VIEW_TABLE_CAN_H

#include "view/state/actions.h"
#include "view/table/now.h"

/* Whether its keys do it now. Of a button that stands there it says as much, but for the menu's and
 * the final scoring's: these are pressed at any time, though Esc may mean something nearer. */
bool table_can(const TableNow *now, Verb verb);

/* Whether keys hold a tile over a cell, or have chosen a spot. */
bool table_holds_choice(const TableUi *table, const TableView *view);

/* The action that a key asks for, and its index; VERB_NONE. Shift counts only where an action asks
 * for it. */
Verb table_verb(const TableNow *now, const Input *input, int *index);

/* A widget for an action, off where that is not possible; its key only where that does it. */
Widget table_widget(const TableNow *now, Verb verb, Widget widget);

#endif
