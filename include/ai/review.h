/* Looking back at a game: how lucky each draw was, what each turn cost, and how the chance to win
 * went, as GNU Backgammon does it.
 *
 * For each player, in points over the mean of the others (ai_worth):
 *
 *     before   what the game was worth before the tile was drawn: the mean over all that could come
 *     luck     the worth with the tile that came, played best, less `before`
 *     change   what the turn did, against the best one: for who made it never above 0, its cost;
 *              for the others what it gave them
 *     rest     what is left to the next turn's `before`: what the valuation learnt by seeing one
 *              turn further, and costs too small to be named
 *
 * so that over all turns: worth at the start + luck + change + rest = points at the end, over the
 * mean of the others.
 *
 * What a turn did to the chance to win is told beside the chance that came after it: `better` is
 * that of what the next turn's `before` would be without the change. So luck, which came before the
 * turn was made, has no part in it, and both belong to one moment.
 *
 * It goes over the game three times: quickly, one turn ahead, for `before` and `luck`; then the
 * turns that could have been made are played on beside the one that was made, all over the same
 * shuffled stacks, the longer the dearer it looks: a few games of each turn for a guess, and then
 * all that make it sure, of the turns first that seem to have cost most. What a turn cost is
 * measured between two turns only, over stacks that had no part in choosing the better one, so that
 * the best of many is not flattered; a cost below REVIEW_LEAST, or twice its standard error, is
 * none.
 *
 * It works in small steps and keeps what it has; no clock, no memory, and equal games give equal
 * reviews on every platform. The order of the tiles that were to come has no part in it. */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "ai/ai.h"

#define REVIEW_LEAST .5f /* points: a turn that cost less cost nothing */

/* Which decision of a turn went wrong first. */
typedef enum ReviewPart {
    REVIEW_NOTHING,
    REVIEW_PLACE, /* another cell, or turned otherwise */
    REVIEW_RECALL,
    REVIEW_PIECE
} ReviewPart;

typedef struct ReviewTurn {
    uint8_t player;
    uint8_t count; /* its moves; 1..AI_MOVES */
    int16_t first; /* the first of them */
    bool extra;
    float before[MAX_PLAYERS], luck[MAX_PLAYERS];

    /* once it is guessed, and anew once it is weighed */
    bool weighed;
    float change[MAX_PLAYERS];
    float cost;         /* 0, or REVIEW_LEAST and more: -change[player] */
    uint8_t wrong;      /* ReviewPart */
    uint8_t best_count; /* 0 where it cost nothing */
    Move best[AI_MOVES];
    float better;   /* its player's chance to win after the best turn; after the one that was made
                     * Review.chances has it. Equal where it cost nothing */
    uint32_t games; /* that were played on from it, of all its turns */
} ReviewTurn;

enum { MAX_REVIEW_TURNS = MAX_TILES };

/* What a review has found so far: plain, to be copied. */
typedef struct Review {
    uint8_t player_count;
    int turn_count; /* of the game */
    int read;       /* the first turns, that `before` and `luck` are known of */
    int guessed;    /* turns that the rest is guessed of, or weighed */
    int weighed;    /* turns that it is sure of: those that say so */
    float share;    /* of the work that is done, 0 to 1; never less than before */
    ReviewTurn turns[MAX_REVIEW_TURNS];
    /* The chance of each to win at the start and after each turn, where `read` leads so far; their
     * sum is 1. At the end those who won share it. */
    float chances[MAX_REVIEW_TURNS + 1][MAX_PLAYERS];
    float end[MAX_PLAYERS]; /* once all is read: points over the mean of the others */
} Review;

/* The sums of what is guessed or weighed, for each player; 0 until all turns are read. */
typedef struct ReviewSums {
    float luck[MAX_PLAYERS], cost[MAX_PLAYERS];
    float gifts[MAX_PLAYERS]; /* the others' costs, as they came to this one */
    float rest[MAX_PLAYERS];
} ReviewSums;

ReviewSums review_sums(const Review *review);

/* A game, and how closely to look at it. All of it must stay until the review is done. */
typedef struct ReviewTask {
    const Ai *ai;
    const Setup *setup;
    const Move *moves; /* legal; a turn that they do not end is left out */
    int move_count;
    int percent;   /* of the games that make a cost sure: 100, which takes some 15 to 25 s of a core
                    */
    uint8_t first; /* bit per player whose turns are looked at before the others' */
} ReviewTask;

/* Work in progress: tens of KB, without pointers but to the task and the review. */
typedef struct Reviewer Reviewer;

/* Bytes of one. */
size_t reviewer_size(void);

/* Begins to fill `review` anew. */
void reviewer_begin(Reviewer *reviewer, const ReviewTask *task, Review *review);

/* Works a little, a few milliseconds; false when all is done. */
bool reviewer_step(Reviewer *reviewer);

#endif
