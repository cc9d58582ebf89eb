/* A decision of a player, and the verdict on it. */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include "core/setup.h"
#include "core/tileset.h"

enum { MAX_COORDINATE = 100 }; /* no board of MAX_TILES tiles reaches farther from its start tile */

typedef struct Cell {
    int8_t x, y; /* east and south of the start tile; -MAX_COORDINATE..MAX_COORDINATE */
} Cell;

static inline bool cell_equal(Cell a, Cell b)
{
    return a.x == b.x && a.y == b.y;
}

/* The cell beside `cell` in direction `side`. */
static inline Cell cell_beside(Cell cell, Side side)
{
    static const int8_t dx[SIDES] = {0, 1, 0, -1}, dy[SIDES] = {-1, 0, 1, 0};
    return (Cell){(int8_t)(cell.x + dx[side]), (int8_t)(cell.y + dy[side])};
}

typedef enum MoveKind {
    MOVE_PLACE,  /* the tile in hand, to `cell`, turned by `rotation` */
    MOVE_RECALL, /* the shaman takes back the own meeple on the tile at `cell` */
    MOVE_KEEP,   /* the shaman takes back none */
    MOVE_MEEPLE, /* on `zone` of the tile just placed */
    MOVE_HUT,    /* likewise */
    MOVE_PASS    /* neither */
} MoveKind;

typedef struct Move {
    uint8_t kind;     /* MoveKind */
    Cell cell;        /* place, recall */
    uint8_t rotation; /* place: quarter turns clockwise, 0..3 */
    uint8_t zone;     /* meeple, hut: zone number of the tile set */
} Move;

static inline Move move_place(Cell cell, int rotation)
{
    return (Move){.kind = MOVE_PLACE, .cell = cell, .rotation = (uint8_t)rotation};
}

static inline Move move_recall(Cell cell)
{
    return (Move){.kind = MOVE_RECALL, .cell = cell};
}

static inline Move move_meeple(int zone)
{
    return (Move){.kind = MOVE_MEEPLE, .zone = (uint8_t)zone};
}

static inline Move move_hut(int zone)
{
    return (Move){.kind = MOVE_HUT, .zone = (uint8_t)zone};
}

static inline Move move_of(MoveKind kind)
{
    return (Move){.kind = (uint8_t)kind};
}

static inline bool move_equal(Move a, Move b)
{
    return a.kind == b.kind && cell_equal(a.cell, b.cell) && a.rotation == b.rotation &&
           a.zone == b.zone;
}

/* Whether two runs of so many moves are the same. */
static inline bool moves_equal(const Move *a, int of_a, const Move *b, int of_b)
{
    bool same = of_a == of_b;
    for (int i = 0; same && i < of_a; i++)
        same = move_equal(a[i], b[i]);
    return same;
}

typedef enum MoveCheck {
    MOVE_OK,
    MOVE_GAME_OVER,
    MOVE_NOT_NOW,         /* another kind of decision is due: Verdict.due */
    MOVE_CELL_TAKEN,      /* a tile lies there */
    MOVE_CELL_APART,      /* the cell touches no tile */
    MOVE_SIDES_CLASH,     /* Verdict.clash, ours, theirs */
    MOVE_NO_SUCH_TURN,    /* rotation above 3 */
    MOVE_NO_SUCH_ZONE,    /* the tile just placed has no zone of this number */
    MOVE_LAKE_TAKES_NONE, /* no meeple on a lake */
    MOVE_NO_WATER,        /* a hut off river and lake */
    MOVE_NO_MEEPLE_LEFT,
    MOVE_NO_HUT_LEFT,
    MOVE_AREA_TAKEN,    /* a meeple stands on the area: Verdict.blocker */
    MOVE_SYSTEM_TAKEN,  /* a hut stands on the river system: Verdict.blocker */
    MOVE_NO_OWN_MEEPLE, /* nothing to recall at that cell */
    MOVE_CHECKS
} MoveCheck;

typedef enum PieceKind { PIECE_MEEPLE, PIECE_HUT, PIECE_KINDS } PieceKind;

/* A meeple or hut on the board. What a meeple does there follows from its zone: gatherer in a
 * forest, fisher on a river, hunter on a meadow. */
typedef struct Piece {
    uint8_t player; /* index in turn order */
    uint8_t kind;   /* PieceKind */
    uint16_t node;  /* the zone it stands on: its tile and zone number through TileSet.node */
} Piece;

typedef struct Verdict {
    MoveCheck check;
    uint8_t due;           /* MOVE_NOT_NOW: the Phase that is on */
    uint8_t clash;         /* MOVE_SIDES_CLASH: bit 1 << Side of the board for each side that
                              clashes */
    uint8_t ours[SIDES];   /* SideKind that the tile would show to each side of the board */
    uint8_t theirs[SIDES]; /* SideKind that the neighbour shows there, SIDE_OPEN without a
                              neighbour */
    Piece blocker;         /* MOVE_AREA_TAKEN, MOVE_SYSTEM_TAKEN: the piece first put of those that
                              block */
} Verdict;

#endif
