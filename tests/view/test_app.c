/* The program without its window: games that are opened and saved by hand, pictures, the options
 * and the last table, which last, and what is heard and seen behind it all. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "home.h"
#include "play/numbered.h"
#include "support.h"
#include "view/app/app.h"
#include "view/app/autosave.h"
#include "view/state/nav.h"
#include "view/words/names.h"

static void press(App *app, const char *name)
{
    assert_true(app_press(app, name));
    app_frame(app, app->now);
}

AT_HOME(a_refused_file_changes_nothing)
{
    char message[300];
    home_begin(home, 1);
    home_play(home, 3);
    home_write(home, "bad.aurochs", "aurochs 1\nedition third\n");
    assert_false(app_open(&home->app, home_path(home, "bad.aurochs"), message, sizeof message));
    assert_non_null(strstr(message, "bad.aurochs:2: "));
    assert_int_equal(session_at(home->app.session), 3);
    Intent intent = {.kind = INTENT_OPEN};
    strcpy(intent.path, home_path(home, "bad.aurochs"));
    app_follow(&home->app, &intent);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    strcpy(intent.path, home_path(home, "none.aurochs"));
    app_follow(&home->app, &intent);
    assert_non_null(strstr(home->app.ui.dialogs.text, "No such file"));
    /* The message leads back to the chooser, where the name can be mended. */
    home->app.ui.dialogs.elsewhere = true;
    strcpy(home->app.ui.dialogs.path, "none.aurochs");
    app_frame(&home->app, 1);
    assert_true(app_press(&home->app, "close"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    app_frame(&home->app, 1);
    assert_string_equal(home->app.ui.dialogs.path, "none.aurochs");
    app_input(&home->app, &(Input){.kind = INPUT_TEXT, .text = "x"});
    assert_string_equal(home->app.ui.dialogs.path, "x");
    assert_int_equal(session_at(home->app.session), 3);
}

/* Who took the seats by keys is shown the keys at the table, who took them by hand is not. */
AT_HOME(keys_go_on_at_the_table)
{
    for (int keys = 0; keys < 2; keys++) {
        home->app.ui.widgets.focus_shown = keys;
        home_begin(home, 1);
        assert_int_equal(home->app.ui.table.pointer.by_keys, keys);
    }
    /* By the key of "Start", too, which asks for no focus. */
    home->app.ui.widgets.focus_shown = false;
    for (int keys = 1; keys >= 0; keys--) {
        app_input(&home->app, &(Input){.kind = keys ? INPUT_KEY : INPUT_DOWN, .x = -1, .y = -1});
        home_begin(home, 1);
        assert_int_equal(home->app.ui.table.pointer.by_keys, keys);
    }
}

/* The rulebook is read when it is opened; where it is missing that is said then. */
AT_HOME(a_missing_rulebook_is_told_where_it_is_opened)
{
    App *app = &home->app;
    setenv("AUROCHS_ASSETS", "/nowhere", 1);
    for (int opened = 0; opened < 2; opened++) {
        app_input(app, &(Input){.kind = INPUT_KEY, .key = KEY_F1});
        app_frame(app, 1);
        assert_int_equal(app->ui.overlay, OVERLAY_MESSAGE);
        assert_non_null(strstr(app->ui.dialogs.text, "/nowhere/rules/turn.txt"));
        press(app, "close");
        assert_int_equal(app->ui.overlay, OVERLAY_NONE);
    }
    unsetenv("AUROCHS_ASSETS");
    app_input(app, &(Input){.kind = INPUT_KEY, .key = KEY_F1});
    app_frame(app, 1);
    assert_int_equal(app->ui.overlay, OVERLAY_RULEBOOK);
    assert_in_range(app->rulebook.page_count, 30, MAX_RULE_PAGES);
}

/* A file that is no game at all is called so, with what to do, and not by a fault of its first
 * line. */
AT_HOME(a_foreign_file_is_called_so)
{
    static const char *const texts[] = {"\x89PNG\r\n\x1a\n\x01\x02\xff\xfe", "Dear Ana,\n", "",
                                        "\xc3\x28\n"};
    char message[300], long_line[3000];
    memset(long_line, 'x', sizeof long_line - 1);
    long_line[sizeof long_line - 1] = '\0';
    for (size_t i = 0; i <= sizeof texts / sizeof *texts; i++) {
        home_write(home, "junk.aurochs", i < sizeof texts / sizeof *texts ? texts[i] : long_line);
        assert_false(
            app_open(&home->app, home_path(home, "junk.aurochs"), message, sizeof message));
        assert_non_null(strstr(message, "junk.aurochs: this is no game of Aurochs; open a file"));
        assert_null(strchr(message, '\n'));
    }
    home_write(home, "junk.aurochs", "aurochs 1\nedition second\n\xff\n");
    assert_false(app_open(&home->app, home_path(home, "junk.aurochs"), message, sizeof message));
    assert_non_null(strstr(message, "junk.aurochs:3: "));
}

/* The picture of the land holds every tile in any size, and who has how many points. */
AT_HOME(the_land_makes_a_picture)
{
    DrawList list = {0};
    int width, height, before = 0;
    assert_false(app_landscape(&home->app, 64, &list, &width, &height));
    home_begin(home, 4);
    home_play(home, 60);
    const Game *game = session_game(home->app.session);
    for (int tile = 16; tile <= 512; tile *= 2) {
        assert_true(app_landscape(&home->app, tile, &list, &width, &height));
        const DrawCommand *board = draw_find(&list, DRAW_BOARD);
        assert_non_null(board);
        assert_int_equal(board->count, game->placed_count);
        assert_true(height > before && board->scale == (float)tile);
        before = height;
        for (int p = 0; p < game->player_count; p++) {
            char points[12];
            snprintf(points, sizeof points, "%d", game->scores[p]);
            assert_true(test_shows(&list, points));
            assert_true(test_shows(&list, say_seat(&session_setup(home->app.session)->seats[p])));
        }
    }
    draw_free(&list);
}

/* A picture is called after the players and the day, beside older ones of that name; what was saved
 * is said, with a way to its folder, but not into something else that is open by then. */
AT_HOME(a_picture_is_among_the_users)
{
    home_begin(home, 4);
    app_tell_time(&home->app, 1700000000, 0);
    strcpy(home->app.pictures, home->folder);
    const Seat *seats = session_setup(home->app.session)->seats;
    char name[MAX_LISTED_NAME], path[MAX_PATH_BYTES];
    snprintf(name, sizeof name, "%s, %s, %s 2023-11-14", say_seat(&seats[0]), say_seat(&seats[1]),
             say_seat(&seats[2]));
    for (int i = 1; i <= 3; i++) {
        app_follow(&home->app, &(Intent){.kind = INTENT_PICTURE});
        assert_true(numbered_path(home->folder, name, (uint64_t)i, ".png", path));
        assert_string_equal(home->app.picture, path);
        assert_true(home->app.picture_is_new);
        assert_true(file_write(path, "x", 1));
    }
    app_tell_picture(&home->app, path);
    app_frame(&home->app, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(home->app.ui.dialogs.text, name));
    assert_string_equal(widgets_named(&home->app.ui.widgets, "cancel")->label, "Close");
    assert_true(app_press(&home->app, "confirm"));
    assert_string_equal(home->app.shown, home->folder);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    ui_open(&home->app.ui, OVERLAY_OPTIONS);
    app_tell_picture(&home->app, path);
    assert_int_equal(home->app.ui.overlay, OVERLAY_OPTIONS);
    assert_non_null(strstr(home->app.ui.notice.text, name));
}

/* What all agreed on holds at once, while looking back too, and when the program is started anew.
 */
AT_HOME(another_level_of_help_lasts)
{
    home_begin(home, 8);
    home_play(home, 12);
    const Setup *setup = session_setup(home->app.session);
    home->app.advice.kind = ADVICE_HINT;
    int at = session_at(home->app.session);
    app_follow(&home->app, &(Intent){.kind = INTENT_HELP, .index = HELP_PURIST});
    assert_int_equal(setup->help, HELP_PURIST);
    assert_int_equal(home->app.advice.kind, ADVICE_NONE);
    assert_non_null(strstr(home->app.ui.notice.text, "Purist"));
    for (int undone = 0; undone < 2; undone++) {
        home_restart(home);
        app_frame(&home->app, 1);
        app_follow(&home->app, &(Intent){.kind = INTENT_CONTINUE});
        assert_int_equal(session_setup(home->app.session)->help, HELP_PURIST);
        assert_int_equal(session_at(home->app.session) < at, undone);
        app_follow(&home->app, &(Intent){.kind = INTENT_UNDO});
        assert_int_equal(session_setup(home->app.session)->help, HELP_PURIST);
    }
}

/* Who sat at the table, people and computers, sits there again when the program is started anew. */
AT_HOME(the_last_table_lasts)
{
    const char *steps[] = {"new",     "hard-2",        "shaman-3",    "person-4",  "start-3",
                           "start-3", "edition-first", "help-purist", "first-seat"};
    const Seating *seating = &home->app.ui.lobby.seating;
    app_frame(&home->app, 1);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        press(&home->app, steps[i]);
    strcpy(home->app.ui.lobby.seating.seats[0].name, "Zo\u00eb of the  long \u2019 river");
    home->app.ui.lobby.seating.seats[0].typed = true;
    home->app.ui.lobby.seating.seats[3].name[0] = '\0';
    Seating before = *seating;
    assert_true(app_press(&home->app, "start"));
    assert_int_equal(home->app.session ? session_setup(home->app.session)->seats[1].kind : 0,
                     SEAT_AI_HARD);
    home_begin(home, 1); /* another game, begun by other means, is not that table */
    home_restart(home);
    app_frame(&home->app, 1);
    press(&home->app, "new");
    assert_int_equal(seating->edition, EDITION_FIRST);
    assert_int_equal(seating->help, HELP_PURIST);
    assert_false(seating->by_lot);
    assert_int_equal(seating->count, before.count);
    for (int i = 0; i < before.count; i++) {
        const SeatPlan *seat = &seating->seats[i], *was = &before.seats[i];
        assert_string_equal(seat->name, was->name);
        assert_true(seat->colour == was->colour && seat->kind == was->kind &&
                    seat->typed == was->typed && seat->start == was->start);
        assert_int_equal(seat->start, i == 2 ? 20 : 0);
    }
}

/* Lines that no program has written make no table, or a smaller one. */
AT_HOME(a_damaged_table_is_passed_over)
{
    static const struct {
        const char *text;
        int count;
    } cases[] = {
        {"seat red human typed Ana\nseat blue ai-hard given The Elder\n", 2},
        {"seat red human typed Ana\nseat red ai-hard given The Elder\n", 0},
        {"seat red human typed Ana\nseat blue ai-best given The Elder\n", 0},
        {"seat red human typed \"A\"\nseat blue human given\nseat green human given \n", 2},
        {"seat red\nseat\nseat mauve human typed B\nseat blue human typed C\n", 0},
        {"edition second\nhelp family\n", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        home_write(home, "options", cases[i].text);
        home_restart(home);
        assert_int_equal(home->app.ui.options.last_table.count, cases[i].count);
    }
}

AT_HOME(options_last)
{
    Options *options = &home->app.ui.options;
    options->scale = 150;
    options->reduced_motion = true;
    options->language = 1 + LANGUAGE_ENGLISH;
    options->ask = ASK_PIECES;
    options->picture = 96;
    options->panel = PANEL_FOLLOWS;
    options->pace = PACE_AT_ONCE;
    options->panel_away = true;
    options->edge_pan = options->tile_edges = false;
    options->window = (WindowPlace){-10, 20, 800, 600, true};
    options->sits[RED] = SITS_LEFT;
    options->sits[VIOLET] = SITS_RIGHT;
    options->volume[VOLUME_SOUNDS] = 75;
    options->volume[VOLUME_VALLEY] = 0;
    options->silent = true;
    app_follow(&home->app, &(Intent){.kind = INTENT_OPTIONS});
    app_follow(&home->app, &(Intent){.kind = INTENT_FULL_SCREEN});
    Options before = *options;
    assert_true(before.full_screen);
    home_restart(home);
    assert_memory_equal(options, &before, sizeof before);
    home_write(home, "options",
               "scale 9999\nfuture thing\n\nscale\nmute on\npanel below\nsits l-\ntile-edges off\n"
               "sounds 101\nvalley -1\nmusic loud\nedge-pan maybe\n");
    home_restart(home);
    static Ui fresh;
    ui_init(&fresh);
    fresh.options.tile_edges = false; /* all else is passed over */
    assert_memory_equal(options, &fresh.options, sizeof *options);
}

/* At once, the sheet stays open, and for the next time; a language that cannot be read is not. */
AT_HOME(a_language_is_chosen)
{
    App *app = &home->app;
    const Options *options = &app->ui.options;
    press(app, "options");
    press(app, "language-pl");
    assert_int_equal(language_now(), LANGUAGE_POLISH);
    assert_int_equal(app->ui.overlay, OVERLAY_OPTIONS);
    assert_string_equal(tr("Options"), "Opcje");
    assert_int_equal(options->language, 1 + LANGUAGE_POLISH);
    setenv("AUROCHS_ASSETS", "/nowhere", 1);
    press(app, "language-fr");
    unsetenv("AUROCHS_ASSETS");
    assert_non_null(strstr(app->ui.notice.text, "fr.po"));
    assert_int_equal(language_now(), LANGUAGE_POLISH);
    assert_int_equal(options->language, 1 + LANGUAGE_POLISH);
    language_set(LANGUAGE_ENGLISH);
    home_restart(home);
    assert_int_equal(language_now(), LANGUAGE_POLISH);
    press(app, "options");
    press(app, "language-en");
    assert_int_equal(language_now(), LANGUAGE_ENGLISH);
    home_restart(home);
    assert_int_equal(options->language, 1 + LANGUAGE_ENGLISH);
}

/* One key, on every page, and back to the volumes there were; one that is chosen is heard. */
AT_HOME(sounds_are_turned_off)
{
    App *app = &home->app;
    const Input key = {.kind = INPUT_KEY, .key = 'm', .mods = MOD_CTRL};
    const Options *options = &app->ui.options;
    app_frame(app, 1);
    app_input(app, &key);
    assert_true(options->silent);
    home_restart(home);
    assert_true(options->silent);
    app_frame(app, 2);
    press(app, "options");
    press(app, "options-sound");
    app_input(app, &key);
    assert_false(options->silent);
    app_input(app, &key);
    app_frame(app, 3);
    press(app, "valley-25");
    assert_false(options->silent);
    assert_int_equal(options->volume[VOLUME_VALLEY], 25);
    assert_int_equal(options->volume[VOLUME_SOUNDS], 100);
    press(app, "silent");
    assert_true(options->silent);
    press(app, "music-0"); /* nothing that would be heard */
    assert_true(options->silent);
    home_restart(home);
    assert_int_equal(options->volume[VOLUME_VALLEY], 25);
    assert_int_equal(options->volume[VOLUME_MUSIC], 0);
}

/* The day goes from the first tile to the last; a fire burns once it is over. The theme is played
 * where nobody plays. */
AT_HOME(a_day_passes)
{
    float last = -1;
    app_frame(&home->app, 1);
    Ambience ambience = app_ambience(&home->app);
    assert_true(ambience.music && ambience.valley && !ambience.fire);
    home_begin(home, 1);
    for (int i = 0; session_game(home->app.session)->phase != PHASE_END; i++) {
        app_frame(&home->app, 2 + i);
        ambience = app_ambience(&home->app);
        assert_true(!ambience.music && ambience.valley && !ambience.fire);
        assert_true(ambience.day >= last && ambience.day <= 1);
        assert_true(i > 0 || ambience.day < .05f);
        last = ambience.day;
        home_play(home, 1);
    }
    assert_true(last > .95f);
    for (int i = 0; i < 8; i++) /* what the last moves scored is read */
        app_frame(&home->app, 1000 + i);
    app_frame(&home->app, 1010);
    assert_true(app_ambience(&home->app).fire && !app_ambience(&home->app).music);
    ui_go(&home->app.ui, SCREEN_RESULTS);
    app_frame(&home->app, 1020);
    assert_true(app_ambience(&home->app).fire && app_ambience(&home->app).music);
}

AT_HOME(games_are_saved_elsewhere)
{
    Intent intent = {.kind = INTENT_SAVE};
    home_begin(home, 1);
    home_play(home, 7);
    strcpy(intent.path, home_path(home, "ana.aurochs"));
    app_follow(&home->app, &intent);
    assert_int_equal(home_saved_moves(home, "ana.aurochs"), 7);
    assert_string_equal(home->app.ui.notice.text, "Saved: ana");
    Intent hidden = {.kind = INTENT_SAVE, .name = ".deleted"};
    strcpy(hidden.path, home_path(home, "-deleted.aurochs"));
    app_follow(&home->app, &hidden);
    assert_string_equal(home->app.ui.notice.text,
                        "Saved as -deleted: no saved game can be called \".deleted\".");
    home_play(home, 1);
    app_follow(&home->app, &intent);
    app_frame(&home->app, 1);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
    assert_true(app_press(&home->app, "cancel"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_FILES);
    assert_int_equal(home_saved_moves(home, "ana.aurochs"), 7);
    app_follow(&home->app, &intent);
    app_frame(&home->app, 2);
    assert_true(app_press(&home->app, "confirm"));
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    assert_int_equal(home_saved_moves(home, "ana.aurochs"), 8);
    strcpy(intent.path, "/nowhere/ana.aurochs");
    app_follow(&home->app, &intent);
    assert_int_equal(home->app.ui.overlay, OVERLAY_MESSAGE);
}

/* A line that stays for seconds costs one frame when it comes and one when it goes. */
AT_HOME(a_notice_needs_no_frames)
{
    home_begin(home, 1);
    app_frame(&home->app, home->app.now + 1);
    app_frame(&home->app, home->app.now + 5);
    assert_false(app_animating(&home->app));
    assert_true(app_due(&home->app) == INFINITY);
    app_notice(&home->app, "Something was done.");
    app_frame(&home->app, home->app.now + .01);
    assert_false(app_animating(&home->app));
    double due = app_due(&home->app);
    assert_true(due > home->app.now + 1 && due < home->app.now + 20);
    app_frame(&home->app, due + .001);
    assert_true(app_due(&home->app) == INFINITY);
    /* However long no frame was needed: its time begins when it is seen. */
    app_notice(&home->app, "Something was done.");
    app_frame(&home->app, due + 100);
    assert_true(app_due(&home->app) > due + 101);
}

/* How dark the whole window is, of 255. */
static int darkness(const App *app)
{
    const DrawCommand *last = &app->list.commands[app->list.count - 1];
    return last->kind == DRAW_FILL && last->rect.w == app->width && last->rect.h == app->height
               ? last->colour.a
               : 0;
}

/* Shows a game, and the title in the next frame. */
static void leave_game(App *app)
{
    app->ui.screen = SCREEN_TABLE;
    app_frame(app, app->now + 1);
    ui_go(&app->ui, SCREEN_TITLE);
    app_frame(app, app->now + .02);
}

AT_HOME(the_title_comes_softly)
{
    App *app = &home->app;
    home_begin(home, 1);
    leave_game(app);
    int last = 256;
    for (int i = 0; i < 29; i++) {
        assert_in_range(darkness(app), 1, last - 1);
        assert_true(app_animating(app));
        last = darkness(app);
        app_frame(app, app->now + .02);
    }
    app_frame(app, app->now + .05);
    assert_int_equal(darkness(app), 0);
    assert_false(app_animating(app));
    leave_game(app);
    app_input(app, &(Input){.kind = INPUT_KEY, .key = KEY_F1});
    assert_int_equal(app->ui.overlay, OVERLAY_RULEBOOK); /* it counts meanwhile */
    ui_open(&app->ui, OVERLAY_NONE);
    app->ui.options.reduced_motion = true;
    leave_game(app);
    assert_int_equal(darkness(app), 0);
}

static void press_key(App *app, int key, uint8_t mods, const char *given)
{
    app_input(app, &(Input){.kind = INPUT_KEY, .key = key, .mods = mods, .given = given});
    app_frame(app, app->now);
}

/* What is shown and made to be passed on is copied by one press: a seed, a folder, why something
 * failed. */
AT_HOME(a_seed_is_passed_on)
{
    enum { SEED = 0x7abcdef };
    App *app = &home->app;
    const char *copied = app->ui.widgets.copied;
    home_begin(home, SEED);
    app_frame(app, app->now);
    press(app, "menu");
    press(app, "copy-seed");
    assert_string_equal(copied, "7abcdef");
    assert_int_equal(app->ui.overlay, OVERLAY_MENU); /* nothing else comes of it */
    press(app, "new");
    press(app, "more");
    press_key(app, 'v', MOD_CTRL, copied);
    app_input(app, &(Input){.kind = INPUT_COMPOSE, .text = "ni"});
    press_key(app, KEY_ENTER, 0, NULL); /* the input method's */
    press_key(app, 'q', MOD_CTRL, NULL);
    assert_int_equal(app->ui.screen, SCREEN_SEATS);
    assert_false(app->quit);
    app_input(app, &(Input){.kind = INPUT_COMPOSE});
    press_key(app, KEY_ENTER, 0, NULL);
    assert_int_equal(app->ui.screen, SCREEN_TABLE);
    assert_true(session_setup(app->session)->seed == SEED);
    press_key(app, 's', MOD_CTRL, NULL);
    press(app, "elsewhere");
    press(app, "copy-folder");
    assert_string_equal(copied, app->folder);
    press(app, "path");
    press_key(app, 'v', MOD_CTRL, "/nowhere/at/all");
    press(app, "go");
    press(app, "copy-text");
    assert_non_null(strstr(copied, "/nowhere/at/all"));
}
