/* What a turn cost: the one that was made against those that could have been, all played on over
 * the same shuffled stacks. First the field is thinned out until one is left to be better; then
 * these two play alone, over other stacks, until the difference is sure or surely small. */
#ifndef AI_CONTEST_H
#define AI_CONTEST_H

#include "ai/review.h"
#include "lines.h"

enum { MAX_RIVALS = 20 };

typedef struct Rival {
    Plan plan;
    double sum; /* of its player's worth, over all rounds of the field */
    bool kin;   /* the tile lies as it did */
} Rival;

typedef struct Contest {
    const Ai *ai;
    int percent; /* ReviewTask.percent */
    Game sight;
    uint32_t rounds, games; /* rounds: of the field, or then of the pair */
    int plies;
    int count;                   /* of those that are left */
    Rival rivals[MAX_RIVALS];    /* [0]: what was done */
    bool pair;                   /* two are left: what was done, and the best */
    double sums[2][MAX_PLAYERS]; /* worth of what was done, of the best; over the pair's rounds */
    double squares;              /* of the difference for its player */
    Survey survey;
} Contest;

/* Begins one for the turn that `game` (in PHASE_PLACE) stood before; `done` are its moves. */
void contest_begin(Contest *contest, const ReviewTask *task, const Game *game, const Plan *done);

/* One more round; false when it is decided. */
bool contest_step(Contest *contest);

/* What the turn seems to have cost, points; and about how many games it takes to be sure of that.
 */
float contest_guess(const Contest *contest, uint32_t *games);

/* Tells what it found. */
void contest_tell(const Contest *contest, ReviewTurn *turn);

#endif
