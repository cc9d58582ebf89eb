/* What is known of a turn that explanation is given on, before it is chosen what to tell: its
 * facts, each with its weight, what it is worth against the other turns, and what it gives at once.
 */
#ifndef PLAY_EXPLAIN_FACTS_H
#define PLAY_EXPLAIN_FACTS_H

#include "play/explain.h"
#include "play/turn_awards.h"

enum { MAX_FACTS = 48 };

enum { FEED_LEAST = 2 }; /* points: one more is hardly what a place is chosen or left for */

typedef struct Facts {
    const Ai *ai;
    const Edition *edition;
    const Game *game;
    int me;
    TurnAwards turn_awards;
    uint16_t put;          /* the area that a meeple is put into, by a zone of it, or NO_NODE */
    float parts[AI_PARTS]; /* what the turn is worth to oneself */
    float gains[AI_PARTS]; /* of the turn, against the mean of the others */
    int count;
    Reason items[MAX_FACTS];
} Facts;

/* How much what is plainly to be seen weighs beside the valuation: of two facts that moved the same
 * part the one of more points comes first. */
extern const float explain_plain;

/* The facts of `turn`, held against the other turns of `choice`. */
Facts explain_facts_of(const Ai *ai, const Game *game, const AiChoice *choice,
                       const AiCandidate *turn);

/* The part of the valuation that areas of a ZoneKind count in. */
AiPart explain_part_of(int zone);

/* An area or river system after the tile is laid, and what it was put together from. */
typedef struct Grown {
    ZoneKind zone;
    const PreviewPart *parts;
    int count;
    uint8_t majority;
    int points;
} Grown;

/* Points that parts of an area or system would have brought a player. */
int explain_points_in(const PreviewPart *parts, int count, int player);

/* In explain_spared.c: the most of what the tile would do to oneself, or for others, elsewhere and
 * not at `place`; false where it would do nothing of that kind. */
bool explain_spared(const Facts *facts, Move place, Reason *reason);

/* What an extra turn weighs: all that was weighed may earn it, and it is worth a word none the
 * less. */
float explain_weight_of_extra(const Facts *facts);

/* What does not speak for the turn comes after all that does, and there too most first. */
static inline float explain_weight_of_price(int points)
{
    return -1 / (float)points;
}

/* In explain_awards.c: whether a fact or award of a turn is told in the same words as this reason
 * of another turn; of no turn (NULL) nothing is. */
bool explain_has_too(const Facts *facts, const Reason *reason);

/* Likewise: tells all that is given at once, but for what `other` (NULL: no turn) gives too. One
 * row is left to what speaks for the turn. */
void explain_tell_awards(const Facts *facts, const Facts *other, Explanation *explanation);

#endif
