/* What an engine was asked beside the game, and what it said: a hint for the tile in hand, or why a
 * computer's turn was the one that it took. The app fills it, the table shows it. */
#ifndef VIEW_STATE_ADVICE_H
#define VIEW_STATE_ADVICE_H

#include "play/explain.h"

typedef enum AdviceKind { ADVICE_NONE, ADVICE_HINT, ADVICE_WHY } AdviceKind;

enum { ADVICE_PLACES = 3 };

#define ADVICE_FAR_AHEAD 3.f /* points: a place so far ahead is the only one that is told */

typedef struct Advice {
    uint8_t kind; /* AdviceKind: of the last question */
    int at;       /* it is about the decision after so many moves of the session */
    int player;   /* whose decision that was */
    bool there;   /* it is answered: */
    int count;    /* 1..ADVICE_PLACES places, best first; of ADVICE_WHY one turn */
    Explanation places[ADVICE_PLACES];
} Advice;

#endif
