/* The words of the table: whose turn it is, what is to be done, what happened. */
#ifndef VIEW_SAY_TABLE_H
#define VIEW_SAY_TABLE_H

#include "table_view.h"

/* "Jonas lays a tile"; while a computer thinks "Uruk thinks". */
void say_turn(const TableView *view, bool thinking, char *text, size_t capacity);

/* The tooltip of a spot's button: "Gatherer in the forest". */
void say_spot(const TableView *view, const Spot *spot, char *text, size_t capacity);

/* What should be told of a move as a passing notice: discarded tiles, an extra turn. False:
 * nothing. */
bool say_notice(const TableView *view, const Events *events, char *text, size_t capacity);

#endif
