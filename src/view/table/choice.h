/* What is chosen for the decision that is due: the cell that the keys are on, the rotation of the
 * tile in hand, a spot, and what waits for its tick. Only these functions write ChoiceUi. */
#ifndef VIEW_TABLE_CHOICE_H
#define VIEW_TABLE_CHOICE_H

#include "view/state/table.h"

/* Nothing is chosen. */
void choice_reset(ChoiceUi *choice);

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

/* A spot by its place in the list, or -1; or none of them. */
void choice_spot(ChoiceUi *choice, int spot);
void choice_none(ChoiceUi *choice);

/* What waits for its tick. */
void choice_ask(ChoiceUi *choice, Asked asked);

#endif
