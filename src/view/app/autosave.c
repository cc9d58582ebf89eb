#include "view/app/autosave.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "view/state/nav.h"
#include "view/words/files.h"
#include "view/words/tr.h"

bool autosave_is(const App *app, const char *path)
{
    return slot_of_path(app->folder, path) > 0;
}

static bool is_over(const Session *session)
{
    return session_game(session)->phase == PHASE_END;
}

/* It is there and was read, and is no game: nobody will miss it in its place. Whatever could not be
 * read may be a game all the same. */
static bool is_no_game(const RecordError *error, int number)
{
    return error->fault != RECORD_OK || number == EFBIG || number == ENOTSUP || number == EISDIR;
}

static bool move_away(const App *app, const char *path, char aside[MAX_PATH_BYTES])
{
    return save_set_aside(path, app->folder, "unreadable", aside) && file_delete(path);
}

/* Makes room in the slot for another game: what is there gets a second name, in `aside`, and the
 * mark says what may be replaced. False where it must stay. */
static bool make_room(App *app, const char *path, char aside[MAX_PATH_BYTES])
{
    Lie lie;
    RecordError error;
    FileMark there;
    app->mark = (FileMark){0};
    if (!file_look(path, &there))
        return true;
    if (app->spare.there && file_mark_equal(&there, &app->spare)) {
        app->mark = there;
        return true;
    }
    Session *old = save_resume(app->editions, path, &lie, &app->mark, &error);
    if (!old) {
        bool away = is_no_game(&error, errno) && move_away(app, path, aside);
        app->mark = (FileMark){0};
        return away;
    }
    bool over = is_over(old), begun = session_move_count(old) > 0;
    session_free(old);
    if (!begun)
        return true;
    if (!save_set_aside(path, app->folder, over ? "finished" : "earlier", aside))
        return false;
    app->spare = app->mark; /* should the next step fail */
    return true;
}

/* False with EEXIST where what is in the slot must stay there. */
static bool keep_here(App *app, char aside[MAX_PATH_BYTES])
{
    char path[MAX_PATH_BYTES];
    Lie lie = {session_at(app->session), app->turn};
    if (!slot_path(app->folder, app->slot.number, path))
        return false;
    bool first = !app->kept;
    if (first && !make_room(app, path, aside)) {
        errno = EEXIST;
        return false;
    }
    if (!save_keep(app->session, lie, path, &app->mark))
        return false;
    if (first)
        save_forget_beside(path);
    return true;
}

/* Holds the first slot after `number` that is free and has no file. */
static bool take_empty_slot(App *app, int number)
{
    char path[MAX_PATH_BYTES];
    while (slot_path(app->folder, ++number, path))
        if (!file_there(path) && slot_take(&app->slot, app->folder, number))
            return true;
    return false;
}

/* Holds the slot of the game that waited at the title, which gives way, or the first one. */
static bool take_slot(App *app)
{
    int wanted = app->slot.number > 0 ? app->slot.number : 1;
    return slot_take(&app->slot, app->folder, wanted) || take_empty_slot(app, 0);
}

static bool keep_anywhere(App *app, char aside[MAX_PATH_BYTES])
{
    if (!app->slot.lock.held && !take_slot(app))
        return false;
    while (!keep_here(app, aside)) {
        if (errno != EEXIST || !take_empty_slot(app, app->slot.number))
            return false;
        app->kept = false;
    }
    return true;
}

/* Says once that nothing is kept, and again only after it was: in a card, for a game is at stake.
 * That there is no folder at all was said when the program started. */
static void tell_not_kept(App *app, int number)
{
    bool said = app->behind || !app->folder[0];
    app->behind = true;
    if (said)
        return;
    ui_message(&app->ui, tr("The game cannot be kept"),
               say_of_file(SAY_NOT_KEPT, app->folder, tr(strerror(number))));
}

static void keep(App *app, char aside[MAX_PATH_BYTES])
{
    int before = app->slot.number > 0 ? app->slot.number : 1;
    bool held = app->slot.lock.held, knew = app->kept;
    aside[0] = '\0';
    if (app->lesson)
        return;
    if (!app->folder[0] || !keep_anywhere(app, aside)) {
        tell_not_kept(app, errno);
        return;
    }
    app->kept = true;
    app->kept_at = session_at(app->session);
    app->behind = false;
    session_free(app->last);
    app->last = NULL;
    if (app->slot.number == before)
        return;
    Beside why = knew                                       ? BESIDE_WRITTEN
                 : held || !slot_taken(app->folder, before) ? BESIDE_STAYS
                                                            : BESIDE_PLAYED;
    app_notice(app, phrase(SAY_KEPT_BESIDE + why));
}

void autosave_keep(App *app)
{
    char aside[MAX_PATH_BYTES];
    app->written = false;
    keep(app, aside);
}

void autosave_keep_branch(App *app, char aside[MAX_PATH_BYTES])
{
    app->written = false;
    app->kept = false;
    app->spare = (FileMark){0};
    keep(app, aside);
}

void autosave_follow_turn(App *app)
{
    char path[MAX_PATH_BYTES];
    if (!app->session || app->ui.table.camera.turn == app->turn)
        return;
    app->turn = app->ui.table.camera.turn;
    /* Where it fails, or another window has written: the next decision says so. */
    if (app->kept && slot_path(app->folder, app->slot.number, path))
        save_keep(app->session, (Lie){app->kept_at, app->turn}, path, &app->mark);
}

Session *autosave_open(App *app, const char *path, Origin *origin, Lie *lie, RecordError *error)
{
    FileMark mark;
    Slot slot = {0};
    int number = slot_of_path(app->folder, path);
    autosave_settle(app);
    bool on_table = number > 0 && app->slot.lock.held && app->slot.number == number;
    bool ours = number > 0 && (on_table || slot_take(&slot, app->folder, number));
    *origin = ours ? ORIGIN_SLOT : number > 0 ? ORIGIN_OTHERS : ORIGIN_FILE;
    Session *session = number > 0 ? save_resume(app->editions, path, lie, &mark, error)
                                  : save_open(app->editions, path, error);
    int fault = errno;
    if (session && ours) {
        if (!on_table) {
            slot_leave(&app->slot);
            app->slot = slot;
        }
        app->mark = mark;
    } else {
        slot_leave(&slot);
    }
    errno = fault;
    return session;
}

/* A game that waits in a slot. */
typedef struct Waiting {
    int number;
    Session *session;
    FileMark mark;
    Lie lie;
} Waiting;

/* A game without moves counts for little. */
static int worth(const Session *session)
{
    return session_move_count(session) == 0 ? 1 : is_over(session) ? 2 : 3;
}

static bool is_better(const Waiting *one, const Waiting *other)
{
    if (!one->session || !other->session)
        return one->session != NULL;
    int more = worth(one->session) - worth(other->session);
    if (more != 0)
        return more > 0;
    return one->mark.seconds != other->mark.seconds
               ? one->mark.seconds > other->mark.seconds
               : one->mark.nanoseconds > other->mark.nanoseconds;
}

/* Says what is wrong with a kept game, and sets aside what is none. */
static void refuse(App *app, const char *path, const RecordError *error, int number)
{
    char aside[MAX_PATH_BYTES] = "";
    bool away = is_no_game(error, number) && move_away(app, path, aside);
    ui_message(&app->ui, tr("The last game cannot be read"),
               say_unreadable(path_name(path), error, number, away ? aside : NULL));
}

static void wait_read(App *app, Waiting *waiting, bool aloud)
{
    char path[MAX_PATH_BYTES];
    RecordError error;
    if (!slot_path(app->folder, waiting->number, path))
        return;
    waiting->session = save_resume(app->editions, path, &waiting->lie, &waiting->mark, &error);
    if (!waiting->session && aloud)
        refuse(app, path, &error, errno);
}

/* The file of the game that is offered is gone, and nobody plays it: so it is here alone. */
static bool is_orphan(const App *app)
{
    char path[MAX_PATH_BYTES];
    return app->last && slot_path(app->folder, app->slot.number, path) && !file_there(path);
}

/* Offers the best of the games that wait. True where that is another one than before. A game that
 * is not kept as it lies is so here alone, and stays. */
static bool find(App *app, bool aloud)
{
    int numbers[MAX_SLOTS];
    Waiting best = {0};
    if (app->session || !app->folder[0] || (app->last && (!app->kept || app->behind)))
        return false;
    if (is_orphan(app)) {
        app->kept = false;
        return false;
    }
    int count = slots_list(app->folder, numbers);
    for (int i = 0; i < count; i++) {
        Waiting next = {.number = numbers[i]};
        if (slot_taken(app->folder, next.number))
            continue;
        wait_read(app, &next, aloud);
        Waiting *worse = is_better(&next, &best) ? &best : &next;
        session_free(worse->session);
        if (worse == &best)
            best = next;
    }
    bool same = !best.session == !app->last &&
                (!best.session ||
                 (best.number == app->slot.number && file_mark_equal(&best.mark, &app->mark)));
    session_free(app->last);
    app->last = best.session;
    app->kept = best.session != NULL;
    app->mark = best.mark;
    app->slot = (Slot){.number = best.number};
    app->kept_at = best.lie.at;
    app->turn = best.lie.turn;
    if (!same)
        autosave_tell_when(app);
    return !same;
}

void autosave_settle(App *app)
{
    char aside[MAX_PATH_BYTES];
    bool waits = !app->session && app->last;
    if ((app->session || waits) && (!app->kept || app->behind)) {
        if (waits) { /* it is kept as one on the table, and waits on */
            app->session = app->last;
            app->last = NULL;
        }
        keep(app, aside);
        if (waits) {
            app->last = app->session;
            app->session = NULL;
            slot_leave(&app->slot);
        }
    }
    find(app, false);
}

void autosave_load(App *app)
{
    int numbers[MAX_SLOTS];
    bool others = false;
    if (!app->folder[0])
        return;
    files_sweep(app->folder);
    bin_sweep(app->folder);
    find(app, true);
    int count = slots_list(app->folder, numbers);
    for (int i = 0; i < count; i++)
        others |= slot_taken(app->folder, numbers[i]);
    if (others)
        app_notice(app, phrase(SAY_ANOTHER_PLAYS));
}

void autosave_leave(App *app)
{
    slot_leave(&app->slot);
    find(app, false);
}

bool autosave_allows(App *app, const Intent *request)
{
    bool ends = request->kind == INTENT_QUIT || request->kind == INTENT_NEW_GAME ||
                request->kind == INTENT_OPEN;
    if (!ends || request->replaces || !app->behind || app->written)
        return true;
    autosave_settle(app);
    const Session *game = app->session ? app->session : app->last;
    if (!app->behind || !game || session_move_count(game) == 0)
        return true;
    Intent again = *request;
    again.replaces = true;
    ui_confirm_loss(
        &app->ui, OVERLAY_NONE, tr("Save this game?"),
        say_of_file(app->folder[0] ? SAY_LOSES_GAME : SAY_LOSES_UNKEPT, app->folder, ""),
        tr("Lose it"), &again);
    app->ui.dialogs.saves = true;
    return false;
}

void autosave_look(App *app)
{
    find(app, false);
}

bool autosave_resume(App *app)
{
    char path[MAX_PATH_BYTES];
    FileMark now;
    bool changed = find(app, false);
    if (!changed && (!app->last || !app->kept || app->behind))
        return app->last != NULL;
    if (!changed && slot_take(&app->slot, app->folder, app->slot.number)) {
        if (slot_path(app->folder, app->slot.number, path) && file_look(path, &now) &&
            file_mark_equal(&now, &app->mark))
            return true;
        slot_leave(&app->slot);
    }
    find(app, false);
    app_notice(app, phrase(app->last != NULL ? SAY_PLAYED_MEANWHILE : SAY_PLAYS_THE_LAST));
    return false;
}

void autosave_tell_when(App *app)
{
    double since = app->told_at >= 0 ? app->now - app->told_at : 0;
    app->last_when[0] = '\0';
    if (app->last && app->told && app->mark.there)
        utf8_print(app->last_when, sizeof app->last_when, "%s",
                   say_when(app->mark.seconds, app->told + (int64_t)since, app->offset));
}
