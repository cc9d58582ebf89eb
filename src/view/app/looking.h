/* The Elder looks back at the game on the table, once it was asked to. The app wishes for it, and
 * has no thread: whoever runs the app takes the work, does it beside the window or at once, and
 * tells what was found. The work goes on where it was stopped; another game, or another move in
 * this one, is the end of it. Leaving the page does not stop it. */
#ifndef VIEW_APP_LOOKING_H
#define VIEW_APP_LOOKING_H

#include "view/app/app.h"

/* All that the work needs: nobody else touches it. */
typedef struct LookWork LookWork;

/* Asks for it, or to stop. By app_follow. */
void looking_ask(App *app, bool on);

/* The game is another one. */
void looking_drop(App *app);

/* The request: its number, another one for each game; 0: none. */
uint32_t looking_wanted(const App *app);

/* The work for the game on the table; `percent` as ReviewTask has it. NULL without memory. */
LookWork *looking_begin(App *app, int percent);
void looking_end(LookWork *work);

/* Works a few milliseconds; false when all is done. On any thread. */
bool looking_step(LookWork *work);
const Review *looking_review(const LookWork *work);

/* Tells how far request `number` has come; of another one nothing is kept. */
void looking_tell(App *app, uint32_t number, const Review *review, bool done);

/* What the page is shown. */
LookBack looking_shown(const App *app);

/* Looks back at once, at so many turns (0: all). False where it was not asked for. */
bool looking_at_once(App *app, int percent, int turns);

#endif
