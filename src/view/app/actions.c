#include "view/state/actions.h"

#include <assert.h>

#include "view/model/matter.h"
#include "view/pages/files.h"
#include "view/pages/rulebook.h"
#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/inspect.h"
#include "view/table/offscreen.h"
#include "view/table/panel.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

enum {
    ON_TITLE = ACTION_ON(SCREEN_TITLE),
    ON_SEATS = ACTION_ON(SCREEN_SEATS),
    ON_LADDER = ACTION_ON(SCREEN_LADDER),
    ON_TABLE = ACTION_ON(SCREEN_TABLE),
    ON_RESULTS = ACTION_ON(SCREEN_RESULTS),
    ON_LOOK_BACK = ACTION_ON(SCREEN_LOOK_BACK),
    ON_SCREENS = ON_TITLE | ON_SEATS | ON_LADDER | ON_TABLE | ON_RESULTS | ON_LOOK_BACK,
    IN_MENU = ACTION_OVER(OVERLAY_MENU),
    IN_OPTIONS = ACTION_OVER(OVERLAY_OPTIONS),
    IN_KEYS = ACTION_OVER(OVERLAY_KEYS),
    IN_FILES = ACTION_OVER(OVERLAY_FILES),
    IN_MESSAGE = ACTION_OVER(OVERLAY_MESSAGE),
    IN_STACKS = ACTION_OVER(OVERLAY_STACKS),
    IN_LOG = ACTION_OVER(OVERLAY_LOG),
    IN_BOOK = ACTION_OVER(OVERLAY_RULEBOOK),
    IN_FIRST = ACTION_OVER(OVERLAY_FIRST_GAME),
    IN_ALL = IN_MENU | IN_OPTIONS | IN_KEYS | IN_FILES | IN_MESSAGE | IN_STACKS | IN_LOG | IN_BOOK |
             IN_FIRST,
    EVERYWHERE = ON_SCREENS | IN_ALL
};

static void open_page(const Call *call)
{
    static const OverlayId pages[] = {
        [VERB_MENU] = OVERLAY_MENU,     [VERB_MENU_AT_END] = OVERLAY_MENU,
        [VERB_STACKS] = OVERLAY_STACKS, [VERB_LOG] = OVERLAY_LOG,
        [VERB_HELP] = OVERLAY_RULEBOOK, [VERB_OPTIONS] = OVERLAY_OPTIONS,
        [VERB_KEYS] = OVERLAY_KEYS};
    if (call->verb == VERB_HELP && call->model) {
        Matter matter = matter_at_table(call->screen->frame, call->model);
        rulebook_open(call->screen, matter.topic, matter.asked, matter.told);
    } else if (call->verb == VERB_HELP) {
        rulebook_open(call->screen, NULL, NULL, NULL);
    } else
        ui_open(call->screen->ui, pages[call->verb]);
}

static void open_files(const Call *call)
{
    files_open(call->screen->ui, call->screen->scene, call->verb == VERB_SAVE, call->intent);
}

static void seat_players(const Call *call)
{
    ui_go(call->screen->ui, SCREEN_SEATS);
}

/* What the program does, not the view. */
static void ask_program(const Call *call)
{
    static const IntentKind kinds[] = {[VERB_PICTURE] = INTENT_PICTURE,
                                       [VERB_TITLE] = INTENT_TITLE,
                                       [VERB_QUIT] = INTENT_QUIT,
                                       [VERB_FULL_SCREEN] = INTENT_FULL_SCREEN};
    call->intent->kind = kinds[call->verb];
}

static void silence(const Call *call)
{
    Ui *ui = call->screen->ui;
    ui->options.silent = !ui->options.silent;
    ui_tell(ui, ui->options.silent ? tr("All sounds are off.") : tr("Sounds are on again."),
            call->screen->scene->now);
    call->intent->kind = INTENT_OPTIONS;
}

static const Action actions[VERBS] = {
    [VERB_INSPECT] = {.strokes = {{KEY_LEFT, MOD_ALT, 3}},
                      .when = WHEN_LENSES | WHEN_UNASKED | WHEN_UNCOUNTED,
                      .run = around_go},
    [VERB_KEEP] = {.strokes = {{KEY_ENTER, 0, 0}},
                   .once = true,
                   .when = WHEN_WALK,
                   .run = around_keep},
    [VERB_CHOOSE] = {.strokes = {{KEY_LEFT, 0, 3}},
                     .pad = PAD_LEFT,
                     .when = WHEN_DUE | WHEN_NO_STRIP,
                     .run = keys_choose},
    [VERB_NEXT] = {.strokes = {{KEY_SPACE, 0, 0}}, .when = WHEN_DUE, .run = keys_next},
    [VERB_BEFORE] = {.strokes = {{KEY_SPACE, MOD_SHIFT, 0}}, .when = WHEN_DUE, .run = keys_next},
    [VERB_TURN_RIGHT] = {.name = "turn-right",
                         .icon = "turn-right",
                         .brief = N_("Turn right"),
                         .strokes = {{'r', 0, 0}},
                         .pad = PAD_RIGHT_SHOULDER,
                         .when = WHEN_DUE | WHEN_TILE,
                         .run = act_turn_tile},
    [VERB_TURN_LEFT] = {.name = "turn-left",
                        .icon = "turn-left",
                        .brief = N_("Turn left"),
                        .strokes = {{'r', MOD_SHIFT, 0}},
                        .pad = PAD_LEFT_SHOULDER,
                        .when = WHEN_DUE | WHEN_TILE,
                        .run = act_turn_tile},
    [VERB_ROTATION] = {.run = act_hold},
    [VERB_CONFIRM] = {.strokes = {{KEY_ENTER, 0, 0}},
                      .pad = PAD_A,
                      .once = true,
                      .when = WHEN_ON | WHEN_UNASKED | WHEN_SPEAKS,
                      .run = keys_confirm},
    [VERB_SLOT] = {.run = act_lay},
    [VERB_SPOT] = {.strokes = {{'1', 0, 8}},
                   .once = true,
                   .when = WHEN_DUE | WHEN_PIECE,
                   .run = keys_number},
    [VERB_DOT] = {.where = ON_TABLE},
    [VERB_PASS] = {.name = "pass",
                   .label = N_("Place nothing"),
                   .tip = N_("End the turn without a piece"),
                   .strokes = {{'0', 0, 0}},
                   .once = true,
                   .when = WHEN_DUE | WHEN_PIECE,
                   .run = keys_number},
    [VERB_TICK] = {.name = "tick",
                   .icon = "check",
                   .brief = N_("Confirm"),
                   .strokes = {{KEY_ENTER, 0, 0}},
                   .when = WHEN_ASKED,
                   .run = act_tick},
    [VERB_NOT_YET] = {.name = "take-back",
                      .icon = "cross",
                      .brief = N_("Not yet; right click too"),
                      .strokes = {{KEY_LEAVE, 0, 0}},
                      .when = WHEN_ASKED,
                      .run = act_not_yet},
    [VERB_UNDO] = {.name = "undo",
                   .icon = "undo",
                   .brief = N_("Undo"),
                   .strokes = {{'z', MOD_CTRL, 0}},
                   .pad = PAD_X,
                   .when = WHEN_UNDO,
                   .run = act_step},
    [VERB_REDO] = {.name = "redo",
                   .icon = "redo",
                   .brief = N_("Redo"),
                   .strokes = {{'y', MOD_CTRL, 0}, {'z', MOD_CTRL | MOD_SHIFT, 0}},
                   .when = WHEN_REDO,
                   .run = act_step},
    [VERB_GO_ON] = {.name = "next",
                    .icon = "arrow-right",
                    .label = N_("Next"),
                    .tip = N_("The next area"),
                    .strokes = {{KEY_ENTER, 0, 0}, {KEY_SPACE, 0, 0}},
                    .when = WHEN_OVER,
                    .run = act_go_on},
    [VERB_SKIP] = {.name = "all",
                   .icon = "skip",
                   .label = N_("All"),
                   .tip = N_("Skip to the results"),
                   .strokes = {{KEY_LEAVE, 0, 0}},
                   .when = WHEN_UNASKED | WHEN_FREE | WHEN_COUNTED,
                   .run = act_skip},

    [VERB_HURRY] = {.strokes = {{KEY_SPACE, 0, 0}}, .when = WHEN_PROGRAM, .run = act_hurry},
    [VERB_PACE] = {.when = WHEN_PROGRAM, .run = act_pace},

    [VERB_LENS_MEADOWS] = {.name = "lens-meadows",
                           .icon = "meadow",
                           .strokes = {{'m', 0, 0}},
                           .when = WHEN_LENS_BAR,
                           .run = act_lens},
    [VERB_LENS_FORESTS] = {.name = "lens-forests",
                           .icon = "gatherer",
                           .brief = N_("Open forests and their gatherers"),
                           .strokes = {{'g', 0, 0}},
                           .when = WHEN_LENS_BAR,
                           .run = act_lens},
    [VERB_LENS_RIVERS] = {.name = "lens-rivers",
                          .icon = "fisher",
                          .brief = N_("Open rivers and their fishers"),
                          .strokes = {{'f', 0, 0}},
                          .when = WHEN_LENS_BAR,
                          .run = act_lens},
    [VERB_LENS_SYSTEMS] = {.name = "lens-systems",
                           .icon = "hut",
                           .brief = N_("River systems and their huts"),
                           .strokes = {{'s', 0, 0}},
                           .when = WHEN_LENS_BAR,
                           .run = act_lens},
    [VERB_LENS_PIECES] = {.name = "lens-pieces",
                          .icon = "meeple",
                          .brief = N_("Pieces of the player whose turn it is; a player\u2019s row "
                                      "shows the others\u2019"),
                          .strokes = {{'p', 0, 0}},
                          .when = WHEN_LENS_BAR,
                          .run = act_lens},
    [VERB_ROW] = {.run = act_lens},
    [VERB_AWARD] = {.brief = N_("Show where"), .run = act_award},
    [VERB_LET_GO] = {.strokes = {{KEY_LEAVE, 0, 0}},
                     .when = WHEN_UNASKED | WHEN_HELD,
                     .run = act_let_go},
    [VERB_HISTORY] = {.name = "history",
                      .icon = "clock",
                      .brief = N_("History: look back at any move"),
                      .strokes = {{'h', 0, 0}},
                      .when = WHEN_HISTORY,
                      .run = strip_toggle},
    [VERB_STEP_BACK] = {.strokes = {{KEY_LEFT, 0, 0}, {KEY_PAGE_UP, 0, 0}},
                        .when = WHEN_STRIP,
                        .run = act_step},
    [VERB_STEP_ON] = {.strokes = {{KEY_RIGHT, 0, 0}, {KEY_PAGE_DOWN, 0, 0}},
                      .when = WHEN_STRIP,
                      .run = act_step},
    [VERB_PLAY_ON] = {.name = "play-on",
                      .label = N_("Play on from here"),
                      .tip = N_("Close the history and keep this position"),
                      .run = strip_stay},
    [VERB_HINT] = {.name = "hint",
                   .brief = N_("Hint: where would the Elder lay it?"),
                   .strokes = {{'i', 0, 0}},
                   .when = WHEN_DUE | WHEN_TILE | WHEN_HINTS,
                   .run = act_hint},
    [VERB_PLACE] = {.strokes = {{'1', 0, ADVICE_PLACES - 1}},
                    .when = WHEN_DUE | WHEN_TILE | WHEN_HINTED,
                    .run = keys_place},
    [VERB_WHY] = {.name = "why",
                  .icon = "question",
                  .brief = N_("Why? The last move of a computer"),
                  .strokes = {{'w', 0, 0}},
                  .when = WHEN_WHY,
                  .run = act_why},
    [VERB_TURN_BOARD] = {.name = "turn-board",
                         .icon = "turn-right",
                         .brief = N_("Turn the whole board"),
                         .strokes = {{'b', 0, 0}},
                         .run = act_turn_board},
    [VERB_TURN_BOARD_BACK] = {.strokes = {{'b', MOD_SHIFT, 0}}, .run = act_turn_board},
    [VERB_PAN] = {.strokes = {{KEY_LEFT, MOD_CTRL, 3}}, .run = act_pan},
    [VERB_ZOOM_OUT] = {.name = "zoom-out",
                       .icon = "minus",
                       .brief = N_("Smaller"),
                       .strokes = {{'-', 0, 0}},
                       .run = act_zoom_step},
    [VERB_ZOOM_IN] = {.name = "zoom-in",
                      .icon = "plus",
                      .brief = N_("Larger"),
                      .strokes = {{'+', 0, 0}, {'=', 0, 0}},
                      .run = act_zoom_step},
    [VERB_FIT] = {.name = "fit",
                  .icon = "fit",
                  .brief = N_("Show the whole board"),
                  .strokes = {{KEY_HOME, 0, 0}},
                  .run = act_fit},
    [VERB_MAP] = {.name = "map", .strokes = {{'o', 0, 0}}, .once = true, .run = map_toggle},
    [VERB_PANEL] = {.name = "panel",
                    .strokes = {{'v', 0, 0}},
                    .once = true,
                    .when = WHEN_HANDLE,
                    .run = act_panel},
    [VERB_COLLAPSE] = {.name = "collapse", .when = WHEN_COLLAPSE, .run = collapse_toggle},
    [VERB_LAST] = {.run = offscreen_go},
    [VERB_MORE] = {.brief = N_("Go there: the tile in hand fits out of sight, too"),
                   .run = offscreen_go},

    [VERB_MENU] = {.name = "menu",
                   .icon = "menu",
                   .brief = N_("Menu"),
                   .strokes = {{KEY_LEAVE, 0, 0}},
                   .pad = PAD_START,
                   .when = WHEN_UNASKED | WHEN_FREE | WHEN_UNCOUNTED,
                   .run = open_page},
    [VERB_MENU_AT_END] = {.name = "menu",
                          .icon = "menu",
                          .brief = N_("Menu"),
                          .strokes = {{KEY_F10, 0, 0}},
                          .when = WHEN_COUNTED,
                          .run = open_page},
    [VERB_STACKS] = {.name = "stacks",
                     .icon = "stack",
                     .brief = N_("What is left"),
                     .strokes = {{'t', 0, 0}},
                     .run = open_page,
                     .where = ON_TABLE | IN_STACKS},
    [VERB_LOG] = {.name = "log",
                  .icon = "log",
                  .label = N_("The game so far"),
                  .tip = N_("Every award, and where all points came from"),
                  .brief = N_("The whole game, award by award"),
                  .strokes = {{'l', 0, 0}},
                  .run = open_page,
                  .where = ON_TABLE | IN_MENU | IN_LOG},
    [VERB_HELP] = {.name = "help",
                   .icon = "book",
                   .label = N_("Rulebook"),
                   .tip = N_("The rules of both editions, and the first game"),
                   .brief = N_("Rulebook: what you point at"),
                   .strokes = {{KEY_F1, 0, 0}},
                   .pad = PAD_BACK,
                   .once = true,
                   .run = open_page,
                   .where = ON_SCREENS | IN_MENU},
    [VERB_KEYS] = {.name = "keys",
                   .icon = "question",
                   .label = N_("Keys"),
                   .tip = N_("What keys and buttons do"),
                   .brief = N_("Keys"),
                   .strokes = {{'?', 0, 0}, {'/', MOD_SHIFT, 0}, {0xDF, MOD_SHIFT, 0}},
                   .once = true,
                   .run = open_page,
                   .where = ON_SCREENS | IN_MENU | IN_KEYS},
    [VERB_OPTIONS] = {.name = "options",
                      .icon = "gear",
                      .label = N_("Options"),
                      .tip = N_("Size of letters, motion, full screen"),
                      .brief = N_("Options"),
                      .run = open_page,
                      .where = ON_TITLE | ON_TABLE | IN_MENU},
    [VERB_SAVE] = {.name = "save",
                   .icon = "save",
                   .label = N_("Save the game"),
                   .tip = N_("Keep a copy; the game itself is always kept"),
                   .strokes = {{'s', MOD_CTRL, 0}},
                   .once = true,
                   .run = open_files,
                   .where = ON_TABLE | ON_RESULTS | ON_LOOK_BACK | IN_MENU},
    [VERB_OPEN] = {.name = "open",
                   .icon = "folder",
                   .label = N_("Open a game"),
                   .tip = N_("A game that was saved"),
                   .strokes = {{'o', MOD_CTRL, 0}},
                   .once = true,
                   .run = open_files,
                   .where = ON_SCREENS | IN_MENU},
    [VERB_NEW] = {.name = "new",
                  .icon = "plus",
                  .label = N_("New game"),
                  .tip = N_("Seats, edition, who begins"),
                  .strokes = {{'n', MOD_CTRL, 0}},
                  .once = true,
                  .run = seat_players,
                  .where = (ON_SCREENS & ~ON_SEATS) | IN_MENU},
    [VERB_PICTURE] = {.name = "picture",
                      .icon = "picture",
                      .label = N_("Picture of the land"),
                      .tip = N_("The whole board, kept among your pictures"),
                      .brief = N_("Keep the land as a picture"),
                      .run = ask_program,
                      .where = ON_RESULTS | IN_MENU},
    [VERB_TITLE] = {.name = "title",
                    .icon = "aurochs",
                    .label = N_("Main menu"),
                    .tip = N_("The game waits there for you"),
                    .run = ask_program,
                    .where = ON_RESULTS | IN_MENU},
    [VERB_QUIT] = {.name = "quit",
                   .icon = "quit",
                   .label = N_("Quit"),
                   .tip = N_("The game waits until next time"),
                   .strokes = {{'q', MOD_CTRL, 0}},
                   .once = true,
                   .run = ask_program,
                   .where = EVERYWHERE},
    [VERB_FULL_SCREEN] = {.name = "full-screen",
                          .icon = "fullscreen",
                          .label = N_("Full screen"),
                          .tip = N_("On or off"),
                          .strokes = {{KEY_F11, 0, 0}, {KEY_ENTER, MOD_ALT, 0}},
                          .once = true,
                          .run = ask_program,
                          .where = EVERYWHERE},
    [VERB_SILENCE] = {.name = "silent",
                      .label = N_("All sounds off"),
                      .strokes = {{'m', MOD_CTRL, 0}},
                      .once = true,
                      .run = silence,
                      .where = EVERYWHERE},
    [VERB_AGREE] = {.strokes = {{KEY_ENTER, 0, 0}},
                    .where = ON_TITLE | ON_SEATS | ON_LADDER | IN_KEYS | IN_FILES | IN_MESSAGE |
                             IN_STACKS},
    [VERB_CLOSE] = {.name = "close",
                    .brief = N_("Close"),
                    .strokes = {{KEY_LEAVE, 0, 0}},
                    .where = ON_SEATS | ON_LADDER | ON_RESULTS | ON_LOOK_BACK | IN_ALL},
    [VERB_FITS] = {.name = "fits-here",
                   .label = N_("Fits here"),
                   .tip = N_("Only tiles that fit this cell"),
                   .strokes = {{'f', 0, 0}},
                   .where = IN_STACKS},
    [VERB_LOG_TURNS] = {.strokes = {{KEY_LEFT, 0, 0}}, .where = IN_LOG},
    [VERB_LOG_POINTS] = {.strokes = {{KEY_RIGHT, 0, 0}}, .where = IN_LOG},
    [VERB_FOLDER_UP] = {.name = "up",
                        .icon = "arrow-up",
                        .brief = N_("The folder above"),
                        .strokes = {{KEY_UP, MOD_ALT, 0}},
                        .where = IN_FILES},
    [VERB_DELETE] = {.name = "delete",
                     .icon = "trash",
                     .brief = N_("Delete the chosen game"),
                     .strokes = {{KEY_DELETE, 0, 0}},
                     .where = IN_FILES},
    [VERB_RENAME] = {.name = "rename",
                     .icon = "edit",
                     .brief = N_("Give the chosen game a name"),
                     .strokes = {{KEY_F2, 0, 0}},
                     .where = IN_FILES},

    [VERB_WALK] = {.strokes = {{KEY_WALK, 0, 0}}, .pad = PAD_Y, .where = EVERYWHERE},
    [VERB_WALK_BACK] = {.strokes = {{KEY_WALK, MOD_SHIFT, 0}}, .where = EVERYWHERE},
    [VERB_PRESS] = {.strokes = {{KEY_PRESS, 0, 0}, {KEY_PRESS_TOO, 0, 0}},
                    .when = WHEN_NEVER,
                    .where = EVERYWHERE},
    [VERB_LEAVE] = {.strokes = {{KEY_LEAVE, 0, 0}}, .when = WHEN_NEVER, .where = EVERYWHERE},
    [VERB_BACK] = {.strokes = {{KEY_BACK, 0, 0}}, .pad = PAD_B, .where = EVERYWHERE},
};

const Action *action_of(Verb verb)
{
    assert(verb < VERBS);
    return &actions[verb];
}

void action_run(const Call *call)
{
    if (call->verb < VERBS && actions[call->verb].run)
        actions[call->verb].run(call);
}

bool action_is_there(Verb verb, const Ui *ui)
{
    uint32_t shown = ui->overlay ? ACTION_OVER(ui->overlay) : ACTION_ON(ui->screen);
    uint32_t where = actions[verb].where ? actions[verb].where : ON_TABLE;
    return (where & shown) != 0;
}

int action_index(Verb verb, const Input *input)
{
    const Action *action = action_of(verb);
    if (input->kind != INPUT_KEY || (input->repeat && action->once))
        return -1;
    for (int i = 0; i < MAX_STROKES; i++) {
        int index = stroke_index(action->strokes[i], input->key, input->mods);
        if (index >= 0)
            return index;
    }
    return -1;
}

bool action_pressed(Verb verb, const Input *input)
{
    return action_index(verb, input) >= 0;
}

Widget action_widget(Verb verb, Widget widget)
{
    const Action *action = action_of(verb);
    const KeyStroke *stroke = &action->strokes[0];
    const char *tip = widget.label ? action->tip : action->brief;
    widget.verb = (uint8_t)verb;
    if (stroke->key && widget.index <= stroke->more) {
        widget.key = stroke->key + widget.index;
        widget.mods = stroke->mods;
    }
    widget.name = widget.name ? widget.name : action->name;
    widget.icon = widget.icon ? widget.icon : action->icon;
    widget.tip = widget.tip || !tip ? widget.tip : tr(tip);
    return widget;
}

const char *action_label(Verb verb)
{
    return tr(action_of(verb)->label);
}

const char *action_keys(Verb verb)
{
    return stroke_say_all(action_of(verb)->strokes[0]);
}

KeyStroke action_of_pad(PadButton pad)
{
    for (int verb = VERB_NONE + 1; verb < VERBS; verb++) {
        const Action *action = &actions[verb];
        KeyStroke stroke = action->strokes[0];
        int index = (int)pad - (int)action->pad;
        if (action->pad && index >= 0 && index <= stroke.more)
            return (KeyStroke){stroke.key + index, stroke.mods, 0};
    }
    return (KeyStroke){KEY_NONE, 0, 0};
}

/* A key named in a line's sentence: a verb's first one. */
typedef struct KeyPlace {
    const char *name;
    Verb verb;
} KeyPlace;

enum { CAP_VERBS = 5, LINE_PLACES = 3 };

typedef struct Line {
    Verb verbs[CAP_VERBS]; /* whose keys are on the cap */
    const char *cap;       /* or this */
    const char *what;
    KeyPlace keys[LINE_PLACES];
    Verb also; /* what it does not name but means as well */
} Line;

static const Line key_lines[] = {
    {.verbs = {VERB_CHOOSE},
     .what = N_("a cell or a spot; {arrows}: the board"),
     .keys = {{"arrows", VERB_PAN}}},
    {.verbs = {VERB_INSPECT},
     .cap = NC_("a key", "Alt"),
     .what = N_("and arrows: look at areas; {keep} keeps one"),
     .keys = {{"keep", VERB_KEEP}}},
    {.verbs = {VERB_NEXT},
     .what = N_("the next of them, {before} back"),
     .keys = {{"before", VERB_BEFORE}}},
    {.verbs = {VERB_TURN_RIGHT},
     .what = N_("turn the tile, {left} back"),
     .keys = {{"left", VERB_TURN_LEFT}}},
    {.verbs = {VERB_TURN_BOARD},
     .what = N_("turn the whole board, {left} back"),
     .keys = {{"left", VERB_TURN_BOARD_BACK}}},
    {.verbs = {VERB_CONFIRM}, .what = N_("lay the tile, place the piece")},
    {.verbs = {VERB_SPOT}, .what = N_("a spot for the piece")},
    {.verbs = {VERB_PASS}, .what = N_("place no piece")},
    {.verbs = {VERB_LENS_MEADOWS, VERB_LENS_FORESTS, VERB_LENS_RIVERS, VERB_LENS_SYSTEMS,
               VERB_LENS_PIECES},
     .what = N_("lenses: hunters, forests, rivers, huts, pieces")},
    {.verbs = {VERB_HINT, VERB_WHY},
     .what = N_("a hint; why a computer did that"),
     .also = VERB_PLACE},
    {.cap = NC_("a key", "Wheel"),
     .what = N_("zoom; {in} {out} too; {all}: all; 2 clicks: centre"),
     .keys = {{"in", VERB_ZOOM_IN}, {"out", VERB_ZOOM_OUT}, {"all", VERB_FIT}}},
    {.verbs = {VERB_MAP}, .what = N_("the small map: hide it, show it")},
    {.verbs = {VERB_PANEL}, .what = N_("the panel: put it away, bring it back")},
    {.verbs = {VERB_STACKS}, .what = N_("what is left in the stacks")},
    {.verbs = {VERB_LOG}, .what = N_("the log: every award and its place")},
    {.verbs = {VERB_HISTORY},
     .what = N_("look back; {back}, {on} step, {close} returns"),
     .keys = {{"back", VERB_STEP_BACK}, {"on", VERB_STEP_ON}, {"close", VERB_LET_GO}}},
    {.verbs = {VERB_UNDO}, .what = N_("undo; {redo} does it again"), .keys = {{"redo", VERB_REDO}}},
    {.verbs = {VERB_SAVE},
     .what = N_("save; {open} opens, {new} begins"),
     .keys = {{"open", VERB_OPEN}, {"new", VERB_NEW}}},
    {.verbs = {VERB_QUIT}, .what = N_("quit; the game waits")},
    {.verbs = {VERB_WALK},
     .what = N_("walk through the buttons, {press} presses"),
     .keys = {{"press", VERB_PRESS}},
     .also = VERB_WALK_BACK},
    {.verbs = {VERB_MENU}, .what = N_("menu; or close what is open")},
    {.verbs = {VERB_HELP},
     .what = N_("the rulebook, at what you point at; {keys}: this sheet"),
     .keys = {{"keys", VERB_KEYS}}},
    {.verbs = {VERB_FULL_SCREEN},
     .what = N_("full screen; {silence}: sounds off, on"),
     .keys = {{"silence", VERB_SILENCE}}},
};

/* The caps of buttons are written on the controllers themselves. */
static const Line pad_lines[] = {
    {.verbs = {VERB_CHOOSE},
     .cap = NC_("a key", "Cross"),
     .what = N_("choose a cell or a spot; left stick too")},
    {.verbs = {VERB_CONFIRM}, .cap = "A", .what = N_("lay the tile, place the piece, press")},
    {.verbs = {VERB_BACK}, .cap = "B", .what = N_("place no piece; or go back")},
    {.verbs = {VERB_UNDO}, .cap = "X", .what = N_("undo")},
    {.verbs = {VERB_WALK}, .cap = "Y", .what = N_("walk through the buttons")},
    {.verbs = {VERB_TURN_LEFT, VERB_TURN_RIGHT}, .cap = "LB RB", .what = N_("turn the tile")},
    {.verbs = {VERB_HELP}, .cap = NC_("a key", "Back"), .what = N_("the rulebook")},
    {.verbs = {VERB_MENU}, .cap = NC_("a key", "Start"), .what = N_("menu")},
};

static void fill_line(const Line *line, HelpLine *help)
{
    Value places[LINE_PLACES + 1] = {{0}};
    int count = 0;
    *help = (HelpLine){.cap = ""};
    for (int i = 0; i < CAP_VERBS && line->verbs[i]; i++) {
        const char *key = action_keys(line->verbs[i]);
        help->cap = i == 0 ? key : say_with(SAY_KEY_PAIR, "first=%s second=%s", help->cap, key);
        help->verbs[count++] = line->verbs[i];
    }
    if (line->cap)
        help->cap = trc("a key", line->cap);
    for (int i = 0; i < LINE_PLACES && line->keys[i].name; i++) {
        const KeyPlace *place = &line->keys[i];
        places[i] = (Value){place->name, action_keys(place->verb), 0};
        help->verbs[count++] = place->verb;
    }
    help->verbs[count] = line->also;
    help->what = words_fill(tr(line->what), places);
}

bool help_line(bool pad, int line, HelpLine *help)
{
    int count = (int)(pad ? sizeof pad_lines : sizeof key_lines) / (int)sizeof(Line);
    if (line < count)
        fill_line(&(pad ? pad_lines : key_lines)[line], help);
    return line < count;
}
