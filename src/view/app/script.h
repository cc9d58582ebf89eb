/* Scripts that use the program as a person would: a command a line, '#' starts a comment. They
 * speak of cells, spots and widgets by name; see tests/shots/README.md for all commands. */
#ifndef VIEW_APP_SCRIPT_H
#define VIEW_APP_SCRIPT_H

#include "view/app/app.h"
#include "view/kit/widget.h"

/* What a script needs of the program that runs it. */
typedef struct ScriptHost {
    void *context;
    /* Lets the time pass (0: none, but what changed is drawn); false: the program was closed
     * meanwhile. */
    bool (*advance)(void *context, double seconds);
    /* Writes what the window shows as a PNG; false with a reason. */
    bool (*shot)(void *context, const char *path, char *reason, size_t capacity);
} ScriptHost;

/* Runs `text`. False at the first command that cannot be done, with "FILE:LINE: REASON" in
 * `message`; an empty message when the program was closed meanwhile. */
bool script_run(const char *file, const char *text, App *app, const ScriptHost *host, char *message,
                size_t capacity);

/* The same with the text of the file at `path`; false, too, where that cannot be read. */
bool script_run_file(const char *path, App *app, const ScriptHost *host, char *message,
                     size_t capacity);

/* A line of a script in words, and the words that a command takes: numbers, pairs, names. What
 * cannot be done has its reason here. */

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

/* What a script expects to see: expect text "..." | no text "..." | button NAME [on|off] | no
 * button NAME | screen NAME | phase NAME | moves N | score N N ... */

/* True where the last frame and the game on the table are as the command, "expect ...", says; false
 * with the reason. */
bool expect_holds(const App *app, Command *command);

#endif
