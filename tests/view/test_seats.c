

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

static const char *const steps[SEAT_KINDS] = {NULL,          "step-easy",   "step-gatherer",
                                              "step-fisher", "step-normal", "step-shaman",
                                              "step-hard",   "step-aurochs"};

/* From the page of a new game two clicks start a game of two, with the name, the colour and the
 * edition that are there, and from 0 points; the same again takes one. */
TEST(two_clicks_play_alone)
{
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++) {
        Stand *stand = stand_open_seats();
        stand_press(stand, "name-1");
        stand_type(stand, "Ana");
        stand_press(stand, "colour-1");
        stand_press(stand, "start-1");
        stand_press(stand, "easy-3");
        stand_press(stand, "edition-first");
        uint8_t colour = stand->ui.lobby.seating.seats[0].colour;
        assert_int_equal(stand_press(stand, "alone").kind, INTENT_LIST);
        for (int again = 0; again < 2; again++) {
            Intent intent = stand_press(stand, again ? "alone-last" : steps[kind]);
            assert_alone(stand, &intent, (SeatKind)kind);
            int person = intent.setup.seats[0].kind != SEAT_HUMAN;
            assert_string_equal(intent.setup.seats[person].name, "Ana");
            assert_int_equal(intent.setup.seats[person].colour, colour);
            assert_int_equal(intent.setup.seats[person].start, 0);
            assert_int_equal(intent.setup.edition, EDITION_FIRST);
            ui_go(&stand->ui, SCREEN_SEATS);
            stand_frame(stand);
        }
    }
}

/* Of the title's buttons one is the one to press, with a game that waits or without. */
TEST(the_title_has_one_thing_to_do)
{
    Stand *stand = stand_open(1280, 720);
    for (int waits = 0; waits < 2; waits++) {
        int ochre = 0;
        if (waits)
            stand_wait(stand);
        stand_frame(stand);
        for (int i = 0; i < stand->ui.widgets.count; i++)
            ochre += stand->ui.widgets.items[i].style == STYLE_OCHRE;
        assert_int_equal(ochre, 1);
    }
}

/* The title's page changes name, colour and edition, and leads back to where it was opened. */
TEST(playing_alone_is_arranged)
{
    Stand *stand = stand_open(1280, 720);
    assert_int_equal(stand_press(stand, "alone").kind, INTENT_LIST);
    uint8_t colour = stand->ui.lobby.seating.seats[0].colour;
    stand_press(stand, "name");
    stand_type(stand, "Bo 7"); /* a digit in a name begins nothing */
    stand_press(stand, "colour");
    stand_press(stand, "edition");
    Intent intent = stand_press(stand, "step-fisher");
    assert_alone(stand, &intent, SEAT_AI_FISHER);
    int person = intent.setup.seats[0].kind != SEAT_HUMAN;
    assert_string_equal(intent.setup.seats[person].name, "Bo 7");
    assert_int_not_equal(intent.setup.seats[person].colour, colour);
    assert_int_equal(intent.setup.edition, EDITION_FIRST);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand->ui.screen, SCREEN_TITLE);
    stand_press(stand, "alone");
    stand_press(stand, "more");
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    stand_press(stand, "alone");
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
}

/* Numbers, arrows and Enter choose; the one to try next is the one to begin with. */
TEST(keys_play_alone)
{
    for (int scale = 100; scale <= 200; scale += 25) {
        for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++) {
            Stand *stand = stand_open(1280, 720);
            stand_resize(stand, 1280, 720, scale);
            stand_press(stand, "alone");
            Intent intent = stand_key(stand, '0' + kind, 0);
            assert_alone(stand, &intent, (SeatKind)kind);
            for (int presses = 0; presses < kind; presses++)
                stand_key(stand, KEY_RIGHT, 0);
            intent = stand_key(stand, KEY_ENTER, 0);
            assert_alone(stand, &intent, (SeatKind)kind);
            stand_key(stand, KEY_LEFT, 0);
            intent = stand_key(stand, KEY_ENTER, 0);
            assert_alone(stand, &intent, kind > SEAT_AI_EASY ? (SeatKind)(kind - 1) : SEAT_AI_EASY);
        }
    }
    Stand *stand = stand_open(1280, 720);
    stand_press(stand, "alone");
    Intent intent = stand_key(stand, KEY_ENTER, 0);
    assert_alone(stand, &intent, SEAT_AI_EASY);
}

/* A finished game on the shelf, of a person against a computer. */
static GameAbout *add_game(Stand *stand, const char *name, SeatKind kind, bool won)
{
    GameAbout *about = &stand->shelf.abouts[stand->shelf.known++];
    *about = (GameAbout){.good = true, .over = true, .leaders = won ? 2 : 1};
    about->setup = test_setup(EDITION_SECOND, 2, 3);
    about->setup.seats[0].kind = (uint8_t)kind;
    strcpy(about->setup.seats[1].name, name);
    stand->scene.shelf = &stand->shelf;
    return about;
}

static int trophies(const Stand *stand)
{
    return test_count(&stand->list, DRAW_ICON, "trophy");
}

/* Games won are counted by name, those alone and to their end, from even starts; a trophy takes
 * more than half of three. */
TEST(games_won_alone_are_counted)
{
    Stand *stand = stand_open(1280, 720);
    stand_press(stand, "alone");
    stand_press(stand, "name");
    stand_type(stand, "Ana");
    assert_false(stand_shows(stand, "won"));
    add_game(stand, "Ana", SEAT_AI_EASY, true);
    add_game(stand, "Ana", SEAT_AI_EASY, true);
    add_game(stand, "Bo", SEAT_AI_EASY, true);
    add_game(stand, "Ana", SEAT_AI_EASY, true)->over = false;
    add_game(stand, "Ana", SEAT_AI_EASY, true)->good = false;
    add_game(stand, "Ana", SEAT_AI_EASY, true)->setup.player_count = 3;
    add_game(stand, "Ana", SEAT_HUMAN, true);
    add_game(stand, "Ana", SEAT_AI_EASY, true)->setup.seats[1].start = 10;
    add_game(stand, "Ana", SEAT_AI_HARD, true)->leaders = 3; /* shared */
    stand_frame(stand);
    assert_true(stand_shows(stand, "2 of 2 won") && stand_shows(stand, "0 of 1 won"));
    assert_int_equal(trophies(stand), 0);
    assert_false(stand_shows(stand, "Your step"));
    add_game(stand, "Ana", SEAT_AI_EASY, false);
    stand_frame(stand);
    assert_true(stand_shows(stand, "2 of 3 won"));
    assert_int_equal(trophies(stand), 1);
    assert_true(stand_shows(stand, "Your step: between Cub and Gatherer"));
    Intent intent = stand_key(stand, KEY_ENTER, 0); /* out of the name */
    assert_int_equal(intent.kind, INTENT_NONE);
    intent = stand_key(stand, KEY_ENTER, 0);
    assert_alone(stand, &intent, SEAT_AI_GATHERER);
    add_game(stand, "Ana", SEAT_AI_EASY, false);
    stand_frame(stand);
    assert_int_equal(trophies(stand), 0);
}

/* A head seats one on the next free seat, and nobody where none is free. */
TEST(heads_seat_computers)
{
    Stand *stand = stand_open_seats();
    const Seating *seating = &stand->ui.lobby.seating;
    stand_press(stand, "sit-fisher");
    stand_press(stand, "sit-aurochs");
    stand_press(stand, "sit-person");
    assert_int_equal(seating->count, MAX_PLAYERS);
    assert_string_equal(seating->seats[2].name, "The Fisher");
    assert_string_equal(seating->seats[3].name, "The Aurochs");
    assert_int_equal(seating->seats[4].kind, SEAT_HUMAN);
    assert_true(stand_widget(stand, "sit-hard")->off);
}

/* Pointing at a stone shows whose it is, pale in its place and whole in what is said of it, which
 * hides nothing of the other card. */
TEST(stones_tell_whose_they_are)
{
    Stand *stand = stand_open_seats();
    Rect stone = stand_widget(stand, "shaman-2")->rect,
         cards = stand_widget(stand, "edition-second")->rect;
    int faces = test_count(&stand->list, DRAW_ICON, "face-shaman");
    Input pointer = {.kind = INPUT_POINTER, .x = stone.x + stone.w / 2, .y = stone.y + stone.h / 2};
    ui_handle(&stand->ui, &stand->scene, &pointer);
    stand_frame(stand);
    stand->scene.now += 1;
    stand_frame(stand);
    assert_int_equal(test_count(&stand->list, DRAW_ICON, "face-shaman"), faces + 2);
    assert_true(stand_shows(stand, "The Shaman"));
    const DrawCommand *tip = test_next(&stand->list, DRAW_PATCH, "tooltip", NULL);
    assert_non_null(tip);
    assert_true(tip->rect.x + tip->rect.w <= cards.x);
    assert_true(tip->rect.y >= stone.y + stone.h);
}

/* Along the stones of a seat Left and Right choose at once; a free seat stays free. Where one face
 * stands for them they step through it, and its arrows and presses do. */
TEST(keys_step_along_the_stones)
{
    Stand *stand = stand_open_seats();
    const Seating *seating = &stand->ui.lobby.seating;
    for (int scale = 100; scale <= 200; scale += 100) {
        stand_resize(stand, 1280, 720, scale);
        const char *at = scale == 100 ? "person-2" : "sitter-2";
        widgets_focus(&stand->ui.widgets, stand_widget(stand, at)->id, true);
        stand_frame(stand);
        for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++) {
            stand_key(stand, KEY_RIGHT, 0);
            assert_int_equal(seating->seats[1].kind, kind);
        }
        for (int kind = SEAT_AI_HARD; kind >= SEAT_HUMAN; kind--) {
            stand_key(stand, KEY_LEFT, 0);
            assert_int_equal(seating->seats[1].kind, kind);
        }
        assert_string_equal(seating->seats[1].name, "Player 2");
    }
    stand_press(stand, "stronger-2");
    stand_press(stand, "sitter-2");
    assert_int_equal(seating->seats[1].kind, SEAT_AI_GATHERER);
    stand_press(stand, "weaker-2");
    assert_string_equal(seating->seats[1].name, "The Cub");
    stand_press(stand, "stronger-3");
    assert_int_equal(seating->count, 3);
    assert_int_equal(seating->seats[2].kind, SEAT_AI_EASY);
    stand_resize(stand, 1280, 720, 100);
    widgets_focus(&stand->ui.widgets, stand_widget(stand, "person-4")->id, true);
    stand_frame(stand);
    stand_key(stand, KEY_RIGHT, 0);
    assert_int_equal(stand->ui.widgets.focus, stand_widget(stand, "easy-4")->id);
    assert_int_equal(seating->count, 3);
}

/* The points that a seat begins with step to 30 and back to none, go along with it, and are in the
 * game that starts. */
TEST(seats_begin_with_points)
{
    static const int points[] = {10, 20, 30, 0, 10};
    Stand *stand = stand_open_seats();
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        char shown[8];
        stand_press(stand, "start-2");
        snprintf(shown, sizeof shown, "+%d", points[i]);
        assert_int_equal(stand->ui.lobby.seating.seats[1].start, points[i]);
        assert_true(stand_shows(stand, shown));
    }
    stand_press(stand, "up-2");
    stand_press(stand, "first-seat");
    Intent intent = stand_press(stand, "start");
    assert_int_equal(intent.setup.seats[0].start, 10);
    assert_int_equal(intent.setup.seats[1].start, 0);
    assert_int_equal(setup_check(stand->scene.editions->of[EDITION_SECOND], &intent.setup),
                     SETUP_OK);
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
                         2); /* in the ranking, and looks back */
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

/* Once more is the same table, whose names stay; "Players" is the page of a new game with it, and
 * leads back. */
TEST(the_same_table_plays_again)
{
    Stand *stand = open_results();
    const Setup *before = session_setup(stand->session);
    assert_null(widgets_named(&stand->ui.widgets, "again-stronger"));
    Intent intent = stand_press(stand, "again");
    assert_int_equal(intent.kind, INTENT_NEW_GAME);
    for (int p = 0; p < 3; p++) {
        const Seat *seat = seat_of(&intent.setup, before->seats[p].colour);
        assert_int_equal(seat->kind, before->seats[p].kind);
        assert_string_equal(seat->name, before->seats[p].name);
    }
    stand_press(stand, "again-table");
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    const Seating *seating = &stand->ui.lobby.seating;
    assert_int_equal(seating->count, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(seating->seats[i].colour, before->seats[i].colour);
        assert_int_equal(seating->seats[i].kind, before->seats[i].kind);
    }
    assert_int_equal(stand_press(stand, "back").kind, INTENT_NONE);
    assert_int_equal(stand->ui.screen, SCREEN_RESULTS);
}

/* Whoever has won alone is shown the next stronger computer, where there is one. */
TEST(the_next_step_follows_a_game_won)
{
    static const SeatKind kinds[] = {SEAT_HUMAN, SEAT_AI_EASY, SEAT_AI_HARD, SEAT_AI_AUROCHS};
    for (size_t i = 0; i < 2 * sizeof kinds / sizeof *kinds; i++) {
        Stand *stand = stand_open(1280, 720);
        Setup setup = test_setup(EDITION_SECOND, 2, 3);
        Random random = random_from(1);
        SeatKind kind = kinds[i / 2];
        bool wins = i % 2;
        setup.seats[wins].start = MAX_START; /* and so the game is decided */
        setup.seats[0].kind = (uint8_t)kind;
        stand->session = session_new(test_edition(EDITION_SECOND), &setup);
        test_play_out(stand->session, &random);
        stand->scene.session = stand->session;
        uint8_t leaders = game_leaders(session_game(stand->session));
        ui_go(&stand->ui, SCREEN_RESULTS);
        stand_frame(stand);
        bool next = leaders == 2 && kind != SEAT_HUMAN && kind != SEAT_AI_AUROCHS;
        assert_int_equal(leaders == 2, wins);
        assert_int_equal(widgets_named(&stand->ui.widgets, "again-stronger") != NULL, next);
        if (!next)
            continue;
        Intent intent = stand_press(stand, "again-stronger");
        assert_alone(stand, &intent, (SeatKind)(kind + 1));
        assert_int_equal(intent.setup.seats[0].start + intent.setup.seats[1].start, 0);
    }
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
