/* Every complete turn with the tile in hand, weighed without playing it: what laying it joins,
 * closes and makes harder to close, and the best place for a piece. A second look at the rules that
 * only the choice depends on, never the game; the tests hold it against playing. It leaves out the
 * powers that depend on where animals or other pieces stand (plans_simple says so). */
#ifndef AI_PLANS_H
#define AI_PLANS_H

#include "survey.h"

enum { MAX_PLANS = 256, MOVES_A_PLAN = 3 };

/* One player's decisions from now on to the end of the turn. */
typedef struct Plan {
    int count;
    Move moves[MOVES_A_PLAN];
    float worth; /* of the position after it, as survey_worth says */
} Plan;

/* The best ones, best first; of two that are worth the same the one that was found first. */
typedef struct PlanList {
    int most; /* 1..MAX_PLANS: how many are wanted */
    int count;
    Plan plans[MAX_PLANS];
} PlanList;

/* Puts a turn into the list, if it belongs there. Turns of like worth in the same cell are taken
 * for one: mostly they are the same tile turned to where it looks the same. */
void plans_add(PlanList *list, const Plan *plan);

/* Whether plans_list knows all that `tile` does. */
bool plans_simple(const Tile *tile);

/* Fills `list` (whose `most` says how many) with turns of whoever `survey` was read for, in
 * PHASE_PLACE; the shaman takes back nobody. */
void plans_list(Survey *survey, PlanList *list);

#endif
