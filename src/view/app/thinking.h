/* Programs at the table. Where a program is to decide the app wishes for its answer; whoever runs
 * the app thinks about the question, beside the window or at once, and hands the answer in. It is
 * played as a person's move is, as soon as the move before has been shown as long as the pace asks
 * (Options.pace), no sheet lies over the table and nobody looks back. An answer to a question that
 * is no longer asked, after an undo, another game or the way to the title, is dropped: what counts
 * is the position alone.
 *
 * While a person looks back by the strip of history the program goes on thinking about the game
 * where it was left; its move waits until the strip leads back there. */
#ifndef VIEW_APP_THINKING_H
#define VIEW_APP_THINKING_H

#include "view/app/app.h"

/* What a program is asked, or (advice) what the app asks beside the game: advising.h. */
typedef struct Question {
    const Ai *ai; /* the app's */
    AiLevel level;
    bool advice;
    uint64_t seed; /* of its chance: follows from the record and the number of the move alone */
    Game game;
} Question;

/* The request: false where no program is asked, or its answer is there. Fills `question`. */
bool thinking_wanted(App *app, Question *question);

/* Hands in what `question` was answered. */
void thinking_answer(App *app, const Question *question, const AiChoice *choice);

/* Plays the answer that is there, once it is due; drops it where it is asked for no more. Where
 * programs play among themselves it goes through the final scoring, up to the results. By
 * app_frame. */
void thinking_follow(App *app);

/* When it has something to do, seconds; INFINITY: nothing, or it waits for a person. */
double thinking_due(const App *app);

/* Plays the answer that was handed in to what is wanted, without regard to the pace. */
void thinking_play(App *app);

void thinking_free(App *app);

/* What an engine is asked beside the game: the best places for the tile in hand, or why a turn was
 * taken. Like a program's decision it is a request of the app (thinking.h), answered by whoever
 * runs it. What a program said of its own latest turns is kept, so that its reasons are those that
 * it had; of older ones it is asked anew. */

/* Begins a question: INTENT_HINT, which is noted in the record, or INTENT_WHY. Nothing where there
 * is no such decision. */
void advising_ask(App *app, const Intent *intent);

/* The request: false where nothing is asked, or it is answered. Fills `question`. */
bool advising_wanted(App *app, Question *question);

/* Hands in what `question` was answered. */
void advising_answer(App *app, const Question *question, const AiChoice *choice);

/* Nothing was asked, nothing is kept: of another game. */
void advising_forget(App *app);

/* The Elder looks back at the game on the table, once it was asked to. The app wishes for it, and
 * has no thread: whoever runs the app takes the work, does it beside the window or at once, and
 * tells what was found. The work goes on where it was stopped; another game, or another move in
 * this one, is the end of it. Leaving the page does not stop it. */

/* All that the work needs: nobody else touches it. Whoever has it calls reviewer_step, on any
 * thread. */
typedef struct InspectWork {
    Setup setup;
    Move moves[MAX_SESSION_MOVES];
    Review review; /* what was found so far */
    Reviewer *reviewer;
} InspectWork;

/* Asks for it, or to stop. By app_follow. */
void looking_ask(App *app, bool on);

/* The game is another one. */
void looking_drop(App *app);

/* The request: its number, another one for each game; 0: none. */
uint32_t looking_wanted(const App *app);

/* The work for the game on the table; `percent` as ReviewTask has it. NULL without memory. */
InspectWork *looking_begin(App *app, int percent);
void looking_end(InspectWork *work);

/* Tells how far request `number` has come; of another one nothing is kept. */
void looking_tell(App *app, uint32_t number, const Review *review, bool done);

/* What the page is shown. */
LookBack looking_shown(const App *app);

#endif
