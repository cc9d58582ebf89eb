/* The table of all pairs of those that people play against, and ratings that follow from it. */
#ifndef DUEL_LADDER_H
#define DUEL_LADDER_H

#include <stdio.h>

#include "ai/ai.h"

enum { RUNGS = AI_LEVELS - AI_EASY };

/* Of each pair the games that were played, and those that the first one won; draws are halves. */
typedef struct Ladder {
    double games[RUNGS][RUNGS], won[RUNGS][RUNGS];
} Ladder;

/* Adds games of rung `a` against rung `b`, of which `a` won a share of 0..1. */
void ladder_add(Ladder *ladder, int a, int b, long games, double share);

/* The shares that the player of a row won against that of a column, in percent, and each one's
 * rating: 400 more are ten wins to one, the lowest has 0. A pair without games has a dot. */
void ladder_print(const Ladder *ladder, FILE *out);

#endif
