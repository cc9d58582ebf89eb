/* Whose turn it is, and what an extra turn hangs on. */
#ifndef VIEW_WORDS_TURN_H
#define VIEW_WORDS_TURN_H

#include "play/outlook.h"

/* A title: `name` "Jonas" (NULL: nobody's) and `does` "lays a tile", in every language in this
 * order. A title that is too short cuts the name only. */
typedef struct TurnWords {
    const char *name, *does;
} TurnWords;

TurnWords say_turn(const Setup *setup, const Game *game);

/* How many land tiles are left, as a number; or "last tile" while that is laid. */
void say_left_briefly(const Game *game, char *text, size_t capacity);

/* The title of a program's turn before it has decided. */
TurnWords say_thinks(const Setup *setup, const Game *game);

/* What closing a forest with a menhir (gold) earns: "Closing it earns a turn"; and why not, or ""
 * where that needs no words. Not for FOREST_TURN_NONE. */
const char *say_forest_turn(ForestTurn turn);
const char *say_forest_turn_why(EditionId edition, ForestTurn turn);

/* "a menhir in this forest". */
const char *say_mark_in_forest(EditionId edition);

#endif
