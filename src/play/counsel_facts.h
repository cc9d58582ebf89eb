/* What is known of a turn that counsel is given on, before it is chosen what to tell: its facts,
 * each with its weight, what it is worth against the other turns, and what it gives at once. */
#ifndef PLAY_COUNSEL_FACTS_H
#define PLAY_COUNSEL_FACTS_H

#include "play/counsel.h"
#include "play/takings.h"

enum { MAX_FACTS = 48 };

typedef struct Facts {
    const Ai *ai;
    const Edition *edition;
    const Game *game;
    int me;
    Takings takings;
    float parts[AI_PARTS]; /* what the turn is worth to oneself */
    float gains[AI_PARTS]; /* of the turn, against the mean of the others */
    int count;
    Reason items[MAX_FACTS];
} Facts;

/* How much what is plainly to be seen weighs beside the valuation: of two facts that moved the same
 * part the one of more points comes first. */
extern const float counsel_plain;

/* The facts of `turn`, held against the other turns of `choice`. */
Facts counsel_facts_of(const Ai *ai, const Game *game, const AiChoice *choice,
                       const AiCandidate *turn);

/* The part of the valuation that areas of a ZoneKind count in. */
AiPart counsel_part_of(int zone);

/* What an extra turn weighs: all that was weighed may earn it, and it is worth a word none the
 * less. */
float counsel_weight_of_extra(const Facts *facts);

/* What does not speak for the turn comes after all that does, and there too most first. */
static inline float counsel_weight_of_price(int points)
{
    return -1 / (float)points;
}

/* In counsel_awards.c: whether a fact or award of a turn is told in the same words as this reason
 * of another turn; of no turn (NULL) nothing is. */
bool counsel_has_too(const Facts *facts, const Reason *reason);

/* Likewise: tells all that is given at once, but for what `other` (NULL: no turn) gives too. One
 * row is left to what speaks for the turn. */
void counsel_tell_awards(const Facts *facts, const Facts *other, Counsel *counsel);

#endif
