/* A race: the best turns by the valuation are played on over stacks shuffled by chance, all over
 * the same ones, a few turns far, and weighed there with what may be joined. Who is surely worse is
 * dropped, and the worse half by when its share of the budget is spent, until one is left. The more
 * time there is, the more turns are tried, and the further they are played on. */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/ai.h"
#include "lines.h"

enum { LOOKED_AT = 32 }; /* turns that are weighed with what may be joined after them */

/* What a turn is worth with what may be joined after it, which is not known of it unplayed. */
float plans_guess(const Ai *ai, Survey *survey, const Game *sight, const Plan *plan);

/* Fills choice->candidates, best first, and choice->iterations. */
void search_turn(const Ai *ai, const Game *sight, Random *chance, const AiBudget *budget,
                 AiChoice *choice);

#endif
