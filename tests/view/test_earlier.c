/* What becomes of a game that gives way: to another one, to a move far back, or because it cannot
 * be read. It is set aside under a name of its own, and no file is written over. */
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
