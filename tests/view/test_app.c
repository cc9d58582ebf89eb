/* The program without its window: what is kept when, and that nothing is lost. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "play/saves.h"
#include "support.h"
#include "view/app.h"

typedef struct Home {
    char folder[64];
    Atlas atlas;
    App app;
} Home;

static float letters_width(void *context, FontId font, float size, const char *text, size_t bytes)
{
    (void)context, (void)font, (void)text;
    return size * .5f * (float)bytes;
}

static void start_app(Home *home)
{
    app_init(&home->app, test_editions(), &home->atlas, (TextMeter){letters_width, NULL},
             home->folder, 7);
    app_frame(&home->app, 0);
    app_input(&home->app,
              &(Input){.kind = INPUT_RESIZE, .width = 1280, .height = 720, .density = 1});
    app_frame(&home->app, 0);
}

static int open_home(void **state)
{
    Home *home = calloc(1, sizeof *home);
    strcpy(home->folder, "test-app-XXXXXX");
    assert_non_null(mkdtemp(home->folder));
    atlas_init(&home->atlas);
    start_app(home);
    *state = home;
    return 0;
}

static int close_home(void **state)
{
    Home *home = *state;
    char command[128];
    app_free(&home->app);
    chmod(home->folder, 0755);
    snprintf(command, sizeof command, "rm -r '%s'", home->folder);
    assert_int_equal(system(command), 0);
    free(home);
    return 0;
}

static void restart(Home *home)
{
    app_free(&home->app);
    start_app(home);
}

static void begin(Home *home, uint64_t seed)
{
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 3, seed)};
    app_follow(&home->app, &intent);
}

static void play(Home *home, int moves)
{
    Random random = random_from(3);
    for (int i = 0; i < moves; i++) {
        const Session *session = home->app.session;
        Intent intent = {.kind = INTENT_PLAY};
        if (session_game(session)->phase == PHASE_END)
            return;
        intent.move = test_random_move(session_edition(session), session_game(session), &random);
        app_follow(&home->app, &intent);
    }
}

static char *path_of(const Home *home, const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", home->folder, name);
    return path;
}

static bool there(const Home *home, const char *name)
{
    return access(path_of(home, name), F_OK) == 0;
}

static void write_text(const Home *home, const char *name, const char *text)
{
    assert_true(file_write(path_of(home, name), text, strlen(text)));
}

/* The moves of a saved game, or -1 where it cannot be opened. */
static int saved_moves(const Home *home, const char *name)
{
    RecordError error;
    Session *session = save_open(test_editions(), path_of(home, name), &error);
    int moves = session ? session_move_count(session) : -1;
    session_free(session);
    return moves;
}

/* The game that comes back after the plug was pulled, and the same one as it lies on the table. */
static void assert_comes_back(Home *home, int at, int count)
{
    RecordError error;
    Session *session = save_resume(test_editions(), path_of(home, "autosave.aurochs"), &error);
    assert_non_null(session);
    assert_int_equal(session_at(session), at);
    assert_int_equal(session_move_count(session), count);
    for (int i = 0; i <= count; i++)
        assert_memory_equal(session_game_at(session, i), session_game_at(home->app.session, i),
                            sizeof(Game));
    session_free(session);
}

static void seek(Home *home, int index)
{
    app_follow(&home->app, &(Intent){.kind = INTENT_SEEK, .index = index});
}

static void every_decision_is_kept(void **state)
{
    Home *home = *state;
    begin(home, 1);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 0);
    for (int moves = 1; moves <= 12; moves++) {
        play(home, 1);
        assert_int_equal(saved_moves(home, "autosave.aurochs"), moves);
    }
    app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
    assert_comes_back(home, 11, 12);
    app_follow(&home->app, &(Intent){.kind = INTENT_REDO});
    assert_comes_back(home, 12, 12);
}

static void looking_back_loses_nothing(void **state)
{
    Home *home = *state;
    begin(home, 1);
    play(home, 20);
    seek(home, 5);
    assert_comes_back(home, 5, 20);
    seek(home, 0);
    assert_comes_back(home, 0, 20);
    restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 0);
    assert_int_equal(session_move_count(home->app.session), 20);
    seek(home, 20);
    assert_comes_back(home, 20, 20);
    assert_false(there(home, "autosave.aurochs.place"));
    seek(home, 8);
    play(home, 1);
    assert_comes_back(home, 9, 9);
    /* As long as the strip is dragged nothing is written. */
    home->app.ui.table.strip_held = true;
    seek(home, 3);
    assert_false(there(home, "autosave.aurochs.place"));
    home->app.ui.table.strip_held = false;
    seek(home, 3);
    assert_comes_back(home, 3, 9);
}

/* A place that fits no game is passed over: the game opens at its end. */
static void a_wrong_place_counts_for_nothing(void **state)
{
    static const char *const wrong[] = {"3 of 8\n", "99 of 9\n", "-1 of 9\n", "", "three of 9",
                                        "3"};
    Home *home = *state;
    begin(home, 1);
    play(home, 9);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_text(home, "autosave.aurochs.place", wrong[i]);
        assert_comes_back(home, 9, 9);
    }
    write_text(home, "autosave.aurochs.place", "3 of 9\n");
    assert_comes_back(home, 3, 9);
    begin(home, 2);
    assert_false(there(home, "autosave.aurochs.place"));
}

/* A saved game that is only looked through does not take the autosave's place. */
static void an_opened_game_can_be_looked_through(void **state)
{
    Home *home = *state;
    char message[300];
    begin(home, 1);
    play(home, 6);
    assert_true(save_write(home->app.session, path_of(home, "mine.aurochs")));
    begin(home, 2);
    play(home, 2);
    assert_true(app_open(&home->app, path_of(home, "mine.aurochs"), message, sizeof message));
    seek(home, 3);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 2);
    assert_false(there(home, "autosave.aurochs.place"));
}

static void the_last_game_goes_on(void **state)
{
    Home *home = *state;
    begin(home, 1);
    play(home, 9);
    Game before = *session_game(home->app.session);
    restart(home);
    assert_null(home->app.session);
    assert_non_null(home->app.last);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(home->app.ui.screen, SCREEN_TABLE);
    assert_memory_equal(&before, session_game(home->app.session), sizeof before);
    play(home, 1);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 10);
    assert_false(there(home, "earlier.aurochs"));
}

static void the_table_can_be_left_and_found_again(void **state)
{
    Home *home = *state;
    begin(home, 1);
    play(home, 5);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    assert_int_equal(home->app.ui.screen, SCREEN_TITLE);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 5);
}

static void an_unfinished_game_is_set_aside(void **state)
{
    Home *home = *state;
    begin(home, 1);
    play(home, 4);
    begin(home, 2);
    assert_int_equal(saved_moves(home, "earlier.aurochs"), 4);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 0);
    play(home, 3);
    restart(home);
    begin(home, 3);
    assert_int_equal(saved_moves(home, "earlier-2.aurochs"), 3);
    assert_int_equal(saved_moves(home, "earlier.aurochs"), 4);
}

static void a_game_without_moves_is_not_set_aside(void **state)
{
    Home *home = *state;
    begin(home, 1);
    begin(home, 2);
    assert_false(there(home, "earlier.aurochs"));
}

/* A slip after a look far back must not cost the game; to undo a turn and play another is no slip. */
static void playing_on_from_far_back_keeps_what_came_later(void **state)
{
    Home *home = *state;
    begin(home, 1);
    play(home, 30);
    for (int i = 0; i < 2; i++)
        app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
    play(home, 1);
    assert_false(there(home, "earlier.aurochs"));
    app_follow(&home->app, &(Intent){.kind = INTENT_SEEK, .index = 10});
    play(home, 1);
    assert_int_equal(saved_moves(home, "earlier.aurochs"), 29);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 11);
    assert_non_null(strstr(home->app.ui.table.notice, "19 moves"));
    assert_non_null(strstr(home->app.ui.table.notice, "earlier"));
}

/* With no name left to set it aside under, the earlier game stays where it is. */
static void an_unfinished_game_is_never_written_over(void **state)
{
    Home *home = *state;
    char name[40];
    begin(home, 1);
    play(home, 4);
    write_text(home, "earlier.aurochs", "");
    for (int i = 2; i <= 99; i++) {
        snprintf(name, sizeof name, "earlier-%d.aurochs", i);
        write_text(home, name, "");
    }
    begin(home, 2);
    play(home, 2);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 4);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.title, "cannot be kept"));
    assert_int_equal(remove(path_of(home, "earlier-7.aurochs")), 0);
    play(home, 1);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 3);
    assert_int_equal(saved_moves(home, "earlier-7.aurochs"), 4);
}

/* "Play again" a moment too soon costs nothing; but games that are over do not pile up. */
static void the_last_finished_game_is_kept(void **state)
{
    Home *home = *state;
    begin(home, 1);
    play(home, MAX_SESSION_MOVES);
    int moves = session_at(home->app.session);
    begin(home, 2);
    assert_false(there(home, "earlier.aurochs"));
    assert_int_equal(saved_moves(home, "finished.aurochs"), moves);
    play(home, MAX_SESSION_MOVES);
    moves = session_at(home->app.session);
    restart(home);
    begin(home, 3);
    assert_int_equal(saved_moves(home, "finished.aurochs"), moves);
    assert_false(there(home, "finished-2.aurochs"));
}

static void a_damaged_autosave_is_kept_and_named(void **state)
{
    Home *home = *state;
    static const char damaged[] =
        "aurochs 1\nedition second\nplayer red \"Ana\" human\nplace 9,9 r0\n";
    write_text(home, "autosave.aurochs", damaged);
    restart(home);
    assert_null(home->app.last);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.text, "autosave.aurochs:4"));
    assert_non_null(strstr(home->app.ui.dialogs.text, "unreadable.aurochs"));
    begin(home, 1);
    size_t size;
    char *text = file_read(path_of(home, "unreadable.aurochs"), 4096, &size);
    assert_non_null(text);
    assert_string_equal(text, damaged);
    free(text);
}

static void a_refused_file_changes_nothing(void **state)
{
    Home *home = *state;
    char message[300];
    begin(home, 1);
    play(home, 3);
    write_text(home, "bad.aurochs", "aurochs 1\nedition third\n");
    assert_false(app_open(&home->app, path_of(home, "bad.aurochs"), message, sizeof message));
    assert_non_null(strstr(message, "bad.aurochs:2: "));
    assert_int_equal(session_at(home->app.session), 3);
    Intent intent = {.kind = INTENT_OPEN};
    strcpy(intent.path, path_of(home, "bad.aurochs"));
    app_follow(&home->app, &intent);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    strcpy(intent.path, path_of(home, "none.aurochs"));
    app_follow(&home->app, &intent);
    assert_non_null(strstr(home->app.ui.dialogs.text, "No such file"));
    assert_int_equal(session_at(home->app.session), 3);
}

static void an_opened_game_is_kept_once_it_goes_on(void **state)
{
    Home *home = *state;
    char message[300];
    begin(home, 1);
    play(home, 6);
    assert_true(save_write(home->app.session, path_of(home, "mine.aurochs")));
    begin(home, 2);
    play(home, 2);
    assert_true(app_open(&home->app, path_of(home, "mine.aurochs"), message, sizeof message));
    assert_int_equal(session_at(home->app.session), 6);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 2);
    play(home, 1);
    assert_int_equal(saved_moves(home, "autosave.aurochs"), 7);
    assert_int_equal(saved_moves(home, "earlier-2.aurochs"), 2);
    assert_int_equal(saved_moves(home, "mine.aurochs"), 6);
}

static void a_game_without_a_folder_goes_on(void **state)
{
    Home *home = *state;
    strcpy(home->app.folder, "/nowhere/to/be/found");
    begin(home, 1);
    play(home, 3);
    assert_int_equal(session_at(home->app.session), 3);
    app_frame(&home->app, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.title, "cannot be kept"));
    assert_non_null(strstr(home->app.ui.dialogs.text, "/nowhere/to/be/found: No such file"));
    assert_true(app_press(&home->app, "close"));
    play(home, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    assert_int_equal(session_at(home->app.session), 4);
    /* Once it was kept, it is said anew. */
    char nowhere[MAX_PATH_BYTES], here[MAX_PATH_BYTES];
    strcpy(nowhere, home->app.folder);
    assert_non_null(getcwd(here, sizeof here));
    int length = snprintf(home->app.folder, sizeof home->app.folder, "%s/%s", here, home->folder);
    assert_true(length > 0 && (size_t)length < sizeof home->app.folder);
    play(home, 1);
    assert_comes_back(home, 5, 5);
    strcpy(home->app.folder, nowhere);
    play(home, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
}

static void options_last(void **state)
{
    Home *home = *state;
    home->app.ui.options.scale = 150;
    home->app.ui.options.reduced_motion = true;
    home->app.ui.options.ask = ASK_PIECES;
    home->app.ui.options.panel = PANEL_FOLLOWS;
    home->app.ui.options.edge_pan = false;
    app_follow(&home->app, &(Intent){.kind = INTENT_OPTIONS});
    app_follow(&home->app, &(Intent){.kind = INTENT_FULL_SCREEN});
    restart(home);
    assert_int_equal(home->app.ui.options.scale, 150);
    assert_true(home->app.ui.options.reduced_motion);
    assert_int_equal(home->app.ui.options.ask, ASK_PIECES);
    assert_int_equal(home->app.ui.options.panel, PANEL_FOLLOWS);
    assert_false(home->app.ui.options.edge_pan);
    assert_true(home->app.ui.options.full_screen);
    write_text(home, "options", "scale 9999\nfuture thing\n\nscale\nmute on\npanel below\ntile-edges off\n");
    restart(home);
    assert_int_equal(home->app.ui.options.scale, 100);
    assert_false(home->app.ui.options.tile_edges);
    assert_int_equal(home->app.ui.options.panel, PANEL_RIGHT);
    assert_true(home->app.ui.options.edge_pan);
}

static void games_are_saved_elsewhere(void **state)
{
    Home *home = *state;
    Intent intent = {.kind = INTENT_SAVE};
    begin(home, 1);
    play(home, 7);
    strcpy(intent.path, path_of(home, "ana.aurochs"));
    app_follow(&home->app, &intent);
    assert_int_equal(saved_moves(home, "ana.aurochs"), 7);
    assert_non_null(strstr(home->app.ui.table.notice, "ana.aurochs"));
    play(home, 1);
    app_follow(&home->app, &intent);
    app_frame(&home->app, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_true(app_press(&home->app, "cancel"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    assert_int_equal(saved_moves(home, "ana.aurochs"), 7);
    app_follow(&home->app, &intent);
    app_frame(&home->app, 2);
    assert_true(app_press(&home->app, "confirm"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    assert_int_equal(saved_moves(home, "ana.aurochs"), 8);
    strcpy(intent.path, "/nowhere/ana.aurochs");
    app_follow(&home->app, &intent);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
}

/* Builds frames until every game listed is known. */
static void look_at_all(Home *home)
{
    while (app_animating(&home->app) && home->app.shelf->known < home->app.shelf->listing.count)
        app_frame(&home->app, home->app.now + .02);
    assert_int_equal(home->app.shelf->known, home->app.shelf->listing.count);
}

static int listed(const Home *home, const char *name)
{
    const Listing *listing = &home->app.shelf->listing;
    for (int i = 0; i < listing->count; i++)
        if (strcmp(listing->files[i].name, name) == 0)
            return i;
    return -1;
}

static bool shows(const Home *home, const char *text)
{
    const DrawList *list = &home->app.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->commands[i].kind == DRAW_TEXT &&
            strcmp(draw_command_text(list, &list->commands[i]), text) == 0)
            return true;
    return false;
}

static void saved_games_tell_what_they_are_about(void **state)
{
    Home *home = *state;
    char turn[40];
    int64_t changed;
    begin(home, 1);
    play(home, 30);
    assert_true(save_write(home->app.session, path_of(home, "ana.aurochs")));
    write_text(home, "torn.aurochs", "aurochs 1\nedition third\n");
    assert_true(file_changed(path_of(home, "torn.aurochs"), &changed));
    app_tell_time(&home->app, changed, 0);
    app_frame(&home->app, 5);
    assert_true(app_press(&home->app, "menu"));
    app_frame(&home->app, 5);
    assert_true(app_press(&home->app, "open"));
    look_at_all(home);
    app_frame(&home->app, 6);
    const Game *game = session_game(home->app.session);
    const GameAbout *about = &home->app.shelf->abouts[listed(home, "ana.aurochs")];
    assert_true(about->good);
    assert_false(about->over);
    assert_int_equal(about->turn, game->turn + (game->phase == PHASE_PLACE));
    assert_int_equal(about->setup.player_count, 3);
    assert_memory_equal(about->scores, game->scores, sizeof about->scores);
    assert_false(home->app.shelf->abouts[listed(home, "torn.aurochs")].good);
    snprintf(turn, sizeof turn, "second edition, turn %d", about->turn);
    assert_true(shows(home, turn));
    assert_true(shows(home, "No game that can be opened."));
}

static void saved_games_are_deleted_once_confirmed(void **state)
{
    Home *home = *state;
    begin(home, 1);
    play(home, 3);
    assert_true(save_write(home->app.session, path_of(home, "ana.aurochs")));
    app_frame(&home->app, 1);
    assert_true(app_press(&home->app, "menu"));
    app_frame(&home->app, 1);
    assert_true(app_press(&home->app, "open"));
    app_frame(&home->app, 1);
    assert_false(app_press(&home->app, "delete"));
    assert_true(app_press(&home->app, "autosave.aurochs")); /* which takes care of itself */
    app_frame(&home->app, 1);
    assert_false(app_press(&home->app, "delete"));
    assert_true(app_press(&home->app, "ana.aurochs"));
    app_frame(&home->app, 1);
    assert_true(app_press(&home->app, "delete"));
    app_frame(&home->app, 1);
    assert_true(there(home, "ana.aurochs"));
    assert_true(app_press(&home->app, "cancel"));
    app_frame(&home->app, 1);
    assert_true(there(home, "ana.aurochs"));
    assert_true(app_press(&home->app, "delete"));
    app_frame(&home->app, 1);
    assert_true(app_press(&home->app, "confirm"));
    app_frame(&home->app, 1);
    assert_false(there(home, "ana.aurochs"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    assert_int_equal(listed(home, "ana.aurochs"), -1);
    assert_true(listed(home, "autosave.aurochs") >= 0);
    Intent gone = {.kind = INTENT_DELETE};
    strcpy(gone.path, path_of(home, "ana.aurochs"));
    app_follow(&home->app, &gone);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
}

int main(void)
{
#define ON_HOME(test) cmocka_unit_test_setup_teardown(test, open_home, close_home)
    const struct CMUnitTest tests[] = {
        ON_HOME(every_decision_is_kept),
        ON_HOME(looking_back_loses_nothing),
        ON_HOME(a_wrong_place_counts_for_nothing),
        ON_HOME(an_opened_game_can_be_looked_through),
        ON_HOME(the_last_game_goes_on),
        ON_HOME(the_table_can_be_left_and_found_again),
        ON_HOME(an_unfinished_game_is_set_aside),
        ON_HOME(an_unfinished_game_is_never_written_over),
        ON_HOME(the_last_finished_game_is_kept),
        ON_HOME(a_game_without_moves_is_not_set_aside),
        ON_HOME(playing_on_from_far_back_keeps_what_came_later),
        ON_HOME(a_damaged_autosave_is_kept_and_named),
        ON_HOME(a_refused_file_changes_nothing),
        ON_HOME(an_opened_game_is_kept_once_it_goes_on),
        ON_HOME(a_game_without_a_folder_goes_on),
        ON_HOME(options_last),
        ON_HOME(games_are_saved_elsewhere),
        ON_HOME(saved_games_tell_what_they_are_about),
        ON_HOME(saved_games_are_deleted_once_confirmed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
