

/* What is kept of the game on the table and when: after every decision, through looks back, turns
 * of the board and restarts, so that nothing is lost. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"
#include "faults.h"
#include "home.h"
#include "play/saves.h"
#include "play/turns.h"
#include "pointing.h"
#include "support.h"
#include "view/state/nav.h"

AT_HOME(every_decision_is_kept)
{
    home_begin(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 0);
    for (int moves = 1; moves <= 12; moves++) {
        home_play(home, 1);
        assert_int_equal(home_saved_moves(home, "autosave.aurochs"), moves);
    }
    app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
    home_comes_back(home, 11, 12);
    app_follow(&home->app, &(Intent){.kind = INTENT_REDO});
    home_comes_back(home, 12, 12);
}

AT_HOME(looking_back_loses_nothing)
{
    home_begin(home, 1);
    home_play(home, 20);
    home_seek(home, 5);
    home_comes_back(home, 5, 20);
    home_seek(home, 0);
    home_comes_back(home, 0, 20);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 0);
    assert_int_equal(session_move_count(home->app.session), 20);
    home_seek(home, 20);
    home_comes_back(home, 20, 20);
    assert_false(home_has(home, "autosave.aurochs.place"));
    home_seek(home, 8);
    home_play(home, 1);
    home_comes_back(home, 9, 9);
    /* As long as the strip is open nothing is written. */
    home->app.ui.table.strip.open = true;
    home_seek(home, 3);
    assert_false(home_has(home, "autosave.aurochs.place"));
    home->app.ui.table.strip.open = false;
    home_seek(home, 3);
    home_comes_back(home, 3, 9);
    /* But who goes to the end is there. */
    home->app.ui.table.strip.open = true;
    home->app.ui.table.strip.home = 9;
    home_seek(home, 9);
    home_comes_back(home, 9, 9);
}

/* What is saved, and what the title shows, is the game as it was left, not what was looked at. */
AT_HOME(looking_back_saves_the_game)
{
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

/* Puts lines at the end of the record that is kept, in place of the last one. */
static void tell_lie(const Home *home, const char *lines)
{
    char text[8192], *path = home_path(home, "autosave.aurochs");
    size_t size;
    char *old = file_read(path, sizeof text, &size);
    assert_non_null(old);
    snprintf(text, sizeof text, "%.*s%s", (int)(strstr(old, "# at ") - old), old, lines);
    assert_true(file_write(path, text, strlen(text)));
    free(old);
}

/* A place that fits no game is passed over: the game opens at its end. */
AT_HOME(a_wrong_place_counts_for_nothing)
{
    static const char *const wrong[] = {"# at 3 of 8\n",
                                        "# at 99 of 9\n",
                                        "# at -1 of 9\n",
                                        "",
                                        "# at three",
                                        "# at 3",
                                        "# at 3 of 9\n# at the river 3 of 9\n"};
    home_begin(home, 1);
    home_play(home, 9);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        tell_lie(home, wrong[i]);
        home_comes_back(home, 9, 9);
        tell_lie(home, "# at 3 of 9, turned 0\n");
        home_comes_back(home, 3, 9);
    }
    tell_lie(home, "# at 3 of 9");
    home_comes_back(home, 3, 9);
}

/* A game that an older version has kept, with its place and its turn in files beside it: they are
 * read, and go once it is kept in one file, which alone counts then. */
AT_HOME(a_game_of_an_older_version_goes_on)
{
    static const char *const wrong[] = {"3 of 8\n", "99 of 9\n",  "-1 of 9\n",
                                        "",         "three of 9", "3"};
    home_begin(home, 1);
    home_play(home, 9);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        tell_lie(home, "");
        home_write(home, "autosave.aurochs.place", wrong[i]);
        home_comes_back(home, 9, 9);
    }
    home_write(home, "autosave.aurochs.place", "3 of 9\n");
    home_write(home, "autosave.aurochs.view", "turned 2\n");
    home_comes_back(home, 3, 9);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 3);
    assert_int_equal(home->app.ui.table.camera.turn, 2);
    app_follow(&home->app, &(Intent){.kind = INTENT_REDO});
    home_comes_back(home, 4, 9);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 4);
    assert_int_equal(home->app.ui.table.camera.turn, 2);
    home_begin(home, 2);
    assert_false(home_has(home, "autosave.aurochs.place"));
    assert_false(home_has(home, "autosave.aurochs.view"));
}

static void turn_board(Home *home, int turn)
{
    app_frame(&home->app, 1);
    home_press(home, "turn-board");
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
AT_HOME(the_board_stays_turned)
{
    BoardView board;
    home_begin(home, 1);
    home_play(home, 4);
    home_save(home, "mine.aurochs");
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
    home_open_game(home, "autosave.aurochs");
    app_frame(&home->app, 3);
    assert_int_equal(home->app.ui.table.camera.turn, 3);
    /* And so it does after moves, and straight once it was turned all the way. */
    home_play(home, 2);
    app_frame(&home->app, 4);
    assert_int_equal(home->app.ui.table.camera.turn, 3);
    turn_board(home, 0);
    assert_false(home_has(home, "autosave.aurochs.view"));
    turn_board(home, 1);
    home_open_game(home, "mine.aurochs");
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
AT_HOME(a_turn_is_tried_again)
{
    home_begin(home, 1);
    home_play(home, 2);
    faults_begin();
    faults_set(1, true, ENOSPC);
    turn_board(home, 1);
    faults_end();
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE); /* no move is at stake */
    home_play(home, 1);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 1);
}

AT_HOME(a_wrong_turn_counts_for_nothing)
{
    static const char *const wrong[] = {"4\n", "-1\n", "", "x", "1000000000000\n"};
    char line[80];
    home_begin(home, 1);
    home_play(home, 2);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(line, sizeof line, "# at 1 of 2, turned %s", wrong[i]);
        tell_lie(home, line);
        home_restart(home);
        assert_int_equal(turn_found_again(home), 0);
        assert_int_equal(session_at(home->app.session), 1);
    }
}

/* The game that the program keeps by itself can be chosen from the list, too: it goes on where it
 * was. */
AT_HOME(the_kept_game_is_opened_where_it_was)
{
    home_begin(home, 1);
    home_play(home, 8);
    home_seek(home, 5);
    home_open_game(home, "autosave.aurochs");
    home_comes_back(home, 5, 8);
    assert_int_equal(session_at(home->app.session), 5);
    assert_false(home_has(home, "earlier.aurochs"));
    home_restart(home);
    home_open_game(home, "autosave.aurochs");
    assert_int_equal(session_at(home->app.session), 5);
    home_play(home, 1);
    assert_false(home_has(home, "earlier.aurochs"));
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 6);
}

/* Nor is it where nothing can be written: the game that could not be kept goes on as such when it
 * is left for the title, and lies as it was left. */
AT_HOME(a_game_not_kept_goes_on_as_such)
{
    home_begin(home, 1);
    home_play(home, 4);
    turn_board(home, 1);
    faults_begin();
    faults_set(1, true, ENOSPC);
    home_begin(home, 2);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.title, "cannot be kept"));
    app_frame(&home->app, 3);
    home_press(home, "close");
    assert_int_equal(home->app.ui.table.camera.turn, 0);
    turn_board(home, 1);
    turn_board(home, 2);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    assert_int_equal(turn_found_again(home), 2);
    home_play(home, 1);
    assert_int_equal(session_at(home->app.session), 1);
    faults_end();
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 4);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 2);
    assert_int_equal(home_saved_moves(home, "earlier.aurochs"), 4);
    home_restart(home);
    assert_int_equal(turn_found_again(home), 2);
}

/* It is not left for good unless somebody agrees, wherever it waits; and as long as nobody does it
 * may still be kept. */
AT_HOME(a_game_not_kept_is_not_left_unasked)
{
    const Intent ends[] = {{.kind = INTENT_QUIT}, {.kind = INTENT_OPEN, .path = "game.aurochs"}};
    const DialogsUi *dialogs = &home->app.ui.dialogs;
    faults_begin();
    faults_set(1, true, ENOSPC);
    home_begin(home, 1);
    app_follow(&home->app, &(Intent){.kind = INTENT_QUIT});
    assert_true(home->app.quit); /* nothing was played */
    home->app.quit = false;
    home_play(home, 3);
    for (int i = 0; i < 4; i++) {
        if (i == 2)
            app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
        app_follow(&home->app, &ends[i % 2]);
        assert_string_equal(dialogs->title, "Save this game?");
        assert_non_null(strstr(dialogs->text, "or it is lost when you leave it now"));
        app_frame(&home->app, 1 + i);
        assert_true(app_press(&home->app, "cancel"));
        assert_false(home->app.quit);
        assert_int_equal(session_at(i < 2 ? home->app.session : home->app.last), 3);
    }
    home_begin(home, 2);
    assert_string_equal(dialogs->title, "Save this game?");
    app_frame(&home->app, 5);
    assert_true(app_press(&home->app, "confirm"));
    assert_int_equal(session_at(home->app.session), 0);
    home_play(home, 2);
    faults_end();
    app_follow(&home->app, &(Intent){.kind = INTENT_QUIT});
    assert_true(home->app.quit);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 2);
}

/* What was said before the first frame is seen in it, whatever its clock says. */
AT_HOME(a_word_before_the_first_frame_is_seen)
{
    App second;
    home_begin(home, 1);
    app_init(&second, test_editions(), &home->atlas, home->app.meter, home->folder, 7);
    app_frame(&second, 5000);
    assert_non_null(strstr(second.ui.notice.text, "Another window"));
    assert_true(second.ui.notice.until > 5003 && second.ui.notice.until < 5030);
    app_free(&second);
}

AT_HOME(a_game_without_a_folder_goes_on)
{
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
    home_comes_back(home, 5, 5);
    strcpy(home->app.folder, nowhere);
    home_play(home, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
}

/* Presses a button, and on the page that comes saves the game under a name. */
static void press_and_save(App *app, const char *button, const char *name)
{
    app_frame(app, app->now + 1);
    assert_true(app_press(app, button));
    snprintf(app->ui.dialogs.path, sizeof app->ui.dialogs.path, "%s", name);
    app_frame(app, app->now + 1);
    assert_true(app->ui.dialogs.elsewhere && app_press(app, "go"));
}

/* Where there is no folder at all it is asked as well, on every way that leads out, at the table
 * and at the title; it can be saved elsewhere, and then the way goes on. */
AT_HOME(a_game_without_a_folder_is_not_left_unasked)
{
    App *app = &home->app;
    char path[MAX_PATH_BYTES], here[MAX_PATH_BYTES];
    assert_non_null(getcwd(here, sizeof here));
    assert_true(path_in(here, home->folder, path));
    setenv("HOME", path, 1);
    app->folder[0] = '\0';
    for (int round = 0; round < 2; round++) {
        home_begin(home, 1);
        home_play(home, 3);
        assert_int_equal(app->ui.overlay, OVERLAY_NONE); /* said when it started */
        if (round == 1)
            app_follow(app, &(Intent){.kind = INTENT_TITLE});
        app_follow(app, &(Intent){.kind = INTENT_QUIT});
        assert_string_equal(app->ui.dialogs.title, "Save this game?");
        app_frame(app, app->now + 1);
        app_input(app, &(Input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
        assert_true(app->ui.overlay == OVERLAY_NONE && !app->quit);
        home_begin(home, 2);
        press_and_save(app, "save-first", "/nowhere/a");
        assert_string_equal(app->listed, path);
        assert_string_equal(app->ui.dialogs.title, "The game was not saved");
        press_and_save(app, "close", round ? ".b" : ".a");
        assert_int_equal(home_saved_moves(home, round ? "-b.aurochs" : "-a.aurochs"), 3);
        assert_int_equal(session_move_count(app->session), 0); /* the new one has begun */
    }
    /* What stands in a file, saved or opened, may be left; until it is played on. */
    Intent open = {.kind = INTENT_OPEN};
    snprintf(open.path, sizeof open.path, "%s", home_path(home, "-a.aurochs"));
    app_follow(app, &open);
    app_follow(app, &(Intent){.kind = INTENT_QUIT});
    assert_true(app->quit);
    app->quit = false;
    home_play(home, 1);
    app_follow(app, &(Intent){.kind = INTENT_QUIT});
    assert_false(app->quit);
    /* A file that cannot be opened takes nothing away. */
    app_follow(app, &(Intent){.kind = INTENT_TITLE});
    open.replaces = true;
    strcat(open.path, "x");
    app_follow(app, &open);
    assert_true(app->last && !app->session);
}

/* A saved game of six moves opened while another, of two, was on the table. */
static void open_mine(Home *home)
{
    home_begin(home, 1);
    home_play(home, 6);
    home_save(home, "mine.aurochs");
    home_begin(home, 2);
    home_play(home, 2);
    home_open_game(home, "mine.aurochs");
}

/* An opened game is the one that goes on, even after a power cut before its next move; the one that
 * was on the table is set aside, and the file that was opened stays as it was. */
AT_HOME(an_opened_game_is_kept_at_once)
{
    open_mine(home);
    assert_int_equal(session_at(home->app.session), 6);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 6);
    assert_int_equal(home_saved_moves(home, "earlier-2.aurochs"), 2);
    home_seek(home, 3);
    home_comes_back(home, 3, 6);
    home_seek(home, 6);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 7);
    assert_int_equal(home_saved_moves(home, "mine.aurochs"), 6);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_move_count(home->app.session), 7);
}

/* What was only looked at stands in its own file: no second copy is made of it. */
AT_HOME(opened_games_do_not_pile_up)
{
    open_mine(home);
    for (int i = 0; i < 3; i++)
        home_open_game(home, "mine.aurochs");
    assert_false(home_has(home, "earlier-3.aurochs"));
    home->app.ui.table.strip.open = true;
    home->app.ui.table.strip.home = 6;
    home_seek(home, 3);
    home->app.ui.table.strip.open = false;
    home_seek(home, 6);
    home_open_game(home, "mine.aurochs");
    assert_false(home_has(home, "earlier-3.aurochs"));
    home_play(home, 1);
    home_open_game(home, "mine.aurochs");
    assert_int_equal(home_saved_moves(home, "earlier-3.aurochs"), 7);
}

AT_HOME(an_unfinished_game_is_set_aside)
{
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

AT_HOME(a_game_without_moves_is_not_set_aside)
{
    home_begin(home, 1);
    home_begin(home, 2);
    assert_false(home_has(home, "earlier.aurochs"));
}

/* A slip after a look far back must not cost the game; to undo a turn and play another is no slip.
 */
AT_HOME(playing_on_from_far_back_keeps_what_came_later)
{
    home_begin(home, 1);
    home_play(home, 30);
    for (int i = 0; i < 2; i++)
        app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
    home_play(home, 1);
    assert_false(home_has(home, "earlier.aurochs"));
    app_follow(&home->app, &(Intent){.kind = INTENT_SEEK, .index = 10});
    char turns[20];
    snprintf(turns, sizeof turns, "%d turns", turns_ahead(home->app.session));
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "earlier.aurochs"), 29);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 11);
    assert_non_null(strstr(home->app.ui.notice.text, turns));
    assert_non_null(strstr(home->app.ui.notice.text, "under Open a game"));
}

/* Also in a game that was only just opened; the file that it came from stays as it was. */
AT_HOME(playing_on_from_far_back_in_an_opened_game)
{
    open_mine(home);
    home_seek(home, 1);
    char turns[20];
    snprintf(turns, sizeof turns, "%d turns", turns_ahead(home->app.session));
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "mine.aurochs"), 6);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 2);
    assert_int_equal(home_saved_moves(home, "earlier-2.aurochs"), 2); /* of the game before */
    assert_int_equal(home_saved_moves(home, "earlier-3.aurochs"), 6);
    assert_non_null(strstr(home->app.ui.notice.text, turns));
}

/* Makes names for games to be set aside under scarce. */
static void take_names(const Home *home, const char *stem)
{
    char name[40];
    for (int i = 1; i <= 99; i++) {
        snprintf(name, sizeof name, i == 1 ? "%s.aurochs" : "%s-%d.aurochs", stem, i);
        home_write(home, name, "");
    }
}

AT_HOME(there_is_always_one_more_name)
{
    take_names(home, "earlier");
    take_names(home, "finished");
    take_names(home, "unreadable");
    home_begin(home, 1);
    home_play(home, 4);
    home_begin(home, 2);
    assert_int_equal(home_saved_moves(home, "earlier-100.aurochs"), 4);
    home_play(home, MAX_SESSION_MOVES);
    int moves = session_at(home->app.session);
    home_begin(home, 3);
    assert_int_equal(home_saved_moves(home, "finished-100.aurochs"), moves);
    home_write(home, "autosave.aurochs", "no game");
    home_restart(home);
    assert_true(home_has(home, "unreadable-100.aurochs"));
    assert_false(home_has(home, "autosave.aurochs"));
}

/* An earlier game that can get no second name stays where it is, and the new one is kept beside it,
 * for good. */
AT_HOME(an_unfinished_game_is_never_written_over)
{
    home_begin(home, 1);
    home_play(home, 4);
    faults_begin();
    faults.only = 1 << LINK;
    faults_set(1, false, EACCES);
    home_begin(home, 2);
    faults_end();
    assert_non_null(strstr(home->app.ui.notice.text, "The last game cannot be moved."));
    home_play(home, 2);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 4);
    assert_int_equal(home_saved_moves(home, "autosave-2.aurochs"), 2);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 2);
    home_play(home, 1);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 4);
    assert_int_equal(home_saved_moves(home, "autosave-2.aurochs"), 3);
}

/* A game that could not be kept is kept before another one takes its place, if it can be by then.
 */
AT_HOME(a_game_not_kept_is_kept_before_the_next)
{
    faults_begin();
    faults_set(1, true, EIO);
    home_begin(home, 1);
    home_play(home, 4);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    faults_end();
    home_begin(home, 2);
    assert_int_equal(home_saved_moves(home, "earlier.aurochs"), 4);
    faults_begin();
    faults_set(1, true, EIO);
    home_play(home, 3);
    faults_end();
    home_begin(home, 3);
    assert_int_equal(home_saved_moves(home, "earlier-2.aurochs"), 3);
}

/* "Play again" a moment too soon costs nothing, and an evening's games can be looked at again. */
AT_HOME(finished_games_are_kept)
{
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
}

AT_HOME(a_damaged_autosave_is_kept_and_named)
{
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

/* A pipe, a device or a folder where a file should be keeps nobody waiting, and games are kept. */
AT_HOME(what_is_no_file_is_no_game)
{
    char message[300];
    assert_int_equal(mkfifo(home_path(home, "autosave.aurochs"), 0644), 0);
    assert_int_equal(mkfifo(home_path(home, "options"), 0644), 0);
    assert_int_equal(mkfifo(home_path(home, "pipe.aurochs"), 0644), 0);
    home_restart(home);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.text, "only plain files are read"));
    assert_non_null(strstr(home->app.ui.dialogs.text, "kept as unreadable.aurochs"));
    assert_false(app_open(&home->app, home_path(home, "pipe.aurochs"), message, sizeof message));
    home_begin(home, 1);
    home_play(home, 2);
    assert_int_equal(home_saved_moves(home, "autosave.aurochs"), 2);
    app_follow(&home->app, &(Intent){.kind = INTENT_OPTIONS});
    assert_non_null(strstr(home->app.ui.notice.text, "The options count until you quit"));
    /* What cannot be moved away stays, and the game is kept beside it. */
    assert_int_equal(remove(home_path(home, "autosave.aurochs")), 0);
    assert_int_equal(symlink("/dev/zero", home_path(home, "autosave.aurochs")), 0);
    faults_begin();
    faults.only = 1 << LINK;
    faults_set(1, true, EPERM);
    home_restart(home);
    assert_non_null(strstr(home->app.ui.dialogs.text, "It stays where it is."));
    home_begin(home, 2);
    faults_end();
    assert_int_equal(home_saved_moves(home, "autosave-2.aurochs"), 0);
}

/* A link that leads nowhere, or to itself, has the name and is no file: the game is kept beside it.
 */
AT_HOME(a_link_to_nothing_is_left_alone)
{
    assert_int_equal(symlink("/nowhere/at/all", home_path(home, "autosave.aurochs")), 0);
    assert_int_equal(symlink("autosave-2.aurochs", home_path(home, "autosave-2.aurochs")), 0);
    home_begin(home, 1);
    home_play(home, 2);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    assert_int_equal(home_saved_moves(home, "autosave-3.aurochs"), 2);
    home_restart(home);
    app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
    assert_int_equal(session_at(home->app.session), 2);
}
