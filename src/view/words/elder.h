/* What the Elder says: why a turn is good, of a computer's move and of a place that he would
 * choose; and his look back, what a costly turn did and what would have been better. */
#ifndef VIEW_WORDS_ELDER_H
#define VIEW_WORDS_ELDER_H

#include "ai/review.h"
#include "play/explain.h"
#include "view/words/phrases.h"

/* Which of the numbered places for a piece goes with the tile, "The Elder would choose 2", or which
 * meeple he would take back; 0: none. Then why no meeple is put: nothing without `kept`. */
const char *say_meant(bool recall, int number);
const char *say_meant_why(const Reason *kept);

/* What speaks for it, and what its points are for: "Closes Ana's forest of 5 tiles, mushrooms"; and
 * more on it, "before it grows". */
const char *say_reason(const Setup *setup, const Reason *reason);
const char *say_reason_more(const Setup *setup, const Reason *reason);

/* What speaks for it where nothing more is said, and no points are: "Closes a forest of 3 tiles and
 * earns an extra turn". */
const char *say_reason_alone(const Setup *setup, const Reason *reason);

/* The same in a few words, for a plate on the board: "Free forest". */
const char *say_reason_briefly(const Setup *setup, const Reason *reason);

/* "3.1 points better" than the next best; under this lead it is "Best by a little". What is behind
 * the best is "Almost as good". Then what it is compared with, and what the bars below count:
 * points more than who plays against `player`. */
#define CLEAR_LEAD .3f
const char *say_lead(float lead);
const char *say_than_next(const Setup *setup, int player, float lead);

/* The bar of that other move: "next best", or "best move". */
const char *say_compared(float lead);

/* What a place that is behind the first by a tenth or more has less, as say_expected writes it, for
 * its plate; else nothing. */
const char *say_behind(float lead);

/* "1.4 points more than place 2"; of the others "2.0 points less than place 1". */
const char *say_place_lead(float lead, int place);

/* Points without their sign, one digit after the point: "8.7". */
const char *say_tenths(float points);

/* Points expected over the others at the end: "+8.7", with a true minus. */
const char *say_expected(float points);

/* "about 20 seconds", in steps that do not flicker, of 0 seconds or more. */
const char *say_time_left(double seconds);

/* The chance to win that came after a turn, as the curve has it there, and that after the best one:
 * "13 % instead of 24 %". NULL: it would have been no greater. */
const char *say_chances(const Review *review, int turn);

/* What is told of a turn. */
typedef struct TurnTold {
    const Edition *edition;
    const Setup *setup;
    const Game *before; /* it */
    const Move *done;   /* its moves, turn->count of them */
    const ReviewTurn *turn;
    int board; /* quarter turns clockwise that the board is seen turned by */
} TurnTold;

/* What it did, in the part that went wrong: "Placed nothing", "Closed the river too soon". */
const char *say_done(const TurnTold *told);

/* What would have been better: "a gatherer in the forest", "one cell to the east". */
const char *say_better(const TurnTold *told);

#endif
