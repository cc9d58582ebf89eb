#include "view/app/app.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/asked.h"
#include "play/turns.h"
#include "view/app/autosave.h"
#include "view/app/lessons.h"
#include "view/app/thinking.h"
#include "view/board/table_view.h"
#include "view/model/tip.h"
#include "view/state/nav.h"
#include "view/state/options.h"
#include "view/words/catalogue.h"
#include "view/words/files.h"
#include "view/words/phrases.h"

enum { GAMES_A_FRAME = 8 };

#define FADE_SECONDS .6

/* The path of a file among those that the app keeps; false, with errno set and an empty path, where
 * it keeps none, or the path is too long. */
static bool app_path(const App *app, const char *name, char path[MAX_PATH_BYTES])
{
    path[0] = '\0';
    errno = ENOENT;
    return app->folder[0] && path_in(app->folder, name, path);
}

void app_notice(App *app, const char *text)
{
    ui_tell(&app->ui, text, app->now);
}

/* `kept`: it is what its slot holds; `turn`: by how many quarter turns its board is seen turned. */
static void show_session(App *app, Session *session, bool kept, uint8_t turn)
{
    lessons_leave(app);
    if (session != app->session)
        session_free(app->session);
    looking_drop(app);
    app->session = session;
    app->kept = kept;
    app->kept_at = session_at(session);
    advising_forget(app);
    bool by_keys = app->keyed || app->ui.widgets.focus_shown; /* so the seats were taken */
    app->turn = turn;
    table_reset(&app->ui.table, turn, by_keys);
    ui_go(&app->ui, SCREEN_TABLE);
}

/* Where games and options are kept, without a slash at its end. False where the path has no room.
 */
static bool take_folder(App *app, const char *folder)
{
    size_t length = strlen(folder);
    if (length >= sizeof app->folder)
        return false;
    memcpy(app->folder, folder, length + 1);
    if (length > 1 && app->folder[length - 1] == '/')
        app->folder[length - 1] = '\0';
    return true;
}

void app_init(App *app, const Editions *editions, const Atlas *atlas, TextMeter meter,
              const char *folder, uint64_t seed)
{
    char path[MAX_PATH_BYTES], message[300];
    *app = (App){.editions = editions,
                 .atlas = atlas,
                 .meter = meter,
                 .chance = random_from(seed),
                 .left_at = -FADE_SECONDS};
    ui_init(&app->ui);
    if (!take_folder(app, folder ? folder : "")) {
        ui_message(&app->ui, tr("Games cannot be kept"),
                   say_text(SAY_NO_FOLDER, tr(strerror(ENAMETOOLONG))));
    }
    memcpy(app->pictures, app->folder, sizeof app->pictures);
    if (app_path(app, "options", path))
        options_load(&app->ui.options, path);
    Language language = (Language)(app->ui.options.language - 1);
    if (app->ui.options.language && !language_speak(language, message, sizeof message))
        app_notice(app, message);
    autosave_load(app);
}

void app_greet(App *app)
{
    if (!app->ui.options.greeted && !app->last && app->ui.overlay == OVERLAY_NONE)
        ui_open(&app->ui, OVERLAY_FIRST_GAME);
}

void app_tell_time(App *app, int64_t now, int offset)
{
    app->told = now;
    app->told_at = -1;
    app->offset = offset;
    autosave_tell_when(app);
}

void app_free(App *app)
{
    lessons_leave(app);
    session_free(app->session);
    session_free(app->last);
    slot_leave(&app->slot);
    bin_empty(&app->bin);
    free(app->shelf);
    thinking_free(app);
    draw_free(&app->list);
    rulebook_free(&app->rulebook);
    *app = (App){0};
}

void app_show(App *app, Session *session)
{
    show_session(app, session, false, 0);
}

bool app_open(App *app, const char *path, char *message, size_t capacity)
{
    RecordError error;
    Origin origin;
    Lie lie = {0};
    Session *session = autosave_open(app, path, &origin, &lie, &error);
    if (!session) {
        utf8_print(message, capacity, "%s", say_open_refusal(path, &error, errno));
        return false;
    }
    show_session(app, session, origin == ORIGIN_SLOT, lie.turn);
    if (origin == ORIGIN_SLOT) {
        session_free(app->last);
        app->last = NULL;
        app->behind = false;
        return true;
    }
    autosave_keep(app);
    app->written = origin == ORIGIN_FILE;
    if (origin == ORIGIN_OTHERS)
        app_notice(app, phrase(SAY_OPENED_BESIDE));
    else if (app->kept)
        app->spare = app->mark; /* until it goes on it stands in the file that was opened as well */
    return true;
}

/* What is done to the game on the table: it is played on, taken back, gone through, written to a
 * file. While the strip of history is open the table shows another position than the one that the
 * game goes on from; here both are known. */

/* To the last decision of a person, or to the next one among the moves that were undone. */
static void undo(App *app, const Intent *intent)
{
    (void)intent;
    int to = asked_before(app->session, session_at(app->session));
    if (to < 0 || !session_can_undo(app->session))
        return;
    session_seek(app->session, to);
    autosave_keep(app);
}

static void redo(App *app, const Intent *intent)
{
    (void)intent;
    if (!session_can_redo(app->session))
        return;
    session_seek(app->session, asked_after(app->session, session_at(app->session)));
    autosave_keep(app);
}

/* While the strip of history is open one only looks, but for what it leads back to: that is kept,
 * and where it is what the autosave has, nothing is written. */
static void seek(App *app, const Intent *intent)
{
    session_seek(app->session, intent->index);
    bool looks = app->ui.table.strip.open && intent->index != app->ui.table.strip.home;
    if (!looks && !(app->kept && app->kept_at == session_at(app->session)))
        autosave_keep(app);
}

/* Goes to where the strip of history leads back when it is closed; returns the position that was
 * looked at. There must be a game. */
static int end_look(App *app)
{
    int at = session_at(app->session);
    if (app->ui.table.strip.open)
        session_seek(app->session, app->ui.table.strip.home);
    return at;
}

/* Writes the game as it goes on, or the one that waits. False without one, or, with errno set,
 * where that cannot be done, as (EEXIST) where `fresh` and there is such a file. */
static bool write_game(App *app, const char *path, bool fresh)
{
    if (!app->session)
        return app->last && save_write(app->last, path, fresh);
    int looked_at = end_look(app);
    bool written = save_write(app->session, path, fresh);
    session_seek(app->session, looked_at);
    return written;
}

/* A move played after a look far back would be the end of all that came later: the game as it was
 * is set aside first. */
static void play(App *app, const Intent *intent)
{
    char aside[MAX_PATH_BYTES];
    int undone = session_move_count(app->session) - session_at(app->session);
    bool slips = undone > SLIP_MOVES;
    int turns = turns_ahead(app->session);
    if (slips && !app->kept) /* it could not be kept so far */
        autosave_keep(app);
    if (!session_play(app->session, intent->move, NULL))
        return;
    looking_drop(app);
    if (!slips || !app->kept) {
        autosave_keep(app);
        return;
    }
    autosave_keep_branch(app, aside);
    if (aside[0]) {
        app_notice(app, say_number(SAY_KEPT_ASIDE, turns));
    }
}

/* The strip of history may be open: it is agreed on where the game goes on. */
static void set_help(App *app, const Intent *intent)
{
    int looked_at = end_look(app);
    session_set_help(app->session, (Help)intent->index);
    autosave_keep(app);
    session_seek(app->session, looked_at);
    app->advice = app->before = (Advice){.kind = ADVICE_NONE};
    app_notice(app, say_text(SAY_HELP_NOW, phrase(SAY_HELP + intent->index)));
}

static void keep_options(App *app, const Intent *intent)
{
    (void)intent;
    char path[MAX_PATH_BYTES];
    if (!app_path(app, "options", path) || options_store(&app->ui.options, path))
        return;
    app_notice(app, say_text(SAY_OPTIONS_LOST, tr(strerror(errno))));
}

static void choose_language(App *app, const Intent *intent)
{
    char message[300];
    if (!language_speak((Language)intent->index, message, sizeof message)) {
        app_notice(app, message);
        return;
    }
    ui_hush(&app->ui);
    app->ui.lesson.answer[0] = '\0';
    if (intent->index != LANGUAGE_PSEUDO) /* that of tests has no word in the options */
        app->ui.options.language = (uint8_t)(1 + intent->index);
    autosave_tell_when(app);
    keep_options(app, intent);
}

/* The table that was arranged is the one to begin with next time. */
static void keep_table(App *app)
{
    if (app->ui.lobby.seating.count == 0)
        return;
    app->ui.options.last_table = app->ui.lobby.seating;
    app->ui.options.last_table.seed[0] = '\0';
    keep_options(app, NULL);
}

static void new_game(App *app, const Intent *intent)
{
    const Setup *setup = &intent->setup;
    Session *session = session_new(app->editions->of[setup->edition], setup);
    if (!session) {
        app_notice(app, tr("There is not enough memory for a game."));
        return;
    }
    lessons_leave(app);
    autosave_settle(app);
    keep_table(app);
    show_session(app, session, false, 0);
    autosave_keep(app);
}

static void leave_table(App *app, const Intent *intent)
{
    (void)intent;
    ui_go(&app->ui, SCREEN_TITLE);
    if (!app->session || lessons_leave(app))
        return;
    end_look(app);
    looking_drop(app);
    autosave_settle(app);
    session_free(app->last);
    app->last = app->session;
    app->session = NULL;
    utf8_print(app->last_when, sizeof app->last_when, "%s", tr("just now"));
    autosave_leave(app);
}

static void open_file(App *app, const Intent *intent)
{
    char message[600];
    if (app_open(app, intent->path, message, sizeof message))
        return;
    ui_message(&app->ui, tr("This game cannot be opened"), message);
    if (!intent->index)
        app->ui.dialogs.behind = OVERLAY_FILES; /* a path is still in its field */
}

static void tell_not_saved(App *app, const char *text)
{
    ui_message(&app->ui, tr("The game was not saved"), text);
    app->ui.dialogs.behind = OVERLAY_FILES;
}

/* The game stands in a file: what waited for that comes now. */
static void end_save(App *app, const char *path)
{
    Intent then = app->ui.dialogs.then;
    app->ui.dialogs.then.kind = INTENT_NONE;
    app->spare = (FileMark){0};
    app->written = true;
    if (app->behind)
        path_folder(path, app->refuge);
    app_follow(app, &then);
}

/* Asks before a game is replaced; else saves and says so, or why not. */
static void save_file(App *app, const Intent *intent)
{
    if (autosave_is(app, intent->path)) {
        tell_not_saved(app, say_of_file(SAY_NOT_BY_HAND, intent->path, ""));
    } else if (write_game(app, intent->path, !intent->replaces)) {
        app_notice(app, say_saved(intent->path, intent->name));
        end_save(app, intent->path);
    } else if (errno == EEXIST && !intent->replaces) {
        Intent again = *intent;
        again.replaces = true;
        ui_confirm_loss(&app->ui, OVERLAY_FILES, tr("Replace it?"),
                        say_of_game(SAY_EXISTS, intent->path, ""), tr("Replace"), &again);
    } else {
        tell_not_saved(app, say_of_file(SAY_NOT_SAVED, intent->path, tr(strerror(errno))));
    }
}

/* Goes on with the game that waits. */
static void go_on(App *app, const Intent *intent)
{
    (void)intent;
    if (!autosave_resume(app))
        return;
    Session *session = app->last;
    app->last = NULL;
    show_session(app, session, app->kept, app->turn);
}

static void turn_full_screen(App *app, const Intent *intent)
{
    app->ui.options.full_screen = !app->ui.options.full_screen;
    keep_options(app, intent);
}

static void show_folder(App *app, const Intent *intent)
{
    snprintf(app->shown, sizeof app->shown, "%s", intent->path);
}

static void look_back(App *app, const Intent *intent)
{
    looking_ask(app, intent->index != 0);
}

static void quit(App *app, const Intent *intent)
{
    (void)intent;
    app->quit = true;
}

void app_follow(App *app, const Intent *intent)
{
    static void (*const ways[])(App * app, const Intent *intent) = {
        [INTENT_PLAY] = play,
        [INTENT_UNDO] = undo,
        [INTENT_REDO] = redo,
        [INTENT_SEEK] = seek,
        [INTENT_HELP] = set_help,
        [INTENT_HINT] = advising_ask,
        [INTENT_WHY] = advising_ask,
        [INTENT_NEW_GAME] = new_game,
        [INTENT_CONTINUE] = go_on,
        [INTENT_OPEN] = open_file,
        [INTENT_SAVE] = save_file,
        [INTENT_LIST] = library_follow,
        [INTENT_DELETE] = library_follow,
        [INTENT_TAKE_BACK] = library_follow,
        [INTENT_RENAME] = library_follow,
        [INTENT_TITLE] = leave_table,
        [INTENT_OPTIONS] = keep_options,
        [INTENT_LANGUAGE] = choose_language,
        [INTENT_FULL_SCREEN] = turn_full_screen,
        [INTENT_PICTURE] = landscape_request,
        [INTENT_FOLDER] = show_folder,
        [INTENT_LOOK_BACK] = look_back,
        [INTENT_LESSON] = lessons_begin,
        [INTENT_QUIT] = quit,
    };
    bool of_game = (intent->kind >= INTENT_PLAY && intent->kind <= INTENT_SEEK) ||
                   (intent->kind >= INTENT_HINT && intent->kind <= INTENT_HELP);
    if (autosave_allows(app, intent) && ways[intent->kind] && (app->session || !of_game))
        ways[intent->kind](app, intent);
}

/* The slot of the game on the table, where its folder is the one listed; or 0. */
static int listed_slot(const App *app)
{
    bool own = !app->listed[0] || strcmp(app->listed, app->folder) == 0;
    return app->session && own && app->slot.lock.held ? app->slot.number : 0;
}

Scene app_scene(const App *app)
{
    Random peek = app->chance;
    return (Scene){.rulebook = &app->rulebook,
                   .session = app->session,
                   .lesson = app->lesson ? &app->lesson->lesson : NULL,
                   .editions = app->editions,
                   .atlas = app->atlas,
                   .meter = &app->meter,
                   .width = app->width,
                   .height = app->height,
                   .now = app->now,
                   .last = app->last,
                   .last_when = app->last_when[0] ? app->last_when : NULL,
                   .advice = &app->advice,
                   .hint = &app->before,
                   .shelf = app->shelf,
                   .today = app->told ? app->told + (int64_t)(app->now - app->told_at) : 0,
                   .offset = app->offset,
                   .can_take_back = app->bin.count > 0,
                   .away = app->away,
                   .lookback = looking_shown(app),
                   .folder = app->listed[0] ? app->listed : app->folder,
                   .slot = listed_slot(app),
                   .adrift = app->behind,
                   .seed = random_next(&peek)};
}

/* Saved games are listed or counted, and not all of them are known yet. */
static bool looks_into_games(const App *app)
{
    return (app->ui.overlay == OVERLAY_FILES || app->ui.screen == SCREEN_LADDER) && app->shelf &&
           app->shelf->known < app->shelf->listing.count;
}

/* It is read when it is first opened: with its examples it is dozens of files. */
static void read_rulebook(App *app)
{
    char message[400];
    if (app->ui.overlay == OVERLAY_RULEBOOK && app->rulebook.page_count == 0 &&
        !rulebook_load(&app->rulebook, app->editions, message, sizeof message))
        ui_message(&app->ui, tr("The rulebook cannot be opened"), message);
}

void app_input(App *app, const Input *input)
{
    if (input->kind == INPUT_KEY || input->kind == INPUT_DOWN)
        app->keyed = input->kind == INPUT_KEY;
    if (input->kind == INPUT_RESIZE) {
        app->width = (float)input->width;
        app->height = (float)input->height;
    }
    Scene scene = app_scene(app);
    Intent intent = ui_handle(&app->ui, &scene, input);
    random_next(&app->chance);
    app_follow(app, &intent);
    if (tip_told(&app->ui.table.tip))
        keep_options(app, NULL);
    autosave_follow_turn(app);
}

bool app_press(App *app, const char *name)
{
    Intent intent;
    Scene scene = app_scene(app);
    bool pressed = ui_press(&app->ui, &scene, name, &intent);
    random_next(&app->chance);
    if (pressed)
        app_follow(app, &intent);
    autosave_follow_turn(app);
    return pressed;
}

/* Before the title's first frame. */
static void come_to_title(App *app)
{
    const LastSeen *seen = &app->ui.seen;
    if (app->ui.screen != SCREEN_TITLE || seen->screen == SCREEN_TITLE)
        return;
    if (seen->screen == SCREEN_TABLE || seen->screen == SCREEN_RESULTS)
        app->left_at = app->now;
    autosave_look(app);
}

/* Out of which the title comes after a game, 0..1. */
static float darkness(const App *app)
{
    bool still = app->ui.screen != SCREEN_TITLE || app->ui.options.reduced_motion || app->away;
    return still ? 0 : 1 - (float)fmin(1, (app->now - app->left_at) / FADE_SECONDS);
}

void app_frame(App *app, double now)
{
    if (app->ui.notice.fresh) /* said since the last frame, which may be long ago */
        app->ui.notice.until += now - app->now;
    app->ui.notice.fresh = false;
    app->now = now;
    if (app->told_at < 0)
        app->told_at = now;
    if (looks_into_games(app))
        shelf_look(app->shelf, app->editions, app->listed, GAMES_A_FRAME);
    read_rulebook(app);
    lessons_follow(app);
    thinking_follow(app);
    come_to_title(app);
    Scene scene = app_scene(app);
    view_frame(&app->ui, &scene, &app->list);
    if (darkness(app) > 0)
        draw_fill(&app->list, (Rect){0, 0, app->width, app->height}, rgba(0, darkness(app)));
}

bool app_animating(const App *app)
{
    Scene scene = app_scene(app);
    return darkness(app) > 0 || looks_into_games(app) || view_animating(&app->ui, &scene);
}

double app_due(const App *app)
{
    Scene scene = app_scene(app);
    return fmin(fmin(view_due(&app->ui, &scene), thinking_due(app)), lessons_due(app));
}

enum { HOUR = 3600, DAY = 24 * HOUR, DAWN = 6 * HOUR, NIGHT = 22 * HOUR };

/* How far the day outside has gone; before noon where that is not known. */
static float day_by_clock(const App *app)
{
    if (!app->told)
        return .3f;
    int64_t since = app->told_at < 0 ? 0 : (int64_t)(app->now - app->told_at);
    int64_t seconds = ((app->told + since + app->offset) % DAY + DAY) % DAY;
    if (seconds < DAWN || seconds >= NIGHT)
        return 1;
    return (float)(seconds - DAWN) / (NIGHT - DAWN);
}

/* By the tiles that lie there; those that fitted nowhere have gone by as well. */
static float day_of_game(const Game *game)
{
    int all = game->land.count + 1, gone = game->placed_count + game->discard_count;
    return fminf(1, (float)gone / (float)all);
}

Ambience app_ambience(const App *app)
{
    const TableUi *table = &app->ui.table;
    bool plays = app->session && app->ui.screen == SCREEN_TABLE && table->shown.at >= 0 &&
                 table->shown.at <= session_at(app->session);
    bool title = app->ui.screen == SCREEN_TITLE, results = app->ui.screen == SCREEN_RESULTS;
    Ambience ambience = {.music = title || results, .valley = true, .day = day_by_clock(app)};
    if (results || plays)
        ambience.day = 1;
    if (plays) {
        const Game *game = session_game_at(app->session, table->shown.at);
        ambience.fire = game->phase == PHASE_END;
        ambience.day = ambience.fire ? 1 : day_of_game(game);
    }
    ambience.fire |= results;
    return ambience;
}
