/* A game in progress, and the three functions that everything else stands on: game_check says
 * whether a move is legal or precisely why not, game_moves lists all legal ones, game_play plays
 * one.
 *
 * A Game is a plain value without pointers: copy it by assignment, keep an array of them for undo.
 * It keeps facts (which tile lies where, which piece stands where, what is left) and, because
 * asking for them anew at every move would cost a hundredfold, three things derived from those:
 * which zones are one area, which are one river system, and what the cells beside the board ask
 * for. The tests hold all three against a rebuild from the facts. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include "core/events.h"
#include "core/move.h"
#include "core/random.h"
#include "core/ruleset.h"
#include "core/setup.h"

enum {
    MAX_CELLS = 3 * MAX_TILES + 2, /* the first tile opens 4 cells, each other one 3 at most */
    MAX_FRONTIER = 2 * MAX_TILES + 2,
    CELL_SLOTS = 512, /* a power of two above MAX_CELLS */
    MAX_PIECES = 8 * MAX_PLAYERS,
    MAX_MOVES = 4 * MAX_FRONTIER,
    NO_CELL = 0xFFFF,
};

typedef enum Phase {
    PHASE_PLACE,  /* the tile in hand is to be placed */
    PHASE_RECALL, /* the shaman asks for a meeple */
    PHASE_PIECE,  /* a meeple or hut, or neither, on the tile just placed */
    PHASE_END
} Phase;

/* A cell with a tile, or one of the frontier: empty, beside a tile. Sides are the board's. */
typedef struct Site {
    Cell cell;
    uint8_t tile;     /* index in the tile set, or NO_TILE on the frontier */
    uint8_t rotation; /* quarter turns clockwise */
    uint8_t asks;     /* side kinds that neighbours show, packed like Tile.packed; SIDE_OPEN: none
                         there */
    uint8_t mask;     /* both bits of each side with a neighbour */
} Site;

/* Zones joined to one: a ring through `next`, and the same label on each. */
typedef struct Unions {
    uint16_t label[MAX_NODES]; /* node -> a node that stands for the whole; NO_NODE: not on the
                                  board */
    uint16_t next[MAX_NODES];
} Unions;

typedef struct Draw {
    uint8_t count, drawn;
    uint8_t tiles[MAX_TILES]; /* indices in the tile set, in drawing order; [drawn] comes next */
} Draw;

typedef struct Game {
    uint8_t phase; /* Phase */
    uint8_t player_count;
    uint8_t player;    /* whose decision it is, index in turn order; at the end who moved last */
    bool extra_turn;   /* the tile in hand or just placed is of the special stack */
    bool earned_extra; /* the tile just placed closed a forest with a menhir */
    uint8_t hand;      /* index of the tile in hand (PHASE_PLACE) or just placed, NO_TILE before the
                          first */
    uint16_t turn;     /* placements made so far, the start tile not counted */
    uint16_t scores[MAX_PLAYERS];
    uint8_t meeples[MAX_PLAYERS], huts[MAX_PLAYERS]; /* left in the supplies */
    Draw land, special;
    uint8_t discard_count;
    uint8_t discarded[MAX_TILES]; /* tiles that fitted nowhere */
    uint8_t piece_count;
    Piece pieces[MAX_PIECES];       /* on the board, in the order they were put */
    uint8_t covered[MAX_NODES / 8]; /* bit per node: animals covered by the hunting trap */

    uint8_t placed_count;
    uint8_t placed[MAX_TILES];   /* tiles on the board in the order they were placed, start tile
                                    first */
    uint16_t site_of[MAX_TILES]; /* tile -> index of its site, or NO_CELL */
    uint16_t site_count, frontier_count;
    Site sites[MAX_CELLS];
    uint16_t frontier[MAX_FRONTIER]; /* indices of empty sites */
    uint16_t slots[CELL_SLOTS];      /* hash of cells: index of a site + 1, or 0 */

    Unions areas;             /* forests, meadows, rivers; a lake is alone */
    Unions systems;           /* river systems: rivers and lakes */
    uint16_t open[MAX_NODES]; /* label of an area -> places at tile sides that nothing is joined
                                 to */
} Game;

typedef struct MoveList {
    int count;
    Move moves[MAX_MOVES];
} MoveList;

/* Why a setup cannot be played, or SETUP_OK. */
typedef enum SetupCheck {
    SETUP_OK,
    SETUP_WRONG_EDITION, /* not the edition of `edition` */
    SETUP_TOO_FEW_PLAYERS,
    SETUP_TOO_MANY_PLAYERS,
    SETUP_COLOUR_TWICE,
    SETUP_START_TOO_HIGH,
    SETUP_NO_SUCH_TILE, /* a list names a number that the tile set has not */
    SETUP_TILE_TWICE,
    SETUP_TILE_OF_OTHER_STACK,
    SETUP_CHECKS
} SetupCheck;

SetupCheck setup_check(const Edition *edition, const Setup *setup);

/* Starts the game that `setup` describes (which setup_check must have passed): lays the start tile,
 * shuffles where a seed is given, draws the first tile. Tiles that fit nowhere are discarded at
 * once, so that the game may be over at once (rulings 3). `events` may be NULL; else it is filled
 * anew. */
void game_new(const Edition *edition, const Setup *setup, Game *game, Events *events);

/* Whether `move` is legal now, or why not. Any move may be asked for. */
Verdict game_check(const Edition *edition, const Game *game, Move move);

/* Lists every legal move: placements in the order of the frontier, or recalls with MOVE_KEEP, or
 * meeples, huts and MOVE_PASS; none at the end. */
void game_moves(const Edition *edition, const Game *game, MoveList *list);

/* Plays a legal move on a copy of `game` and returns it. Asserts that the move is legal. Decisions
 * without a choice are passed over: the game returned asks for the next one that has a choice, or
 * is over. `events` may be NULL; else it is filled anew. */
Game game_play(const Edition *edition, const Game *game, Move move, Events *events);

/* The same in place, for those who need no copy, or have made one. */
void game_advance(const Edition *edition, Game *game, Move move, Events *events);

/* What can be seen of a game: a copy in which the tiles still to be drawn lie in an order that
 * `chance` alone decides and that owes nothing to their true one. Games that differ in nothing but
 * that order have the same sight, tile by tile, from the same `chance`. Computer players get this
 * and nothing else. */
Game game_sight(const Game *game, Random *chance);

/* The site at `cell`, or NULL where neither a tile lies nor one could. Valid as long as `game`. */
const Site *game_site(const Game *game, Cell cell);

/* The site of a tile on the board, or NULL. */
const Site *game_site_of_tile(const Game *game, uint8_t tile);

/* True when all animals of the zone `node` are covered by the hunting trap. */
static inline bool game_covered(const Game *game, uint16_t node)
{
    return game->covered[node / 8] >> node % 8 & 1;
}

#endif
