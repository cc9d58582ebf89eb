/* What an engine is asked beside the game: the best places for the tile in hand, or why a turn was
 * taken. Like a program's decision it is a wish of the app (thinking.h), answered by whoever runs
 * it. What a program said of its own latest turns is kept, so that its reasons are those that it
 * had; of older ones it is asked anew. */
#ifndef VIEW_APP_ADVISING_H
#define VIEW_APP_ADVISING_H

#include "view/app/thinking.h"

/* Begins a question: INTENT_HINT, which is noted in the record, or INTENT_WHY. Nothing where there
 * is no such decision. */
void advising_ask(App *app, const Intent *intent);

/* The wish: false where nothing is asked, or it is answered. Fills `question`. */
bool advising_wanted(App *app, Question *question);

/* Hands in what `question` was answered. */
void advising_answer(App *app, const Question *question, const AiChoice *choice);

/* Nothing was asked, nothing is kept: of another game. */
void advising_forget(App *app);

/* Answers what is asked at once; hard plays on `iterations` games, 1 or more: the same on every
 * machine. False where nothing is asked. */
bool advising_decide(App *app, uint32_t iterations);

/* Keeps what a program said of the decision after `at` moves. */
void advising_keep(App *app, int at, const AiChoice *choice);

#endif
