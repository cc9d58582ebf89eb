/* What the page of the Elder's look back keeps between frames, and what it is shown. */
#ifndef VIEW_STATE_LOOKBACK_H
#define VIEW_STATE_LOOKBACK_H

#include "ai/review.h"
#include "play/explain.h"

enum { COSTLY = 3 }; /* moves that are named */

/* The look back as far as it has come. */
typedef struct LookBack {
    const Review *review; /* NULL: none was asked for */
    const Ai *ai;         /* to give reasons with; NULL: none */
    bool works;           /* it goes on */
    double left;          /* seconds that it may still take; < 0: not known yet */
} LookBack;

/* A costly move, and what speaks for the better one. */
typedef struct CostlyMove {
    int turn;      /* index in Review.turns */
    ReviewTurn of; /* as it was known when it last counted as costly */
    Explanation better;
} CostlyMove;

typedef struct LookBackUi {
    int person; /* 1 + the player whose moves are named; 0: all */
    int count;  /* of the moves named */
    CostlyMove moves[COSTLY];
    int of; /* `person` that they were chosen for */
    ReviewTurn
        marked; /* whose better one the table marks while it shows that turn; count 0: none */
    float left; /* how far the page was scrolled when that was asked for, pixels */
} LookBackUi;

#endif
