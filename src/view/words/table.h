/* The words at the table: whose turn it is, the panel and the history, keys, and what is said in
 * passing after a move: tiles that left the game, an extra turn, what the shaman asks, why no piece
 * was asked for. */
#ifndef VIEW_WORDS_TABLE_H
#define VIEW_WORDS_TABLE_H

#include "play/outlook.h"
#include "play/session.h"
#include "view/words/phrases.h"

/* A title: `name` "Jonas" (NULL: nobody's) and `does` "lays a tile", in every language in this
 * order. A title that is too short cuts the name only. */
typedef struct TurnWords {
    const char *name, *does;
} TurnWords;

TurnWords say_turn(const Setup *setup, const Game *game);

/* The title of a program's turn before it has decided. */
TurnWords say_thinks(const Setup *setup, const Game *game);

/* How many land tiles are left, as a number; or "last tile" while that is laid. */
const char *say_left_briefly(const Game *game);

/* Why closing a forest with a menhir (gold) earns no turn; "" where that needs no words. */
const char *say_forest_turn_why(EditionId edition, ForestTurn turn);

/* What a click on a player's row does: "Show Ana's pieces", or hide them. In a second line, where
 * points that the end would bring lie by a `flag` below those so far: what these are; else what the
 * score marker beside the points says, which stands for `marker` points; 0: there is none. */
const char *say_row_tip(const char *player, bool shown, bool flag, int marker);

/* "2 moves undone", or "12 turns back" where one looks at the past. */
const char *say_undone(const Session *session, bool back);

/* "Turn 23 of 61", "Before turn 23 of 61" where its tile is not laid, or "After turn 22 of 61" of
 * the one that is over; counted are the tiles that were laid, so "Turn 62" of the one that is next;
 * and what playing on from there would forget ("" at the end). */
const char *say_position(const Session *session, bool after);
const char *say_forgotten(const Session *session);

/* What there is to choose from for the decision that is due, in a phase before PHASE_END: `key` is
 * the one that is named with it, that of the next cell or of no piece. `spots` can be chosen by
 * their numbers; `missing` is a number that was asked for and is not there, or 0. */
const char *say_choice(Phase phase, const char *key, int spots, int missing);

/* "Ctrl+Alt+Shift+Z": a key's name with what is held along with it. */
const char *say_stroke(const char *key, bool ctrl, bool alt, bool shift);

/* "1–5", in a sentence. */
const char *say_number_span(int last);

/* A move that was played. */
typedef struct Played {
    const Edition *edition;
    const Setup *setup;
    const Game *before, *after;
    Move move;
    const Events *events;
    bool known; /* that its player had no meeple left: why was told before */
} Played;

/* Whether an extra turn follows. */
bool played_again(const Played *played);

/* Whether nothing is to be told of it but what was told of its player's turn before. */
bool played_as_before(const Played *played);

/* What should be told of a move; "": nothing. */
const char *say_played(const Played *played);

/* Why no piece was asked for after a person's move, a clause for each reason: "no hut left, its
 * forest is Bo's". NULL: one was, or the move asks for none.
 */
const char *say_no_piece_why(const Played *played);

/* What was given since the person's last move, the newest first: "Meanwhile: Ben +4 (forest, 2
 * tiles), +3 (river, 3 tiles), Cat +1 (huts, 1 fish)." */
const char *say_meanwhile(const Setup *setup, const Award *awards, int count);

/* What is told, with a sentence more. */
const char *say_too(const char *told, const char *sentence);

#endif
