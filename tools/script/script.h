/* Scripts that use the program as a person would: a command a line, '#' starts a comment. They
 * speak of cells, spots and widgets by name; see tests/shots/README.md for all commands. */
#ifndef TOOLS_SCRIPT_H
#define TOOLS_SCRIPT_H

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

/* How scripts call the screens. */
extern const char *const script_screens[SCREENS];

#endif
