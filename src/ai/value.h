/* What a position is worth, in points of the final result: the points that are certain (scores,
 * and what hunters and huts would get if the game ended now), and a sum of terms times weights for
 * what may become of it. All terms but the chances of open forests and rivers shrink with the time
 * that is left, so that at the end nothing but the points remains.
 *
 * Of one area there are terms for whoever holds it (all tied do) and terms for each piece in it,
 * with weights of their own for the player who has just moved and for all others; of an empty one
 * what it tempts the next player with. With the `chance` that each of its cells is filled, the
 * chance `cap` that each of its ends is closed by one tile, and `early` and `linear` (Moment), in
 * the order of their weights:
 *
 * forest, river   chance x points, chance^2 x points, chance x cells, chance x early if it earns a
 *                 turn, chance x early, chance x early x points, cap x points, cap^2 x points,
 *                 cap x early x points, cap x early, cap x early if it earns a turn, points if one
 *                 cell is left, points if two are
 * piece in one    early x chance, early x (1 - chance), linear x chance, linear x (1 - chance),
 *                 early x cap, linear x cap
 * meadow          early x open, linear x open, early, linear, early x points, linear x points,
 *                 early x deer that no tiger takes, early x tigers without deer,
 *                 early x open x points of the animals on a tile to come, early x deer that no
 *                 tiger takes x tigers on a tile to come while open
 * hunter          early
 * river system    early x ends, linear x ends, early, linear, early x points, linear x points,
 *                 early x ends x fish on a tile to come
 * empty forest, river   early x chance x points, the same if it earns a turn (without points), the
 *                 same if one cell is left, early x cap x points
 * empty meadow    early x points, linear x open, linear x points while open, as above to come
 * empty system    early x points and linear x points while open, early x ends between them, as
 *                 above to come
 * meeples in hand early for each up to the fifth, then linear for each
 * huts in hand    early for each up to the third, linear for all
 * turn            turns to come; extra turn: 1, early
 *
 * Only at leaves (joins.h):
 * two that may join     early x chance x what those who hold them gain, by kind: both are held,
 *                       one is empty
 * forests and rivers of a player, all together, with the sums of cap and of cap x points:
 *                       early x cap x pieces that would come back, for none, one, two in hand;
 *                       early x cap^2, early x cap x points, (1 - early) x cap x points
 *
 * The weights are learnt from games against itself (tools/learn.c writes weights.c). */
#ifndef AI_VALUE_H
#define AI_VALUE_H

#include "ai/rule_data.h"

enum {
    CLOSABLE_TERMS = 13,
    BODY_TERMS = 6,
    MEADOW_TERMS = 10,
    SYSTEM_TERMS = 7,
    LURE_TERMS = 4,
    MEEPLE_TERMS = 10,
    MAX_IN_HAND = 5, /* of meeples or huts */
    HUT_TERMS = 4,
    JOIN_TERMS = 4,    /* meadow, forest, river, system */
    IN_HAND_TERMS = 3, /* none, one, two */
    WAIT_TERMS = IN_HAND_TERMS + 3,
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
    WEIGHT_OTHERS = WEIGHT_SYSTEM + SYSTEM_TERMS, /* all of these again, of those who wait */
    WEIGHT_LURE_FOREST = 2 * WEIGHT_OTHERS,
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
    WEIGHT_WAIT = WEIGHT_JOIN_EMPTY + JOIN_TERMS,
    WEIGHTS = WEIGHT_WAIT + WAIT_TERMS
} Weight;

typedef struct Weights {
    float of[WEIGHTS];
} Weights;

/* The learnt ones: to list turns by, without what is only told of leaves; and for positions where
 * the search stops playing on, or one turn ahead is weighed thoroughly. These know the differences
 * between turns; the third ones, fitted to how games ended, what a position is worth as a whole. */
extern const Weights weights_of[EDITIONS], leaf_weights_of[EDITIONS], level_weights_of[EDITIONS];

/* When it is, and for whom: what the terms depend on besides the area. */
typedef struct Moment {
    const RuleData *data;
    const Weights *weights;
    uint8_t player_count;
    uint8_t mover;                  /* who has just moved, or is about to */
    bool specials;                  /* some are left */
    bool lures;                     /* whether empty areas are weighed */
    float linear, early;            /* 1 with many turns to come, 0 at the end: evenly, late */
    float animals, fish;            /* points on a land tile to come, in the mean */
    float tigers;                   /* on one */
    float share[MAX_PLAYERS];       /* how a point of each player counts for the one who looks */
    float meeples[MAX_IN_HAND + 1]; /* worth of so many in hand */
    float huts[MAX_IN_HAND + 1];
} Moment;

/* The moment with `turns` to come for each player. `me` looks, and has just moved; what is to come
 * is left at 0. */
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
