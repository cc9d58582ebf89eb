/* Where each player's points came from, counted from a session's events: the table and the curves
 * of the results, nothing that the rules need. */
#ifndef PLAY_BREAKDOWN_H
#define PLAY_BREAKDOWN_H

#include "play/session.h"

/* The kinds of award as a player thinks of them, and what a seat began with. The powers are the
 * logboat, the two traps and the raft. */
typedef enum PointGroup {
    POINTS_FORESTS,
    POINTS_RIVERS,
    POINTS_MEADOWS,
    POINTS_HUTS,
    POINTS_START,
    POINTS_POWERS,
    POINT_GROUPS
} PointGroup;

typedef struct Breakdown {
    int player_count;
    uint16_t points[MAX_PLAYERS][AWARDS];       /* by AwardKind, in turn order */
    uint16_t groups[MAX_PLAYERS][POINT_GROUPS]; /* the scores, summed by group */
    uint16_t totals[MAX_PLAYERS];               /* the scores */
    int turns;                                  /* placements made, extra turns among them */
    uint16_t after[MAX_TILES + 1][MAX_PLAYERS]; /* [t]: scores after turn t, before the final
                                                   scoring; [0]: what they began with */
    bool final;                                 /* the final scoring is in the totals */
    Award largest[POINT_GROUPS];   /* the largest award of each group, the first among equals, with
                                      all points of its area: those of a pit trap or raft too,
                                      which are no powers here; 0 points: none */
    uint8_t holders[POINT_GROUPS]; /* who got as much for any area of the group: a bit per player,
                                      the award's own included */
    uint8_t equals[POINT_GROUPS];  /* how many areas brought as much */
} Breakdown;

PointGroup point_group(AwardKind kind);

/* The groups that a game can have points of: no power scores in the first edition, and few seats
 * begin with points. Returns how many. */
int point_groups_of(const Setup *setup, PointGroup groups[POINT_GROUPS]);

/* Counts the session up to the position it shows. */
void breakdown_of(const Session *session, Breakdown *breakdown);

/* Each player's place, 1 the best; tied players share the better place and the next is left out, as
 * in 1 1 3. */
void breakdown_places(const Breakdown *breakdown, int places[MAX_PLAYERS]);

#endif
