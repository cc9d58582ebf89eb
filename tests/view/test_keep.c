/* What is kept of the game on the table and when: after every decision, through looks back, turns
 * of the board and restarts, so that nothing is lost. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "faults.h"
#include "home.h"
#include "play/saves.h"
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

AT_HOME(the_table_can_be_left_and_found_again)
{
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
    assert_int_equal(home->app.ui.screen, SCREEN_RESULTS);
    app_frame(&home->app, 2);
    assert_true(app_press(&home->app, "title"));
    assert_int_equal(home->app.ui.screen, SCREEN_TITLE);
    assert_non_null(home->app.last);
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
