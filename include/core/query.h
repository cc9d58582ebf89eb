/* What a player would have to count by hand: areas, river systems, majorities, points now. All
 * computed from a Game when asked; the scoring of the game itself uses these and nothing else. */
#ifndef CORE_QUERY_H
#define CORE_QUERY_H

#include "core/game.h"

/* A forest, meadow or river. Counts are exact, not upper bounds. */
typedef struct AreaInfo {
    uint8_t kind;             /* ZoneKind: meadow, forest, river */
    uint16_t node;            /* label of the area */
    uint8_t tiles;            /* distinct */
    uint16_t open;            /* places at tile sides that nothing is joined to */
    bool closed;              /* forests and rivers without an open place */
    uint8_t menhirs;          /* zones with the edition's go-again mark */
    uint8_t mushrooms;        /* groups */
    uint8_t fish;             /* rivers: in it and in each distinct lake at its ends */
    uint8_t lakes;            /* rivers: distinct lakes at its ends */
    uint8_t animals[ANIMALS]; /* meadows: not covered by the hunting trap */
    uint8_t covered;          /* meadows: animals covered by the hunting trap, of all kinds */
    uint8_t prey;             /* meadows: deer that tigers take in the final scoring */
    uint8_t doubled[ANIMALS]; /* meadows: those that score twice by the pit trap; deer after prey */
    bool wildfire, shrine, pit_trap; /* meadows: powers on it */
    bool by_shrine; /* meadows: a hunter on the shrine is alone in scoring, whoever is more */
    uint8_t meeples[MAX_PLAYERS];
    uint8_t majority; /* bit 1 << player for each who would score; 0 without a meeple */
    uint16_t points;  /* for each of the majority if it were scored as it is: forest, river now;
                         meadow at the end, the pit trap's second helping included */
} AreaInfo;

typedef struct SystemInfo {
    uint16_t node; /* label of the system */
    uint8_t tiles; /* distinct */
    uint16_t open; /* river ends at tile sides that nothing is joined to */
    uint8_t fish, lakes;
    bool raft;
    uint8_t huts[MAX_PLAYERS];
    uint8_t majority; /* bit 1 << player */
    uint16_t points;  /* for each of the majority at the end, the raft's included */
} SystemInfo;

/* `node` must be a zone on the board (game->areas.label[node] != NO_NODE) other than a lake. */
AreaInfo area_info(const Edition *edition, const Game *game, uint16_t node);

/* `node` must be a river or lake on the board. */
SystemInfo system_info(const Edition *edition, const Game *game, uint16_t node);

/* Points at the end if the game ended now: scores so far and the whole final scoring; in turn
 * order. At the end of the game these are the scores. */
void game_project(const Edition *edition, const Game *game, uint16_t scores[MAX_PLAYERS]);

/* The awards that game_project adds to the scores so far, after one EVENT_FINAL; `events` is filled
 * anew. At the end of the game none: they have been given. */
void game_forecast(const Edition *edition, const Game *game, Events *events);

/* Bit 1 << player for each who has most points, now. At the end these are the winners. */
uint8_t game_leaders(const Game *game);

/* What a piece is called where it stands. */
typedef enum Role { ROLE_GATHERER, ROLE_FISHER, ROLE_HUNTER, ROLE_HUT, ROLES } Role;

Role piece_role(const TileSet *set, Piece piece);

/* Walks the zones of an area or system: starts at `node`, returns NO_NODE after the last.
 * for (n = node; n != NO_NODE; n = union_next(&game->areas, node, n)) */
static inline uint16_t union_next(const Unions *unions, uint16_t first, uint16_t at)
{
    return unions->next[at] == first ? (uint16_t)NO_NODE : unions->next[at];
}

#endif
