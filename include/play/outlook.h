/* What turns are still to come, as far as everybody at the table can know it: whether any tile will
 * be laid yet, whether what is open can still be closed, and what that brings and, in a forest with
 * a menhir (gold), earns. The order of the stacks has no part in it. */
#ifndef PLAY_OUTLOOK_H
#define PLAY_OUTLOOK_H

#include "core/query.h"

/* How many tiles left of a stack fit anywhere on the board as it is. */
int outlook_fitting(const Edition *edition, const Game *game, Stack stack);

/* Whether a tile is still to be laid: the one in hand, or one after this turn. If not, what is open
 * stays as it is. */
bool outlook_goes_on(const Edition *edition, const Game *game);

/* Whether an area of the game is a forest or river that lies open and stays so: no tile comes any
 * more, or none that is left fits a cell that it lies open to. It brings nothing then. */
bool outlook_stays_open(const Edition *edition, const Game *game, const AreaInfo *area);

/* Points that a forest or river of the game that lies open brings at least once it is closed: what
 * it has, and a tile for each cell that it lies open to. */
int outlook_least(const Edition *edition, const Game *game, const AreaInfo *area);

typedef enum ForestTurn {
    FOREST_TURN_NONE,    /* it has no menhir, or stays open */
    FOREST_TURN_EARNS,   /* closing it earns a turn */
    FOREST_TURN_LATER,   /* likewise, but not on the extra turn that is on */
    FOREST_TURN_NO_TILE, /* closing it would, but no tile of the special stack is left that fits */
    FOREST_TURN_EARNED,  /* it is closed, and the turn was taken or comes next */
    FOREST_TURN_CHAINED, /* it was closed on an extra turn, which earns none */
    FOREST_TURN_LAPSED   /* it was closed when no tile of the special stack was left that fitted */
} ForestTurn;

/* `forest` is an area_info of the game. */
ForestTurn outlook_forest(const Edition *edition, const Game *game, const AreaInfo *forest);

/* Whether a forest with a menhir that the legal `move` leaves open would earn a turn once a later
 * tile closes it. `earned`: the move earns one itself, which takes a tile. */
bool outlook_earns_later(const Edition *edition, const Game *game, Move move, bool earned);

#endif
