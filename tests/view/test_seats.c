/* Who sits at a new game's table: people and computers, each by one click, and the shortest ways
 * into a game alone. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "stand.h"
#include "view/state/nav.h"

static const char *const choices[SEAT_KINDS] = {"person-2", "easy-2", "normal-2", "hard-2"};

/* One click says who sits on a seat, one choice is on, and the name follows until one is typed. */
TEST(one_click_decides)
{
    static const char *const names[SEAT_KINDS] = {"Player 2", "The Cub", "The Hunter", "The Elder"};
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

static const char *const alone[SEAT_KINDS] = {NULL, "alone-easy", "alone-normal", "alone-hard"};

/* The computer that this button plays against. */
static int kind_alone(const char *name)
{
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++)
        if (strcmp(name, alone[kind]) == 0)
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
