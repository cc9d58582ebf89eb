/* From what is chosen at the table to a move: at once, or after its tick where the options ask. */
#ifndef VIEW_TABLE_DECIDE_H
#define VIEW_TABLE_DECIDE_H

#include "view/state/screens.h"
#include "view/table/stage.h"

/* Plays a move, or lets it wait for its tick: the place stays chosen whatever the pointer does. */
void decide_move(const Screen *screen, const TableView *view, Move move, Intent *intent);

/* Puts what is chosen: the tile at the ghost's place, the piece on the spot, the meeple taken
 * back. */
void decide_confirm(const Screen *screen, const TableView *view, Intent *intent);

/* Says why a click or a release where the pointer is lays or takes nothing, unless it is seen there
 * anyway. */
void decide_answer(const Screen *screen, const TableView *view);

/* Tells what there is to choose from, where nothing is chosen; `missing` is the number of a spot
 * that is not there, or 0. */
void decide_ask(const Screen *screen, const TableView *view, int missing);

/* Puts no piece, or takes no meeple back. */
void decide_pass(const Screen *screen, const TableView *view, Intent *intent);

/* The tick: what waits for it is played as it stands now. */
void decide_tick(const Screen *screen, const TableView *view, Intent *intent);

/* Nothing waits any more. */
void decide_take_back(TableUi *table);

/* Chooses a spot by its place in the list, as the keyboard does; or none of them. */
void decide_spot(TableUi *table, int spot);
void decide_none(TableUi *table);

/* A click while something waits for its tick: once more at the same place says yes, elsewhere
 * no. */
void decide_click(const Screen *screen, const TableStage *stage, const Input *input,
                  Intent *intent);

#endif
