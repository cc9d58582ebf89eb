/* The game that the program keeps by itself, in its own folder: written after every decision, found
 * again when the program starts, and never lost to another one. */
#ifndef VIEW_APP_AUTOSAVE_H
#define VIEW_APP_AUTOSAVE_H

#include "view/app/app.h"

/* Whether a path is the autosave's. */
bool autosave_is(const App *app, const char *path);

/* Writes the game on the table. The one that was kept before is set aside when another one takes
 * its place; where it cannot be it stays, and the new one is not kept, which is said. */
void autosave_keep(App *app);

/* Remembers a turn of the whole board, which is no decision, if the last input made one. */
void autosave_follow_turn(App *app);

/* Makes the game that was kept the app's last one. One that cannot be read is set aside, and a
 * message says so. */
void autosave_load(App *app);

#endif
