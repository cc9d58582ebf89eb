/* Text files of the assets, line by line: a line is a word, which says what it is, and its rest.
 * Empty lines and those that begin with "#" are passed over. */
#ifndef PLAY_LINES_H
#define PLAY_LINES_H

#include "play/session.h"

typedef struct Lines {
    const char *name; /* of the file below the assets, for what is refused */
    char *text;       /* all of it */
    int line;         /* that was read last; 1 is the first */
    char *next;       /* NULL: there is none */
    char *rest;       /* of the line, behind its word */
    char *message;
    size_t capacity;
} Lines;

/* Reads a shipped file; the caller frees the text. False on error, with one line in `message` that
 * says what to do. */
bool lines_open(Lines *lines, const char *name, char *message, size_t capacity);

/* The next line's word, cut off its rest; NULL at the end. */
char *lines_next(Lines *lines);

/* Cuts the next word off `*rest`; "" where there is none. */
char *lines_word(char **rest);

/* The index of a word among `count` others; -1, and it is refused, where it is none of them. */
int lines_kind(Lines *lines, const char *word, const char *const *words, int count);

/* Whether the next word, cut off `*rest`, is a number from `least` to `most`. */
bool lines_number(char **rest, int least, int most, int *number);

/* The game of a shipped record that a line names, at its end. NULL, and said so, where it cannot be
 * read. */
Session *lines_game(Lines *lines, const Editions *editions, const char *name);

/* Says in one line what is wrong where; returns false. */
#if defined __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
bool lines_refuse(Lines *lines, const char *format, ...);

#endif
