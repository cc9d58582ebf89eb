/* Every complete turn with the tile in hand, weighed without playing it: what laying it joins,
 * closes and makes harder to close, and the best place for a piece. A second look at the rules that
 * only the choice depends on, never the game; the tests hold it against playing. It leaves out the
 * powers that depend on where animals or other pieces stand (turns_simple says so). */
#ifndef AI_TURNS_H
#define AI_TURNS_H

#include "outlook.h"

enum { MAX_TURNS = 32, MOVES_A_TURN = 3 };

/* One player's decisions from now on to the end of the turn. */
typedef struct Turn {
    int count;
    Move moves[MOVES_A_TURN];
    float worth; /* of the position after it, as outlook_worth says */
} Turn;

/* The best ones, best first; of two that are worth the same the one that was found first. */
typedef struct TurnList {
    int most; /* 1..MAX_TURNS: how many are wanted */
    int count;
    Turn turns[MAX_TURNS];
} TurnList;

/* Puts a turn into the list, if it belongs there. Turns of like worth in the same cell are taken
 * for one: mostly they are the same tile turned to where it looks the same. */
void turns_add(TurnList *list, const Turn *turn);

/* Whether turns_list knows all that `tile` does. */
bool turns_simple(const Tile *tile);

/* Fills `list` (whose `most` says how many) with turns of whoever `outlook` was read for, in
 * PHASE_PLACE; the shaman takes back nobody. */
void turns_list(Outlook *outlook, TurnList *list);

#endif
