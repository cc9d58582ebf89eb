/* What is kept of a game and when: after every decision, through looks back, restarts and new
 * games, so that nothing is lost. */
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

#include "home.h"
#include "play/saves.h"
#include "support.h"
#include "view/state/nav.h"

/* The game that comes back after the plug was pulled, and the same one as it lies on the table. */
static void assert_comes_back(Home *home, int at, int count)
{
    RecordError error;
    Session *session = save_resume(test_editions(), home_path(home, "autosave.aurochs"), &error);
    assert_non_null(session);
    assert_int_equal(session_at(session), at);
    assert_int_equal(session_move_count(session), count);
    for (int i = 0; i <= count; i++)
        assert_memory_equal(session_game_at(session, i), session_game_at(home->app.session, i),
                            sizeof(Game));
    session_free(session);
}

/* A saved game of six moves opened while another, of two, was on the table. */
static void open_mine(Home *home)
{
    char message[300];
    home_begin(home, 1);
    home_play(home, 6);
    assert_true(save_write(home->app.session, home_path(home, "mine.aurochs")));
    home_begin(home, 2);
    home_play(home, 2);
    assert_true(app_open(&home->app, home_path(home, "mine.aurochs"), message, sizeof message));
}

static void every_decision_is_kept(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 0);
    for (int moves = 1; moves <= 12; moves++) {
        home_play(home, 1);
        assert_int_equal(home_saved_moves(home, "autosave.aurochs"), moves);
    }
    app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
    assert_comes_back(home, 11, 12);
    app_follow(&home->app, &(Intent){.kind = INTENT_REDO});
    assert_comes_back(home, 12, 12);
}

static void looking_back_loses_nothing(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 20);
    home_seek(home, 5);
    assert_comes_back(home, 5, 20);
    home_seek(home, 0);
    assert_comes_back(home, 0, 20);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 0);
    assert_int_equal(session_move_count(home->app.session), 20);
    home_seek(home, 20);
    assert_comes_back(home, 20, 20);
    assert_false(home_has(home, "autosave.aurochs.place"));
    home_seek(home, 8);
    home_play(home, 1);
    assert_comes_back(home, 9, 9);
    /* As long as the strip is open nothing is written. */
    home->app.ui.table.strip.open = true;
    home_seek(home, 3);
    assert_false(home_has(home, "autosave.aurochs.place"));
    home->app.ui.table.strip.open = false;
    home_seek(home, 3);
    assert_comes_back(home, 3, 9);
    /* But who goes to the end is there. */
    home->app.ui.table.strip.open = true;
    home->app.ui.table.strip.home = 9;
    home_seek(home, 9);
    assert_comes_back(home, 9, 9);
}

/* What is saved, and what the title shows, is the game as it was left, not what was looked at. */
static void looking_back_saves_the_game(void **state)
{
    Home *home = *state;
    RecordError error;
    Intent save = {.kind = INTENT_SAVE, .replaces = true};
    home_begin(home, 1);
    home_play(home, 9);
    home->app.ui.table.strip.open = true;
    home->app.ui.table.strip.home = 9;
    home_seek(home, 3);
    snprintf(save.path, sizeof save.path, "%s", home_path(home, "ana.aurochs"));
    app_follow(&home->app, &save);
    assert_int_equal(session_at(home->app.session), 3);
    Session *saved = save_open(home->app.editions, save.path, &error);
    assert_non_null(saved);
    assert_int_equal(session_move_count(saved), 9);
    session_free(saved);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    assert_int_equal(session_at(home->app.last), 9);
}

/* A place that fits no game is passed over: the game opens at its end. */
static void a_wrong_place_counts_for_nothing(void **state)
{
    static const char *const wrong[] = {"3 of 8\n", "99 of 9\n",  "-1 of 9\n",
                                        "",         "three of 9", "3"};
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 9);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        home_write(home, "autosave.aurochs.place", wrong[i]);
        assert_comes_back(home, 9, 9);
    }
    home_write(home, "autosave.aurochs.place", "3 of 9\n");
    assert_comes_back(home, 3, 9);
    home_begin(home, 2);
    assert_false(home_has(home, "autosave.aurochs.place"));
}

static void turn_board(Home *home, int turn)
{
    app_frame(&home->app, 1);
    assert_true(app_press(&home->app, "turn-board"));
    app_frame(&home->app, 2);
    assert_int_equal(home->app.ui.table.camera.turn, turn);
}

/* Goes on with the last game and says by how many quarters its board is seen turned. */
static int turn_found_again(Home *home)
{
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    app_frame(&home->app, 3);
    app_frame(&home->app, 4);
    return home->app.ui.table.camera.turn;
}

/* A board that was turned lies so when the game goes on, though no move was played since; that of
 * another game lies straight. */
static void the_board_stays_turned(void **state)
{
    Home *home = *state;
    char message[300];
    BoardView board;
    home_begin(home, 1);
    home_play(home, 4);
    assert_true(save_write(home->app.session, home_path(home, "mine.aurochs")));
    assert_false(home_has(home, "autosave.aurochs.view"));
    turn_board(home, 1);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    assert_int_equal(turn_found_again(home), 1);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 1);
    assert_true(app_board(&home->app, &board));
    assert_int_equal(board.turn, 1);
    turn_board(home, 2);
    turn_board(home, 3);
    home_restart(home);
    assert_true(app_open(&home->app, home_path(home, "autosave.aurochs"), message, sizeof message));
    app_frame(&home->app, 3);
    assert_int_equal(home->app.ui.table.camera.turn, 3);
    /* And so it does after moves, and straight once it was turned all the way. */
    home_play(home, 2);
    app_frame(&home->app, 4);
    assert_int_equal(home->app.ui.table.camera.turn, 3);
    turn_board(home, 0);
    assert_false(home_has(home, "autosave.aurochs.view"));
    turn_board(home, 1);
    assert_true(app_open(&home->app, home_path(home, "mine.aurochs"), message, sizeof message));
    app_frame(&home->app, 5);
    assert_int_equal(home->app.ui.table.camera.turn, 0);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 0);
    turn_board(home, 1);
    home_begin(home, 2);
    app_frame(&home->app, 6);
    assert_int_equal(home->app.ui.table.camera.turn, 0);
    home_play(home, 1);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 0);
}

/* A turn that could not be written is written with the next move. */
static void a_turn_is_tried_again(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 2);
    assert_int_equal(mkdir(home_path(home, "autosave.aurochs.view.new"), 0755), 0);
    turn_board(home, 1);
    home_play(home, 1);
    assert_false(home_has(home, "autosave.aurochs.view"));
    assert_int_equal(rmdir(home_path(home, "autosave.aurochs.view.new")), 0);
    home_play(home, 1);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 1);
    /* Also that of a game that took another one's place meanwhile. */
    turn_board(home, 2);
    assert_int_equal(remove(home_path(home, "autosave.aurochs.view")), 0);
    assert_int_equal(mkdir(home_path(home, "autosave.aurochs.view"), 0755), 0);
    home_begin(home, 2);
    assert_int_equal(rmdir(home_path(home, "autosave.aurochs.view")), 0);
    home_write(home, "autosave.aurochs.view", "turned 2\n");
    home_play(home, 1);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 0);
}

static void a_wrong_turn_counts_for_nothing(void **state)
{
    static const char *const wrong[] = {"turned 4\n", "turned -1\n", "",
                                        "turned",     "3",           "turned 1000000000000\n"};
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 2);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        home_write(home, "autosave.aurochs.view", wrong[i]);
        home_restart(home);
        assert_int_equal(turn_found_again(home), 0);
    }
}

/* An opened game is the one that goes on, even after a power cut before its next move; the one that
 * was on the table is set aside, and the file that was opened stays as it was. */
static void an_opened_game_is_kept_at_once(void **state)
{
    Home *home = *state;
    open_mine(home);
    assert_int_equal(session_at(home->app.session), 6);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 6);
    assert_int_equal(home_saved_moves(home, "earlier-2.aurochs"), 2);
    home_seek(home, 3);
    assert_comes_back(home, 3, 6);
    home_seek(home, 6);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 7);
    assert_int_equal(home_saved_moves(home, "mine.aurochs"), 6);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_move_count(home->app.session), 7);
}

/* What was only looked at stands in its own file: no second copy is made of it. */
static void opened_games_do_not_pile_up(void **state)
{
    Home *home = *state;
    char message[300];
    open_mine(home);
    for (int i = 0; i < 3; i++)
        assert_true(app_open(&home->app, home_path(home, "mine.aurochs"), message, sizeof message));
    assert_false(home_has(home, "earlier-3.aurochs"));
    home->app.ui.table.strip.open = true;
    home->app.ui.table.strip.home = 6;
    home_seek(home, 3);
    home->app.ui.table.strip.open = false;
    home_seek(home, 6);
    assert_true(app_open(&home->app, home_path(home, "mine.aurochs"), message, sizeof message));
    assert_false(home_has(home, "earlier-3.aurochs"));
    home_play(home, 1);
    assert_true(app_open(&home->app, home_path(home, "mine.aurochs"), message, sizeof message));
    assert_int_equal(home_saved_moves(home, "earlier-3.aurochs"), 7);
}

/* The game that the program keeps by itself can be chosen from the list, too: it goes on where it
 * was. */
static void the_kept_game_is_opened_where_it_was(void **state)
{
    Home *home = *state;
    char message[300];
    home_begin(home, 1);
    home_play(home, 8);
    home_seek(home, 5);
    assert_true(app_open(&home->app, home_path(home, "autosave.aurochs"), message, sizeof message));
    assert_comes_back(home, 5, 8);
    assert_int_equal(session_at(home->app.session), 5);
    assert_false(home_has(home, "earlier.aurochs"));
    home_restart(home);
    assert_true(app_open(&home->app, home_path(home, "autosave.aurochs"), message, sizeof message));
    assert_int_equal(session_at(home->app.session), 5);
    home_play(home, 1);
    assert_false(home_has(home, "earlier.aurochs"));
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 6);
}

static void the_last_game_goes_on(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 9);
    Game before = *session_game(home->app.session);
    home_restart(home);
    assert_null(home->app.session);
    assert_non_null(home->app.last);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(home->app.ui.screen, SCREEN_TABLE);
    assert_memory_equal(&before, session_game(home->app.session), sizeof before);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 10);
    assert_false(home_has(home, "earlier.aurochs"));
}

static void the_table_can_be_left_and_found_again(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 5);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    assert_int_equal(home->app.ui.screen, SCREEN_TITLE);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 5);
    /* By way of a new game that was thought better of, too: the title still has the finished one.
     */
    home_play(home, MAX_SESSION_MOVES);
    ui_go(&home->app.ui, SCREEN_SEATS);
    app_frame(&home->app, 1);
    assert_true(app_press(&home->app, "back"));
    assert_int_equal(home->app.ui.screen, SCREEN_TITLE);
    assert_non_null(home->app.last);
}

static void an_unfinished_game_is_set_aside(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 4);
    home_begin(home, 2);
    assert_int_equal(home_saved_moves(home, "earlier.aurochs"), 4);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 0);
    home_play(home, 3);
    home_restart(home);
    home_begin(home, 3);
    assert_int_equal(home_saved_moves(home, "earlier-2.aurochs"), 3);
    assert_int_equal(home_saved_moves(home, "earlier.aurochs"), 4);
}

static void a_game_without_moves_is_not_set_aside(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_begin(home, 2);
    assert_false(home_has(home, "earlier.aurochs"));
}

/* A slip after a look far back must not cost the game; to undo a turn and play another is no slip.
 */
static void playing_on_from_far_back_keeps_what_came_later(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 30);
    for (int i = 0; i < 2; i++)
        app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
    home_play(home, 1);
    assert_false(home_has(home, "earlier.aurochs"));
    app_follow(&home->app, &(Intent){.kind = INTENT_SEEK, .index = 10});
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "earlier.aurochs"), 29);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 11);
    assert_non_null(strstr(home->app.ui.notice.text, "19 moves"));
    assert_non_null(strstr(home->app.ui.notice.text, "earlier"));
}

/* Also in a game that was only just opened; the file that it came from stays as it was. */
static void playing_on_from_far_back_in_an_opened_game(void **state)
{
    Home *home = *state;
    open_mine(home);
    home_seek(home, 1);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "mine.aurochs"), 6);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 2);
    assert_int_equal(home_saved_moves(home, "earlier-2.aurochs"), 2); /* of the game before */
    assert_int_equal(home_saved_moves(home, "earlier-3.aurochs"), 6);
    assert_non_null(strstr(home->app.ui.notice.text, "5 moves"));
}

/* Leaves no name for a game to be set aside under. */
static void take_all_names(const Home *home)
{
    char name[40];
    home_write(home, "earlier.aurochs", "");
    for (int i = 2; i <= 99; i++) {
        snprintf(name, sizeof name, "earlier-%d.aurochs", i);
        home_write(home, name, "");
    }
}

/* With no name left to set it aside under, the earlier game stays where it is. */
static void an_unfinished_game_is_never_written_over(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 4);
    take_all_names(home);
    home_begin(home, 2);
    home_play(home, 2);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 4);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.title, "cannot be kept"));
    assert_int_equal(remove(home_path(home, "earlier-7.aurochs")), 0);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 3);
    assert_int_equal(home_saved_moves(home, "earlier-7.aurochs"), 4);
}

/* Nor is it when the game that could not be kept is left for the title and goes on: that one is
 * still not kept, and lies as it was left. */
static void a_game_not_kept_goes_on_as_such(void **state)
{
    Home *home = *state;
    home_begin(home, 1);
    home_play(home, 4);
    turn_board(home, 1);
    take_all_names(home);
    home_begin(home, 2);
    app_frame(&home->app, 3);
    assert_true(app_press(&home->app, "close"));
    app_frame(&home->app, 4);
    assert_int_equal(home->app.ui.table.camera.turn, 0);
    turn_board(home, 1);
    turn_board(home, 2);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    assert_int_equal(turn_found_again(home), 2);
    home_play(home, 1);
    assert_int_equal(session_at(home->app.session), 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 4);
    assert_int_equal(save_find_turn(home_path(home, "autosave.aurochs")), 1);
    assert_int_equal(remove(home_path(home, "earlier-7.aurochs")), 0);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 2);
    assert_int_equal(home_saved_moves(home, "earlier-7.aurochs"), 4);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 2);
}

/* "Play again" a moment too soon costs nothing, and an evening's games can be looked at again. */
static void finished_games_are_kept(void **state)
{
    Home *home = *state;
    char name[40];
    home_begin(home, 1);
    home_play(home, MAX_SESSION_MOVES);
    int moves = session_at(home->app.session);
    home_begin(home, 2);
    assert_false(home_has(home, "earlier.aurochs"));
    assert_int_equal(home_saved_moves(home, "finished.aurochs"), moves);
    home_play(home, MAX_SESSION_MOVES);
    int second = session_at(home->app.session);
    home_restart(home);
    home_begin(home, 3);
    assert_int_equal(home_saved_moves(home, "finished.aurochs"), moves);
    assert_int_equal(home_saved_moves(home, "finished-2.aurochs"), second);
    for (int i = 3; i <= 99; i++) {
        snprintf(name, sizeof name, "finished-%d.aurochs", i);
        home_write(home, name, "");
    }
    home_play(home, MAX_SESSION_MOVES);
    int third = session_at(home->app.session);
    home_begin(home, 4);
    assert_int_equal(home_saved_moves(home, "finished.aurochs"), third);
    assert_int_equal(home_saved_moves(home, "finished-2.aurochs"), second);
}

static void a_damaged_autosave_is_kept_and_named(void **state)
{
    Home *home = *state;
    static const char damaged[] =
        "aurochs 1\nedition second\nplayer red \"Ana\" human\nplace 9,9 r0\n";
    home_write(home, "autosave.aurochs", damaged);
    home_restart(home);
    assert_null(home->app.last);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.text, "autosave.aurochs:4"));
    assert_non_null(strstr(home->app.ui.dialogs.text, "unreadable.aurochs"));
    home_begin(home, 1);
    size_t size;
    char *text = file_read(home_path(home, "unreadable.aurochs"), 4096, &size);
    assert_non_null(text);
    assert_string_equal(text, damaged);
    free(text);
}

static void a_game_without_a_folder_goes_on(void **state)
{
    Home *home = *state;
    strcpy(home->app.folder, "/nowhere/to/be/found");
    home_begin(home, 1);
    home_play(home, 3);
    assert_int_equal(session_at(home->app.session), 3);
    app_frame(&home->app, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.title, "cannot be kept"));
    assert_non_null(strstr(home->app.ui.dialogs.text, "/nowhere/to/be/found: No such file"));
    assert_true(app_press(&home->app, "close"));
    home_play(home, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    assert_int_equal(session_at(home->app.session), 4);
    /* Once it was kept, it is said anew. */
    char nowhere[MAX_PATH_BYTES], here[MAX_PATH_BYTES];
    strcpy(nowhere, home->app.folder);
    assert_non_null(getcwd(here, sizeof here));
    int length = snprintf(home->app.folder, sizeof home->app.folder, "%s/%s", here, home->folder);
    assert_true(length > 0 && (size_t)length < sizeof home->app.folder);
    home_play(home, 1);
    assert_comes_back(home, 5, 5);
    strcpy(home->app.folder, nowhere);
    home_play(home, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
}

int main(void)
{
#define ON_HOME(test) cmocka_unit_test_setup_teardown(test, home_open, home_close)
    const struct CMUnitTest tests[] = {
        ON_HOME(every_decision_is_kept),
        ON_HOME(looking_back_loses_nothing),
        ON_HOME(looking_back_saves_the_game),
        ON_HOME(a_wrong_place_counts_for_nothing),
        ON_HOME(the_board_stays_turned),
        ON_HOME(a_turn_is_tried_again),
        ON_HOME(a_wrong_turn_counts_for_nothing),
        ON_HOME(an_opened_game_is_kept_at_once),
        ON_HOME(opened_games_do_not_pile_up),
        ON_HOME(the_kept_game_is_opened_where_it_was),
        ON_HOME(the_last_game_goes_on),
        ON_HOME(the_table_can_be_left_and_found_again),
        ON_HOME(an_unfinished_game_is_set_aside),
        ON_HOME(a_game_without_moves_is_not_set_aside),
        ON_HOME(playing_on_from_far_back_keeps_what_came_later),
        ON_HOME(playing_on_from_far_back_in_an_opened_game),
        ON_HOME(an_unfinished_game_is_never_written_over),
        ON_HOME(a_game_not_kept_goes_on_as_such),
        ON_HOME(finished_games_are_kept),
        ON_HOME(a_damaged_autosave_is_kept_and_named),
        ON_HOME(a_game_without_a_folder_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
