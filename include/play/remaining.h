/* What may still be drawn, and where it fits: what anybody could count who has kept an eye on the
 * table. The order of the stacks has no part in it. */
#ifndef PLAY_REMAINING_H
#define PLAY_REMAINING_H

#include "core/game.h"

/* Tiles with the same sides and the same things on them, but for the way they are turned. */
typedef struct TileGroup {
    uint8_t stack; /* Stack */
    uint8_t tile;  /* one of those left, else the first of all: index in the tile set */
    uint8_t left;  /* still to be drawn, maybe 0; the tile in hand is drawn */
    uint8_t total; /* in the stack when the game began */
} TileGroup;

typedef struct Remaining {
    uint8_t left[STACKS]; /* by Stack */
    uint8_t group_count;
    TileGroup groups[MAX_TILES]; /* land tiles first, then the special stack; as in the tile set,
                                    and so in the same order through the whole game */
    uint8_t discard_count;
    uint8_t discarded[MAX_TILES]; /* indices of tiles that fitted nowhere, the first one first */
    uint8_t draws[MAX_PLAYERS];   /* land tiles that each player is still to draw, if none is
                                     discarded; without the tile in hand and extra turns */
} Remaining;

/* Tiles that fit one cell, turned in any way, as the cell is now. */
typedef struct CellFits {
    bool hand;             /* the tile in hand, still to be placed, does */
    uint8_t count[STACKS]; /* tiles left that do, by Stack */
    uint8_t group_count;
    uint8_t groups[MAX_TILES];  /* indices in Remaining.groups */
    double chance[MAX_PLAYERS]; /* 0..1: that one of the player's Remaining.draws does */
} CellFits;

/* Cells of the frontier in its order. Once dead a cell stays dead: its neighbours only get more.
 * With nothing left to draw all are. */
typedef struct DeadCells {
    uint8_t dead_count, last_count;
    Cell dead[MAX_FRONTIER]; /* no tile of either stack fits, nor the one in hand */
    Cell last[MAX_FRONTIER]; /* the tile in hand, still to be placed, fits, and no other */
} DeadCells;

Remaining remaining_of(const Edition *edition, const Game *game);

/* No tile fits a cell that is taken or touches no tile. `remaining` is the same game's. */
CellFits remaining_fits(const Edition *edition, const Game *game, const Remaining *remaining,
                        Cell cell);

/* Whether no tile left, nor the one in hand, fits an empty cell beside the board. */
bool remaining_is_dead(const Edition *edition, const Game *game, Cell cell);

DeadCells remaining_dead(const Edition *edition, const Game *game, const Remaining *remaining);

/* The chance, 0..1, that at least one of `wanted` tiles is among `draws` tiles drawn from `left`.
 * 0 <= wanted, draws <= left. */
double chance_of_draw(int left, int wanted, int draws);

/* Whether two tiles can be turned so that nothing tells them apart but their numbers. */
bool tiles_alike(const Tile *a, const Tile *b);

#endif
