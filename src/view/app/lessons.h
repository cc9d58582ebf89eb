/* A lesson as the app has it: its session lies on the table as a game does, is kept in no file, and
 * gives way to the game that waits. Where the pupil left is kept in the options. */
#ifndef VIEW_APP_LESSONS_H
#define VIEW_APP_LESSONS_H

#include "view/app/app.h"

/* INTENT_LESSON: begins the lesson of a number (path: its name) at a step; index: that step. What
 * lies on the table is left. A lesson that cannot be read is refused in a message. */
void lessons_begin(App *app, const Intent *intent);

/* When the next move plays by itself, seconds of App.now; INFINITY: none does. */
double lessons_due(const App *app);

/* Plays what nobody is asked for: others' moves, at the pace of the options, and passing. */
void lessons_follow(App *app);

/* The table is left while a lesson is on: its session goes, and the game that waited waits again.
 * False without a lesson. */
bool lessons_leave(App *app);

#endif
