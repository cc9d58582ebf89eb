/* What computers are asked, answered at once instead of by a thread beside the window: the same on
 * every machine. */
#ifndef TOOLS_AT_ONCE_H
#define TOOLS_AT_ONCE_H

#include "view/app/thinking.h"

/* Lets the program that is asked decide, without regard to the pace; `hard` plays on `iterations`
 * games, 1 or more. False where none is asked. */
bool thinking_decide(App *app, uint32_t iterations);

/* Answers what is asked beside the game; hard likewise. False where nothing is asked. */
bool advising_decide(App *app, uint32_t iterations);

/* Looks back at so many turns (0: all). False where it was not asked for. */
bool looking_at_once(App *app, int percent, int turns);

#endif
