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
#include "support.h"

enum { MAX_STEPS = 100, MAX_FILES = 20, MAX_FILE_BYTES = 1 << 16 };

/* A folder between two steps. */
typedef struct State {
    int operations; /* up to here */
    char *waits;    /* the game that goes on: play_text */
    int count;      /* files but for slots, locks and what is being written */
    char names[MAX_FILES][TEST_NAME_BYTES];
    char *bytes[MAX_FILES];
} State;

static State states[MAX_STEPS];
static int step_count; /* states[i + 1] is after step i */

static void see(void *context, const char *name)
{
    State *state = context;
    if (name[0] == '.' || slot_number(name) > 0)
        return;
    assert_true(state->count < MAX_FILES);
    snprintf(state->names[state->count++], TEST_NAME_BYTES, "%s", name);
}

static void look(const char *folder, State *state)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    assert_true(files_each(folder, see, state));
    for (int i = 0; i < state->count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, state->names[i]);
        state->bytes[i] = file_read(path, MAX_FILE_BYTES, &size);
        assert_non_null(state->bytes[i]);
    }
}

static void forget(State *state)
{
    for (int i = 0; i < state->count; i++)
        free(state->bytes[i]);
    free(state->waits);
    *state = (State){0};
}

static const char *bytes_of(const State *state, const char *name)
{
    for (int i = 0; i < state->count; i++)
        if (strcmp(state->names[i], name) == 0)
            return state->bytes[i];
    return NULL;
}

/* Looks without being counted. */
static void note(const App *app, const char *folder, State *state)
{
    const Session *session = app->session ? app->session : app->last;
    Faults kept = faults;
    state->operations = faults.count;
    state->waits = session ? play_text(session, session_at(session), app->turn) : NULL;
    look(folder, state);
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

/* Nothing is missing, and nothing is there that has no business to be. */
static void check_files(const char *folder, int at, int step)
{
    const State *before = &states[step], *after = &states[step + 1];
    State found = {0};
    look(folder, &found);
    for (int i = 0; i < before->count; i++) {
        const char *name = before->names[i], *bytes = bytes_of(&found, name);
        const char *then = bytes_of(after, name);
        if (!bytes ? then != NULL
                   : strcmp(bytes, before->bytes[i]) != 0 && !(then && strcmp(bytes, then) == 0))
            fail_msg("killed at %d (%s): %s is %s", at, play_step_name(step), name,
                     bytes ? "another file" : "missing");
    }
    for (int i = 0; i < found.count; i++) {
        const char *then = bytes_of(after, found.names[i]);
        if (!bytes_of(before, found.names[i]) && !(then && strcmp(found.bytes[i], then) == 0))
            fail_msg("killed at %d (%s): what is %s?", at, play_step_name(step), found.names[i]);
    }
    forget(&found);
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
    int only = test_number("AUROCHS_KILL", 0), step = -1;
    for (int at = 1; at <= states[step_count].operations; at++) {
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
    for (int i = 0; i <= step_count; i++)
        forget(&states[i]);
    return 0;
}

TEST_FIXTURE(learn, forget_all)
