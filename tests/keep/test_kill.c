/* The plug is pulled before every single file operation of an evening: undo, redo, looks back, new
 * games, saving, opening, the end of a game. Whoever starts the program after it goes on with the
 * game as it was before or after the last decision, moves that were taken back included, and no
 * other file is missing or changed.
 *
 * AUROCHS_KILL=N kills before the Nth operation alone. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "faults.h"
#include "play.h"
#include "texts.h"

enum { MAX_STEPS = 100 };

/* A folder between two steps. */
typedef struct State {
    int operations; /* up to here */
    char *waits;    /* the game that goes on: play_text */
    Texts files;
} State;

static State states[MAX_STEPS];
static int step_count; /* states[i + 1] is after step i */

/* Looks without being counted. */
static void note(const App *app, const char *folder, State *state)
{
    const Session *session = app->session ? app->session : app->last;
    Faults kept = faults;
    state->operations = faults.count;
    state->waits = session ? play_text(session, session_at(session), app->turn) : NULL;
    texts_look(&state->files, folder, "", NULL);
    faults = kept;
}

/* The whole evening without a fault: what the folder holds after every step. */
static int learn(void **unused)
{
    (void)unused;
    App app;
    char folder[64];
    play_open_folder(folder);
    play_prepare(folder);
    faults_begin();
    play_start(&app, folder);
    note(&app, folder, &states[0]);
    while (play_step(&app, step_count)) {
        assert_true(step_count + 1 < MAX_STEPS);
        note(&app, folder, &states[++step_count]);
    }
    app_free(&app);
    states[step_count].operations = faults.count;
    faults_end();
    play_close_folder(folder);
    return 0;
}

/* The evening in a process of its own, which is killed before its `at`th operation. */
static void play_until_killed(const char *folder, int at)
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        App app;
        faults_begin();
        faults_set(at, false, 0);
        faults.kills = true;
        play_start(&app, folder);
        for (int step = 0; play_step(&app, step); step++)
            ;
        app_free(&app);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/* The text of a file, NULL too where there is none or it is a slot: that is looked at as a game. */
static const char *file_of(const Texts *texts, int at, const Texts *whose)
{
    const char *name = whose->of[at].name;
    return slot_number(name) > 0 ? NULL : texts_of(texts, name);
}

static bool same(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

/* Nothing is missing or changed but by the step, and nothing is there that has no business to be.
 */
static void check_files(const char *folder, int at, int step)
{
    const Texts *before = &states[step].files, *after = &states[step + 1].files;
    Texts found = {0};
    texts_look(&found, folder, "", NULL);
    const Texts *const all[] = {before, &found};
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < all[k]->count; i++) {
            const char *is = file_of(&found, i, all[k]);
            if (!same(is, file_of(before, i, all[k])) && !same(is, file_of(after, i, all[k])))
                fail_msg("killed at %d (%s): %s is %s", at, play_step_name(step),
                         all[k]->of[i].name, is ? "another file" : "missing");
        }
    texts_free(&found);
}

static void see_temporary(void *context, const char *name)
{
    size_t size = strlen(name);
    *(bool *)context |= size > 4 && strcmp(name + size - 4, ".new") == 0;
}

/* What can go on, does, and is kept on. */
static void check_game(const char *folder, int at, int step)
{
    App app;
    bool left = false;
    Random random = random_from(1);
    const char *before = states[step].waits, *after = states[step + 1].waits;
    play_start(&app, folder);
    if (app.ui.overlay != OVERLAY_NONE)
        fail_msg("killed at %d (%s): %s", at, play_step_name(step), app.ui.dialogs.text);
    files_each(folder, see_temporary, &left);
    assert_false(left);
    char *text = app.last ? play_text(app.last, session_at(app.last), app.turn) : NULL;
    bool good = text ? (before && strcmp(text, before) == 0) || strcmp(text, after) == 0 : !before;
    if (!good)
        fail_msg("killed at %d (%s): the game is\n%snot\n%sor\n%s", at, play_step_name(step),
                 text ? text : "gone\n", before ? before : "none\n", after);
    free(text);
    if (app.last) {
        app_follow(&app, &(Intent){.kind = INTENT_CONTINUE});
        assert_non_null(app.session);
        play_move(&app, &random);
        char *now = play_text(app.session, session_at(app.session), app.turn);
        char *kept = play_file_text(folder, "autosave.aurochs");
        assert_non_null(kept);
        assert_string_equal(now, kept);
        free(now);
        free(kept);
    }
    app_free(&app);
}

TEST(nothing_is_lost_when_the_plug_is_pulled)
{
    char folder[64];
    int only = test_number("AUROCHS_KILL", 0), step = -1, all = states[step_count].operations;
    for (int at = 1; at <= all; at += only ? 1 : all / test_share(all)) {
        while (at > states[step + 1].operations)
            step++;
        if (step < 0 || (only && at != only)) /* the program starts over an empty folder */
            continue;
        faults_begin(); /* nothing is synced */
        play_open_folder(folder);
        play_prepare(folder);
        play_until_killed(folder, at);
        check_files(folder, at, step);
        check_game(folder, at, step);
        faults_end();
        play_close_folder(folder);
    }
}

static int forget_all(void **unused)
{
    (void)unused;
    for (int i = 0; i <= step_count; i++) {
        texts_free(&states[i].files);
        free(states[i].waits);
    }
    return 0;
}

TEST_FIXTURE(learn, forget_all)
