/* Every file operation of an evening fails, once, and from then on for ever: the game goes on, what
 * lay on the disk stays there, and what could not be kept is said. Where the disk failed once, the
 * next decision keeps all of it. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "faults.h"
#include "play.h"
#include "texts.h"

static Texts now, before;

/* Looks without being counted and without a fault. */
static void look(const char *folder)
{
    Faults kept = faults;
    faults_set(0, false, 0);
    texts_free(&before);
    before = now;
    now = (Texts){0};
    texts_look(&now, folder, ".aurochs", &before);
    faults = kept;
}

/* The game on the table lies in its file as it lies there; the board may be turned another way, for
 * that is no decision, and is kept with the next one. */
static bool is_kept(const App *app)
{
    char path[MAX_PATH_BYTES];
    slot_path("", app->slot.number, path);
    char *text = play_text(app->session, session_at(app->session), app->turn);
    const char *kept = texts_of(&now, path + 1);
    size_t size = (size_t)(strstr(text, ", turned ") + 1 - text);
    bool good = kept && strncmp(kept, text, size) == 0;
    free(text);
    return good;
}

/* The game on the table before a step. */
typedef struct Earlier {
    char path[MAX_PATH_BYTES], *text; /* NULL: none */
    const Session *session;
    int undone;
    bool kept, behind;
} Earlier;

static Earlier note(const App *app)
{
    const Session *session = app->session;
    Earlier earlier = {.session = session, .kept = app->kept, .behind = app->behind};
    if (session) {
        earlier.text = play_text(session, session_at(session), app->turn);
        earlier.undone = session_move_count(session) - session_at(session);
        slot_path("", app->slot.number, earlier.path);
    }
    return earlier;
}

/* What was lost is what the step may take: the state of the game on the table before a decision; or
 * before moves that could not be kept until now, but were. */
static bool may_take(const App *app, const Earlier *earlier, const char *lost)
{
    if (!earlier->text || !earlier->kept || strcmp(lost, earlier->path + 1) != 0)
        return false;
    bool decided = app->session == earlier->session && earlier->undone <= SLIP_MOVES;
    return decided || (earlier->behind && texts_hold_moves(&now, earlier->text));
}

static bool says_something(const App *app)
{
    return app->ui.overlay == OVERLAY_MESSAGE ||
           (app->ui.notice.text[0] && app->ui.notice.until > app->now);
}

static void check_step(const App *app, int at, int step, const Earlier *earlier)
{
    const char *lost = texts_lost(&before, &now, NULL);
    if (lost && !play_step_takes(step, lost) && !may_take(app, earlier, lost))
        fail_msg("fault at %d: %s of '%s' is gone", at, lost, play_step_name(step));
    if (app->session && !is_kept(app) && !app->behind)
        fail_msg("fault at %d: '%s' is not kept, and nobody knows", at, play_step_name(step));
    if (app->behind && !earlier->behind && !says_something(app))
        fail_msg("fault at %d: '%s' is not kept, and nothing is said", at, play_step_name(step));
}

/* Returns the operations that were done. */
static int spend(int at, bool for_ever, int error)
{
    App app;
    char folder[64];
    Random random = random_from(1);
    bool goes_on = true;
    play_open_folder(folder);
    play_prepare(folder);
    look(folder);
    faults_set(at, for_ever, error);
    play_start(&app, folder);
    for (int step = 0; goes_on; step++) {
        Earlier earlier = note(&app);
        app.ui.overlay = OVERLAY_NONE;
        app.ui.notice.until = 0;
        goes_on = play_step(&app, step);
        look(folder);
        if (goes_on)
            check_step(&app, at, step, &earlier);
        free(earlier.text);
    }
    int done = faults.count;
    faults_set(0, false, 0); /* the disk is well again */
    if (play_move(&app, &random)) {
        look(folder);
        assert_true(is_kept(&app));
    }
    app_free(&app);
    texts_free(&now);
    texts_free(&before);
    play_close_folder(folder);
    return done;
}

static void try_all(bool for_ever)
{
    static const int errors[] = {ENOSPC, EIO, EACCES, EROFS};
    faults_begin();
    int operations = spend(0, false, 0);
    int every = operations / test_share(operations);
    assert_true(operations > 400);
    for (int at = 1; at <= operations; at += every)
        spend(at, for_ever, errors[at % 4]);
    faults_end();
}

TEST(every_operation_fails_once)
{
    try_all(false);
}

TEST(every_operation_fails_for_ever)
{
    try_all(true);
}
