/* What is chosen for the decision that is due: the cell that the keys are on, the rotation of the
 * tile in hand, a spot, and what waits for its tick. Only these functions write ChoiceUi. */
#ifndef VIEW_TABLE_CHOICE_H
#define VIEW_TABLE_CHOICE_H

#include "view/board/table_view.h"
#include "view/kit/arrange.h"
#include "view/state/screens.h"
#include "view/state/table.h"
#include "view/table/model.h"

/* Another position lies there; `same`: of the same game, whose rotation and cell stay. */
void choice_anew(ChoiceUi *choice, bool same);

/* A move is shown: what was chosen was for it. */
void choice_moved(ChoiceUi *choice);

/* The tile is held in another rotation; or turned by hand from one to another, clockwise (1) or
 * back (-1), at `now` seconds. */
void choice_hold(ChoiceUi *choice, int rotation);
void choice_turn(ChoiceUi *choice, int from, int to, int step, double now);

/* At `now` seconds the tile was to be turned where it fits one way only. */
void choice_nudge(ChoiceUi *choice, double now);

/* The keys are on a cell. */
void choice_aim(ChoiceUi *choice, Cell cell);

/* An empty cell beside the board is the one that is spoken of. */
void choice_about(ChoiceUi *choice, Cell cell);

/* What the keys chose is let go. */
void choice_let_go(ChoiceUi *choice);

/* What waits for its tick. */
void choice_ask(ChoiceUi *choice, Asked asked);

/* From what is chosen at the table to a move: at once, or after its tick where the options ask. */

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

/* Chooses a spot by its place in the list, or (-1) none of them, as the keyboard does. */
void decide_spot(TableUi *table, int spot);

/* A click while something waits for its tick: once more at the same place says yes, elsewhere
 * no. */
void decide_click(const Screen *screen, const TableModel *model, const Input *input,
                  Intent *intent);

/* The second step of a move, for those who want one: a tick and a way back at the place itself. */

/* Where the two buttons lie, pixels: beside what the move is about, where they cover least. */
Rect confirm_place(const Frame *frame, Rect anchor, Rect within, const Arrange *arrange);

void confirm_draw(Frame *frame, const TableModel *model, Rect place);

#endif
