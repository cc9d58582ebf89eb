/* The page of saved games, over files of its own: what each is about, and how one is opened, told
 * from others, deleted, taken back and named. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "home.h"
#include "play/remaining.h"
#include "play/saves.h"
#include "support.h"
#include "view/words/names.h"

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

/* The page of saved games, over the table. */
static void open_games(Home *home)
{
    app_frame(&home->app, 5);
    home_press(home, "menu");
    assert_true(app_press(&home->app, "open"));
    look_at_all(home);
    app_frame(&home->app, 6);
}

AT_HOME(saved_games_tell_what_they_are_about)
{
    char tiles[40], points[8];
    FileMark torn;
    home_begin(home, 1);
    home_play(home, 30);
    home_save(home, "ana.aurochs");
    home_write(home, "torn.aurochs", "aurochs 1\nedition third\n");
    assert_true(file_look(home_path(home, "torn.aurochs"), &torn));
    app_tell_time(&home->app, torn.seconds, 0);
    open_games(home);
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    const Game *game = session_game(home->app.session);
    const GameAbout *about = &home->app.shelf->abouts[listed(home, "ana.aurochs")];
    assert_true(about->good);
    assert_false(about->over);
    assert_int_equal(about->player, game->player);
    assert_int_equal(about->laid, game->placed_count);
    assert_int_equal(about->setup.player_count, 3);
    assert_memory_equal(about->scores, game->scores, sizeof about->scores);
    for (int i = 0; i < about->laid; i++) {
        const Site *site = game_site_of_tile(game, about->land[i].tile);
        assert_int_equal(about->land[i].rotation, site->rotation);
        assert_true(about->land[i].x == site->cell.x && about->land[i].y == site->cell.y);
    }
    assert_false(home->app.shelf->abouts[listed(home, "torn.aurochs")].good);
    snprintf(tiles, sizeof tiles, "%d of %d land tiles", about->drawn, about->all);
    Remaining remaining = remaining_of(session_edition(home->app.session), game);
    assert_int_equal(about->all - about->drawn, remaining.left[STACK_LAND]);
    assert_true(test_shows(&home->app.list, tiles));
    assert_true(test_shows(&home->app.list, "ana"));
    snprintf(points, sizeof points, "%d", game->scores[0]);
    assert_true(test_shows(&home->app.list, points));
    assert_true(test_shows(&home->app.list, say_seat(&about->setup.seats[1])));
    assert_true(test_shows(&home->app.list, "torn"));
    assert_true(test_shows(&home->app.list, "This game is damaged."));
}

/* By a click that chooses and one that opens, or by a key at once; a damaged one not at all. */
AT_HOME(saved_games_are_opened)
{
    home_begin(home, 1);
    home_play(home, 30);
    home_save(home, "ana.aurochs");
    home_write(home, "torn.aurochs", "aurochs 1\nedition third\n");
    home_play(home, 5);
    open_games(home);
    home_press(home, "torn.aurochs");
    assert_true(widgets_named(&home->app.ui.widgets, "go")->off);
    home_press(home, "ana.aurochs");
    assert_int_equal(session_at(home->app.session), 35);
    assert_false(widgets_named(&home->app.ui.widgets, "go")->off);
    assert_true(app_press(&home->app, "ana.aurochs"));
    assert_int_equal(session_at(home->app.session), 30);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    open_games(home);
    widgets_focus(&home->app.ui.widgets,
                  widgets_named(&home->app.ui.widgets, "autosave.aurochs")->id, true);
    app_input(&home->app, &(Input){.kind = INPUT_KEY, .key = KEY_ENTER});
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
}

/* The words that mark a game, if it is marked, lie on the card of that game alone. */
static int marked(const Home *home, const char *name)
{
    const DrawList *list = &home->app.list;
    const Widget *card = widgets_named(&home->app.ui.widgets, name);
    int count = 0;
    assert_non_null(card);
    for (const DrawCommand *c = NULL; (c = test_next(list, DRAW_TEXT, "On the table now", c));)
        count += rect_holds(card->rect, c->rect.x, c->rect.y);
    return count;
}

/* Of the games in the list the one on the table is marked, and on the title none. */
AT_HOME(the_game_on_the_table_is_marked)
{
    home_begin(home, 1);
    home_play(home, 30);
    home_save(home, "ana.aurochs");
    home_play(home, 5);
    open_games(home);
    assert_int_equal(marked(home, "autosave.aurochs"), 1);
    assert_int_equal(marked(home, "ana.aurochs"), 0);
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    app_frame(&home->app, 7);
    assert_true(app_press(&home->app, "open"));
    look_at_all(home);
    app_frame(&home->app, 8);
    assert_int_equal(marked(home, "autosave.aurochs"), 0);
}

/* Going on and over are told apart, and a page without games says so. */
AT_HOME(some_games_are_shown)
{
    app_frame(&home->app, 1);
    home_press(home, "open");
    assert_true(test_shows(&home->app.list, "No games yet"));
    assert_true(app_press(&home->app, "first-game"));
    assert_int_equal(home->app.ui.screen, SCREEN_SEATS);
    home_begin(home, 1);
    home_play(home, 30);
    home_save(home, "half.aurochs");
    home_play(home, 1000);
    home_save(home, "whole.aurochs");
    app_follow(&home->app, &(Intent){.kind = INTENT_TITLE});
    app_frame(&home->app, 2);
    assert_true(app_press(&home->app, "open"));
    look_at_all(home);
    app_frame(&home->app, 3);
    const Widgets *widgets = &home->app.ui.widgets;
    assert_non_null(widgets_named(widgets, "half.aurochs"));
    assert_string_equal(widgets_named(widgets, "shown-all")->label, "All 3");
    assert_string_equal(widgets_named(widgets, "shown-going-on")->label, "Going on 1");
    home_press(home, "shown-over");
    assert_null(widgets_named(widgets, "half.aurochs"));
    assert_non_null(widgets_named(widgets, "whole.aurochs"));
    assert_string_equal(widgets_named(widgets, "go")->label, "Look at it");
}

AT_HOME(saved_games_are_deleted_and_taken_back)
{
    home_begin(home, 1);
    home_play(home, 3);
    home_save(home, "ana.aurochs");
    open_games(home);
    assert_true(app_press(&home->app, "autosave.aurochs")); /* which takes care of itself */
    app_frame(&home->app, 1);
    assert_false(app_press(&home->app, "delete"));
    home_press(home, "ana.aurochs");
    home_press(home, "delete");
    home_press(home, "cancel");
    assert_true(home_has(home, "ana.aurochs"));
    assert_false(app_press(&home->app, "take-back-deleted"));
    home_press(home, "delete");
    app_input(&home->app, &(Input){.kind = INPUT_KEY, .key = KEY_ENTER}); /* the safe answer */
    app_frame(&home->app, 1);
    assert_true(home_has(home, "ana.aurochs"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    home_press(home, "delete");
    home_press(home, "confirm");
    assert_false(home_has(home, "ana.aurochs"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    assert_int_equal(listed(home, "ana.aurochs"), -1);
    assert_true(listed(home, "autosave.aurochs") >= 0);
    home_press(home, "take-back-deleted");
    assert_int_equal(home_saved_moves(home, "ana.aurochs"), 3);
    assert_true(listed(home, "ana.aurochs") >= 0);
    assert_false(app_press(&home->app, "take-back-deleted"));
    Intent gone = {.kind = INTENT_DELETE};
    strcpy(gone.path, home_path(home, "none.aurochs"));
    app_follow(&home->app, &gone);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
}

static int hidden; /* files */

static void count_hidden(void *context, const char *name)
{
    (void)context;
    hidden += strncmp(name, ".deleted", 8) == 0;
}

static int count_deleted(const Home *home)
{
    hidden = 0;
    assert_true(files_each(home->folder, count_hidden, NULL));
    return hidden;
}

/* What was deleted is kept until the program ends; what a program that is gone has left goes when
 * the next one starts, but not what another window still remembers. */
AT_HOME(deleted_games_go_with_the_program)
{
    Bin other = {0};
    char name[40];
    for (int i = 0; i < MAX_DELETED + 2; i++) {
        snprintf(name, sizeof name, "g%d.aurochs", i);
        home_write(home, name, "no game");
        Intent gone = {.kind = INTENT_DELETE};
        strcpy(gone.path, home_path(home, name));
        app_follow(&home->app, &gone);
        assert_false(home_has(home, name));
    }
    assert_int_equal(count_deleted(home), MAX_DELETED);
    home_write(home, "b.aurochs", "no game");
    assert_true(bin_put(&other, home_path(home, "b.aurochs")));
    home_write(home, ".deleted-77.aurochs", "left");
    home_restart(home);
    assert_int_equal(count_deleted(home), 1);
    home_write(home, "b.aurochs", "another one");
    char path[MAX_PATH_BYTES];
    assert_false(bin_take_back(&other, path)); /* it would take its place */
    assert_int_equal(errno, EEXIST);
    bin_empty(&other);
    assert_int_equal(count_deleted(home), 0);
    assert_false(bin_take_back(&other, path));
}

AT_HOME(saved_games_get_names)
{
    home_begin(home, 1);
    home_play(home, 3);
    home_save(home, "ana.aurochs");
    home_save(home, "bo.aurochs");
    open_games(home);
    home_press(home, "ana.aurochs");
    home_key(home, KEY_F2);
    app_input(&home->app, &(Input){.kind = INPUT_TEXT, .text = ".a/b"});
    app_frame(&home->app, 6);
    home_key(home, KEY_ENTER);
    assert_int_equal(home_saved_moves(home, "-a-b.aurochs"), 3);
    assert_false(home_has(home, "ana.aurochs"));
    assert_true(test_shows(&home->app.list, "-a-b"));
    /* Escape leaves the name as it was, and the page open. */
    home_press(home, "rename");
    app_input(&home->app, &(Input){.kind = INPUT_TEXT, .text = "x"});
    app_frame(&home->app, 6);
    home_key(home, KEY_ESCAPE);
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    assert_true(home_has(home, "-a-b.aurochs"));
    Intent blank = {.kind = INTENT_RENAME, .name = "  "};
    strcpy(blank.path, home_path(home, "-a-b.aurochs"));
    app_follow(&home->app, &blank);
    assert_true(home_has(home, "-a-b.aurochs"));
    /* A name that is taken stays with whoever has it. */
    static const char *const taken[] = {"bo", "autosave"};
    for (int i = 0; i < 2; i++) {
        Intent rename = {.kind = INTENT_RENAME};
        strcpy(rename.path, home_path(home, "-a-b.aurochs"));
        strcpy(rename.name, taken[i]);
        app_follow(&home->app, &rename);
        assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
        assert_true(home_has(home, "-a-b.aurochs") && home_has(home, "bo.aurochs"));
    }
}
