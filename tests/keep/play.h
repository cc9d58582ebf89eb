/* What the tests of keeping share: the program without its window over a folder, the games in that
 * folder, and an evening at the table as a script of steps. */
#ifndef TESTS_KEEP_PLAY_H
#define TESTS_KEEP_PLAY_H

#include "view/app/app.h"

/* A folder of its own, gone after play_close_folder with all that is in it. */
void play_open_folder(char folder[64]);
void play_close_folder(char *folder);

/* Starts the program over a folder; app_free ends it. Nothing is ever drawn. */
void play_start(App *app, const char *folder);

/* A legal move by chance in the game on the table, or none at its end. */
bool play_move(App *app, Random *random);

/* A game as it is kept: all its moves and how it lies. The caller frees it. */
char *play_text(const Session *session, int at, int turn);

/* A file as it is; NULL where there is none. */
char *play_file_text(const char *folder, const char *name);

/* Puts into a folder what the evening finds there: a game that is almost over. */
void play_prepare(const char *folder);

/* A step of the evening, from 0 on; false after the last one. */
bool play_step(App *app, int step);

/* Whether the step changes the file on purpose: deletes it or saves over it. */
bool play_step_takes(int step, const char *name);

/* What the step is, for messages. */
const char *play_step_name(int step);

#endif
