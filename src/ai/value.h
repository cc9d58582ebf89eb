/* What a position is worth, in points of the final result: the points that are certain (scores,
 * and what hunters and huts would get if the game ended now), and a sum of terms times weights for
 * what may become of it. All terms but the chances of open forests and rivers shrink with the time
 * that is left, so that at the end nothing but the points remains.
 *
 * Of one area there are terms for whoever holds it (all tied do) and terms for each piece in it; of
 * an empty one what it tempts the next player with. With the `chance` that each of its cells is
 * filled, and `early` and `linear` (Moment), in the order of their weights:
 *
 * forest, river   chance x points, chance^2 x points, chance x cells, chance x early if it earns a
 *                 turn, chance x early, chance x early x points
 * piece in one    early x chance, early x (1 - chance), linear x chance, linear x (1 - chance)
 * meadow          early x open, linear x open, early, linear, early x points, linear x points,
 *                 early x deer that no tiger takes, early x tigers without deer
 * hunter          early
 * river system    early x ends, linear x ends, early, linear, early x points, linear x points
 * empty forest, river   early x chance x points, the same if it earns a turn (without points), the
 *                 same if one cell is left
 * empty meadow    early x points, linear x open, linear x points while open
 * empty system    early x points and linear x points while open, early x ends between them
 * meeples in hand early for each up to the fifth, then linear for each
 * huts in hand    early for each up to the third, linear for all
 * turn            turns to come; extra turn: 1, early
 *
 * Only where the search stops playing on (joins.h):
 * two that may join     early x chance x what those who hold them gain, by kind: both are held,
 *                       one is empty
 *
 * The weights are learnt from games against itself (tools/learn.c writes weights.c). */
#ifndef AI_VALUE_H
#define AI_VALUE_H

#include "ai/rule_data.h"

enum {
    CLOSABLE_TERMS = 6,
    BODY_TERMS = 4,
    MEADOW_TERMS = 8,
    SYSTEM_TERMS = 6,
    LURE_TERMS = 3,
    MEEPLE_TERMS = 10,
    MAX_IN_HAND = 5, /* of meeples or huts */
    HUT_TERMS = 4,
    JOIN_TERMS = 4, /* meadow, forest, river, system */
};

/* Where the weights of each group begin. */
typedef enum Weight {
    WEIGHT_FOREST,
    WEIGHT_GATHERER = WEIGHT_FOREST + CLOSABLE_TERMS,
    WEIGHT_RIVER = WEIGHT_GATHERER + BODY_TERMS,
    WEIGHT_FISHER = WEIGHT_RIVER + CLOSABLE_TERMS,
    WEIGHT_MEADOW = WEIGHT_FISHER + BODY_TERMS,
    WEIGHT_HUNTER = WEIGHT_MEADOW + MEADOW_TERMS,
    WEIGHT_SYSTEM = WEIGHT_HUNTER + 1,
    WEIGHT_LURE_FOREST = WEIGHT_SYSTEM + SYSTEM_TERMS,
    WEIGHT_LURE_RIVER = WEIGHT_LURE_FOREST + LURE_TERMS,
    WEIGHT_LURE_MEADOW = WEIGHT_LURE_RIVER + LURE_TERMS,
    WEIGHT_LURE_SYSTEM = WEIGHT_LURE_MEADOW + LURE_TERMS,
    WEIGHT_MEEPLES = WEIGHT_LURE_SYSTEM + LURE_TERMS,
    WEIGHT_HUTS = WEIGHT_MEEPLES + MEEPLE_TERMS,
    WEIGHT_TURN = WEIGHT_HUTS + HUT_TERMS,
    WEIGHT_EXTRA,
    WEIGHT_EXTRA_LATE,
    WEIGHT_JOIN_HELD,
    WEIGHT_JOIN_EMPTY = WEIGHT_JOIN_HELD + JOIN_TERMS,
    WEIGHTS = WEIGHT_JOIN_EMPTY + JOIN_TERMS
} Weight;

typedef struct Weights {
    float of[WEIGHTS];
} Weights;

/* The learnt ones: to choose turns by, without joining, and for positions where the search stops
 * playing on, without lures. */
extern const Weights weights_of[EDITIONS], leaf_weights_of[EDITIONS];

/* When it is, and for whom: what the terms depend on besides the area. */
typedef struct Moment {
    const RuleData *data;
    const Weights *weights;
    uint8_t player_count;
    bool specials;                  /* some are left */
    bool lures;                     /* whether empty areas are weighed */
    float linear, early;            /* 1 with many turns to come, 0 at the end: evenly, late */
    float share[MAX_PLAYERS];       /* how a point of each player counts for the one who looks */
    float meeples[MAX_IN_HAND + 1]; /* worth of so many in hand */
    float huts[MAX_IN_HAND + 1];
} Moment;

/* The moment with `turns` to come for each player. `me` looks. */
Moment moment_of(const RuleData *data, const Weights *weights, const Game *game, int me,
                 float turns);

/* Points of the area for each of those who hold it, if it were scored as it is. */
int area_points(const Moment *moment, const Area *area);

/* Sum of the shares of those who hold it. */
float area_share(const Moment *moment, const Area *area);

/* Fills area->worth and area->lure. */
void area_weigh(const Moment *moment, Area *area);

/* For learning: adds the area's terms, times the shares, to `terms` (those of its lure times
 * `next`), and returns what is certain. */
float area_terms(const Moment *moment, const Area *area, float next, float terms[WEIGHTS]);

/* Likewise what a player with `meeples` and `huts` in hand has. */
void hand_terms(const Moment *moment, float share, int meeples, int huts, float terms[WEIGHTS]);

#endif
