/* The tile set of an edition: what stands printed on its tiles, and nothing about a game in
 * progress.
 *
 * A tile has zones (forest, meadow, river, lake). Each zone of the whole set has one node, a
 * running number, so that a board can keep its unions in plain arrays: a tile lies at most once on
 * a board. */
#ifndef CORE_TILESET_H
#define CORE_TILESET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MAX_TILES = 96,        /* tiles of one set, the start tile included */
    MAX_TILE_NUMBER = 127, /* the largest number that a tile may bear */
    MAX_ZONES = 10,        /* zone numbers run 0..9 on one tile */
    MAX_NODES = 512,       /* zones of one set */
    NO_TILE = 0xFF,
    NO_NODE = 0xFFFF,
};

typedef enum Side { NORTH, EAST, SOUTH, WEST, SIDES } Side;

/* What a side of a tile shows. Values fit two bits; 0 stands for "nothing there". */
typedef enum SideKind { SIDE_OPEN, SIDE_MEADOW, SIDE_FOREST, SIDE_RIVER } SideKind;

typedef enum ZoneKind { ZONE_NONE, ZONE_MEADOW, ZONE_FOREST, ZONE_RIVER, ZONE_LAKE } ZoneKind;

typedef enum Animal { MAMMOTH, AUROCHS, DEER, TIGER, ANIMALS } Animal;

typedef enum Power {
    POWER_NONE,
    POWER_LOGBOAT,
    POWER_HUNTING_TRAP,
    POWER_SHAMAN,
    POWER_PIT_TRAP,
    POWER_WILDFIRE, /* the first edition's fire does the same */
    POWER_RAFT,
    POWER_SHRINE,
    POWERS
} Power;

/* The special stack is the second edition's menhir tiles, the first edition's bonus tiles. */
typedef enum Stack { STACK_START, STACK_LAND, STACK_SPECIAL, STACKS } Stack;

typedef struct Zone {
    uint8_t kind;             /* ZoneKind; ZONE_NONE: the tile has no zone of this number */
    uint8_t sides;            /* bit 1 << Side for each side it touches, unrotated */
    uint8_t ends;             /* how many places of the tile's sides it takes: a meadow may take two
                                 of one side */
    uint8_t animals[ANIMALS]; /* how many stand on it */
    uint8_t fish;
    uint8_t mushrooms; /* groups */
    bool go_again;     /* a menhir (second edition) or gold (first): closing the forest earns
                          an extra turn */
    uint8_t power;     /* Power */
    int8_t lake;       /* rivers: number of the lake of this tile that it ends in, or -1 */
    uint16_t node;     /* running number in the set, or NO_NODE */
} Zone;

typedef struct Tile {
    uint8_t number; /* as the tile set numbers it: 0..MAX_TILE_NUMBER */
    uint8_t stack;  /* Stack */
    uint8_t power;  /* the Power of its one zone that has one */
    uint8_t side_kind[SIDES];
    uint8_t side_zone[SIDES][3]; /* zone numbers clockwise; river: meadow, river, meadow; else all
                                    three the same */
    uint8_t packed[4];           /* side kinds after 0..3 quarter turns clockwise, two bits a side,
                                    north lowest */
    Zone zones[MAX_ZONES];       /* by zone number */
} Tile;

typedef struct TileSet {
    uint8_t tile_count;
    uint8_t start; /* index of the start tile */
    uint16_t node_count;
    uint8_t index_of[UINT8_MAX + 1]; /* tile number -> index, or NO_TILE */
    Tile tiles[MAX_TILES];           /* in the order of the file */
    struct {
        uint8_t tile, zone;
    } node[MAX_NODES]; /* node -> index of its tile, zone number */
} TileSet;

/* Why a tile set was refused: its line (1 is the first; 0 when the file as a whole is at fault) and
 * the reason in plain English without a file name. */
typedef struct TileSetError {
    int line;
    char reason[120];
} TileSetError;

/* Reads a tile set from `size` bytes of text. Strict: three columns, each zone named by a side or
 * being a lake that a river ends in, no tile number twice, exactly one start tile. On error returns
 * false, fills `error` and leaves `set` undefined. Any bytes may be fed to it. */
bool tileset_parse(const char *text, size_t size, TileSet *set, TileSetError *error);

/* The side that lies in direction `side` of the board after `rotation` quarter turns clockwise. */
static inline Side tile_side(Side side, int rotation)
{
    return (Side)((side - rotation + SIDES) % SIDES);
}

static inline Side side_opposite(Side side)
{
    return (Side)((side + 2) % SIDES);
}

#endif
