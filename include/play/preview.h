/* What a decision would bring, before it is made: a tile tried on a cell, a piece tried on its
 * spot. The decision is played on a copy and the rest of the turn passed, so that what is promised
 * here is what the game does. Tiles still to be drawn have no part in it: the answer is the same
 * for any order of the stacks. */
#ifndef PLAY_PREVIEW_H
#define PLAY_PREVIEW_H

#include "core/query.h"

enum {
    MAX_PREVIEW_PARTS = 2 * SIDES, /* a river side has two meadows, and no kind takes more places */
    MAX_PREVIEW_AWARDS = SIDES * MAX_PLAYERS + 1, /* each area closed touches a side; one power */
    MAX_PREVIEW_LINES = 64,
};

/* An area or river system as it is before the decision. */
typedef struct PreviewPart {
    uint16_t node; /* its label */
    uint16_t points;
    uint8_t tiles;
    uint8_t majority; /* bit 1 << player for each who would score it */
} PreviewPart;

/* An area that the decision touches. `info` is after it and after the power of a tile laid, with
 * those meeples still in place that a closed area is about to send home. */
typedef struct PreviewArea {
    AreaInfo info;
    uint8_t part_count; /* 0: it begins on this tile; 2 and more: so many are joined */
    PreviewPart parts[MAX_PREVIEW_PARTS];
    bool contested; /* parts of different holders are joined */
    int16_t prey; /* meadows: deer that tigers take, more (or fewer, below 0) than from the parts */
    bool trapped; /* meadows: the hunting trap covers animals that counted before */
} PreviewArea;

typedef struct PreviewSystem {
    SystemInfo info;
    uint8_t part_count;
    PreviewPart parts[SIDES];
    bool contested;
} PreviewSystem;

/* What there is to say, the most important first. Preview.lines are in this order, and among equals
 * by points, then by deer or tiles. */
typedef enum PreviewKind {
    PREVIEW_AWARD,      /* awards[index] */
    PREVIEW_EXTRA_TURN, /* earned in the forest of extra_node */
    PREVIEW_EXTRA_NONE, /* likewise, but no tile is left for it that fits */
    PREVIEW_UNHELD,     /* areas[index] is closed and brings nobody anything */
    PREVIEW_HELD,       /* a piece was put or taken back: areas[index], its holders and open ends */
    PREVIEW_SYSTEM_HELD,    /* a hut was put: systems[index] */
    PREVIEW_PREY,           /* areas[index].prey is not 0 */
    PREVIEW_CONTEST,        /* areas[index] */
    PREVIEW_SYSTEM_CONTEST, /* systems[index] */
    PREVIEW_JOIN,           /* areas[index] is made of several */
    PREVIEW_SYSTEM_JOIN,    /* systems[index] likewise */
    PREVIEW_GROWTH,         /* areas[index] was held, and grows */
    PREVIEW_SYSTEM_GROWTH,  /* systems[index] likewise, by what counts at the end */
    PREVIEW_FREE,           /* areas[index] is nobody's, worth something, and grows */
    PREVIEW_SYSTEM_FREE,    /* systems[index] likewise */
    PREVIEW_PROJECTION,     /* a change is not 0 */
    PREVIEW_KINDS
} PreviewKind;

typedef struct PreviewLine {
    uint8_t kind; /* PreviewKind */
    uint8_t index;
} PreviewLine;

typedef struct Preview {
    MoveCheck check; /* unless MOVE_OK all that follows is 0 */
    uint8_t area_count, system_count, award_count, line_count;
    PreviewArea areas[MAX_ZONES];
    PreviewSystem systems[SIDES];
    Award awards[MAX_PREVIEW_AWARDS]; /* that fall before the next tile is drawn, in their order */
    uint16_t points[MAX_PLAYERS];     /* their sums */
    uint16_t projected[MAX_PLAYERS];  /* game_project after the turn */
    int16_t change[MAX_PLAYERS];      /* of it: against now (a tile), against passing (a piece) */
    bool extra_turn;                  /* one follows */
    uint16_t extra_node;              /* a zone of the forest that earned it, or NO_NODE */
    PreviewLine lines[MAX_PREVIEW_LINES];
} Preview;

/* Whether the turn still asks something once its tile lies, and the answer that changes nothing. */
bool preview_idle(const Game *game, Move *move);

/* Lays the tile in hand: all areas and river systems of which a zone is on it. */
Preview preview_place(const Edition *edition, const Game *game, Cell cell, int rotation);

/* Any decision after the tile is laid (a meeple, a hut, a recall, keep, pass): the area or river
 * system that it concerns; none for keep and pass. */
Preview preview_piece(const Edition *edition, const Game *game, Move move);

/* Points that the player gives up by the legal `recall`: what the meeple's area brings as it is,
 * where nobody of theirs that stays would score it. */
int preview_gives_up(const Edition *edition, const Game *game, Move recall);

/* The game that Preview.areas and systems are of, and in which the nodes of Preview.awards lie: the
 * turn has ended, and meeples that a closed area sends home are still in place. `move` is legal. */
void preview_after(const Edition *edition, const Game *game, Move move, Game *after);

/* Whether the legal `move` ends the turn without asking for a piece, because none can be put on the
 * tile. Then `asked` is the game as it would have asked: game_check on it says of every zone why
 * not. */
bool preview_no_piece(const Edition *edition, const Game *game, Move move, Game *asked);

#endif
