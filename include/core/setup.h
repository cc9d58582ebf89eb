/* What is chosen before a game: edition, seats, options, and the order of the tiles (by a seed or
 * given). */
#ifndef CORE_SETUP_H
#define CORE_SETUP_H

#include "core/tileset.h"

enum {
    MIN_PLAYERS = 2,
    MAX_PLAYERS = 5,
    MAX_START = 50, /* points that a seat begins with, at most */
    MAX_NAME = 48,  /* bytes of a name in UTF-8, the closing NUL included */
};

typedef enum EditionId { EDITION_SECOND, EDITION_FIRST, EDITIONS } EditionId;

typedef enum Colour { YELLOW, RED, GREEN, BLUE, VIOLET, COLOURS } Colour;

/* A person, or one of the computers, the stronger the later. */
typedef enum SeatKind {
    SEAT_HUMAN,
    SEAT_AI_EASY, /* the Cub */
    SEAT_AI_GATHERER,
    SEAT_AI_FISHER,
    SEAT_AI_NORMAL, /* the Hunter */
    SEAT_AI_SHAMAN,
    SEAT_AI_HARD, /* the Elder */
    SEAT_AI_AUROCHS,
    SEAT_KINDS
} SeatKind;

/* How much the table explains: all, no projections and chances, legal cells and spots only. */
typedef enum Help { HELP_FAMILY, HELP_STANDARD, HELP_PURIST, HELPS } Help;

typedef struct Seat {
    uint8_t colour;      /* Colour, no two seats the same */
    uint8_t kind;        /* SeatKind */
    uint8_t start;       /* points that it begins with, 0..MAX_START */
    char name[MAX_NAME]; /* valid UTF-8 without '"' and control characters; may be empty */
} Seat;

/* Tiles of one stack in the order they are drawn, by the tile set's numbers. */
typedef struct TileList {
    uint8_t count;
    uint8_t numbers[MAX_TILES];
} TileList;

typedef struct Setup {
    uint8_t edition;      /* EditionId */
    uint8_t player_count; /* MIN_PLAYERS..MAX_PLAYERS, in turn order; the first seat begins */
    Seat seats[MAX_PLAYERS];
    bool undo_off; /* option undo off */
    uint8_t help;  /* Help */
    bool seeded;   /* the seed shuffles both stacks; else `land` and `special` say what is
                      drawn */
    uint64_t seed;
    TileList land, special;
} Setup;

#endif
