#include "view/app/autosave.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "play/saves.h"
#include "view/state/nav.h"
#include "view/words/files.h"
#include "view/words/tr.h"

bool autosave_is(const App *app, const char *path)
{
    char kept[MAX_PATH_BYTES];
    return app_path(app, SAVE_KEPT_NAME, kept) && strcmp(path, kept) == 0;
}

static Held held_as(const Session *session)
{
    if (session_move_count(session) == 0)
        return HELD_NOTHING;
    return session_game(session)->phase == PHASE_END ? HELD_FINISHED : HELD_UNFINISHED;
}

/* Makes room for another game: the old one is set aside under a name of its own. False, with errno
 * set, where an unfinished one would be written over; of those that are over the first gives way.
 */
static bool make_room(const App *app, const char *path)
{
    char aside[MAX_PATH_BYTES];
    if (!file_there(path) || app->held == HELD_NOTHING)
        return true;
    if (app->held == HELD_UNFINISHED)
        return save_set_aside(path, app->folder, "earlier", aside);
    return save_set_aside(path, app->folder, "finished", aside) ||
           (errno == EEXIST && app_path(app, "finished.aurochs", aside) &&
            rename(path, aside) == 0);
}

/* Says once that nothing is kept, and again only after it was: in a card, for a game is at stake.
 */
static void tell_not_kept(App *app, int number)
{
    char text[700];
    if (app->mute_faults)
        return;
    app->mute_faults = true;
    say_not_kept(app->folder, number, text, sizeof text);
    ui_message(&app->ui, tr("The game cannot be kept"), text);
}

static void keep_turn(App *app, const char *path)
{
    if (app->kept_turn != app->turn && save_keep_turn(path, app->turn))
        app->kept_turn = app->turn;
}

void autosave_keep(App *app)
{
    char path[MAX_PATH_BYTES];
    if (!app_path(app, SAVE_KEPT_NAME, path))
        return;
    bool safe = app->kept || make_room(app, path);
    if (safe && save_keep(app->session, path)) {
        app->kept = true;
        keep_turn(app, path);
        app->kept_at = session_at(app->session);
        app->held = (uint8_t)held_as(app->session);
        app->mute_faults = false;
        session_free(app->last);
        app->last = NULL;
    } else {
        tell_not_kept(app, errno);
    }
}

void autosave_follow_turn(App *app)
{
    char path[MAX_PATH_BYTES];
    if (!app->session || app->ui.table.camera.turn == app->turn)
        return;
    app->turn = app->ui.table.camera.turn;
    if (app->kept && app_path(app, SAVE_KEPT_NAME, path))
        keep_turn(app, path);
}

void autosave_load(App *app)
{
    char path[MAX_PATH_BYTES], aside[MAX_PATH_BYTES], text[800];
    RecordError error;
    if (!app_path(app, SAVE_KEPT_NAME, path))
        return;
    app->last = save_resume(app->editions, path, &error);
    int number = errno;
    app->kept = app->last != NULL;
    app->turn = app->kept_turn = save_find_turn(path);
    app->held = app->last ? (uint8_t)held_as(app->last) : HELD_NOTHING;
    if (app->last || (error.fault == RECORD_OK && number == ENOENT))
        return;
    bool moved = save_set_aside(path, app->folder, "unreadable", aside);
    say_unreadable(SAVE_KEPT_NAME, &error, number, moved ? aside : NULL, text, sizeof text);
    ui_message(&app->ui, tr("The last game cannot be read"), text);
}
