/* A new game is arranged: the seats that are taken, named and moved, by pointer or by keys, are the
 * ones that start. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "stand.h"
#include "view/state/nav.h"
#include "view/words/phrases.h"

static void clear_field(Stand *stand, const char *name)
{
    stand_press(stand, name);
    while (stand_widget(stand, name)->text[0])
        stand_key(stand, KEY_BACKSPACE, 0);
}

/* Whether the text begins right below the widget. */
static bool is_below(const Stand *stand, const char *name, const char *text)
{
    Rect rect = stand_widget(stand, name)->rect;
    for (const DrawCommand *c = NULL; (c = test_next(&stand->list, DRAW_TEXT, text, c));)
        if (c->rect.x >= rect.x && c->rect.y > rect.y + rect.h && c->rect.y < rect.y + 2 * rect.h)
            return true;
    return false;
}

TEST(a_bad_field_bars_the_start)
{
    char fault[60];
    Stand *stand = stand_open_seats();
    assert_false(stand_widget(stand, "start")->off);
    stand_press(stand, "more"); /* the seed is to be typed at once */
    stand_type(stand, "12x");
    assert_true(stand_widget(stand, "start")->off);
    snprintf(fault, sizeof fault, "%s", phrase(SAY_SEED_UNFIT));
    assert_true(stand_shows(stand, fault));
    assert_true(is_below(stand, "seed", fault));
    stand_key(stand, KEY_BACKSPACE, 0);
    assert_false(stand_widget(stand, "start")->off);
    ui_go(&stand->ui, SCREEN_TITLE); /* a seed is not hidden while it counts */
    stand_frame(stand);
    ui_go(&stand->ui, SCREEN_SEATS);
    stand_frame(stand);
    assert_non_null(stand_widget(stand, "seed"));
    stand_press(stand, "seed");
    stand_key(stand, KEY_BACKSPACE, 0);
    stand_frame(stand);
    assert_null(widgets_named(&stand->ui.widgets, "seed"));
    stand_press(stand, "name-2");
    for (int i = 0; i < MAX_NAME; i++)
        stand_type(stand, "x");
    assert_true(stand_widget(stand, "start")->off);
    say_number(SAY_NAME_TOO_LONG, 2, fault, sizeof fault);
    for (int scale = 100; scale <= 200; scale += 50) { /* wherever there is least room */
        stand_resize(stand, 1280, 720, scale);
        assert_true(stand_shows(stand, fault));
    }
}

TEST(what_is_arranged_starts)
{
    Stand *stand = stand_open_seats();
    stand_press(stand, "sit-down");
    stand_press(stand, "sit-down");
    assert_int_equal(stand->ui.lobby.seating.count, 4);
    clear_field(stand, "name-1");
    stand_type(stand, "Ana");
    stand_press(stand, "down-1");
    stand_press(stand, "remove-1");
    stand_press(stand, "up-3");
    uint8_t colour = stand->ui.lobby.seating.seats[0].colour;
    stand_press(stand, "colour-1");
    assert_int_not_equal(stand->ui.lobby.seating.seats[0].colour, colour);
    stand_press(stand, "edition-first");
    stand_press(stand, "first-seat");
    stand_press(stand, "more");
    stand_type(stand, "beef");
    Intent intent = stand_key(stand, KEY_ENTER, 0);
    assert_int_equal(intent.kind, INTENT_NEW_GAME);
    assert_int_equal(setup_check(stand->scene.editions->of[EDITION_FIRST], &intent.setup),
                     SETUP_OK);
    assert_int_equal(intent.setup.player_count, 3);
    assert_string_equal(intent.setup.seats[0].name, "Ana");
    assert_string_equal(intent.setup.seats[1].name, "Player 4");
    assert_string_equal(intent.setup.seats[2].name, "Player 3");
    assert_true(intent.setup.seeded && intent.setup.seed == 0xbeef);
}

/* Where the panel follows, the page says on which side everybody sits, and changes one at a time.
 */
TEST(seats_have_sides)
{
    static const char *const names[] = {"side-1", "side-2", "side-3"};
    Stand *stand = stand_open_seats();
    stand_press(stand, "sit-down");
    assert_null(widgets_named(&stand->ui.widgets, "side-1"));
    stand->ui.options.panel = PANEL_FOLLOWS;
    stand_frame(stand);
    bool left[] = {false, true, false};
    for (int press = 0; press < 4; press++) {
        for (int i = 0; i < 3; i++)
            assert_string_equal(stand_widget(stand, names[i])->label, left[i] ? "Left" : "Right");
        int seat = press % 3;
        assert_int_equal(stand_press(stand, names[seat]).kind, INTENT_OPTIONS);
        left[seat] = !left[seat];
    }
    stand_press(stand, "down-1"); /* whoever changes places takes the side along */
    assert_string_equal(stand_widget(stand, "side-2")->label, left[0] ? "Left" : "Right");
}

TEST(a_lot_begins_otherwise)
{
    bool begun[MIN_PLAYERS] = {false};
    Stand *stand = stand_open_seats();
    for (uint64_t seed = 0; seed < 30; seed++) {
        stand->scene.seed = seed;
        Intent intent = stand_press(stand, "start");
        begun[strcmp(intent.setup.seats[0].name, "Player 1") != 0] = true;
    }
    assert_true(begun[0] && begun[1]);
}

/* Whether the keyboard is on one of the free seat's widgets, the fourth seat's. */
static bool at_free_seat(const Stand *stand)
{
    static const char *const names[] = {"sit-down", "person-4", "easy-4", "normal-4", "hard-4"};
    bool there = false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        there |= stand->ui.widgets.focus == stand_widget(stand, names[i])->id;
    return there;
}

/* By keys alone: down along any column to the free seat, Enter, a name, Enter, and so on to the
 * start. */
TEST(seats_are_taken_by_keys)
{
    static const char *const columns[] = {"up-2",     "colour-2", "name-2",
                                          "person-2", "hard-2",   "remove-2"};
    Stand *stand = stand_open_seats();
    Seating *seating = &stand->ui.lobby.seating;
    while (seating->count > 2)
        stand_press(stand, "remove-1");
    stand_press(stand, "sit-down");
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        widgets_focus(&stand->ui.widgets, stand_widget(stand, columns[i])->id, true);
        int presses = 0; /* one for the last seat's row, whose second arrow may be off */
        while (!at_free_seat(stand) && presses++ < 4)
            stand_key(stand, KEY_DOWN, 0);
        if (presses > 3)
            fail_msg("down from '%s' never leads to the free seat", columns[i]);
    }
    for (int presses = 0; presses < SEAT_KINDS; presses++) /* along its choices */
        stand_key(stand, KEY_LEFT, 0);
    assert_int_equal(stand->ui.widgets.focus, stand_widget(stand, "sit-down")->id);
    for (int seats = 4; seats <= MAX_PLAYERS; seats++) {
        char name[8], field[8];
        stand_key(stand, KEY_ENTER, 0);
        assert_int_equal(seating->count, seats);
        snprintf(name, sizeof name, "Ana%d", seats);
        snprintf(field, sizeof field, "name-%d", seats);
        stand_type(stand, name);
        assert_string_equal(seating->seats[seats - 1].name, name);
        assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_NONE);
        const char *next = seats < MAX_PLAYERS ? "sit-down" : "start";
        assert_int_equal(stand->ui.widgets.focus, stand_widget(stand, next)->id);
    }
    assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_NEW_GAME);
    stand_press(stand, "name-1");
    stand_key(stand, KEY_ENTER, 0);
    assert_int_equal(stand->ui.widgets.focus, stand_widget(stand, "name-2")->id);
}
