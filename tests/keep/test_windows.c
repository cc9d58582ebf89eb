/* Windows take turns at random over one folder: play, undo, begin and open games, leave and go on,
 * end and start again. After each step the game of the window that did it lies on the disk as it
 * lies on its table, and no game of any other is gone; also where the disk knows no locks, and two
 * windows go on with the same game.
 *
 * AUROCHS_STEPS: so many steps; AUROCHS_SEED: another evening. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "faults.h"
#include "play.h"
#include "play/saves.h"
#include "texts.h"
#include "view/app/autosave.h"
#include "view/words/files.h"

enum { MAX_WINDOWS = 3 };

typedef enum PowerEffect {
    PLAY,
    UNDO,
    REDO,
    SEEK,
    TITLE,
    NEW,
    OPEN_FILE,
    RESTART,
    CONTINUE,
    WAIT,
    DEEDS
} PowerEffect;

static const char *const names[DEEDS] = {"play", "undo", "redo",    "seek",     "title",
                                         "new",  "open", "restart", "continue", "wait"};

typedef struct Evening {
    char folder[64];
    int windows;
    bool locks;
    App app[MAX_WINDOWS];
    Random random;
    Texts now, before;
    uint64_t games;
    int did[DEEDS];
} Evening;

static int chance(Evening *evening, int below)
{
    return (int)random_below(&evening->random, (uint32_t)below);
}

static PowerEffect choose(Evening *evening, const App *app)
{
    static const PowerEffect at_table[] = {PLAY, PLAY, PLAY, PLAY,  PLAY, PLAY,      PLAY,   UNDO,
                                           UNDO, REDO, SEEK, TITLE, NEW,  OPEN_FILE, RESTART};
    static const PowerEffect at_title[] = {CONTINUE, CONTINUE, CONTINUE, CONTINUE,
                                           NEW,      WAIT,     RESTART,  OPEN_FILE};
    return app->session ? at_table[chance(evening, sizeof at_table / sizeof *at_table)]
                        : at_title[chance(evening, sizeof at_title / sizeof *at_title)];
}

static void open_any(Evening *evening, App *app)
{
    Intent intent = {.kind = INTENT_OPEN};
    if (evening->now.count == 0)
        return;
    snprintf(intent.path, sizeof intent.path, "%s/%s", evening->folder,
             evening->now.of[chance(evening, evening->now.count)].name);
    app_follow(app, &intent);
}

static void restart(const Evening *evening, App *app)
{
    double now = app->now;
    app_free(app);
    play_start(app, evening->folder);
    app->now = now;
}

static void act(Evening *evening, App *app, PowerEffect effect)
{
    static const IntentKind kinds[DEEDS] = {
        [UNDO] = INTENT_UNDO,   [REDO] = INTENT_REDO,         [SEEK] = INTENT_SEEK,
        [TITLE] = INTENT_TITLE, [CONTINUE] = INTENT_CONTINUE, [NEW] = INTENT_NEW_GAME};
    Intent intent = {.kind = kinds[effect]};
    app->now += chance(evening, 3);
    evening->did[effect]++;
    if (effect == PLAY) {
        play_move(app, &evening->random);
    } else if (effect == OPEN_FILE) {
        open_any(evening, app);
    } else if (effect == RESTART) {
        restart(evening, app);
    } else if (effect == WAIT) {
        autosave_look(app);
    } else {
        intent.setup = test_setup(EDITION_SECOND, 2, ++evening->games);
        if (effect == SEEK)
            intent.index = chance(evening, session_move_count(app->session) + 1);
        app_follow(app, &intent);
    }
}

/* The file that may change in this step: that of the game on the table as the window knows it,
 * unless it is left for another one, or what comes later in it would be forgotten. */
static const char *may_change(const Evening *evening, const App *app, PowerEffect effect,
                              char path[MAX_PATH_BYTES])
{
    const Session *session = app->session;
    bool decides = effect == PLAY || effect == UNDO || effect == REDO || effect == SEEK;
    if (!session || !decides ||
        (effect == PLAY && session_move_count(session) - session_at(session) > SLIP_MOVES))
        return NULL;
    slot_path("", app->slot.number, path);
    const char *there = texts_of(&evening->now, path + 1);
    char *text = play_text(session, session_at(session), app->turn);
    bool own = there && strcmp(text, there) == 0;
    free(text);
    return own ? path + 1 : NULL;
}

static void check(Evening *evening, const App *app, const char *changed, int step,
                  PowerEffect effect)
{
    char path[MAX_PATH_BYTES];
    const char *lost = texts_lost(&evening->before, &evening->now, changed);
    if (lost)
        fail_msg("step %d (%s): the game of %s is gone", step, names[effect], lost);
    if (app->ui.overlay != OVERLAY_NONE)
        fail_msg("step %d (%s): %s", step, names[effect], app->ui.dialogs.text);
    if (!app->session)
        return;
    assert_true(app->kept && !app->behind && app->slot.lock.held);
    slot_path("", app->slot.number, path);
    char *text = play_text(app->session, session_at(app->session), app->turn);
    const char *kept = texts_of(&evening->now, path + 1);
    bool same = kept && strcmp(kept, text) == 0;
    bool stays = !evening->locks && (effect == UNDO || effect == REDO || effect == SEEK);
    if (!same && stays) /* with nothing to do nothing is written, and another one may have */
        assert_int_equal(app->kept_at, session_at(app->session));
    else if (!same)
        fail_msg("step %d (%s): %s holds\n%snot\n%s", step, names[effect], path + 1,
                 kept ? kept : "nothing\n", text);
    free(text);
}

/* Each window that plays has a slot of its own, and no more slots are used than windows. */
static void check_slots(const Evening *evening)
{
    int numbers[MAX_SLOTS];
    for (int i = 0; i < evening->windows; i++)
        for (int j = 0; j < i; j++)
            if (evening->app[i].session && evening->app[j].session)
                assert_int_not_equal(evening->app[i].slot.number, evening->app[j].slot.number);
    assert_true(slots_list(evening->folder, numbers) <= evening->windows);
}

static void begin(Evening *evening, int windows, uint64_t seed)
{
    *evening = (Evening){.windows = windows, .random = random_from(seed)};
    play_open_folder(evening->folder);
    for (int i = 0; i < windows; i++)
        play_start(&evening->app[i], evening->folder);
    texts_look(&evening->now, evening->folder, ".aurochs", NULL);
}

static void end(Evening *evening)
{
    for (int i = 0; i < evening->windows; i++)
        app_free(&evening->app[i]);
    texts_free(&evening->now);
    texts_free(&evening->before);
    play_close_folder(evening->folder);
}

static void take_turns(int windows, bool locks, int steps)
{
    static Evening evening;
    faults_begin();
    begin(&evening, windows, (uint64_t)test_number("AUROCHS_SEED", 1));
    evening.locks = locks;
    if (!locks) {
        faults.only = 1 << LOCK;
        faults_set(1, true, ENOLCK);
    }
    for (int step = 0; step < steps; step++) {
        char name[MAX_PATH_BYTES];
        App *app = &evening.app[chance(&evening, windows)];
        PowerEffect effect = choose(&evening, app);
        const char *changed = may_change(&evening, app, effect, name);
        act(&evening, app, effect);
        texts_free(&evening.before);
        evening.before = evening.now;
        texts_look(&evening.now, evening.folder, ".aurochs", &evening.before);
        check(&evening, app, changed, step, effect);
        if (locks)
            check_slots(&evening);
    }
    for (int effect = 0; effect < DEEDS; effect++)
        assert_true(steps < 300 || evening.did[effect] > 0);
    end(&evening);
    faults_end();
}

TEST(three_windows_take_turns)
{
    take_turns(3, true, test_number("AUROCHS_STEPS", 500));
}

TEST(windows_take_turns_without_locks)
{
    take_turns(3, false, test_number("AUROCHS_STEPS", 500));
}

static void follow(App *app, IntentKind kind, uint64_t seed)
{
    app->now += 5;
    app_follow(app, &(Intent){.kind = kind, .setup = test_setup(EDITION_SECOND, 2, seed)});
}

static void play(App *app, int moves)
{
    Random random = random_from(5);
    while (moves-- > 0)
        assert_true(play_move(app, &random));
}

static Evening evening; /* of two windows */
static App *const a = &evening.app[0], *const b = &evening.app[1];

static int open_two(void **state)
{
    (void)state;
    faults_begin();
    begin(&evening, 2, 1);
    return 0;
}

static int close_two(void **state)
{
    (void)state;
    end(&evening);
    faults_end();
    return 0;
}

static int moves_in(const char *name)
{
    RecordError error;
    char path[MAX_PATH_BYTES];
    snprintf(path, sizeof path, "%s/%s", evening.folder, name);
    Session *session = save_open(test_editions(), path, &error);
    int moves = session ? session_move_count(session) : -1;
    session_free(session);
    return moves;
}

/* One plays and quits while the other one waits and then begins a game. */
TEST_WITH(a_game_played_meanwhile_is_set_aside, open_two, close_two)
{
    follow(a, INTENT_NEW_GAME, 1);
    play(a, 20);
    follow(a, INTENT_TITLE, 0);
    follow(b, INTENT_NEW_GAME, 2);
    assert_int_equal(moves_in("earlier.aurochs"), 20);
    assert_int_equal(b->slot.number, 1);
}

/* One waits at the title while the other one goes on with the game that it offers. */
TEST_WITH(the_newer_game_is_offered, open_two, close_two)
{
    follow(a, INTENT_NEW_GAME, 1);
    play(a, 4);
    follow(a, INTENT_TITLE, 0);
    follow(b, INTENT_CONTINUE, 0); /* which it finds only now */
    assert_null(b->session);
    assert_string_equal(b->ui.notice.text, phrase(SAY_PLAYED_MEANWHILE));
    follow(b, INTENT_CONTINUE, 0);
    assert_int_equal(session_at(b->session), 4);
    play(b, 12);
    /* As long as it lies on that table nobody else can have it. */
    follow(a, INTENT_CONTINUE, 0);
    assert_null(a->session);
    assert_null(a->last);
    assert_string_equal(a->ui.notice.text, phrase(SAY_PLAYS_THE_LAST));
    follow(b, INTENT_TITLE, 0);
    autosave_look(a);
    assert_non_null(a->last);
    assert_int_equal(session_at(a->last), 16);
    follow(a, INTENT_CONTINUE, 0);
    assert_int_equal(session_at(a->session), 16);
    play(a, 1);
    assert_int_equal(moves_in("autosave.aurochs"), 17);
}

/* A second window plays a game of its own, says so, and it is found again. */
TEST_WITH(a_second_window_plays_beside_the_first, open_two, close_two)
{
    follow(a, INTENT_NEW_GAME, 1);
    play(a, 5);
    restart(&evening, b);
    assert_string_equal(b->ui.notice.text, phrase(SAY_ANOTHER_PLAYS));
    assert_null(b->last);
    follow(b, INTENT_NEW_GAME, 2);
    assert_string_equal(b->ui.notice.text, phrase(SAY_KEPT_BESIDE + BESIDE_PLAYED));
    play(b, 7);
    play(a, 1);
    assert_int_equal(moves_in("autosave.aurochs"), 6);
    assert_int_equal(moves_in("autosave-2.aurochs"), 7);
    restart(&evening, b);
    assert_int_equal(session_at(b->last), 7);
    follow(b, INTENT_CONTINUE, 0);
    assert_int_equal(b->slot.number, 2);
    restart(&evening, b);
    restart(&evening, a);
    follow(a, INTENT_CONTINUE, 0); /* the one last played */
    assert_int_equal(session_at(a->session), 6);
    while (session_game(a->session)->phase != PHASE_END)
        play(a, 1);
    follow(a, INTENT_TITLE, 0); /* and once that is over the other one */
    assert_int_equal(session_at(a->last), 7);
    assert_int_equal(evening.windows, 2);
}

/* Opened from the list it is a copy, and the other window's stays its own. */
TEST_WITH(the_game_of_another_window_is_opened_as_a_copy, open_two, close_two)
{
    Intent open = {.kind = INTENT_OPEN};
    snprintf(open.path, sizeof open.path, "%s/./autosave.aurochs", evening.folder);
    follow(a, INTENT_NEW_GAME, 1);
    play(a, 5);
    app_follow(b, &open);
    assert_string_equal(b->ui.notice.text, phrase(SAY_OPENED_BESIDE));
    play(b, 1);
    play(a, 3);
    assert_int_equal(moves_in("autosave.aurochs"), 8);
    assert_int_equal(moves_in("autosave-2.aurochs"), 6);
    /* Nobody saves there or deletes it, however the way is spelt. */
    open.kind = INTENT_SAVE;
    open.replaces = true;
    app_follow(b, &open);
    assert_int_equal(b->ui.overlay, OVERLAY_MESSAGE);
    open.kind = INTENT_DELETE;
    app_follow(b, &open);
    assert_int_equal(moves_in("autosave.aurochs"), 8);
}

/* Should another one write there all the same, nothing of it is lost either. */
TEST_WITH(what_was_written_past_the_lock_stays, open_two, close_two)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    follow(a, INTENT_NEW_GAME, 1);
    play(a, 5);
    snprintf(path, sizeof path, "%s/autosave.aurochs", evening.folder);
    char *kept = file_read(path, 1 << 16, &size);
    assert_true(file_write(path, "# by hand\n", 10));
    play(a, 1);
    assert_string_equal(a->ui.notice.text, phrase(SAY_KEPT_BESIDE + BESIDE_WRITTEN));
    assert_int_equal(moves_in("autosave-2.aurochs"), 6);
    char *other = file_read(path, 1 << 16, &size);
    assert_string_equal(other, "# by hand\n");
    free(other);
    /* But what is the same is the same, though it was copied there and back. */
    follow(a, INTENT_NEW_GAME, 2);
    play(a, 2);
    snprintf(path, sizeof path, "%s/autosave-2.aurochs", evening.folder);
    free(kept);
    kept = file_read(path, 1 << 16, &size);
    assert_true(file_write(path, kept, size));
    play(a, 1);
    assert_int_equal(a->slot.number, 2);
    assert_int_equal(moves_in("autosave-2.aurochs"), 3);
    free(kept);
}

/* The options are those of the window that changed them last, whole. */
TEST_WITH(options_are_never_torn, open_two, close_two)
{
    for (int i = 0; i < 20; i++) {
        a->ui.options.scale = 100 + i;
        b->ui.options.picture = 100 + i;
        follow(a, INTENT_OPTIONS, 0);
        follow(b, INTENT_OPTIONS, 0);
        restart(&evening, a);
        assert_int_equal(a->ui.options.picture, 100 + i);
        assert_int_equal(a->ui.options.scale, b->ui.options.scale);
    }
}
