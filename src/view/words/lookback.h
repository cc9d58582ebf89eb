/* The words of the Elder's look back: how far it has come, what a costly turn did, and what would
 * have been better. All texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_LOOKBACK_H
#define VIEW_WORDS_LOOKBACK_H

#include <stdbool.h>
#include <stddef.h>

#include "ai/review.h"
#include "core/query.h"

/* "The Elder walks the game again: turn 56 of 88"; and how many turns he is sure of: "The Elder
 * looks closely: sure of 56 of 88 turns", "Stopped: sure of 56 of 88 turns". */
void say_walks(int turn, int turns, char *text, size_t capacity);
void say_sure(int sure, int turns, char *text, size_t capacity);
void say_stopped(int sure, int turns, char *text, size_t capacity);

/* "about 20 seconds", in steps that do not flicker, of 0 seconds or more. */
void say_time_left(double seconds, char *text, size_t capacity);

/* "turn 42". */
void say_turn_number(int turn, char *text, size_t capacity);

/* What a turn cost: "−22.6 points". */
void say_lost(float cost, char *text, size_t capacity);

/* The chance to win that came after a turn, as the curve has it there, and that after the best one:
 * "13 % instead of 24 %". False: it would have been no greater. */
bool say_chances(const Review *review, int turn, char *text, size_t capacity);

/* "Three costly moves", "One costly move", or how many there are. */
const char *say_costly(int count);

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
void say_done(const TurnTold *told, char *text, size_t capacity);

/* What would have been better: "a gatherer in the forest", "one cell to the east". */
void say_better(const TurnTold *told, char *text, size_t capacity);

#endif
