/* What the person wants, once the view has made sense of the input: the only way in which the view
 * asks the program for something. */
#ifndef VIEW_STATE_INTENT_H
#define VIEW_STATE_INTENT_H

#include "core/move.h"
#include "core/setup.h"
#include "play/files.h"

typedef enum IntentKind {
    INTENT_NONE,
    INTENT_PLAY,        /* move: legal in the game now */
    INTENT_UNDO,        /* back to the last decision of a person */
    INTENT_REDO,        /* forth to the next one */
    INTENT_SEEK,        /* index: to the position after so many moves */
    INTENT_NEW_GAME,    /* setup: has passed setup_check */
    INTENT_CONTINUE,    /* the autosave */
    INTENT_OPEN,        /* path; index: 1 where it was dropped on the window */
    INTENT_SAVE,        /* path; name: as it was typed, or ""; replaces */
    INTENT_LIST,        /* path: list this folder onto Scene.shelf */
    INTENT_DELETE,      /* path: a saved game */
    INTENT_TAKE_BACK,   /* the game deleted last */
    INTENT_RENAME,      /* path: a saved game; name: its new one, without folder and ending */
    INTENT_TITLE,       /* leave the table; the game stays in the autosave */
    INTENT_OPTIONS,     /* Ui.options changed: keep them, follow them */
    INTENT_FULL_SCREEN, /* full screen on or off */
    INTENT_HINT,        /* the best places for the tile in hand: Scene.advice */
    INTENT_WHY,         /* index: why the turn was taken that began after so many moves */
    INTENT_HELP,        /* index: the Help that the game on the table has from now on */
    INTENT_PICTURE,     /* path: the landscape as a PNG; empty: among the pictures */
    INTENT_FOLDER,      /* path: the system is to show this folder */
    INTENT_LOOK_BACK,   /* index: 1 begins or goes on, 0 stops */
    INTENT_QUIT
} IntentKind;

typedef struct Intent {
    IntentKind kind;
    Move move;
    int index;
    Setup setup;
    char path[MAX_PATH_BYTES];
    char name[MAX_LISTED_NAME];
    bool replaces; /* a file that is there already; a game that is kept in none */
} Intent;

#endif
