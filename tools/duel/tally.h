/* What a duel came to: games, points and luck added up, and said in a table. */
#ifndef DUEL_TALLY_H
#define DUEL_TALLY_H

#include <stdbool.h>
#include <stdio.h>

#include "contender.h"
#include "mean.h"

/* One game from the first contender's seat and the others'. By contender, not by seat. */
typedef struct Outcome {
    bool forfeited;          /* ended by a wrong answer; points and luck mean nothing */
    double won[MAX_PLAYERS]; /* 1: alone, 1/k: with k - 1 others, 0 */
    double points[MAX_PLAYERS];
    double luck[MAX_PLAYERS]; /* points over the mean of the others that the draws brought */
} Outcome;

typedef struct Tally {
    int players;
    bool with_luck;
    long games, forfeits[MAX_PLAYERS];
    long wins[MAX_PLAYERS], draws[MAX_PLAYERS];
    Mean points[MAX_PLAYERS];
    /* One sample a deal, which is the mean over its seats: games of one deal are not independent.
     */
    Mean won[MAX_PLAYERS], lead[MAX_PLAYERS], luck[MAX_PLAYERS];
    double lead_luck[MAX_PLAYERS]; /* the sum of their products */
    double deal_won[MAX_PLAYERS], deal_lead[MAX_PLAYERS], deal_luck[MAX_PLAYERS];
    int deal_games, deal_played;
} Tally;

void tally_game(Tally *tally, const Outcome *outcome);

/* After the last seat of a deal. */
void tally_deal(Tally *tally);

/* One line without a newline: games so far, and how the first contender stands. */
void tally_progress(const Tally *tally, long games, FILE *out);

void tally_print(const Tally *tally, const Contender *contenders, FILE *out);

#endif
