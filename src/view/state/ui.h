/* What a person sees and does, apart from the game: screen, hover, camera, open panels. Undo
 * restores none of it. The program keeps one Ui, hands every input to ui_handle, does what the
 * intent says, and draws the list that view_frame fills. */
#ifndef VIEW_STATE_UI_H
#define VIEW_STATE_UI_H

#include "core/record.h"
#include "play/session.h"
#include "play/shelf.h"
#include "view/draw/atlas.h"
#include "view/draw/cues.h"
#include "view/kit/frame.h"
#include "view/state/advice.h"
#include "view/state/dialogs.h"
#include "view/state/intent.h"
#include "view/state/lobby.h"
#include "view/state/lookback.h"
#include "view/state/table.h"

typedef enum ScreenId {
    SCREEN_TITLE,
    SCREEN_SEATS,
    SCREEN_TABLE,
    SCREEN_RESULTS,
    SCREEN_LOOK_BACK,
    SCREENS
} ScreenId;

typedef enum OverlayId {
    OVERLAY_NONE,
    OVERLAY_MENU,
    OVERLAY_OPTIONS,
    OVERLAY_HELP,
    OVERLAY_FILES, /* open or save: Ui.dialogs says which */
    OVERLAY_GAMES,
    OVERLAY_MESSAGE, /* ui_message */
    OVERLAY_STACKS,
    OVERLAY_LOG,
    OVERLAYS
} OverlayId;

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

typedef struct Options {
    int scale;     /* percent, 100..200: the size of everything round the board */
    int picture;   /* pixels a tile in the picture of the land, PICTURE_LEAST to PICTURE_MOST */
    uint8_t ask;   /* Ask */
    uint8_t panel; /* PanelSide */
    uint8_t pace;  /* PaceKind */
    uint8_t sits[COLOURS]; /* Sits, by Colour */
    bool panel_away;       /* it is narrow, and the board has its room */
    bool reduced_motion;
    bool tile_edges; /* a faint line between tiles */
    bool edge_pan;   /* the board moves while the pointer rests at its edge */
    bool full_screen;
    WindowPlace window;
    uint8_t volume[VOLUMES]; /* percent */
    bool silent;             /* whatever the volumes are */
    Seating last_table;      /* of the game begun last; count 0: none yet */
} Options;

/* What the program shows the view. Nothing of it belongs to the view; all must live until the next
 * call. */
typedef struct Scene {
    const Session *session; /* NULL: no game is open */
    const Editions *editions;
    const Atlas *atlas;
    const TextMeter *meter;
    float width, height;   /* of the output, pixels */
    double now;            /* seconds, never going back */
    double pace;           /* seconds that each move is shown before the next; 0: at once */
    bool can_continue;     /* an autosave is there */
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
    char text[1024]; /* holds the reasons for no piece with the longest names */
    double until;    /* seconds */
    bool fresh;      /* no frame was built since: its time begins with the next one */
    bool of_played;  /* it tells of a move: it is over when that is taken back, */
    bool of_turn;    /* it is over as soon as the turn passes to another player, */
    bool of_move;    /* and this with the next move */
    bool quiet;      /* it was told before: no more than a word */
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
