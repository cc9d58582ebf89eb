/* What a turn gives at once. */
#ifndef PLAY_TURN_AWARDS_H
#define PLAY_TURN_AWARDS_H

#include "play/preview.h"

typedef struct TurnAwards {
    int count;
    Award awards[MAX_PREVIEW_AWARDS]; /* in their order */
    int points[MAX_PLAYERS];          /* their sums */
    uint16_t extra_node;              /* a zone of the forest that earned a turn, or NO_NODE */
} TurnAwards;

/* Plays `count` moves of a turn on a copy, from the decision on that is due in `game`; the
 * rest of the turn is passed, and what comes after its end is left out. */
TurnAwards turn_awards_of(const Edition *edition, const Game *game, const Move *moves, int count);

#endif
