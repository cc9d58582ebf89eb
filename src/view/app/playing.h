/* What is done to the game on the table: it is played on, taken back, gone through, written to a
 * file. While the strip of history is open the table shows another position than the one that the
 * game goes on from; here both are known. */
#ifndef VIEW_APP_PLAYING_H
#define VIEW_APP_PLAYING_H

#include "view/app/app.h"

/* INTENT_PLAY, _UNDO, _REDO, _SEEK and _HELP; nothing without a game. What changes is kept. */
void playing_follow(App *app, const Intent *intent);

/* Goes to where the strip of history leads back when it is closed; returns the position that was
 * looked at. There must be a game. */
int playing_end_look(App *app);

/* Writes the game as it goes on, or the one that waits. False without one, or, with errno set,
 * where that cannot be done, as (EEXIST) where `fresh` and there is such a file. */
bool playing_write(App *app, const char *path, bool fresh);

#endif
