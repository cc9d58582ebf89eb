#include "view/app.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"
#include "play/saves.h"
#include "view/say.h"
#include "view/say_screens.h"

enum { NOTICE_SECONDS = 6, GAMES_A_FRAME = 8 };

static const char autosave[] = SAVE_KEPT_NAME;

static bool path_in_folder(const App *app, const char *name, char path[MAX_PATH_BYTES])
{
    int length = snprintf(path, MAX_PATH_BYTES, "%s/%s", app->folder, name);
    return app->folder[0] && length > 0 && length < MAX_PATH_BYTES;
}

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

void app_notice(App *app, const char *text)
{
    snprintf(app->ui.table.notice, sizeof app->ui.table.notice, "%.159s", text);
    app->ui.table.notice_until = app->now + NOTICE_SECONDS;
}

/* The end of a path, which tells more than its beginning, in at most `capacity` bytes. */
static void say_path(const char *path, char *text, size_t capacity)
{
    static const char ellipsis[] = "\u2026";
    size_t length = strlen(path), room = capacity - sizeof ellipsis;
    const char *from = length < capacity ? path : path + length - room;
    while ((*from & 0xC0) == 0x80)
        from++;
    snprintf(text, capacity, "%s%s", from == path ? "" : ellipsis, from);
}

/* What to do about a file that cannot be read. */
static const char *advice(int number)
{
    return number == ENOENT   ? "look up its name"
           : number == EISDIR ? "choose a game in it"
           : number == EFBIG  ? "a saved game is smaller"
           : number == EACCES ? "ask its owner to let you read it"
                              : "choose another game";
}

/* Whether a file has nothing of a saved game: a picture, say, chosen by mistake. */
static bool is_foreign(const RecordError *error)
{
    return error->fault == RECORD_NOT_A_RECORD ||
           (error->line <= 1 && (error->fault == RECORD_TEXT || error->fault == RECORD_LINE_TOO_LONG));
}

/* "ana.aurochs:17: place 1,0 r2: north: river meets forest" */
static void say_refusal(const char *path, const RecordError *error, int number, char *message,
                        size_t capacity)
{
    char reason[300], shown[200];
    say_path(path, shown, sizeof shown);
    if (error->fault == RECORD_OK) {
        snprintf(message, capacity, "%s: %s (%s)", shown, strerror(number), advice(number));
        return;
    }
    if (is_foreign(error)) {
        snprintf(message, capacity, "%s: this is no game of Aurochs", shown);
        return;
    }
    say_record_error(error, reason, sizeof reason);
    if (error->line > 0)
        snprintf(message, capacity, "%s:%d: %s", shown, error->line, reason);
    else
        snprintf(message, capacity, "%s: %s", shown, reason);
}

static Held held_as(const Session *session)
{
    if (session_move_count(session) == 0)
        return HELD_NOTHING;
    return session_game(session)->phase == PHASE_END ? HELD_FINISHED : HELD_UNFINISHED;
}

/* Makes room for another game: the old one is set aside under a name of its own. False, with errno set,
 * where an unfinished one would be written over; of those that are over the first gives way. */
static bool make_room(const App *app, const char *path)
{
    char aside[MAX_PATH_BYTES];
    if (!file_there(path) || app->held == HELD_NOTHING)
        return true;
    if (app->held == HELD_UNFINISHED)
        return save_set_aside(path, app->folder, "earlier", aside);
    return save_set_aside(path, app->folder, "finished", aside) ||
           (errno == EEXIST && path_in_folder(app, "finished.aurochs", aside) &&
            rename(path, aside) == 0);
}

/* Says once that nothing is kept, and again only after it was: in a card, for a game is at stake. */
static void say_not_kept(App *app, int number)
{
    char text[700], shown[200];
    if (app->mute_faults)
        return;
    app->mute_faults = true;
    say_path(app->folder, shown, sizeof shown);
    snprintf(text, sizeof text,
             "%s: %s. The game goes on, and every move tries again. Save it in another folder "
             "before you leave (Ctrl+S).",
             shown, strerror(number));
    ui_message(&app->ui, "The game cannot be kept", text);
}

/* Writes the autosave. The game that it held before is set aside when another one takes its place;
 * where it cannot be it stays, and the new one is not kept. */
static void keep(App *app)
{
    char path[MAX_PATH_BYTES];
    if (!path_in_folder(app, autosave, path))
        return;
    bool safe = app->kept || make_room(app, path);
    if (safe && save_keep(app->session, path)) {
        app->kept = true;
        app->kept_at = session_at(app->session);
        app->held = (uint8_t)held_as(app->session);
        app->mute_faults = false;
        session_free(app->last);
        app->last = NULL;
    } else {
        say_not_kept(app, errno);
    }
}

static void show_session(App *app, Session *session, bool kept)
{
    if (session != app->session)
        session_free(app->session);
    app->session = session;
    app->kept = kept;
    app->kept_at = session_at(session);
    bool by_keys = app->ui.widgets.focus_shown; /* so the seats were taken */
    table_reset(&app->ui.table);
    app->ui.table.by_keys = app->ui.table.keyed = by_keys;
    ui_go(&app->ui, SCREEN_TABLE);
}

static void load_last(App *app)
{
    char path[MAX_PATH_BYTES], aside[MAX_PATH_BYTES], reason[600], text[800];
    RecordError error;
    if (!path_in_folder(app, autosave, path))
        return;
    app->last = save_resume(app->editions, path, &error);
    int number = errno;
    app->held = app->last ? (uint8_t)held_as(app->last) : HELD_NOTHING;
    if (app->last || (error.fault == RECORD_OK && number == ENOENT))
        return;
    say_refusal(autosave, &error, number, reason, sizeof reason);
    bool moved = save_set_aside(path, app->folder, "unreadable", aside);
    snprintf(text, sizeof text, "%s. %s%.100s", reason,
             moved ? "The file was kept as " : "It stays where it is.",
             moved ? file_name(aside) : "");
    ui_message(&app->ui, "The last game cannot be read", text);
}

void app_init(App *app, const Editions *editions, const Atlas *atlas, TextMeter meter,
              const char *folder, uint64_t seed)
{
    char path[MAX_PATH_BYTES];
    *app = (App){.editions = editions, .atlas = atlas, .meter = meter, .chance = random_from(seed)};
    snprintf(app->folder, sizeof app->folder, "%s", folder ? folder : "");
    size_t length = strlen(app->folder);
    if (length > 1 && app->folder[length - 1] == '/')
        app->folder[length - 1] = '\0';
    ui_init(&app->ui);
    if (path_in_folder(app, "options", path))
        options_load(&app->ui.options, path);
    load_last(app);
}

void app_tell_time(App *app, int64_t now, int offset)
{
    char path[MAX_PATH_BYTES];
    int64_t then;
    app->told = now;
    app->told_at = -1;
    app->offset = offset;
    if (app->last && path_in_folder(app, autosave, path) && file_changed(path, &then))
        say_when(then, now, offset, app->last_when, sizeof app->last_when);
}

void app_free(App *app)
{
    session_free(app->session);
    session_free(app->last);
    free(app->shelf);
    draw_free(&app->list);
    *app = (App){0};
}

void app_show(App *app, Session *session)
{
    show_session(app, session, false);
}

static bool is_autosave(const App *app, const char *path)
{
    char kept[MAX_PATH_BYTES];
    return path_in_folder(app, autosave, kept) && strcmp(path, kept) == 0;
}

bool app_open(App *app, const char *path, char *message, size_t capacity)
{
    RecordError error;
    Session *session = is_autosave(app, path) ? save_resume(app->editions, path, &error)
                                              : save_open(app->editions, path, &error);
    if (!session) {
        say_refusal(path, &error, errno, message, capacity);
        size_t length = strlen(message);
        if (is_foreign(&error))
            snprintf(message + length, capacity - length,
                     "; open a file that \"Save as\" in the menu has written");
        return false;
    }
    if (is_autosave(app, path)) { /* it is kept where it is */
        session_free(app->last);
        app->last = NULL;
        show_session(app, session, true);
        return true;
    }
    show_session(app, session, false);
    keep(app);
    if (app->kept)
        app->held = HELD_NOTHING; /* until it goes on it stands in the file that was opened as well */
    return true;
}

static bool person_decides(const Session *session)
{
    const Game *game = session_game(session);
    return session_setup(session)->seats[game->player].kind == SEAT_HUMAN;
}

static void undo(App *app)
{
    if (!session_undo(app->session))
        return;
    while (!person_decides(app->session) && session_undo(app->session)) {
    }
    keep(app);
}

/* While the strip of history is open one only looks, but for what it leads back to: that is kept, and
 * where it is what the autosave has, nothing is written. */
static void seek(App *app, int index)
{
    session_seek(app->session, index);
    bool looks = app->ui.table.strip && index != app->ui.table.strip_home;
    if (!looks && !(app->kept && app->kept_at == session_at(app->session)))
        keep(app);
}

/* Goes to where the strip of history leads back when it is closed; returns the position that was
 * looked at. */
static int end_look(App *app)
{
    int at = session_at(app->session);
    if (app->ui.table.strip)
        session_seek(app->session, app->ui.table.strip_home);
    return at;
}

static bool write_game(App *app, const char *path)
{
    if (!app->session)
        return false;
    int looked_at = end_look(app);
    bool written = save_write(app->session, path);
    session_seek(app->session, looked_at);
    return written;
}

/* A move played after a look far back would be the end of all that came later: the game as it was is
 * set aside first. */
static void play(App *app, Move move)
{
    char path[MAX_PATH_BYTES], aside[MAX_PATH_BYTES], text[160];
    int undone = session_move_count(app->session) - session_at(app->session);
    if (undone > SLIP_MOVES && !app->kept) /* it could not be kept so far */
        keep(app);
    if (!session_play(app->session, move, NULL))
        return;
    if (undone > SLIP_MOVES && app->kept && path_in_folder(app, autosave, path) &&
        save_set_aside(path, app->folder, "earlier", aside)) {
        snprintf(text, sizeof text, "The %d moves that were undone are kept in the game %.60s.",
                 undone, file_name(aside));
        app_notice(app, text);
    }
    keep(app);
}

static void new_game(App *app, const Setup *setup)
{
    Session *session = session_new(app->editions->of[setup->edition], setup);
    if (!session) {
        app_notice(app, "There is not enough memory for a game.");
        return;
    }
    show_session(app, session, false);
    keep(app);
}

static void leave_table(App *app)
{
    if (app->session) {
        end_look(app);
        session_free(app->last);
        app->last = app->session;
        app->session = NULL;
        snprintf(app->last_when, sizeof app->last_when, "just now");
    }
    ui_go(&app->ui, SCREEN_TITLE);
}

static void open_file(App *app, const char *path)
{
    char message[600];
    if (app_open(app, path, message, sizeof message))
        return;
    ui_message(&app->ui, "This game cannot be opened", message);
    app->ui.dialogs.behind = OVERLAY_FILES; /* the path is still in its field */
}

/* Asks before a game is replaced; else saves and says so, or why not. */
static void save_file(App *app, const Intent *intent)
{
    char text[400], shown[200];
    int64_t changed;
    say_path(intent->path, shown, sizeof shown);
    if (!intent->replaces && file_changed(intent->path, &changed)) {
        Intent again = *intent;
        again.replaces = true;
        snprintf(text, sizeof text, "There is a file %s already.", shown);
        ui_confirm(&app->ui, OVERLAY_FILES, "Replace it?", text, "Replace", &again);
    } else if (write_game(app, intent->path)) {
        snprintf(text, sizeof text, "Saved as %.120s", file_name(intent->path));
        app_notice(app, text);
    } else {
        snprintf(text, sizeof text, "%s: %s. Save it under another name or in another folder.",
                 shown, strerror(errno));
        ui_message(&app->ui, "The game was not saved", text);
        app->ui.dialogs.behind = OVERLAY_FILES;
    }
}

static void list_folder(App *app, const char *path)
{
    if (!app->shelf)
        app->shelf = calloc(1, sizeof *app->shelf);
    snprintf(app->listed, sizeof app->listed, "%s", path[0] ? path : app->folder);
    if (app->shelf)
        shelf_list(app->shelf, app->listed);
}

/* Deletes a saved game and shows the others. */
static void delete_file(App *app, const char *path)
{
    char text[400], shown[200];
    if (remove(path) == 0) {
        app->ui.dialogs.path[0] = '\0';
        app->ui.dialogs.chosen = -1;
        if (app->shelf)
            shelf_list(app->shelf, app->listed);
        ui_open(&app->ui, OVERLAY_FILES);
        return;
    }
    say_path(path, shown, sizeof shown);
    snprintf(text, sizeof text, "%s: %s", shown, strerror(errno));
    ui_message(&app->ui, "The game was not deleted", text);
}

static void keep_options(App *app)
{
    char path[MAX_PATH_BYTES], text[200];
    if (!path_in_folder(app, "options", path) || options_store(&app->ui.options, path))
        return;
    snprintf(text, sizeof text, "The options count until you quit: %.100s.", strerror(errno));
    app_notice(app, text);
}

/* A name that is not taken yet, beside the games. */
static void picture_path(App *app)
{
    char name[40];
    for (int i = 1; i < 1000; i++) {
        snprintf(name, sizeof name, "landscape-%d.png", i);
        if (!path_in_folder(app, name, app->picture) || !file_there(app->picture))
            return;
    }
}

void app_follow(App *app, const Intent *intent)
{
    switch (intent->kind) {
    case INTENT_NONE:
        break;
    case INTENT_PLAY:
        if (app->session)
            play(app, intent->move);
        break;
    case INTENT_UNDO:
        if (app->session)
            undo(app);
        break;
    case INTENT_REDO:
        if (app->session && session_redo(app->session))
            keep(app);
        break;
    case INTENT_SEEK:
        if (app->session)
            seek(app, intent->index);
        break;
    case INTENT_NEW_GAME:
        new_game(app, &intent->setup);
        break;
    case INTENT_CONTINUE:
        if (app->last) {
            Session *session = app->last;
            app->last = NULL;
            show_session(app, session, true);
        }
        break;
    case INTENT_OPEN:
        open_file(app, intent->path);
        break;
    case INTENT_SAVE:
        save_file(app, intent);
        break;
    case INTENT_LIST:
        list_folder(app, intent->path);
        break;
    case INTENT_DELETE:
        delete_file(app, intent->path);
        break;
    case INTENT_TITLE:
        leave_table(app);
        break;
    case INTENT_OPTIONS:
        keep_options(app);
        break;
    case INTENT_FULL_SCREEN:
        app->ui.options.full_screen = !app->ui.options.full_screen;
        keep_options(app);
        break;
    case INTENT_PICTURE:
        if (intent->path[0])
            snprintf(app->picture, sizeof app->picture, "%s", intent->path);
        else
            picture_path(app);
        break;
    case INTENT_QUIT:
        app->quit = true;
        break;
    }
}

static Scene scene_of(const App *app)
{
    Random peek = app->chance;
    return (Scene){.session = app->session,
                   .editions = app->editions,
                   .atlas = app->atlas,
                   .meter = &app->meter,
                   .width = app->width,
                   .height = app->height,
                   .now = app->now,
                   .can_continue = app->last != NULL,
                   .last = app->last,
                   .last_when = app->last_when[0] ? app->last_when : NULL,
                   .shelf = app->shelf,
                   .today = app->told ? app->told + (int64_t)(app->now - app->told_at) : 0,
                   .offset = app->offset,
                   .folder = app->listed[0] ? app->listed : app->folder,
                   .seed = random_next(&peek)};
}

bool app_board(const App *app, BoardView *view)
{
    const DrawCommand *board = draw_find(&app->list, DRAW_BOARD);
    if (!board)
        return false;
    *view = (BoardView){.origin = {board->rect.x, board->rect.y},
                        .tile = (int)board->scale,
                        .turn = app->ui.table.camera.turn};
    return true;
}

/* The list of saved games is open, and not all of them are known yet. */
static bool looks_into_games(const App *app)
{
    return app->ui.overlay == OVERLAY_FILES && app->shelf &&
           app->shelf->known < app->shelf->listing.count;
}

void app_input(App *app, const Input *input)
{
    if (input->kind == INPUT_RESIZE) {
        app->width = (float)input->width;
        app->height = (float)input->height;
    }
    Scene scene = scene_of(app);
    Intent intent = ui_handle(&app->ui, &scene, input);
    random_next(&app->chance);
    app_follow(app, &intent);
}

bool app_press(App *app, const char *name)
{
    Intent intent;
    Scene scene = scene_of(app);
    bool pressed = ui_press(&app->ui, &scene, name, &intent);
    random_next(&app->chance);
    if (pressed)
        app_follow(app, &intent);
    return pressed;
}

void app_frame(App *app, double now)
{
    app->now = now;
    if (app->told_at < 0)
        app->told_at = now;
    if (looks_into_games(app))
        shelf_look(app->shelf, app->editions, app->listed, GAMES_A_FRAME);
    Scene scene = scene_of(app);
    view_frame(&app->ui, &scene, &app->list);
}

bool app_animating(const App *app)
{
    Scene scene = scene_of(app);
    return looks_into_games(app) || view_animating(&app->ui, &scene);
}

double app_due(const App *app)
{
    Scene scene = scene_of(app);
    return view_due(&app->ui, &scene);
}
