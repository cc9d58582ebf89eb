/* What a person sees and does, apart from the game: screen, hover, camera, open panels. Undo
 * restores none of it. The program keeps one Ui, hands every input to ui_handle, does what the
 * intent says, and draws the list that view_frame fills. */
#ifndef VIEW_STATE_UI_H
#define VIEW_STATE_UI_H

#include "ai/review.h"
#include "core/move.h"
#include "core/record.h"
#include "core/setup.h"
#include "play/explain.h"
#include "play/files.h"
#include "play/lesson.h"
#include "play/rulebook.h"
#include "play/seating.h"
#include "play/session.h"
#include "play/shelf.h"
#include "view/draw/atlas.h"
#include "view/draw/cues.h"
#include "view/kit/scroll.h"
#include "view/kit/widget.h"
#include "view/state/table.h"

/* What the person wants, once the view has made sense of the input: the only way in which the view
 * asks the program for something. */

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
    INTENT_LANGUAGE,    /* index: the Language to speak, and to keep */
    INTENT_FULL_SCREEN, /* full screen on or off */
    INTENT_HINT,        /* the best places for the tile in hand: Scene.advice */
    INTENT_WHY,         /* index: why the turn was taken that began after so many moves */
    INTENT_HELP,        /* index: the Help that the game on the table has from now on */
    INTENT_PICTURE,     /* path: the landscape as a PNG; empty: among the pictures */
    INTENT_FOLDER,      /* path: the system is to show this folder */
    INTENT_LOOK_BACK,   /* index: 1 begins or goes on, 0 stops */
    INTENT_LESSON,      /* index: of its step, after MAX_LESSON_STEPS times its number */
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

typedef enum ScreenId {
    SCREEN_TITLE,
    SCREEN_SEATS,
    SCREEN_LADDER, /* a game alone, against a computer to be chosen */
    SCREEN_TABLE,
    SCREEN_RESULTS,
    SCREEN_LOOK_BACK,
    SCREENS
} ScreenId;

typedef enum OverlayId {
    OVERLAY_NONE,
    OVERLAY_MENU,
    OVERLAY_OPTIONS,
    OVERLAY_KEYS,
    OVERLAY_FILES,   /* open or save: Ui.dialogs says which */
    OVERLAY_MESSAGE, /* ui_message */
    OVERLAY_STACKS,
    OVERLAY_LOG,
    OVERLAY_RULEBOOK,
    OVERLAY_FIRST_GAME,
    OVERLAYS
} OverlayId;

/* What the overlays keep between frames: menu, options, help, files, message. */

/* What the other button of a message says: that it is not done, that it is read, that all stays. */
typedef enum Refusal { REFUSAL_CANCEL, REFUSAL_CLOSE, REFUSAL_LEAVE } Refusal;

/* The open rulebook. */
typedef enum BookList { BOOK_LIST_NONE, BOOK_LIST_CONTENTS, BOOK_LIST_INDEX } BookList;

typedef struct BookUi {
    bool opened;       /* once: else it shows the contents */
    uint8_t contents;  /* BookList: in place of a page */
    bool of_log;       /* it was opened from the log, and leads back there */
    uint8_t page;      /* index */
    uint8_t edition;   /* EditionId */
    uint8_t ruling;    /* unfolded; 0: none */
    const char *topic; /* it is opened at, until its page is turned to; NULL: none */
    const char *mark;  /* the name of the words that decide what was asked; NULL: nothing was */
    char asked[120], told[320]; /* what that was, and its answer on the table; "": nothing */
    char search[60];
    int hit;        /* of what is found */
    bool hit_moved; /* by keys: it is to come into sight */
    uint8_t back_count;
    uint8_t back[16]; /* pages that were left by a link, the last one last */
} BookUi;

typedef struct DialogsUi {
    BookUi book;
    char title[120], text[1200]; /* of the message */
    char verb[48];               /* its button; "" for a plain message */
    uint8_t refusal;             /* Refusal: what stands beside it */
    bool loses;                /* something is lost: Enter does not do it, but cancels, or saves */
    bool saves;                /* a third button saves the game before it is lost */
    Intent pending;            /* what the button does */
    Intent then;               /* what is done once the game is saved */
    uint8_t behind;            /* OverlayId that "Cancel" or "Close" goes back to */
    bool saving;               /* a game is saved, none opened */
    bool elsewhere;            /* the page of saved games shows the folders, and a field */
    char path[MAX_PATH_BYTES]; /* its field: a name in the folder listed, or a whole path */
    int chosen;                /* of the games listed; -1: none */
    uint8_t shown;             /* GamesShown: of the page of games */
    bool renaming;             /* the chosen game is being given a name */
    float files_at;            /* the page of games stays where it is while it asks: as Scroll.at */
    float log_at;              /* the log where a turn's reasons were asked for: as Scroll.at */
    bool from_menu;            /* closing options, keys or files goes back to the menu */
    bool sound;                /* the options show those of sound */
    bool log_points;           /* the log shows the points, not the turns */
    bool fits_only;            /* the stacks show only what fits the cell */
    Scroll scroll;             /* of the overlay shown */
    Rect dialog;               /* its own, pixels; a press beside it closes it */
} DialogsUi;

/* The lesson on the table. Written by table/lesson.c and app/lessons.c. */
typedef struct LessonUi {
    int task; /* the one that is due, by its index in the lesson's; behind the last: it is over */
    double since; /* seconds: when it came, or was shown anew: the hand goes the way from then on */
    int held;     /* 1 + the task for which the tile in hand was turned as it is wanted; 0: none */
    char answer[240]; /* to the last wrong try; "": the task's own sentence */
    bool almost;      /* it begins with "Almost" */
} LessonUi;

/* What the screens before and after the table keep between frames: title, seats, results. */

/* How the results unfold. Moments are seconds of the scene's clock. */
typedef struct ResultsUi {
    bool fire;    /* it is to be seen */
    double begun; /* when the last game's began to */
    double cut;   /* when an input last showed all of them at once */
} ResultsUi;

typedef struct LobbyUi {
    Seating seating; /* the new game as it is being arranged; count 0: not begun */
    char names[MAX_PLAYERS][SEATING_NAME_BYTES]; /* of its seats, as their fields show them */
    Scroll scroll;                               /* of the screen shown */
    WidgetId focus;                              /* of a new game: where the keyboard was */
    bool seats_behind; /* playing alone leads back there, not to the title */
    bool more;         /* of a new game what few need is shown, until the page is left */
    ResultsUi results;
} LobbyUi;

/* What the page of the Elder's look back keeps between frames, and what it is shown. */

enum { COSTLY = 3 }; /* moves that are named */

/* The look back as far as it has come. */
typedef struct LookBack {
    const Review *review; /* NULL: none was asked for */
    const Ai *ai;         /* to give reasons with; NULL: none */
    bool works;           /* it goes on */
    double left;          /* seconds that it may still take; < 0: not known yet */
} LookBack;

/* A costly move, and what speaks for the better one. */
typedef struct CostlyMove {
    int turn;      /* index in Review.turns */
    ReviewTurn of; /* as it was known when it last counted as costly */
    Explanation better;
} CostlyMove;

typedef struct LookBackUi {
    int person; /* 1 + the player whose moves are named; 0: all */
    int count;  /* of the moves named */
    CostlyMove moves[COSTLY];
    int of; /* `person` that they were chosen for */
    ReviewTurn
        marked; /* whose better one the table marks while it shows that turn; count 0: none */
    float left; /* how far the page was scrolled when that was asked for, pixels */
} LookBackUi;

/* What an engine was asked beside the game, and what it said: a hint for the tile in hand, or why a
 * computer's turn was the one that it took. The app fills it, the table shows it. */

typedef enum AdviceKind { ADVICE_NONE, ADVICE_HINT, ADVICE_WHY } AdviceKind;

enum { ADVICE_PLACES = 3 };

#define ADVICE_FAR_AHEAD 3.f /* points: a place so far ahead is the only one that is told */

typedef struct Advice {
    uint8_t kind; /* AdviceKind: of the last question */
    int at;       /* it is about the decision after so many moves of the session */
    int player;   /* whose decision that was */
    bool there;   /* it is answered */
    int count;    /* 1..ADVICE_PLACES places, best first; of ADVICE_WHY one turn */
    Explanation places[ADVICE_PLACES];
} Advice;

/* Which moves count only once a second step has confirmed them. */
typedef enum Ask { ASK_NEVER, ASK_PIECES, ASK_ALWAYS, ASKS } Ask;

/* Where the table's panel lies. Where it follows, players sit at its right and left by turns. */
typedef enum PanelSide { PANEL_RIGHT, PANEL_LEFT, PANEL_FOLLOWS, PANEL_SIDES } PanelSide;

/* Where a player sits whom the panel follows: if nothing was said, by turns. */
typedef enum Sits { SITS_BY_TURNS, SITS_RIGHT, SITS_LEFT, SITS } Sits;

/* How long each step of a program's turn is shown. */
typedef enum PaceKind { PACE_CALM, PACE_BRISK, PACE_AT_ONCE, PACES } PaceKind;

enum { PICTURE_LEAST = 16, PICTURE_MOST = 256 };

/* What has a volume of its own. */
typedef enum Volume { VOLUME_SOUNDS, VOLUME_VALLEY, VOLUME_MUSIC, VOLUMES } Volume;

/* Where the window was last while it filled no screen: the left top of its frame, and its own size,
 * in points. */
typedef struct WindowPlace {
    int x, y, w, h; /* w 0: not known */
    bool maximised;
} WindowPlace;

/* Which tips of the Elder somebody has been told: bits of TipKind. */
enum { MET_PEOPLE = 12 };

typedef struct Met {
    char name[MAX_NAME];
    uint16_t tips;
} Met;

typedef struct Options {
    int scale;        /* percent, 100..200: the size of everything round the board */
    int picture;      /* pixels a tile in the picture of the land, PICTURE_LEAST to PICTURE_MOST */
    uint8_t language; /* 1 + Language; 0: the one that the system asks for */
    uint8_t ask;      /* Ask */
    uint8_t panel;    /* PanelSide */
    uint8_t pace;     /* PaceKind */
    uint8_t sits[COLOURS]; /* Sits, by Colour */
    bool panel_away;       /* it is narrow, and the board has its room */
    bool reduced_motion;
    bool tile_edges; /* a faint line between tiles */
    bool edge_pan;   /* the board moves while the pointer rests at its edge */
    bool full_screen;
    WindowPlace window;
    uint8_t volume[VOLUMES]; /* percent */
    bool silent;             /* whatever the volumes are */
    bool tips;               /* the Elder says a line where something is met for the first time */
    Met met[MET_PEOPLE];     /* tips 0: nobody */
    bool greeted;            /* the first game was offered */
    int lesson;              /* 1 + the step where one was left (INTENT_LESSON); 0: none was */
    uint8_t alone;           /* SeatKind: whom the last game alone was against; 0: there was none */
    Seating last_table;      /* of the game begun last; count 0: none yet */
} Options;

/* What the program shows the view. Nothing of it belongs to the view; all must live until the next
 * call. */
typedef struct Scene {
    const Session *session; /* NULL: no game is open */
    const Editions *editions;
    const Rulebook *rulebook; /* or NULL */
    const Lesson *lesson;     /* that the session is played after, or NULL */
    const Atlas *atlas;
    const TextMeter *meter;
    float width, height;   /* of the output, pixels */
    double now;            /* seconds, never going back */
    const Session *last;   /* the autosave's game, for the title screen, or NULL */
    const char *last_when; /* when it was played, by say_when, or NULL */
    const Advice *advice;  /* the last that was asked for, or NULL */
    const Advice *hint;    /* where that is reasons: the hint before them; may be NULL */
    const Shelf *shelf;    /* after INTENT_LIST, or NULL */
    const char *folder;    /* that `shelf` is of; where games are saved by habit */
    int slot;              /* of it, where the game on the table is kept; 0: in none */
    bool can_take_back;    /* a game that was deleted */
    bool adrift;           /* the program cannot keep the game: it is saved elsewhere or lost */
    int64_t today;         /* seconds since 1970 began; 0: not known */
    int offset;            /* seconds of local time east of Greenwich */
    bool away; /* nobody looks: the window is hidden, or another one has come before it */
    LookBack lookback;
    uint64_t seed; /* for a new game: another one at every call */
} Scene;

/* Said in passing, shown for a while. */
typedef struct Notice {
    char text[1024];   /* holds the reasons for no piece with the longest names */
    double until;      /* seconds */
    bool fresh;        /* no frame was built since: its time begins with the next one */
    bool of_played;    /* it tells of a move: it is over when that is taken back */
    bool of_turn;      /* it is over as soon as the turn passes to another player */
    bool of_move;      /* it is over with the next move */
    bool quiet;        /* it was told before: no more than a word */
    const char *topic; /* of the rulebook, where it refuses something; or NULL */
} Notice;

/* What the last frame showed. */
typedef struct LastSeen {
    uint8_t screen, overlay; /* ScreenId, OverlayId */
    double since;            /* seconds: when that overlay was first seen */
} LastSeen;

typedef struct Ui {
    Options options;
    uint8_t screen;  /* ScreenId */
    uint8_t overlay; /* OverlayId */
    LastSeen seen;
    Widgets widgets;
    Notice notice;
    TableUi table;
    LobbyUi lobby;
    DialogsUi dialogs;
    CueList cues; /* what is to be heard; whoever plays it empties the list */
    LookBackUi lookback;
    LessonUi lesson;
} Ui;

/* A frame of an output as large as the scene's, `u` pixels a logical unit; `list` may be NULL. */
Frame ui_frame(Ui *ui, const Scene *scene, DrawList *list, float u);

/* The title screen, options at their defaults. */
void ui_init(Ui *ui);

/* The largest letters and buttons, percent, that the output has room for at the table; a larger
 * scale of the options changes nothing. */
int ui_scale_most(const Scene *scene);

/* What an input means. Works on the widgets of the last view_frame: call that before the first
 * input and after each one that changed something. */
Intent ui_handle(Ui *ui, const Scene *scene, const Input *input);

/* Presses the widget of this name as a click would; false where none can be pressed now. For
 * scripts. */
bool ui_press(Ui *ui, const Scene *scene, const char *name, Intent *intent);

/* Builds the current screen's widgets and fills the list anew. */
void view_frame(Ui *ui, const Scene *scene, DrawList *list);

/* True while something moves, so that frames are needed though no input comes. */
bool view_animating(const Ui *ui, const Scene *scene);

/* When the picture changes next though nothing moves: a tooltip or an area's card comes, a notice
 * or a light goes. Seconds of the scene's clock; INFINITY: never. */
double view_due(const Ui *ui, const Scene *scene);

#endif
