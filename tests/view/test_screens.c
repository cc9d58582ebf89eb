

/* The screens round the table: nothing overlaps or leaves the window at any size, and everything is
 * reached by keys. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "play/remaining.h"
#include "stand.h"
#include "view/draw/palette.h"
#include "view/state/nav.h"
#include "view/words/names.h"
#include "view/words/terms.h"

static const Window sizes[] = {
    {640, 400, 100},   {640, 400, 200},   {800, 600, 100},   {1024, 768, 150},
    {1280, 720, 100},  {1280, 720, 200},  {1920, 1080, 100}, {1920, 1080, 200},
    {2560, 1080, 125}, {3840, 2160, 100}, {1080, 1920, 100},
};

enum { SIZES = sizeof sizes / sizeof sizes[0] };

static Rect common(Rect a, Rect b)
{
    float left = fmaxf(a.x, b.x), top = fmaxf(a.y, b.y);
    return (Rect){left, top, fminf(a.x + a.w, b.x + b.w) - left, fminf(a.y + a.h, b.y + b.h) - top};
}

/* What can be hit of a widget: those put before the panes of a scrolled region are cut to it. */
static Rect reachable(const Stand *stand, int index)
{
    const Widgets *widgets = &stand->ui.widgets;
    const Scroll *scroll = &stand->ui.dialogs.scroll;
    Rect rect = widgets->items[index].rect;
    bool scrolled = index >= scroll->first && index < scroll->end;
    return scrolled ? common(rect, scroll->view) : rect;
}

static bool shows_more(const Stand *stand)
{
    Rect view = stand->ui.dialogs.scroll.view;
    float foot = view.y + view.h;
    for (const DrawCommand *c = NULL; (c = test_next(&stand->list, DRAW_ICON, "chevron-down", c));)
        if (c->rect.y + c->rect.h > foot - 10 && c->rect.y < foot)
            return true;
    return false;
}

static void assert_tidy(const Stand *stand, const char *what)
{
    const Widgets *widgets = &stand->ui.widgets;
    int seen = 0;
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        Rect rect = reachable(stand, i);
        if (widget->kind == WIDGET_PANE || rect.w <= 0 || rect.h <= 0)
            continue;
        seen++;
        if (rect.x < 0 || rect.y < 0 || rect.x + rect.w > stand->scene.width + .5f ||
            rect.y + rect.h > stand->scene.height + .5f)
            fail_msg("%s: '%s' leaves the window of %.0fx%.0f at %d %%", what, widget->name,
                     (double)stand->scene.width, (double)stand->scene.height,
                     stand->ui.options.scale);
        for (int j = widgets->modal; j < i; j++) {
            Rect both = common(rect, reachable(stand, j));
            if (widgets->items[j].kind != WIDGET_PANE && both.w > .5f && both.h > .5f)
                fail_msg("%s: '%s' and '%s' overlap in %.0fx%.0f at %d %%", what, widget->name,
                         widgets->items[j].name, (double)stand->scene.width,
                         (double)stand->scene.height, stand->ui.options.scale);
        }
    }
    assert_true(seen > 0);
}

static void assert_tidy_at_all_sizes(Stand *stand, const char *what)
{
    for (int i = 0; i < SIZES; i++) {
        stand_resize(stand, sizes[i].w, sizes[i].h, sizes[i].scale);
        assert_tidy(stand, what);
    }
}

TEST(screens_are_tidy)
{
    Stand *stand = stand_open(1280, 720);
    assert_tidy_at_all_sizes(stand, "title");
    stand_play(stand, EDITION_SECOND, 5);
    stand->scene.last = stand->session;
    assert_tidy_at_all_sizes(stand, "title with a game");
    ui_go(&stand->ui, SCREEN_SEATS);
    assert_tidy_at_all_sizes(stand, "five seats");
    stand_press(stand, "remove-2");
    assert_tidy_at_all_sizes(stand, "four seats");
    stand->ui.options.panel = PANEL_FOLLOWS;
    assert_tidy_at_all_sizes(stand, "seats with sides");
    stand->ui.options.panel = PANEL_RIGHT;
    ui_go(&stand->ui, SCREEN_LADDER);
    assert_tidy_at_all_sizes(stand, "playing alone");
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        stand_play(stand, EDITION_FIRST, players);
        stand->scene.last = NULL;
        ui_go(&stand->ui, SCREEN_RESULTS);
        assert_tidy_at_all_sizes(stand, "results");
    }
}

TEST(overlays_are_tidy)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 3);
    for (int overlay = OVERLAY_NONE + 1; overlay < OVERLAYS; overlay++) {
        ui_open(&stand->ui, (OverlayId)overlay);
        assert_tidy_at_all_sizes(stand, "overlay");
    }
    for (int i = 0; i < 40; i++)
        snprintf(stand->shelf.listing.files[stand->shelf.listing.count++].name, MAX_LISTED_NAME,
                 "game %d.aurochs", i);
    stand->scene.shelf = &stand->shelf;
    stand->ui.dialogs.elsewhere = true;
    ui_open(&stand->ui, OVERLAY_FILES);
    assert_tidy_at_all_sizes(stand, "files");
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    stand_press(stand, "save");
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    assert_tidy_at_all_sizes(stand, "save");
    stand->ui.dialogs.saving = false;
    ui_open(&stand->ui, OVERLAY_FILES);
    stand->scene.can_take_back = true;
    assert_tidy_at_all_sizes(stand, "games");
}

/* Nobody should have to scroll to learn that there are two editions, or how the game went: two
 * columns in a window of 16 by 9, whatever the size of the letters. */
TEST(wide_windows_show_all_at_once)
{
    static const char *const names[] = {"edition-second", "edition-first", "help-purist", "more",
                                        "by-lot",         "name-5",        "remove-1",    "picture",
                                        "landscape",      "save",          "again"};
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 5);
    for (int i = 0; i < 2 * 5; i++) {
        stand_resize(stand, i % 2 ? 1920 : 1280, i % 2 ? 1080 : 720, 100 + i / 2 * 25);
        for (int screen = SCREEN_SEATS; screen <= SCREEN_RESULTS;
             screen += SCREEN_RESULTS - SCREEN_SEATS) {
            ui_go(&stand->ui, (ScreenId)screen);
            stand_frame(stand);
            for (int n = screen == SCREEN_SEATS ? 0 : 7; n < (screen == SCREEN_SEATS ? 7 : 11);
                 n++) {
                Rect rect = stand_widget(stand, names[n])->rect;
                assert_true(rect.y >= 0 && rect.y + rect.h <= stand->scene.height);
            }
        }
        assert_true(stand_shows(stand, "How it went"));
    }
}

/* Where something must be scrolled a sign over its lower border says so, until its end is in
 * sight. */
TEST(what_goes_on_below_is_seen)
{
    Stand *stand = stand_open(640, 480);
    stand_play(stand, EDITION_SECOND, 5);
    ui_open(&stand->ui, OVERLAY_LOG);
    stand_frame(stand);
    Scroll *scroll = &stand->ui.dialogs.scroll;
    assert_true(scroll->height > scroll->view.h);
    assert_true(shows_more(stand));
    scroll->at = scroll->height;
    stand_frame(stand);
    assert_false(shows_more(stand));
}

static void focus_on(Stand *stand, const char *name)
{
    widgets_focus(&stand->ui.widgets, stand_widget(stand, name)->id, true);
    stand_frame(stand);
}

static void assert_focus(const Stand *stand, const char *from, const char *to)
{
    const Widgets *widgets = &stand->ui.widgets;
    for (int i = 0; i < widgets->count; i++)
        if (widgets->items[i].id == widgets->focus && strcmp(widgets->items[i].name, to) != 0)
            fail_msg("from '%s' at %d %% the keyboard goes to '%s', not to '%s'", from,
                     stand->ui.options.scale, widgets->items[i].name, to);
}

/* Percent, from which on one face stands for all stones of a seat; and how many of the steps below
 * are along those faces, or the stones. */
enum { STONES_END = 150, OF_FACES = 3, OF_STONES = 6 };

/* The arrows go on within their card, row by row; only where it ends they go to the next. */
TEST(arrows_stay_in_their_card)
{
    static const struct {
        const char *from;
        int key;
        const char *to;
    } steps[] = {
        {"first-seat", KEY_UP, "sit-down"},
        {"sit-down", KEY_UP, "name-4"},
        {"name-4", KEY_UP, "name-3"},
        {"aurochs-3", KEY_RIGHT, "remove-3"},
        {"remove-3", KEY_UP, "remove-2"},
        {"name-2", KEY_LEFT, "colour-2"},
        {"sit-down", KEY_DOWN, "by-lot"},
        {"start", KEY_UP, "more"},
        {"more", KEY_UP, "help-purist"},
        {"help-purist", KEY_UP, "edition-first"},
        {"edition-first", KEY_LEFT, "edition-second"},
        {"help-purist", KEY_DOWN, "more"},
        {"start", KEY_LEFT, "back"},
        {"more", KEY_DOWN, "start"},
        {"start", KEY_RIGHT, "start"},
        {"alone", KEY_UP, "alone"},
        {"alone", KEY_LEFT, "alone-last"},
        {"person-3", KEY_RIGHT, "easy-3"},
        {"normal-3", KEY_LEFT, "fisher-3"},
        {"easy-3", KEY_DOWN, "easy-4"},
        {"hard-4", KEY_DOWN, "hard-5"},
        {"hard-1", KEY_UP, "sit-hard"},
        {"start-3", KEY_UP, "start-2"},
        {"sitter-3", KEY_DOWN, "sitter-4"},
        {"sitter-4", KEY_DOWN, "sitter-5"},
        {"sitter-5", KEY_UP, "sitter-4"},
    };
    Stand *stand = stand_open(1280, 720);
    stand_press(stand, "new");
    stand_press(stand, "sit-down");
    stand_press(stand, "sit-down");
    for (int scale = 100; scale <= 200; scale += 25) {
        int absent = 0;
        for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
            stand_resize(stand, 1280, 720, scale);
            if (!widgets_named(&stand->ui.widgets, steps[i].from)) {
                absent++;
                continue;
            }
            focus_on(stand, steps[i].from);
            /* a field keeps left and right to itself */
            bool field = stand_widget(stand, steps[i].from)->kind == WIDGET_FIELD;
            if (field && (steps[i].key == KEY_LEFT || steps[i].key == KEY_RIGHT))
                continue;
            stand_key(stand, steps[i].key, 0);
            assert_focus(stand, steps[i].from, steps[i].to);
        }
        assert_int_equal(absent, scale < STONES_END ? OF_FACES : OF_STONES);
    }
}

/* What was said of one screen does not follow to the next. */
TEST(notices_stay_behind)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_RESULTS);
    strcpy(stand->ui.notice.text, "Saved as ana.aurochs");
    stand->ui.notice.until = stand->scene.now + 6;
    stand_frame(stand);
    assert_true(stand_shows(stand, "Saved as ana.aurochs"));
    for (size_t i = 0; i < (size_t)stand->ui.widgets.count; i++)
        assert_false(stand->ui.widgets.items[i].rect.y < 60); /* nothing to be pressed under it */
    ui_go(&stand->ui, SCREEN_TITLE);
    stand_frame(stand);
    assert_false(stand_shows(stand, "Saved as ana.aurochs"));
}

/* Tab comes to every widget that can be pressed, and what it comes to is in sight. */
static void assert_walk(Stand *stand)
{
    const Widgets *widgets = &stand->ui.widgets;
    int wanted = 0, met = 0;
    for (int i = widgets->modal; i < widgets->count; i++)
        wanted += widgets->items[i].kind != WIDGET_PANE && !widgets->items[i].off &&
                  !widgets->items[i].no_focus;
    for (int i = 0; i < wanted; i++) {
        stand_key(stand, KEY_TAB, 0);
        for (int j = widgets->modal; j < widgets->count; j++)
            if (widgets->items[j].id == widgets->focus) {
                Rect rect = reachable(stand, j);
                assert_true(rect.h > widgets->items[j].rect.h - 1);
                met++;
            }
    }
    assert_int_equal(met, wanted);
}

TEST(everything_is_reached_by_keys)
{
    Stand *stand = stand_open(640, 400);
    assert_walk(stand);
    ui_go(&stand->ui, SCREEN_SEATS);
    stand_frame(stand);
    assert_walk(stand);
    ui_go(&stand->ui, SCREEN_LADDER);
    stand_frame(stand);
    assert_walk(stand);
    stand_play(stand, EDITION_SECOND, 3);
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    assert_walk(stand);
    for (int i = 0; i < 40; i++)
        snprintf(stand->shelf.listing.files[stand->shelf.listing.count++].name, MAX_LISTED_NAME,
                 "game %d.aurochs", i);
    stand->scene.shelf = &stand->shelf;
    for (int overlay = OVERLAY_NONE + 1; overlay < OVERLAYS; overlay++) {
        ui_open(&stand->ui, (OverlayId)overlay);
        stand_frame(stand);
        assert_walk(stand);
    }
}

/* A word of the new game's page is explained to whoever comes to it by the keyboard, too. */
TEST(words_are_explained_to_the_keyboard)
{
    static const char *const names[] = {
        "edition-second", "edition-first", "help-family", "help-standard", "help-purist",
        "easy-1",         "normal-1",      "sit-hard",    "start-2",       "more"};
    Stand *stand = stand_open(1280, 720);
    stand_press(stand, "new");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        focus_on(stand, names[i]);
        assert_non_null(test_next(&stand->list, DRAW_PATCH, "tooltip", NULL));
    }
}

TEST(title_leads_everywhere)
{
    Stand *stand = stand_open(1280, 720);
    assert_null(widgets_named(&stand->ui.widgets, "continue"));
    assert_int_equal(stand_press(stand, "quit").kind, INTENT_QUIT);
    stand_press(stand, "options");
    assert_int_equal(stand->ui.overlay, OVERLAY_OPTIONS);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    stand_press(stand, "learn");
    assert_int_equal(stand->ui.overlay, OVERLAY_RULEBOOK);
    stand_key(stand, KEY_ESCAPE, 0);
    stand_press(stand, "credits");
    assert_int_equal(stand->ui.overlay, OVERLAY_MESSAGE);
    stand_key(stand, KEY_ENTER, 0);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    stand_press(stand, "new");
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    assert_int_equal(stand_key(stand, KEY_ESCAPE, 0).kind, INTENT_TITLE);
    ui_go(&stand->ui, SCREEN_TITLE);
    stand_wait(stand);
    stand_frame(stand);
    assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_CONTINUE);
}

/* Enter does what the button in ochre says: it goes on, or without a game to go on begins one. */
TEST(enter_does_what_the_ochre_button_says)
{
    Stand *stand = stand_open(1280, 720);
    assert_int_equal(stand_widget(stand, "new")->style, STYLE_OCHRE);
    assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_NONE);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    stand_play(stand, EDITION_SECOND, 2);
    stand->scene.last = stand->session;
    ui_go(&stand->ui, SCREEN_TITLE);
    stand_frame(stand);
    assert_int_equal(stand_widget(stand, "new")->style, STYLE_OCHRE);
    assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_NONE);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
}

TEST(options_are_changed)
{
    Stand *stand = stand_open(1280, 720);
    ui_open(&stand->ui, OVERLAY_OPTIONS);
    stand_frame(stand);
    assert_int_equal(stand_press(stand, "scale-150").kind, INTENT_OPTIONS);
    assert_int_equal(stand->ui.options.scale, 150);
    assert_int_equal(stand_press(stand, "reduced-motion").kind, INTENT_OPTIONS);
    assert_true(stand->ui.options.reduced_motion);
    assert_int_equal(stand_press(stand, "full-screen").kind, INTENT_FULL_SCREEN);
    assert_int_equal(stand_press(stand, "picture-64").kind, INTENT_OPTIONS);
    assert_int_equal(stand->ui.options.picture, 64);
}

/* What would change nothing cannot be pressed, and the page says why. */
TEST(letters_end_with_the_window)
{
    Stand *stand = stand_open(1280, 720);
    ui_open(&stand->ui, OVERLAY_OPTIONS);
    stand_frame(stand);
    assert_false(stand_widget(stand, "scale-150")->off);
    assert_true(stand_widget(stand, "scale-175")->off);
    assert_true(stand_shows(stand, "Letters in this window: 150 % at most"));
    stand->ui.options.scale = 200; /* of a larger window */
    stand_frame(stand);
    assert_true(stand_widget(stand, "scale-150")->on);
    stand_resize(stand, 2560, 1600, 100);
    assert_false(stand_widget(stand, "scale-200")->off);
    assert_false(stand_shows(stand, "Letters in this window: 150 % at most"));
}

TEST(the_menu_gets_its_overlays_back)
{
    static const char *const names[] = {"options", "help", "open", "save"};
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_RESULTS);
    for (int i = 0; i < 4; i++) {
        ui_open(&stand->ui, OVERLAY_MENU);
        stand_frame(stand);
        assert_true(stand_shows(stand, "Second edition, seed b"));
        assert_true(stand_widget(stand, "help-family")->on);
        stand_press(stand, names[i]);
        assert_int_not_equal(stand->ui.overlay, OVERLAY_MENU);
        stand_key(stand, KEY_ESCAPE, 0);
        assert_int_equal(stand->ui.overlay, OVERLAY_MENU);
        stand_key(stand, KEY_ESCAPE, 0);
        assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    }
    ui_open(&stand->ui, OVERLAY_MENU);
    stand_frame(stand);
    assert_int_equal(stand_press(stand, "title").kind, INTENT_TITLE);
}

/* Several people are asked, as one; a person alone needs nobody, least of all computers. */
TEST(the_menu_changes_the_help)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 3);
    ui_go(&stand->ui, SCREEN_TABLE);
    ui_open(&stand->ui, OVERLAY_MENU);
    stand_frame(stand);
    stand_press(stand, "help-family"); /* it is that */
    assert_int_equal(stand->ui.overlay, OVERLAY_MENU);
    assert_int_equal(stand_press(stand, "help-purist").kind, INTENT_NONE);
    assert_int_equal(stand->ui.overlay, OVERLAY_MESSAGE);
    assert_true(stand_shows(stand, "Leave it") && stand_shows(stand, "Everybody agrees"));
    assert_int_equal(stand_press(stand, "cancel").kind, INTENT_NONE);
    assert_int_equal(stand->ui.overlay, OVERLAY_MENU);
    stand_press(stand, "help-standard");
    Intent intent = stand_press(stand, "confirm");
    assert_true(intent.kind == INTENT_HELP && intent.index == HELP_STANDARD);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    Setup setup = test_setup(EDITION_SECOND, 3, 5);
    setup.seats[0].kind = setup.seats[2].kind = SEAT_AI_EASY;
    stand = stand_open(1280, 720);
    stand->scene.session = stand->session = session_new(test_edition(EDITION_SECOND), &setup);
    ui_go(&stand->ui, SCREEN_TABLE);
    ui_open(&stand->ui, OVERLAY_MENU);
    stand_frame(stand);
    stand_press(stand, "help-purist");
    assert_true(stand_shows(stand, "Change it") && !stand_shows(stand, "Everybody agrees"));
    intent = stand_press(stand, "confirm");
    assert_true(intent.kind == INTENT_HELP && intent.index == HELP_PURIST);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
}

/* At the table the menu's keys work without the menu; in the menu they close it. */
TEST(the_table_has_the_menus_keys)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_TABLE);
    stand_frame(stand);
    assert_int_equal(stand_key(stand, 's', MOD_CTRL).kind, INTENT_LIST);
    assert_true(stand->ui.overlay == OVERLAY_FILES && stand->ui.dialogs.saving);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand_key(stand, 'o', MOD_CTRL).kind, INTENT_LIST);
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand_key(stand, 'q', MOD_CTRL).kind, INTENT_QUIT);
    stand_key(stand, 'n', MOD_CTRL);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
}

/* Whoever presses beside a sheet wants it gone; one that asks takes that for no. */
TEST(a_press_beside_a_sheet_closes_it)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_TABLE);
    for (int overlay = OVERLAY_NONE + 1; overlay < OVERLAYS; overlay++) {
        if (overlay == OVERLAY_MESSAGE)
            ui_confirm(&stand->ui, OVERLAY_NONE, "Leave?", "Now.", "Leave",
                       &(Intent){.kind = INTENT_QUIT});
        else
            ui_open(&stand->ui, (OverlayId)overlay);
        stand_frame(stand);
        stand->scene.now += .5; /* no second press of a double click any more */
        Rect sheet = stand->ui.dialogs.dialog;
        Input down = {.kind = INPUT_DOWN, .button = BUTTON_LEFT, .clicks = 1};
        down.x = sheet.x + 6; /* no widget is there */
        down.y = sheet.y + 6;
        ui_handle(&stand->ui, &stand->scene, &down);
        assert_int_equal(stand->ui.overlay, overlay);
        down.x = sheet.x - 4;
        IntentKind kept = overlay == OVERLAY_FIRST_GAME ? INTENT_OPTIONS : INTENT_NONE;
        assert_int_equal(ui_handle(&stand->ui, &stand->scene, &down).kind, kept);
        assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    }
}

/* A double click on what opens a sheet opens it, wherever the second press falls. */
TEST(a_double_click_opens_a_sheet)
{
    static const char *const openers[] = {"options", "credits"};
    Stand *stand = stand_open(1280, 720);
    for (size_t i = 0; i < sizeof openers / sizeof *openers; i++) {
        const Widget *opener = stand_widget(stand, openers[i]);
        float x = opener->rect.x + opener->rect.w / 2, y = opener->rect.y + opener->rect.h / 2;
        uint8_t opened = OVERLAY_NONE;
        for (uint8_t click = 1; click <= 2; click++)
            for (uint8_t kind = INPUT_DOWN; kind <= INPUT_UP; kind++) {
                Input input = {.kind = kind, .clicks = click, .x = x, .y = y};
                assert_int_equal(ui_handle(&stand->ui, &stand->scene, &input).kind, INTENT_NONE);
                stand->scene.now += .05;
                stand_frame(stand);
                if (click == 1 && kind == INPUT_UP)
                    opened = stand->ui.overlay;
            }
        assert_int_not_equal(opened, OVERLAY_NONE);
        assert_int_equal(stand->ui.overlay, opened);
        stand->scene.now += .4;
        stand_frame(stand);
        Input late = {.kind = INPUT_DOWN, .clicks = 1, .x = stand->ui.dialogs.dialog.x - 9, .y = y};
        ui_handle(&stand->ui, &stand->scene, &late);
        assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
        stand_frame(stand);
    }
}

/* Opens a file by its name, typed below the list. */
static Intent open_named(Stand *stand, const char *name)
{
    stand_press(stand, "open");
    stand_press(stand, "from-file");
    strcpy(stand->ui.dialogs.path, name);
    stand_frame(stand);
    return stand_press(stand, "go");
}

static Intent save_as(Stand *stand, const char *name)
{
    stand_press(stand, "save");
    strcpy(stand->ui.dialogs.path, name);
    return stand_key(stand, KEY_ENTER, 0);
}

TEST(files_are_opened)
{
    Stand *stand = stand_open(1280, 720);
    stand->shelf.listing = (Listing){.count = 3,
                                     .files = {{.name = "old", .folder = true},
                                               {.name = "Ana, Bo.aurochs"},
                                               {.name = "x.aurochs"}}};
    Intent intent = stand_press(stand, "open");
    assert_int_equal(intent.kind, INTENT_LIST);
    assert_string_equal(intent.path, "");
    stand->scene.shelf = &stand->shelf;
    stand_frame(stand);
    stand_press(stand, "from-file");
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    assert_true(stand_widget(stand, "go")->off);
    stand_type(stand, "y"); /* the keyboard is at the name, and Down goes into the list */
    assert_string_equal(stand->ui.dialogs.path, "y");
    stand_key(stand, KEY_BACKSPACE, 0);
    stand_key(stand, KEY_DOWN, 0);
    assert_int_equal(stand->ui.widgets.focus, stand_widget(stand, "old")->id);
    intent = stand_press(stand, "old");
    assert_int_equal(intent.kind, INTENT_LIST);
    assert_string_equal(intent.path, "/games/old");
    intent = stand_press(stand, "up");
    assert_string_equal(intent.path, "/");
    assert_int_equal(stand_press(stand, "x.aurochs").kind, INTENT_NONE);
    intent = stand_press(stand, "x.aurochs");
    assert_int_equal(intent.kind, INTENT_OPEN);
    assert_string_equal(intent.path, "/games/x.aurochs");
    stand_press(stand, "open");
    stand_press(stand, "from-file");
    assert_int_equal(stand_key(stand, KEY_ESCAPE, 0).kind, INTENT_LIST);
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
}

TEST(files_are_saved)
{
    Stand *stand = stand_open(1280, 720);
    stand->scene.shelf = &stand->shelf;
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    Intent intent = save_as(stand, "Ana, Bo");
    assert_int_equal(intent.kind, INTENT_SAVE);
    assert_false(intent.replaces);
    assert_string_equal(intent.path, "/games/Ana, Bo.aurochs");
    static const char *const typed[][3] = {{"/tmp/a/b.aurochs", "/tmp/a/b.aurochs", "b.aurochs"},
                                           {"c", "/games/c.aurochs", "c"},
                                           {".deleted", "/games/-deleted.aurochs", ".deleted"},
                                           {"../x", "/games/-.-x.aurochs", "../x"},
                                           {"x.AUROCHS ", "/games/x.AUROCHS", "x.AUROCHS "},
                                           {".aurochs", "/games/-aurochs.aurochs", ".aurochs"},
                                           {"/none/.x", "/none/-x.aurochs", ".x"}};
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++) {
        intent = save_as(stand, typed[i][0]);
        assert_int_equal(intent.kind, INTENT_SAVE);
        assert_string_equal(intent.path, typed[i][1]);
        assert_string_equal(intent.name, typed[i][2]);
    }
    intent = save_as(stand, "/tmp/"); /* a folder is listed, and blanks are no name */
    assert_int_equal(intent.kind, INTENT_LIST);
    assert_string_equal(intent.path, "/tmp");
    assert_true(stand->ui.overlay == OVERLAY_FILES && strlen(stand->ui.dialogs.path) > 6);
    strcpy(stand->ui.dialogs.path, "  ");
    stand_frame(stand);
    assert_true(stand_widget(stand, "go")->off);
    stand_press(stand, "back");
    stand->scene.folder = "";
    assert_string_equal(save_as(stand, "c").path, "./c.aurochs");
}

/* The keyboard begins at the name below the list: a long list stays where it is for all that. */
TEST(a_long_list_stays)
{
    Stand *stand = stand_open(1280, 720);
    stand->scene.shelf = &stand->shelf;
    stand->shelf.listing.count = 0;
    for (int i = 0; i < 17; i++)
        snprintf(stand->shelf.listing.files[stand->shelf.listing.count++].name, MAX_LISTED_NAME,
                 "g%02d.aurochs", i);
    stand_press(stand, "open");
    stand_press(stand, "from-file");
    float before = stand_widget(stand, "g03.aurochs")->rect.y;
    Input input = {.kind = INPUT_POINTER,
                   .x = stand_widget(stand, "g03.aurochs")->rect.x + 40,
                   .y = before + 20};
    ui_handle(&stand->ui, &stand->scene, &input);
    stand_frame(stand);
    assert_true(stand_widget(stand, "g03.aurochs")->rect.y == before);
    stand_key(stand, KEY_DOWN, 0); /* what the keyboard reaches within it is still shown */
    for (int i = 0; i < 16; i++)
        stand_key(stand, KEY_DOWN, 0);
    assert_true(stand_widget(stand, "g03.aurochs")->rect.y < before);

    strcpy(stand->ui.dialogs.path, "g05"); /* as the list shows it */
    stand_frame(stand);
    Intent intent = stand_press(stand, "go");
    assert_int_equal(intent.kind, INTENT_OPEN);
    assert_string_equal(intent.path, "/games/g05.aurochs");
    strcpy(stand->shelf.listing.files[0].name, "UP.AUROCHS");
    assert_string_equal(open_named(stand, "UP").path, "/games/UP.AUROCHS");
    assert_string_equal(open_named(stand, "g5").path, "/games/g5"); /* it may bear no ending */
}

/* However long the names are, the title says who won, and offers no going on with what is over. */
TEST(the_title_tells_of_the_last_game)
{
    Stand *stand = stand_open(1280, 720);
    Setup setup = test_setup(EDITION_SECOND, 2, 3);
    strcpy(setup.seats[0].name, "Bartholomew of the Long River");
    strcpy(setup.seats[1].name, setup.seats[0].name);
    for (int moves = 0; moves < 2; moves++) {
        stand_play(stand, EDITION_SECOND, 2);
        if (moves == 0)
            session_free(stand->session);
        if (moves == 0)
            stand->session = session_new(test_edition(EDITION_SECOND), &setup);
        stand->scene.session = NULL;
        stand->scene.last = stand->session;
        stand->scene.last_when = "today at 14:05";
        stand_frame(stand);
        bool over = moves == 1;
        assert_string_equal(stand_widget(stand, "continue")->label,
                            over ? "Look at it again" : "Continue");
        assert_int_equal(stand_widget(stand, "new")->style, over ? STYLE_OCHRE : STYLE_LEATHER);
        bool won = test_tells(&stand->list, " wins") || test_tells(&stand->list, "share");
        assert_true(over ? won && !test_tells(&stand->list, "\u2026")
                         : test_tells(&stand->list, "plays next"));
        /* as many as the page of what is left says: without the one in hand */
        Remaining remaining =
            remaining_of(session_edition(stand->session), session_game(stand->session));
        assert_true(over ||
                    stand_shows(stand, said("%d land tiles left", remaining.left[STACK_LAND])));
        /* among all who play, and of who plays next beside the name */
        for (int p = 0; p < 2; p++) {
            bool next = !over && p == session_game(stand->session)->player;
            const Seat *seat = &session_setup(stand->session)->seats[p];
            assert_int_equal(test_count(&stand->list, DRAW_ICON, player_badges[seat->colour]),
                             next ? 2 : 1);
        }
    }
}
