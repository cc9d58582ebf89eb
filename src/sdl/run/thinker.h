/* Thinks about what a program at the table is asked, beside the window. The strongest level thinks
 * on two cores, for as long as it may at most: a first look takes an eighth of that, and where that
 * finds one move far ahead it is the answer. What is asked no more is given up within a few
 * milliseconds. */
#ifndef SDL_THINKER_H
#define SDL_THINKER_H

#include "view/app/thinking.h"
#include "worker.h"

#define THINK_SECONDS 2 /* a decision, at the table */

typedef struct Thinker {
    float seconds; /* that a decision may take */
    Worker worker, second;
    Question question; /* the worker's while it is busy */
    AiChoice choice;
} Thinker;

/* Hands in the answer that has been found. Before a frame is built. */
void thinker_collect(Thinker *thinker, App *app);

/* Begins to think about what the app wishes to know, and gives up what it does not. After a frame
 * was built. */
void thinker_follow(Thinker *thinker, App *app);

/* Gives up, and waits for that: milliseconds. */
void thinker_close(Thinker *thinker);

#endif
