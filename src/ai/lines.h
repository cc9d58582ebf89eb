/* The turns that are worth a look, whatever decision is due: weighed unplayed where plans.h can,
 * else played to the turn's end on a copy. */
#ifndef AI_LINES_H
#define AI_LINES_H

#include "plans.h"

/* Fills `list` (whose `most` says how many) with the best ways to go on with the turn, for
 * whoever's decision it is; the game must not be over. `survey` is scratch. */
void lines_list(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                PlanList *list);

/* Plays a turn on `game`. */
void lines_play(const Edition *edition, Game *game, const Plan *plan);

/* The best way to go on with the turn by the valuation; quick rather than thorough, as far as the
 * powers go that plans.h leaves out. */
Plan lines_best(Survey *survey, const RuleData *data, const Weights *weights, const Game *game);

/* Goes on with the turn by the valuation, to its end, or over the whole of the next one. */
void lines_follow(Survey *survey, const RuleData *data, const Weights *weights, Game *game);

#endif
