/* A line of a script in words, and the words that a command takes: numbers, pairs, names. What
 * cannot be done has its reason here. */
#ifndef VIEW_APP_COMMAND_H
#define VIEW_APP_COMMAND_H

#include "view/kit/widget.h"

enum { MAX_WORDS = 24, MAX_REASON = 400 };

typedef struct Command {
    int count;
    char *words[MAX_WORDS]; /* the first one says what to do; in the line that was split */
    char reason[MAX_REASON];
} Command;

/* Notes why the command cannot be done; returns false. */
#if defined __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
bool command_fail(Command *command, const char *format, ...);

/* Splits a line into words; a word in quotes may hold spaces. False, with the reason, when there
 * are too many, or a quotation is not closed. The words lie in `line`, which they change. */
bool command_split(Command *command, char *line);

/* True where a word is there and reads so. */
bool command_is(const Command *command, int word, const char *text);

/* The word before one that may be missing, with others before it: the last one there is. */
const char *command_before(const Command *command, int word);

/* Reads a word, 1 or more, as a number, at most a million away from 0; false, with the reason,
 * where it is none. */
bool command_number(Command *command, int word, double *number);

/* Reads a word, 1 or more, as two such numbers with a comma, "3,-1"; false, with the reason, where
 * it is none. */
bool command_pair(Command *command, int word, double *x, double *y);

/* The widget that a word names; NULL, with the reason, where there is none now. */
const Widget *command_widget(Command *command, int word, const Widgets *widgets);

#endif
