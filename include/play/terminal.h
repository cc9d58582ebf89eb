/* What programs say where a terminal may read it. Scripts, names of files and players are written
 * by others: an escape character in them would steer the terminal. */
#ifndef PLAY_TERMINAL_H
#define PLAY_TERMINAL_H

#include <stdio.h>

/* Writes a text; control characters, line breaks included, what changes the direction of writing
 * and bytes that are no UTF-8 become "\x1b". */
void terminal_put(FILE *out, const char *text);

/* Writes like fprintf, as terminal_put does, and ends the line. What is longer than two paths is
 * cut off. */
#if defined __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
void terminal_line(FILE *out, const char *format, ...);

#endif
