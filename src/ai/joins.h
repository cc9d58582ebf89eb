/* What areas may become one: where two of a kind end at the same empty cell, the tile that is laid
 * there may join them, and the whole goes to whoever has most pieces in it. And what all together
 * waits to be closed for a player. Turns are listed without it, which could not be told as quickly;
 * the search needs it where it stops playing on. */
#ifndef AI_JOINS_H
#define AI_JOINS_H

#include "survey.h"

/* For learning: adds the terms of leaves to those of survey_terms, which has just read the game.
 */
void joins_terms(Survey *survey, float terms[WEIGHTS]);

/* What `game`, whose turn is over, is worth to `me`, joining included; else as survey_worth. */
float joins_worth(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                  int me);

#endif
