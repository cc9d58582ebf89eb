/* The window worked from outside, for tests: what main does of --trace, --script and "--language
 * pseudo". Made in tools/script, so that the program's own source knows of none. False comes with
 * one line in `fault`. */
#ifndef SDL_OUTSIDE_H
#define SDL_OUTSIDE_H

#include "window.h"

/* Writes down in a new file, until the program ends, what is shown and heard. */
bool outside_watch(Window *window, const char *path, char fault[MAX_FAULT_BYTES]);

/* Has the language for tests spoken where it is set. */
void outside_speak(void);

/* Does what the script of a file says; true, too, where the program was closed meanwhile. */
bool outside_work(Window *window, const char *path, char fault[MAX_FAULT_BYTES]);

#endif
