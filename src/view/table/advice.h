/* Hints and reasons, as the table shows them: whether the best places for the tile in hand are on
 * the board, and which turn's reasons lie open. Only these functions write AdviceUi. */
#ifndef VIEW_TABLE_ADVICE_H
#define VIEW_TABLE_ADVICE_H

#include "view/state/screens.h"
#include "view/table/model.h"

/* A hint for the decision that is due, which puts reasons away, or none any more. Reasons that are
 * asked for later hide it as long as they lie open. */
void advice_toggle_hint(AdviceUi *advice, const Session *session, Intent *intent);

/* Opens the reasons of the turn that began after `at` moves, or puts them away where they are open
 * or `at` is below 0. */
void advice_ask_why(AdviceUi *advice, const Session *session, int at, Intent *intent);

/* The same from the log, to which Esc leads back; open reasons stay so. */
void advice_ask_of_log(AdviceUi *advice, const Session *session, int at, Intent *intent);

/* The first move of the last turn that a computer has ended among the first `at` moves, or -1. */
int advice_last_turn(const Session *session, int at);

/* The first move of the turn in which a computer laid the tile on a cell, if it is marked as its
 * last; -1. */
int advice_turn_at(const Session *session, int at, Cell cell);

/* Where another position is shown what was said of the one before is over; but reasons stay open
 * while computers play on, and a hint waits for one who `looks_back`. */
void advice_moved(AdviceUi *advice, const Session *session, bool looks_back);

/* The places of the hint that is shown, or NULL: none was asked for, or it is still being thought
 * about. */
const Advice *advice_hint(const AdviceUi *advice, const Scene *scene);

/* The one that the ghost lies on, from 0 on, or -1. */
int advice_place_at(const Advice *hint, Cell cell, int rotation);

/* What goes with the place of a hint that was taken while the hint was open: fills `meant`,
 * `meant_none` and `meant_why` of a view that shows the session's position. */
void advice_mean(const AdviceUi *advice, const Scene *scene, TableView *view);

/* Before an input or a frame: the places of a hint that has come are brought into sight, as many of
 * them as the window has room for; or with reasons the tile laid and the cell that came next. */
void advice_show(const Screen *screen, const TableModel *model);

/* Before an input or a frame: the tile over a place of the hint is turned as that has it, once. */
void advice_hold(TableUi *table, const TableView *view);

/* What is said of the open question: false where nothing is open. */
bool advice_why(const AdviceUi *advice, const Scene *scene, const Explanation **explanation);

/* The cell of the turn that came next to the one whose reasons are open; false where there is none,
 * or a tile lies there by now. */
bool advice_next_best(const AdviceUi *advice, const Scene *scene, const Game *game, Cell *cell);

#endif
