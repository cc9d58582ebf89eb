/* A program that plays: a child process that gets requests on its standard input and answers on its
 * standard output. Whatever it does (say nothing, say too much, die) takes no longer than it was
 * given, and leaves no process behind but one that left for a session of its own. */
#ifndef DUEL_PROGRAM_H
#define DUEL_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>

enum { MAX_ANSWER = 512 }; /* bytes of a decision's line */

typedef struct Program Program;

/* Starts a shell's command line; NULL where that fails, with errno set. */
Program *program_start(const char *command);

/* Sends `request` and waits up to `seconds` for a line that is no reason ('#') and not blank. NULL
 * when it came, without its newline; else what was wrong, in words. */
const char *program_ask(Program *program, const char *request, double seconds,
                        char answer[MAX_ANSWER]);

/* Closes its input, gives it a moment to end, then ends it and all that it started in its group of
 * processes. NULL may be given. */
void program_stop(Program *program);

#endif
