/* The rules a second time, slowly: everything is counted anew from the tiles that lie on the
 * board and the pieces on it, without the core's unions, frontier and packed sides. The tests
 * hold the core against it. */
#ifndef TESTS_SLOW_H
#define TESTS_SLOW_H

#include "core/query.h"

enum { SLOW_REACH = MAX_TILES + 4, SLOW_SIDE = 2 * SLOW_REACH + 1 };

typedef struct SlowTile {
    const Tile *tile;
    int index; /* in the tile set */
    int x, y, rotation;
} SlowTile;

typedef struct Slow {
    const Edition *edition;
    int count;
    SlowTile tiles[MAX_TILES];
    uint8_t grid[SLOW_SIDE][SLOW_SIDE]; /* [y][x]: number of a tile in `tiles` + 1, or 0 */
    int area[MAX_NODES];                /* node -> smallest node of its area, -1 off the board */
    int system[MAX_NODES];              /* likewise, for rivers and lakes; -1 for others */
    int next_of_area[MAX_NODES], next_of_system[MAX_NODES]; /* the next larger node of it, or -1 */
    int open[MAX_NODES]; /* smallest node of an area -> places at sides that nothing is beside */
    int piece_count;
    Piece pieces[MAX_PIECES];
    uint8_t covered[MAX_NODES / 8];
} Slow;

/* Points of one area or system, and who gets them. */
typedef struct SlowArea {
    int points, tiles, fish, lakes, mushrooms, menhirs;
    int animals[ANIMALS]; /* not covered */
    int majority;         /* bit 1 << player */
} SlowArea;

/* Takes the tiles of `game`'s board and its pieces, and counts all areas anew. */
void slow_read(Slow *slow, const Edition *edition, const Game *game);

/* The tile at a cell, or NULL. */
const SlowTile *slow_at(const Slow *slow, int x, int y);

/* The kind that a laid or turned tile shows to side `side` of the board. */
SideKind slow_side(const Tile *tile, int rotation, int side);

/* Whether a tile may lie at (x, y), turned by `rotation`. */
bool slow_fits(const Slow *slow, const Tile *tile, int x, int y, int rotation);

/* Whether a meeple or hut may be put on a zone of a laid tile, supplies aside. */
bool slow_free(const Slow *slow, const Zone *zone, bool hut);

/* A forest, river or meadow as it would be scored now (meadows: in the final scoring). */
SlowArea slow_area(const Slow *slow, int area);

/* A river system as it would be scored in the end. */
SlowArea slow_system(const Slow *slow, int system);

/* Adds the points of the logboat or the hunting trap of the tile `index`, laid by `player`, and
 * covers what the trap covers. */
void slow_power(Slow *slow, int index, int player, int scores[MAX_PLAYERS]);

/* Adds the points of all forests and rivers that the tile `index` completes and takes their
 * meeples away. Returns whether one of the forests has a menhir. */
bool slow_close(Slow *slow, int index, int scores[MAX_PLAYERS]);

/* Adds the final scoring. */
void slow_final(const Slow *slow, int scores[MAX_PLAYERS]);

#endif
