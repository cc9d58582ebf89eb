/* The screens round the table: nothing overlaps or leaves the window at any size, and everything is
 * reached by keys. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "stand.h"
#include "view/state/nav.h"
#include "view/words/terms.h"

static const struct {
    float width, height;
    int scale;
} sizes[] = {
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
    const Scroll *scroll = stand->ui.overlay ? &stand->ui.dialogs.scroll : &stand->ui.lobby.scroll;
    Rect rect = widgets->items[index].rect;
    for (int i = index + 1; i < widgets->count; i++)
        if (widgets->items[i].kind == WIDGET_PANE && widgets->items[i].rect.h < stand->scene.height)
            return common(rect, scroll->view);
    return rect;
}

static bool shows_more(const Stand *stand)
{
    Rect view = stand->ui.lobby.scroll.view;
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
        stand_resize(stand, sizes[i].width, sizes[i].height, sizes[i].scale);
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
            assert_true(stand->ui.lobby.scroll.view.w <= 0); /* nothing was scrolled */
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
    stand_press(stand, "new");
    stand_resize(stand, 640, 480, 150);
    Scroll *scroll = &stand->ui.lobby.scroll;
    assert_true(scroll->height > scroll->view.h);
    assert_true(shows_more(stand));
    Rect edition = stand_widget(stand, "edition-first")->rect;
    assert_true(edition.y + edition.h < scroll->view.y + scroll->view.h);
    scroll->at = scroll->height;
    stand_frame(stand);
    assert_false(shows_more(stand));
}

/* The words that a text ends with, as the last of its lines may begin anywhere. */
static const char *last_word(const char *text)
{
    return strrchr(text, ' ') + 1;
}

/* Of both editions all ten lines are read at once, none below the edge of the page. */
TEST(rules_are_seen_whole)
{
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int large = 0; large < 2; large++) {
            int seen = 0;
            Stand *stand = stand_open(large ? 1920 : 1280, large ? 1080 : 720);
            stand->ui.lobby.seating.edition = (uint8_t)edition;
            ui_open(&stand->ui, OVERLAY_HELP);
            stand_frame(stand);
            Rect view = stand->ui.dialogs.scroll.view;
            for (int line = 0; line < RULE_LINES; line++) {
                const char *word = last_word(say_rule((EditionId)edition, line));
                bool found = false;
                for (const DrawCommand *c = NULL;
                     (c = test_next(&stand->list, DRAW_TEXT, NULL, c));) {
                    const char *text = draw_command_text(&stand->list, c);
                    size_t size = strlen(text), tail = strlen(word);
                    found |= c->rect.y < view.y + view.h && size >= tail &&
                             strcmp(text + size - tail, word) == 0;
                }
                seen += found;
            }
            assert_int_equal(seen, RULE_LINES);
        }
}

static void focus_on(Stand *stand, const char *name)
{
    widgets_focus(&stand->ui.widgets, stand_widget(stand, name)->id, true);
}

static void assert_focus(const Stand *stand, const char *from, const char *to)
{
    const Widgets *widgets = &stand->ui.widgets;
    for (int i = 0; i < widgets->count; i++)
        if (widgets->items[i].id == widgets->focus && strcmp(widgets->items[i].name, to) != 0)
            fail_msg("from '%s' at %d %% the keyboard goes to '%s', not to '%s'", from,
                     stand->ui.options.scale, widgets->items[i].name, to);
}

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
        {"hard-3", KEY_RIGHT, "remove-3"},
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
        {"alone-hard", KEY_UP, "alone-hard"},
        {"person-3", KEY_RIGHT, "easy-3"},
        {"normal-3", KEY_LEFT, "easy-3"},
        {"alone-normal", KEY_LEFT, "alone-easy"},
        {"easy-3", KEY_DOWN, "easy-4"},
        {"hard-4", KEY_DOWN, "hard-5"},
    };
    Stand *stand = stand_open(1280, 720);
    stand_press(stand, "new");
    stand_press(stand, "sit-down");
    stand_press(stand, "sit-down");
    for (int scale = 100; scale <= 200; scale += 25)
        for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
            stand_resize(stand, 1280, 720, scale);
            focus_on(stand, steps[i].from);
            /* a field keeps left and right to itself */
            bool field = stand_widget(stand, steps[i].from)->kind == WIDGET_FIELD;
            if (field && (steps[i].key == KEY_LEFT || steps[i].key == KEY_RIGHT))
                continue;
            stand_key(stand, steps[i].key, 0);
            assert_focus(stand, steps[i].from, steps[i].to);
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
        wanted += widgets->items[i].kind != WIDGET_PANE && !widgets->items[i].off;
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
    static const char *const names[] = {"edition-second", "edition-first", "help-family",
                                        "help-standard",  "help-purist",   "easy-1",
                                        "normal-1",       "hard-1",        "more"};
    Stand *stand = stand_open(1280, 720);
    stand_press(stand, "new");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        focus_on(stand, names[i]);
        stand_frame(stand);
        assert_non_null(test_next(&stand->list, DRAW_PATCH, "tooltip", NULL));
    }
}
