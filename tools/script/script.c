/* One line is one command, done at once: the inputs that a hand would make go through app_input,
 * with a frame built between them as the window does. Places on the board are found from the board
 * in the last draw list, widgets in the widget table: what a script points at is what is to be
 * seen. */
#include "script.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "at_once.h"
#include "core/utf8.h"
#include "play/files.h"
#include "pointing.h"
#include "view/kit/paint.h"

/* A line of a script in words, and the words that a command takes: numbers, pairs, names. What
 * cannot be done has its reason here. */

enum { MAX_LINE = 1024, MAX_WORDS = 24, MAX_REASON = 400 };

typedef struct Command {
    int count;
    char *words[MAX_WORDS]; /* the first one says what to do; in the line that was split */
    char reason[MAX_REASON];
} Command;

/* Notes why the command cannot be done; returns false. */
#if defined __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static bool
command_fail(Command *command, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(command->reason, sizeof command->reason, format, arguments);
    va_end(arguments);
    return false;
}

/* Splits a line into words; a word in quotes may hold spaces. False, with the reason, when there
 * are too many, or a quotation is not closed. The words lie in `line`, which they change. */
static bool command_split(Command *command, char *line)
{
    command->count = 0;
    for (;;) {
        while (isspace((unsigned char)*line))
            line++;
        if (*line == '\0' || *line == '#')
            return true;
        if (command->count == MAX_WORDS)
            return command_fail(command, "too many words");
        bool quoted = *line == '"';
        line += quoted;
        command->words[command->count++] = line;
        while (*line && (quoted ? *line != '"' : !isspace((unsigned char)*line)))
            line++;
        if (quoted && !*line)
            return command_fail(command, "a quotation is not closed");
        if (*line)
            *line++ = '\0';
    }
}

/* True where a word is there and reads so. */
static bool command_is(const Command *command, int word, const char *text)
{
    return word < command->count && strcmp(command->words[word], text) == 0;
}

/* The word before one that may be missing, with others before it: the last one there is. */
static const char *command_before(const Command *command, int word)
{
    return command->words[(word < command->count ? word : command->count) - 1];
}

/* A number that may go on into whole ones and small ones; what strtod takes for infinite, or for no
 * number, is none. */
static bool take_number(const char *text, char **end, double *number)
{
    enum { MOST = 1000000 };
    *number = strtod(text, end);
    return *end != text && fabs(*number) <= MOST;
}

/* Reads a word, 1 or more, as a number, at most a million away from 0; false, with the reason,
 * where it is none. */
static bool command_number(Command *command, int word, double *number)
{
    char *end;
    *number = 0;
    return (word < command->count && take_number(command->words[word], &end, number) && !*end) ||
           command_fail(command, "a number is missing after '%s'", command_before(command, word));
}

/* Reads a word, 1 or more, as two such numbers with a comma, "3,-1"; false, with the reason, where
 * it is none. */
static bool command_pair(Command *command, int word, double *x, double *y)
{
    char *end;
    *x = *y = 0;
    return (word < command->count && take_number(command->words[word], &end, x) && *end == ',' &&
            take_number(end + 1, &end, y) && !*end) ||
           command_fail(command, "two numbers with a comma are missing after '%s'",
                        command_before(command, word));
}

/* The widget that a word names; NULL, with the reason, where there is none now. */
static const Widget *command_widget(Command *command, int word, const Widgets *widgets)
{
    const char *name = word < command->count ? command->words[word] : "";
    const Widget *widget = name[0] ? widgets_named(widgets, name) : NULL;
    if (!widget)
        command_fail(command, "there is no button '%s' now", name);
    return widget;
}

static bool text_drawn(const App *app, const char *wanted)
{
    for (size_t i = 0; i < app->list.count; i++)
        if (app->list.commands[i].kind == DRAW_TEXT &&
            strstr(draw_command_text(&app->list, &app->list.commands[i]), wanted))
            return true;
    return false;
}

const char *const script_screens[SCREENS] = {"title", "seats",   "ladder",
                                             "table", "results", "look-back"};

static bool expect_score(const App *app, Command *command)
{
    const Game *game = session_game(app->session);
    for (int p = 0; p < game->player_count; p++) {
        double wanted = 0;
        if (!command_number(command, 2 + p, &wanted))
            return false;
        if ((int)wanted != game->scores[p])
            return command_fail(command, "player %d has %d points, not %d", p + 1, game->scores[p],
                                (int)wanted);
    }
    return true;
}

static bool expect_word(Command *command, const char *what, const char *const *names, int count,
                        int actual)
{
    if (command_is(command, 2, names[actual]))
        return true;
    for (int i = 0; i < count; i++)
        if (command_is(command, 2, names[i]))
            return command_fail(command, "the %s is '%s'", what, names[actual]);
    return command_fail(command, "there is no %s of this name", what);
}

static bool expect_button(const App *app, Command *command)
{
    const Widget *widget = command_widget(command, 2, &app->ui.widgets);
    if (!widget)
        return false;
    if ((command_is(command, 3, "off") && !widget->off) ||
        (command_is(command, 3, "on") && widget->off))
        return command_fail(command, "the button '%s' is %s", command->words[2],
                            widget->off ? "off" : "on");
    return true;
}

/* expect text "..." | no text "..." | button NAME [on|off] | no button NAME | screen NAME | phase
 * NAME | moves N | score N N ... True where the last frame and the game on the table are so. */
static bool expect_holds(const App *app, Command *command)
{
    static const char *const phases[] = {"place", "recall", "piece", "end"};
    double number = 0;
    bool no = command_is(command, 1, "no");
    if (command_is(command, 1 + no, "text") && command->count > 2 + no)
        return text_drawn(app, command->words[2 + no]) != no ||
               command_fail(command, "'%s' is %sto be seen", command->words[2 + no],
                            no ? "" : "not ");
    if (no && command_is(command, 2, "button") && command->count > 3)
        return !widgets_named(&app->ui.widgets, command->words[3]) ||
               command_fail(command, "there is a button '%s'", command->words[3]);
    if (command_is(command, 1, "button"))
        return expect_button(app, command);
    if (command_is(command, 1, "screen"))
        return expect_word(command, "screen", script_screens, SCREENS, app->ui.screen);
    if (!app->session)
        return command_fail(command, "no game is on the table");
    if (command_is(command, 1, "phase"))
        return expect_word(command, "phase", phases, 4, session_game(app->session)->phase);
    if (command_is(command, 1, "score"))
        return expect_score(app, command);
    if (command_is(command, 1, "moves"))
        return command_number(command, 2, &number) &&
               ((int)number == session_at(app->session) ||
                command_fail(command, "%d moves have been played", session_at(app->session)));
    return command_fail(command, "this cannot be expected; tests/shots/README.md lists what can");
}

typedef struct Script {
    App *app;
    const ScriptHost *host;
    Command line;
    Point pointer;
    bool closed;
} Script;

static bool advance(Script *script, double seconds)
{
    if (!script->host->advance(script->host->context, seconds) || script->app->quit)
        script->closed = true;
    return !script->closed;
}

static bool send(Script *script, Input input)
{
    app_input(script->app, &input);
    return advance(script, 0);
}

static bool find_on_board(Script *script, double x, double y, Point *at)
{
    BoardView view;
    if (!app_board(script->app, &view))
        return command_fail(&script->line, "no board is to be seen");
    *at = view_pixel(&view, (float)x, (float)y);
    if (at->x < 0 || at->y < 0 || at->x >= script->app->width || at->y >= script->app->height)
        return command_fail(&script->line, "this place is outside the window");
    return true;
}

static bool find_spot(Script *script, const char *kind, int zone, Point *at)
{
    const App *app = script->app;
    const Game *game = app->session ? session_game(app->session) : NULL;
    bool hut = strcmp(kind, "hut") == 0;
    if (!hut && strcmp(kind, "meeple") != 0)
        return command_fail(&script->line, "a spot is 'meeple' or 'hut', not '%s'", kind);
    if (!game || game->phase != PHASE_PIECE)
        return command_fail(&script->line, "no piece is to be put now");
    const Edition *edition = session_edition(app->session);
    uint16_t node =
        zone >= 0 && zone < MAX_ZONES ? edition->tiles.tiles[game->hand].zones[zone].node : NO_NODE;
    if (node == NO_NODE)
        return command_fail(&script->line, "the tile just placed has no zone %d", zone);
    const Widget *dot = dots_find(&app->ui.widgets, edition, game, hut, zone);
    if (dot) {
        *at = rect_middle(dot->rect);
        return true;
    }
    BoardView board;
    if (!app_board(app, &board))
        return command_fail(&script->line, "no board is to be seen");
    Point place;
    if (!app_spot(app, &board, hut ? move_hut(zone) : move_meeple(zone), node, &place))
        return command_fail(&script->line, "the tile just placed is not to be seen yet");
    return find_on_board(script, place.x, place.y, at);
}

/* cell X,Y | spot meeple|hut ZONE | button NAME; `words` receives how many words that took. */
static bool find_target(Script *script, int word, Point *at, int *words)
{
    double x, y;
    if (command_is(&script->line, word, "cell")) {
        *words = 2;
        return command_pair(&script->line, word + 1, &x, &y) &&
               find_on_board(script, x + .5, y + .5, at);
    }
    if (command_is(&script->line, word, "spot")) {
        *words = 3;
        return command_number(&script->line, word + 2, &x) &&
               find_spot(script, script->line.words[word + 1], (int)x, at);
    }
    if (command_is(&script->line, word, "button")) {
        const Widget *widget = command_widget(&script->line, word + 1, &script->app->ui.widgets);
        *words = 2;
        if (!widget)
            return false;
        *at = rect_middle(widget->rect);
        return true;
    }
    return command_fail(
        &script->line,
        "'cell X,Y', 'spot meeple ZONE', 'spot hut ZONE' or 'button NAME' is missing after '%s'",
        command_before(&script->line, word));
}

static bool move_to(Script *script, Point at)
{
    script->pointer = at;
    return send(script, (Input){.kind = INPUT_POINTER, .x = at.x, .y = at.y});
}

static bool button(Script *script, InputKind kind, Button which)
{
    return send(script, (Input){.kind = (uint8_t)kind,
                                .button = (uint8_t)which,
                                .clicks = 1,
                                .x = script->pointer.x,
                                .y = script->pointer.y});
}

static bool do_hover(Script *script)
{
    Point at;
    int words;
    return find_target(script, 1, &at, &words) && move_to(script, at);
}

static bool do_click(Script *script)
{
    Button which = command_is(&script->line, 0, "rclick")   ? BUTTON_RIGHT
                   : command_is(&script->line, 0, "mclick") ? BUTTON_MIDDLE
                                                            : BUTTON_LEFT;
    return do_hover(script) && button(script, INPUT_DOWN, which) && button(script, INPUT_UP, which);
}

static bool do_press(Script *script)
{
    const Widget *widget = command_widget(&script->line, 1, &script->app->ui.widgets);
    if (!widget)
        return false;
    if (!app_press(script->app, script->line.words[1]))
        return command_fail(&script->line, "the button '%s' is off", script->line.words[1]);
    return advance(script, 0);
}

static bool do_wheel(Script *script)
{
    double steps;
    Point at;
    int words;
    if (!command_number(&script->line, 1, &steps) ||
        (script->line.count > 2 && (!find_target(script, 2, &at, &words) || !move_to(script, at))))
        return false;
    return send(script, (Input){.kind = INPUT_WHEEL,
                                .wheel = (float)steps,
                                .x = script->pointer.x,
                                .y = script->pointer.y});
}

/* drag TARGET to TARGET | drag TARGET by DX,DY (pixels) */
static bool do_drag(Script *script)
{
    enum { STEPS = 6 };
    Point from, to;
    double dx, dy;
    int words;
    if (!find_target(script, 1, &from, &words))
        return false;
    if (command_is(&script->line, 1 + words, "by")) {
        if (!command_pair(&script->line, 2 + words, &dx, &dy))
            return false;
        to = (Point){from.x + (float)dx, from.y + (float)dy};
    } else if (!command_is(&script->line, 1 + words, "to")) {
        return command_fail(&script->line, "'to TARGET' or 'by DX,DY' is missing");
    } else if (!find_target(script, 2 + words, &to, &words)) {
        return false;
    }
    if (!move_to(script, from) || !button(script, INPUT_DOWN, BUTTON_LEFT))
        return false;
    for (int i = 1; i <= STEPS; i++) {
        float share = (float)i / STEPS;
        if (!move_to(script,
                     (Point){from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share}))
            return false;
    }
    return button(script, INPUT_UP, BUTTON_LEFT);
}

static int key_named(const char *name)
{
    static const struct {
        const char *name;
        int key;
    } keys[] = {
        {"tab", KEY_TAB},        {"enter", KEY_ENTER},         {"escape", KEY_ESCAPE},
        {"space", KEY_SPACE},    {"backspace", KEY_BACKSPACE}, {"delete", KEY_DELETE},
        {"left", KEY_LEFT},      {"right", KEY_RIGHT},         {"up", KEY_UP},
        {"down", KEY_DOWN},      {"home", KEY_HOME},           {"end", KEY_END},
        {"pageup", KEY_PAGE_UP}, {"pagedown", KEY_PAGE_DOWN},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(keys[i].name, name) == 0)
            return keys[i].key;
    if (name[0] == 'f' && isdigit((unsigned char)name[1])) {
        long number = strtol(name + 1, NULL, 10);
        return number >= 1 && number <= 12 ? KEY_F1 + (int)number - 1 : KEY_NONE;
    }
    return name[0] && !name[1] ? tolower((unsigned char)name[0]) : KEY_NONE;
}

/* key ctrl+shift+z */
static bool do_key(Script *script)
{
    uint8_t mods = 0;
    const char *name = script->line.count > 1 ? script->line.words[1] : "";
    for (const char *plus; (plus = strchr(name, '+')) && plus[1]; name = plus + 1) {
        size_t length = (size_t)(plus - name);
        if (strncmp(name, "ctrl", length) == 0)
            mods |= MOD_CTRL;
        else if (strncmp(name, "shift", length) == 0)
            mods |= MOD_SHIFT;
        else if (strncmp(name, "alt", length) == 0)
            mods |= MOD_ALT;
        else
            return command_fail(&script->line, "'%.*s' is none of ctrl, shift, alt", (int)length,
                                name);
    }
    int key = key_named(name);
    if (key == KEY_NONE)
        return command_fail(&script->line, "there is no key '%s'", name);
    return send(script, (Input){.kind = INPUT_KEY,
                                .key = key,
                                .mods = mods,
                                .given = script->app->ui.widgets.copied});
}

static bool do_type(Script *script)
{
    if (script->line.count < 2)
        return command_fail(&script->line, "a text in quotes is missing after 'type'");
    for (const char *at = script->line.words[1]; *at;) {
        Input input = {.kind = INPUT_TEXT};
        size_t length = 1;
        while ((at[length] & 0xC0) == 0x80 && length < sizeof input.text - 1)
            length++;
        memcpy(input.text, at, length);
        if (!send(script, input))
            return false;
        at += length;
    }
    return true;
}

static bool do_wait(Script *script)
{
    double seconds = 0;
    return command_number(&script->line, 1, &seconds) && advance(script, seconds);
}

/* think | think N: until a person is to decide, or so many decisions */
static bool do_think(Script *script)
{
    enum { GAMES = 200 }; /* that the strongest plays on for a decision */
    double most = MAX_SESSION_MOVES;
    if (script->line.count > 1 && !command_number(&script->line, 1, &most))
        return false;
    if (advising_decide(script->app, GAMES))
        return advance(script, 0);
    for (int i = 0; i < (int)most; i++) {
        if (!thinking_decide(script->app, GAMES))
            return i > 0 || command_fail(&script->line, "no computer is to decide now");
        if (!advance(script, 0))
            return false;
    }
    return true;
}

/* look-back PERCENT | look-back PERCENT TURNS: as closely, and so far */
static bool do_look_back(Script *script)
{
    double percent, turns = 0;
    if (!command_number(&script->line, 1, &percent) ||
        (script->line.count > 2 && !command_number(&script->line, 2, &turns)))
        return false;
    if (!looking_at_once(script->app, (int)percent, (int)turns))
        return command_fail(&script->line, "nobody is asked to look back");
    return advance(script, 0);
}

static bool do_shot(Script *script)
{
    if (script->line.count < 2)
        return command_fail(&script->line, "a file name is missing after 'shot'");
    return script->host->shot(script->host->context, script->line.words[1], script->line.reason,
                              sizeof script->line.reason);
}

static bool do_expect(Script *script)
{
    return expect_holds(script->app, &script->line);
}

static bool run_line(Script *script, char *line)
{
    static const struct {
        const char *word;
        bool (*run)(Script *script);
    } commands[] = {
        {"hover", do_hover},  {"click", do_click},
        {"rclick", do_click}, {"mclick", do_click},
        {"press", do_press},  {"wheel", do_wheel},
        {"drag", do_drag},    {"key", do_key},
        {"type", do_type},    {"wait", do_wait},
        {"shot", do_shot},    {"expect", do_expect},
        {"think", do_think},  {"look-back", do_look_back},
    };
    if (!command_split(&script->line, line))
        return false;
    if (script->line.count == 0)
        return true;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(commands[i].word, script->line.words[0]) == 0)
            return commands[i].run(script);
    return command_fail(&script->line, "unknown command '%s'", script->line.words[0]);
}

bool script_run(const char *file, const char *text, App *app, const ScriptHost *host, char *message,
                size_t capacity)
{
    Script script = {.app = app, .host = host};
    message[0] = '\0';
    if (!advance(&script, 0))
        return false;
    for (int number = 1; *text; number++) {
        char line[MAX_LINE];
        size_t length = strcspn(text, "\n");
        bool fits = length < sizeof line;
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        if (!(fits ? run_line(&script, line)
                   : command_fail(&script.line, "the line is too long"))) {
            if (!script.closed)
                snprintf(message, capacity, "%s:%d: %s", file, number, script.line.reason);
            return false;
        }
        text += length + (text[length] == '\n');
    }
    return true;
}

bool script_run_file(const char *path, App *app, const ScriptHost *host, char *message,
                     size_t capacity)
{
    size_t size;
    char *text = file_read(path, 1 << 20, &size);
    if (!text) {
        utf8_print(message, capacity, "%s: %s", path_shown(path).text, strerror(errno));
        return false;
    }
    bool good = script_run(path, text, app, host, message, capacity);
    free(text);
    return good;
}
