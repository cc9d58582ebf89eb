

/* Who sits at a new game's table: people and computers, each by one click, and the shortest ways
 * into a game alone. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "stand.h"
#include "view/state/nav.h"
#include "view/words/phrases.h"

static const char *const choices[SEAT_KINDS] = {"person-2", "easy-2",   "gatherer-2", "fisher-2",
                                                "normal-2", "shaman-2", "hard-2",     "aurochs-2"};

/* One click says who sits on a seat, one choice is on, and the name follows until one is typed. */
TEST(one_click_decides)
{
    static const char *const names[SEAT_KINDS] = {"Player 2",   "The Cub",    "The Gatherer",
                                                  "The Fisher", "The Hunter", "The Shaman",
                                                  "The Elder",  "The Aurochs"};
    Stand *stand = stand_open_seats();
    const SeatPlan *seat = &stand->ui.lobby.seating.seats[1];
    for (int kind = SEAT_KINDS - 1; kind >= 0; kind--) {
        assert_int_equal(stand_press(stand, choices[kind]).kind, INTENT_NONE);
        assert_int_equal(seat->kind, kind);
        assert_string_equal(seat->name, names[kind]);
        for (int other = 0; other < SEAT_KINDS; other++)
            assert_int_equal(stand_widget(stand, choices[other])->on, other == kind);
    }
    stand_press(stand, "easy-1");
    stand_press(stand, "easy-2");
    assert_string_equal(seat->name, "The Cub 2");
    stand_press(stand, "name-2");
    stand_type(stand, "Bo");
    stand_press(stand, "hard-2");
    assert_string_equal(seat->name, "Bo");
    assert_int_equal(seat->kind, SEAT_AI_HARD);
    stand_press(stand, "name-2");
    stand_key(stand, KEY_BACKSPACE, 0); /* no name is no typed one */
    stand_press(stand, "normal-2");
    assert_string_equal(seat->name, "The Hunter");
}

/* On the free seat a choice sits down at once. */
TEST(a_pale_choice_sits_down)
{
    Stand *stand = stand_open_seats();
    const Seating *seating = &stand->ui.lobby.seating;
    assert_false(stand_widget(stand, "hard-3")->on);
    stand_press(stand, "hard-3");
    assert_int_equal(seating->count, 3);
    assert_string_equal(seating->seats[2].name, "The Elder");
    assert_true(stand_widget(stand, "hard-3")->on);
    stand_press(stand, "person-4");
    stand_press(stand, "hard-5");
    assert_int_equal(seating->count, MAX_PLAYERS);
    assert_string_equal(seating->seats[4].name, "The Elder 2");
    assert_null(widgets_named(&stand->ui.widgets, "sit-down"));
}

/* The foot says who plays, and what is said starts: computers alone as well. */
TEST(the_foot_says_who_plays)
{
    Stand *stand = stand_open_seats();
    assert_true(stand_shows(stand, "2 people, second edition"));
    stand_press(stand, "hard-3");
    assert_true(stand_shows(stand, "2 people, 1 computer, second edition"));
    stand_press(stand, "easy-1");
    stand_press(stand, "edition-first");
    assert_true(stand_shows(stand, "1 person, 2 computers, first edition"));
    stand_press(stand, "normal-2");
    assert_true(stand_shows(stand, "3 computers, first edition"));
    stand_press(stand, "first-seat");
    Intent intent = stand_press(stand, "start");
    assert_int_equal(intent.kind, INTENT_NEW_GAME);
    assert_int_equal(setup_check(stand->scene.editions->of[EDITION_FIRST], &intent.setup),
                     SETUP_OK);
    assert_int_equal(intent.setup.seats[0].kind, SEAT_AI_EASY);
    assert_int_equal(intent.setup.seats[1].kind, SEAT_AI_NORMAL);
    assert_int_equal(intent.setup.seats[2].kind, SEAT_AI_HARD);
}

static const char *const alone[SEAT_KINDS] = {[SEAT_AI_EASY] = "alone-easy",
                                              [SEAT_AI_NORMAL] = "alone-normal",
                                              [SEAT_AI_HARD] = "alone-hard"};

/* The computer that this button plays against. */
static int kind_alone(const char *name)
{
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++)
        if (alone[kind] && strcmp(name, alone[kind]) == 0)
            return kind;
    fail_msg("'%s' plays against nobody", name);
    return 0;
}

static void assert_alone(const Stand *stand, const Intent *intent, SeatKind against)
{
    const Setup *setup = &intent->setup;
    assert_int_equal(intent->kind, INTENT_NEW_GAME);
    assert_int_equal(setup_check(stand->scene.editions->of[setup->edition], setup), SETUP_OK);
    assert_int_equal(setup->player_count, 2);
    int computer = setup->seats[1].kind != SEAT_HUMAN;
    assert_int_equal(setup->seats[computer].kind, against);
    assert_int_equal(setup->seats[!computer].kind, SEAT_HUMAN);
}

/* From the page of a new game one click starts a game of two, with the name, the colour and the
 * edition that are there. */
TEST(one_click_plays_alone)
{
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++) {
        if (!alone[kind])
            continue;
        Stand *stand = stand_open_seats();
        stand_press(stand, "name-1");
        stand_type(stand, "Ana");
        stand_press(stand, "colour-1");
        stand_press(stand, "easy-3");
        stand_press(stand, "edition-first");
        uint8_t colour = stand->ui.lobby.seating.seats[0].colour;
        Intent intent = stand_press(stand, alone[kind]);
        assert_alone(stand, &intent, (SeatKind)kind);
        int person = intent.setup.seats[0].kind != SEAT_HUMAN;
        assert_string_equal(intent.setup.seats[person].name, "Ana");
        assert_int_equal(intent.setup.seats[person].colour, colour);
        assert_int_equal(intent.setup.edition, EDITION_FIRST);
    }
}

/* How many buttons of the screen are the one thing to do now. */
static int primaries(const Stand *stand)
{
    int count = 0;
    for (int i = 0; i < stand->ui.widgets.count; i++) {
        const Widget *widget = &stand->ui.widgets.items[i];
        count += widget->style == STYLE_OCHRE || (widget->kind == WIDGET_TOGGLE && widget->on);
    }
    return count;
}

/* From the title it takes two; of its buttons one is the one to press, with a game that waits or
 * without. */
TEST(two_clicks_lead_from_the_title)
{
    Stand *stand = stand_open(1280, 720);
    for (int waits = 0; waits < 2; waits++) {
        if (waits)
            stand_wait(stand);
        stand_frame(stand);
        assert_int_equal(primaries(stand), 1);
        stand_press(stand, "alone");
        assert_int_equal(primaries(stand), 1);
        assert_true(stand_widget(stand, "alone")->on);
        stand_press(stand, "alone");
    }
    assert_null(widgets_named(&stand->ui.widgets, "alone-hard"));
    assert_int_equal(stand_press(stand, "alone").kind, INTENT_NONE);
    Intent intent = stand_press(stand, "alone-hard");
    assert_alone(stand, &intent, SEAT_AI_HARD);
    stand_press(stand, "alone"); /* and what was shown is put away again */
    assert_null(widgets_named(&stand->ui.widgets, "alone-hard"));
}

/* The keyboard comes up to the computers from the editions, and chooses the one that it is on. */
TEST(keys_play_alone)
{
    Stand *stand = stand_open_seats();
    for (int scale = 100; scale <= 200; scale += 25) {
        stand_resize(stand, 1280, 720, scale);
        widgets_focus(&stand->ui.widgets, stand_widget(stand, "edition-first")->id, true);
        stand_key(stand, KEY_UP, 0);
        const Widget *at = widgets_focused(&stand->ui.widgets);
        assert_non_null(at);
        assert_int_equal(strncmp(at->name, "alone-", 6), 0);
        int kind = kind_alone(at->name);
        Intent intent = stand_key(stand, KEY_ENTER, 0);
        assert_alone(stand, &intent, (SeatKind)kind);
        stand_key(stand, KEY_LEFT, 0);
        at = widgets_focused(&stand->ui.widgets);
        assert_non_null(at);
        assert_int_not_equal(kind_alone(at->name), kind);
        kind = kind_alone(at->name);
        intent = stand_key(stand, KEY_ENTER, 0);
        assert_alone(stand, &intent, (SeatKind)kind);
    }
}

/* In the results a computer has its face, and its name whole in what is said of it. */
TEST(results_show_faces)
{
    Stand *stand = stand_open(1280, 720);
    Setup setup = test_setup(EDITION_SECOND, 3, 3);
    Random random = random_from(1);
    setup.seats[1].kind = SEAT_AI_HARD;
    strcpy(setup.seats[1].name, "The Elder");
    stand->session = session_new(test_edition(EDITION_SECOND), &setup);
    test_play_out(stand->session, &random);
    stand->scene.session = stand->session;
    for (int scale = 100; scale <= 200; scale += 50) {
        ui_go(&stand->ui, SCREEN_RESULTS);
        stand_resize(stand, 1280, 720, scale);
        assert_int_equal(test_count(&stand->list, DRAW_ICON, "face-elder"),
                         3); /* looks back, and plays again */
        assert_int_equal(test_count(&stand->list, DRAW_ICON, "face-cub"),
                         1); /* who may play in his place */
        assert_int_equal(test_count(&stand->list, DRAW_ICON, "person"), 0);
        assert_true(stand_shows(stand, "The Elder"));
    }
}

/* A game of a person, the Elder and the Hunter, over, and its results. */
static Stand *open_results(void)
{
    Stand *stand = stand_open(1280, 720);
    Setup setup = test_setup(EDITION_SECOND, 3, 3);
    Random random = random_from(1);
    setup.seats[1].kind = SEAT_AI_HARD;
    strcpy(setup.seats[1].name, "The Elder");
    setup.seats[2].kind = SEAT_AI_NORMAL;
    strcpy(setup.seats[2].name, "Oma");
    stand->session = session_new(test_edition(EDITION_SECOND), &setup);
    test_play_out(stand->session, &random);
    stand->scene.session = stand->session;
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    return stand;
}

/* The one at the table who has this colour. */
static const Seat *seat_of(const Setup *setup, uint8_t colour)
{
    int p = 0;
    while (setup->seats[p].colour != colour)
        p++;
    return &setup->seats[p];
}

/* The results say how strong the next game's computers are; one click changes that, a second one
 * begins. Names typed by hand stay. */
TEST(two_clicks_play_again_at_another_level)
{
    Stand *stand = open_results();
    const Setup *before = session_setup(stand->session);
    assert_false(stand_widget(stand, "again-easy")->on);
    assert_true(stand_widget(stand, "again-normal")->on && stand_widget(stand, "again-hard")->on);
    Intent intent = stand_press(stand, "again");
    for (int p = 0; p < 3; p++)
        assert_int_equal(seat_of(&intent.setup, before->seats[p].colour)->kind,
                         before->seats[p].kind);
    assert_int_equal(stand_press(stand, "again-easy").kind, INTENT_NONE);
    assert_true(stand_widget(stand, "again-easy")->on);
    assert_false(stand_widget(stand, "again-normal")->on);
    intent = stand_press(stand, "again");
    assert_int_equal(intent.kind, INTENT_NEW_GAME);
    static const char *const names[] = {NULL, "The Cub", "Oma"};
    for (int p = 0; p < 3; p++) {
        const Seat *seat = seat_of(&intent.setup, before->seats[p].colour);
        assert_int_equal(seat->kind, p > 0 ? SEAT_AI_EASY : SEAT_HUMAN);
        assert_string_equal(seat->name, p > 0 ? names[p] : before->seats[0].name);
    }
}

/* The page of a new game has the table of the results, at the level chosen there, and leads back.
 */
TEST(the_table_can_change_before_it_plays_again)
{
    Stand *stand = open_results();
    const Setup *before = session_setup(stand->session);
    stand_press(stand, "again-hard");
    stand_press(stand, "again-table");
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    const Seating *seating = &stand->ui.lobby.seating;
    assert_int_equal(seating->count, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(seating->seats[i].colour, before->seats[i].colour);
        assert_int_equal(seating->seats[i].kind, i > 0 ? SEAT_AI_HARD : SEAT_HUMAN);
    }
    assert_int_equal(stand_press(stand, "back").kind, INTENT_NONE);
    assert_int_equal(stand->ui.screen, SCREEN_RESULTS);
}

/* People alone are asked for no level. */
TEST(people_are_asked_for_no_level)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    assert_null(widgets_named(&stand->ui.widgets, "again-easy"));
    assert_non_null(stand_widget(stand, "again-table"));
}

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
    Stand *stand = stand_open_seats();
    assert_false(stand_widget(stand, "start")->off);
    stand_press(stand, "more"); /* the seed is to be typed at once */
    stand_type(stand, "12x");
    assert_true(stand_widget(stand, "start")->off);
    const char *fault = phrase(SAY_SEED_UNFIT);
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
    fault = say_number(SAY_NAME_TOO_LONG, 2);
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
    static const char *const names[] = {"sit-down", "person-4", "easy-4", "gatherer-4", "fisher-4",
                                        "normal-4", "shaman-4", "hard-4", "aurochs-4"};
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
