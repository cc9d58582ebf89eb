/* The whole program but for window and pixels: what a person does goes in, what is to be drawn
 * comes out. It does what intents ask for: plays moves, keeps the game after every decision, opens
 * and saves files, remembers options. What it cannot do itself it leaves as a request for the
 * program that owns the window. */
#ifndef VIEW_APP_APP_H
#define VIEW_APP_APP_H

#include "ai/ai.h"
#include "play/bin.h"
#include "play/slots.h"
#include "view/state/ui.h"

/* What a program has decided, as long as it waits to be played. */
typedef struct Answer {
    bool there;
    AiChoice choice;
    Game game; /* in this position */
} Answer;

enum { KEPT_CHOICES = 8 };

/* What a program weighed before a turn that it has taken. */
typedef struct KeptChoice {
    const Session *session; /* to be compared, never followed */
    int at;                 /* after so many moves */
    AiChoice choice;
} KeptChoice;

/* A lesson on the table, and what waits meanwhile: see App. */
typedef struct LessonOn {
    Lesson lesson;
    int which;    /* its number */
    double ended; /* App.now when its results came; 0: not yet, INFINITY: he has spoken */
    bool kept;
    int kept_at;
    uint8_t turn;
} LessonOn;

typedef struct App {
    Ui ui;
    DrawList list;  /* of the last app_frame */
    double left_at; /* seconds: when a game, or its end, was left for the title */
    bool keyed;     /* the last press was a key's, not a button's */
    const Editions *editions;
    Rulebook rulebook; /* without pages until it is first opened */
    const Atlas *atlas;
    TextMeter meter;
    char folder[MAX_PATH_BYTES];   /* games and options are kept here; "": nowhere */
    char pictures[MAX_PATH_BYTES]; /* and pictures here; as `folder` unless somebody says otherwise
                                    */
    Random chance;                 /* for the seeds of new games */

    Session *session;    /* on the table, or NULL */
    LessonOn *lesson;    /* that it is of, or NULL */
    Session *last;       /* the game to go on with while none is on the table, or NULL */
    char last_when[100]; /* when that was played, in words, or "" */
    Slot slot;           /* where the game on the table is kept, held as long as it lies there; else
                            where `last` waits, held by no window */
    bool kept;           /* `session`, or `last` without one, is what the slot's file holds */
    int kept_at;         /* and this its position there */
    FileMark mark;       /* of that file, as it was read or written last */
    FileMark spare;      /* of one that may be replaced: its game stands in another file as well */
    uint8_t turn;        /* quarter turns that the board of `session` or `last` is seen turned by */
    bool behind;         /* the last decision could not be kept, which was said */
    bool written;        /* but it stands in a file that somebody saved or opened */
    Bin bin;             /* saved games that were deleted */
    Shelf *shelf;        /* or NULL: nothing was listed yet */
    char listed[MAX_PATH_BYTES];
    char refuge[MAX_PATH_BYTES]; /* games are saved here as long as `folder` takes none; "": not
                                    looked for yet */

    Ai *ais[EDITIONS]; /* made when first asked for; NULL: not yet. thinking.h */
    Answer answer;
    Advice advice; /* the last that was asked for. advising.h */
    Advice before; /* of reasons: the hint that was asked for before them */
    KeptChoice choices[KEPT_CHOICES];
    int choices_next;
    Game hinted;   /* the position of the last hint */
    AiChoice hint; /* what was found for it */

    Review review; /* of the game on the table; no turns: none yet. looking.h */
    uint32_t look_number;
    bool looks;         /* the look back goes on */
    double looks_since; /* seconds: when its first turn was weighed */
    float looks_from;   /* the share of the work that was done then */

    float width, height; /* of the output, pixels */
    double now;          /* seconds */
    int64_t told;        /* what app_tell_time said, and when: seconds, < 0 until the next frame */
    double told_at;
    int offset;
    bool away; /* the window is hidden, or another one has come before it; the window's to say */

    /* wishes; the window also follows ui.options.full_screen */
    bool quit;
    char picture[MAX_PATH_BYTES]; /* the landscape is wanted as this PNG; "": no longer */
    char shown[MAX_PATH_BYTES];   /* the system is to show this folder; "": no longer */
    bool picture_is_new;          /* its name was found here: it replaces no file */
} App;

/* Starts on the title screen, with the options and the last game of `folder`. Strings are copied,
 * the rest must outlive the app. An autosave that cannot be read is set aside, and a message says
 * so, as one does where the folder's path is too long to keep anything there. */
void app_init(App *app, const Editions *editions, const Atlas *atlas, TextMeter meter,
              const char *folder, uint64_t seed);
void app_free(App *app);

/* The Elder offers the first game: at the first start, where no game waits. */
void app_greet(App *app);

/* Lets the title screen say when the last game was played, and the list of saved games when they
 * were. `now` in seconds since 1970 began,
 * `offset` seconds of local time east of Greenwich. */
void app_tell_time(App *app, int64_t now, int offset);

/* Opens a saved game at its end, or one that the program keeps by itself where it was left, and
 * shows it. False, with everything as it was and the reason in one line that begins with the file's
 * name, when it is refused. */
bool app_open(App *app, const char *path, char *message, size_t capacity);

/* What it shows the view now. */
Scene app_scene(const App *app);

/* Shows a session, which the app takes over, on the table. */
void app_show(App *app, Session *session);

/* Does what an intent says, whoever had it. */
void app_follow(App *app, const Intent *intent);

/* Does what an input asks for. The frame must have been built since the last one. */
void app_input(App *app, const Input *input);

/* Presses a widget by its name; false where none can be pressed. For scripts. */
bool app_press(App *app, const char *name);

/* Builds widgets and draw list for a moment. `now` in seconds, never going back. */
void app_frame(App *app, double now);

/* Fills `list` with the land of the game on the table and its pieces, at `tile` pixels a tile, and
 * says how large that is. False without a game or memory. */
bool app_landscape(App *app, int tile, DrawList *list, int *width, int *height);

/* Says that the picture of a path was saved, and offers to open its folder. */
void app_tell_picture(App *app, const char *path);

/* True while something moves, so that further frames are needed though no input comes. */
bool app_animating(const App *app);

/* When a frame is needed though nothing moves and no input comes, seconds; INFINITY: never. */
double app_due(const App *app);

/* Says that something could not be done, or was, in a line that goes away by itself. */
void app_notice(App *app, const char *text);

/* What lies behind the cues: the valley of the game's day, from its first tile to its last, and the
 * theme where nobody plays. */

/* Of the last app_frame. */
Ambience app_ambience(const App *app);

#endif
