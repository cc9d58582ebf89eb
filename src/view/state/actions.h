/* Everything that a button or a key can do, one row each: its keys, its button of a game
 * controller, the name by which scripts press it, icon, label, tooltips, on which screens it is
 * there, what must be so at the table, and the function that does it. Buttons, tooltips, shortcuts,
 * hints, the help, the controller and the input read this table and nothing else. It stands in
 * app/actions.c, which knows all that does something. */
#ifndef VIEW_STATE_ACTIONS_H
#define VIEW_STATE_ACTIONS_H

#include "view/kit/input.h"
#include "view/state/screens.h"

typedef enum Verb {
    VERB_NONE,
    /* By keys: an area is looked at, and kept lit; before what else those keys do. */
    VERB_INSPECT, /* index: 0 to the left, right, up, down */
    VERB_KEEP,
    /* What a move is made of. */
    VERB_CHOOSE, /* a cell or a spot; index: 0 to the left, right, up, down */
    VERB_NEXT,   /* cell or spot */
    VERB_BEFORE,
    VERB_TURN_RIGHT, /* the tile */
    VERB_TURN_LEFT,
    VERB_ROTATION, /* index: the rotation to hold the tile in */
    VERB_CONFIRM,  /* lay, put or take what is chosen */
    VERB_SLOT,     /* the same by the tile in the panel */
    VERB_SPOT,     /* index */
    VERB_DOT,      /* the same on the board */
    VERB_PASS,
    VERB_TICK, /* of a move that asks first; and its way back */
    VERB_NOT_YET,
    VERB_UNDO,
    VERB_REDO,
    VERB_GO_ON, /* to the next step of the final scoring, or the results */
    VERB_SKIP,  /* all steps */
    VERB_HURRY, /* to the end of what is shown of a program's turn */
    VERB_PACE,  /* index: a PaceKind */
    /* What is seen. */
    VERB_LENS_MEADOWS,
    VERB_LENS_FORESTS,
    VERB_LENS_RIVERS,
    VERB_LENS_SYSTEMS,
    VERB_LENS_PIECES,
    VERB_ROW,     /* index: the player whose pieces are shown */
    VERB_AWARD,   /* index in the panel's list: its place is shown */
    VERB_LET_GO,  /* of the area, the lens or the history that is looked at */
    VERB_HISTORY, /* the strip; and what it does */
    VERB_STEP_BACK,
    VERB_STEP_ON,
    VERB_PLAY_ON,
    VERB_HINT,  /* the best places for the tile in hand */
    VERB_PLACE, /* index: one of them */
    VERB_WHY,   /* the reasons of a computer's last turn */
    VERB_TURN_BOARD,
    VERB_TURN_BOARD_BACK,
    VERB_PAN, /* index as of VERB_CHOOSE */
    VERB_ZOOM_OUT,
    VERB_ZOOM_IN,
    VERB_FIT,
    VERB_MAP,      /* the small map: hidden, or shown again */
    VERB_PANEL,    /* put away, or brought back */
    VERB_COLLAPSE, /* in a low panel the awards come in the place of the players, or go */
    VERB_LAST,     /* index: the player whose last tile is gone to */
    VERB_MORE, /* index: the side (Side, as it is seen) beyond which more cells can be laid on */
    /* Pages, and what is done there. */
    VERB_MENU,
    VERB_MENU_AT_END, /* the same while the final scoring has its key */
    VERB_STACKS,
    VERB_LOG,
    VERB_HELP, /* the rulebook */
    VERB_KEYS, /* their sheet */
    VERB_OPTIONS,
    VERB_SAVE,
    VERB_OPEN,
    VERB_NEW,
    VERB_PICTURE,
    VERB_TITLE,
    VERB_QUIT,
    VERB_FULL_SCREEN,
    VERB_SILENCE, /* all sounds off, or on again */
    VERB_AGREE,   /* the one thing to do on a page */
    VERB_CLOSE,   /* the page, or go back from it */
    VERB_FITS,    /* of the stacks, only what fits the cell */
    VERB_LOG_TURNS,
    VERB_LOG_POINTS,
    VERB_FOLDER_UP,
    VERB_DELETE,
    VERB_RENAME,
    /* Everywhere. */
    VERB_WALK, /* from widget to widget */
    VERB_WALK_BACK,
    VERB_PRESS,
    VERB_LEAVE,
    VERB_BACK, /* of a game controller: as VERB_PASS, or as Esc */
    VERBS      /* a page's own verbs begin here */
} Verb;

enum { MAX_STROKES = 3 };

/* What may have to be so at the table: bits. table/acts.c says what is. */
enum {
    WHEN_DUE = 1 << 0,   /* a person's decision is due */
    WHEN_TILE = 1 << 1,  /* the next decision is a tile */
    WHEN_PIECE = 1 << 2, /* or a piece, or a meeple to take back */
    WHEN_ASKED = 1 << 3, /* a move waits for its tick */
    WHEN_UNASKED = 1 << 4,
    WHEN_OVER = 1 << 5,    /* the last move is shown */
    WHEN_ON = 1 << 6,      /* the game goes on */
    WHEN_COUNTED = 1 << 7, /* a step of the final scoring is shown */
    WHEN_UNCOUNTED = 1 << 8,
    WHEN_STRIP = 1 << 9, /* the strip of history is open */
    WHEN_NO_STRIP = 1 << 10,
    WHEN_HELD = 1 << 11, /* there is something to let go of */
    WHEN_FREE = 1 << 12,
    WHEN_PROGRAM = 1 << 13,  /* a computer's turn is shown */
    WHEN_SPEAKS = 1 << 14,   /* Enter plays, or says why nothing is played in the past */
    WHEN_HINTS = 1 << 15,    /* this game has hints */
    WHEN_HINTED = 1 << 16,   /* a hint is shown */
    WHEN_LENSES = 1 << 17,   /* this game has lenses */
    WHEN_LENS_BAR = 1 << 18, /* their buttons are there */
    WHEN_WALK = 1 << 19,     /* keys look at an area */
    WHEN_HISTORY = 1 << 20,  /* this game can be looked back on */
    WHEN_UNDO = 1 << 21,     /* there is a move to take back, or to play again */
    WHEN_REDO = 1 << 22,
    WHEN_WHY = 1 << 23,      /* a computer's last turn can be explained */
    WHEN_HANDLE = 1 << 24,   /* the panel can be put away */
    WHEN_COLLAPSE = 1 << 25, /* the panel has a part that unfolds */
    WHEN_NEVER = 1 << 26     /* not at the table */
};

/* An action that is asked for. */
struct TableModel;
typedef struct Call {
    const Screen *screen;
    const struct TableModel *model; /* NULL but at the table */
    Verb verb;
    int index; /* of the verb, else 0 */
    Intent *intent;
} Call;

/* Strings are English, marked; NULL where there is none. */
typedef struct Action {
    const char *name; /* of its widget */
    const char *icon;
    const char *label;              /* on a button with words */
    const char *tip;                /* the tooltip of such a button */
    const char *brief;              /* that of one without words */
    KeyStroke strokes[MAX_STROKES]; /* the first is shown */
    PadButton pad;                  /* the first of as many as the first stroke has keys */
    bool once;                      /* a key that is held does it no second time */
    uint32_t when;                  /* bits of WHEN_: all must be so at the table */
    void (*run)(const Call *call);  /* NULL: whoever puts its widget does it */
    uint32_t where;                 /* bits of ACTION_ON and ACTION_OVER; 0: at the table */
} Action;

#define ACTION_ON(screen) (1u << (screen))
#define ACTION_OVER(overlay) (1u << (SCREENS + (overlay)-1))

/* The row of a verb before VERBS. */
const Action *action_of(Verb verb);

/* Does it; nothing where its row has no function, or for a page's own verb. */
void action_run(const Call *call);

/* Whether it is there on the screen, or on the overlay over it, that is shown. */
bool action_is_there(Verb verb, const Ui *ui);

/* The index that a key asks for it with, 0 where it has but one; -1: it does not ask for it. */
int action_index(Verb verb, const Input *input);

/* Whether a key asks for it. */
bool action_pressed(Verb verb, const Input *input);

/* A widget for it: with its verb and key, and with its name, icon and tooltip where `widget` has
 * none of its own. It has a label where `widget` has one. */
Widget action_widget(Verb verb, Widget widget);

/* What stands on a button with words. */
const char *action_label(Verb verb);

/* How its keys are written: "Ctrl+Z", "1-9", "Arrows". */
const char *action_keys(Verb verb);

/* What a button of a game controller is for the program: the key of its action. */
KeyStroke action_of_pad(PadButton pad);

/* A line of the help: what is on its cap, what it says, and the verbs that it speaks of, which end
 * with VERB_NONE. */
enum { HELP_VERBS = 8 };

typedef struct HelpLine {
    const char *cap, *what;
    Verb verbs[HELP_VERBS];
} HelpLine;

/* The lines on the keys, or on the buttons of a game controller, from 0 on; false behind the
 * last. */
bool help_line(bool pad, int line, HelpLine *help);

#endif
