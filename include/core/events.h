/* What happened in one decision: an output of game_play, never state. Log, animation, sound and the
 * replay tool's account live from it. */
#ifndef CORE_EVENTS_H
#define CORE_EVENTS_H

#include "core/move.h"

typedef enum EventKind {
    EVENT_DRAWN,      /* tile: now in hand of player; extra: on an extra turn */
    EVENT_DISCARDED,  /* tile: fits nowhere and leaves the game */
    EVENT_PLACED,     /* tile at cell, turned by rotation, by player */
    EVENT_RECALLED,   /* piece: the shaman's, back in the supply */
    EVENT_PUT,        /* piece */
    EVENT_CLOSED,     /* node: a forest or river of which this is a zone was completed */
    EVENT_AWARD,      /* award: points during the game or in the final scoring */
    EVENT_RETURNED,   /* piece: back in the supply from a completed area */
    EVENT_COVERED,    /* node: all animals of this zone are covered by the hunting trap */
    EVENT_EXTRA_TURN, /* node: a forest with a menhir earned player an extra turn */
    EVENT_FINAL,      /* the final scoring begins; awards that follow belong to it */
    EVENT_END         /* the game is over */
} EventKind;

typedef enum AwardKind {
    AWARD_FOREST,
    AWARD_RIVER,
    AWARD_LOGBOAT,
    AWARD_HUNTING_TRAP,
    AWARD_MEADOW,       /* final */
    AWARD_PIT_TRAP,     /* final: second helping of the doubled animals */
    AWARD_RIVER_SYSTEM, /* final */
    AWARD_RAFT,         /* final */
    AWARDS
} AwardKind;

/* One area's points for one player, with every item of the sum. Items that do not belong to the
 * kind are 0. */
typedef struct Award {
    uint8_t kind; /* AwardKind */
    uint8_t player;
    bool shared; /* tied with others for the majority */
    uint16_t points;
    uint16_t node; /* a zone of the area, river system or trap */
    uint8_t tiles, fish, mushrooms, lakes;
    uint8_t animals[ANIMALS]; /* those that score; tigers never */
    uint8_t prey;             /* deer that tigers took */
} Award;

typedef struct Event {
    uint8_t kind; /* EventKind */
    uint8_t player;
    uint8_t tile; /* index in the tile set, or NO_TILE */
    uint8_t rotation;
    bool extra;
    Cell cell;
    uint16_t node;
    Piece piece;
    Award award;
} Event;

/* The most that one decision can bring: all tiles of both stacks discarded, every zone and piece
 * scored. */
enum { MAX_EVENTS = 400 };

typedef struct Events {
    int count;
    Event items[MAX_EVENTS];
} Events;

#endif
