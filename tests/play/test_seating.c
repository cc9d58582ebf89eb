/* Arranging a game: colours stay unique whatever is done, and the setup is the one shown. */
#include <string.h>

#include "check.h"
#include "core/random.h"
#include "play/seating.h"

static Seating seating;

static int open(void **state)
{
    (void)state;
    seating_init(&seating);
    return 0;
}

static void assert_name(int seat, const char *name)
{
    assert_string_equal(seating.seats[seat].name, name);
}

static void assert_colours_differ(const Seating *of)
{
    for (int i = 0; i < of->count; i++)
        for (int j = 0; j < i; j++)
            assert_int_not_equal(of->seats[i].colour, of->seats[j].colour);
}

TEST_WITH(a_new_seating_is_ready, open, NULL)
{
    assert_int_equal(seating.count, MIN_PLAYERS);
    assert_name(0, "Player 1");
    assert_name(1, "Player 2");
    assert_colours_differ(&seating);
    assert_true(seating_ready(&seating));
}

TEST_WITH(counts_stay_within_bounds, open, NULL)
{
    assert_false(seating_remove(&seating, 0));
    while (seating_add(&seating))
        assert_colours_differ(&seating);
    assert_int_equal(seating.count, MAX_PLAYERS);
    assert_int_equal(seating_free_colour(&seating), COLOURS);
    assert_true(seating_remove(&seating, 1));
    assert_name(1, "Player 3");
}

TEST_WITH(a_full_table_swaps_colours, open, NULL)
{
    int before = seating.seats[0].colour;
    seating_next_colour(&seating, 0);
    assert_int_not_equal(seating.seats[0].colour, before); /* a free one: nobody else changes */
    assert_int_equal(seating.seats[1].colour, BLUE);
    while (seating_add(&seating))
        ;
    Seating old = seating;
    seating_next_colour(&seating, 2);
    assert_int_equal(seating.seats[2].colour, (old.seats[2].colour + 1) % COLOURS);
    int changed = 0;
    for (int i = 0; i < MAX_PLAYERS; i++)
        changed += seating.seats[i].colour != old.seats[i].colour;
    assert_int_equal(changed, 2);
    assert_colours_differ(&seating);
}

TEST_WITH(colours_stay_unique_whatever_is_done, open, NULL)
{
    Random random = random_from(1);
    for (int i = 0; i < 3000; i++) {
        int seat = (int)random_below(&random, (uint32_t)seating.count);
        switch (random_below(&random, 4)) {
        case 0:
            seating_add(&seating);
            break;
        case 1:
            seating_remove(&seating, seat);
            break;
        case 2:
            seating_move(&seating, seat, random_below(&random, 2) ? 1 : -1);
            break;
        default:
            seating_next_colour(&seating, seat);
        }
        assert_colours_differ(&seating);
        assert_in_range(seating.count, MIN_PLAYERS, MAX_PLAYERS);
    }
}

TEST_WITH(seats_change_places, open, NULL)
{
    strcpy(seating.seats[0].name, "Ana");
    assert_false(seating_move(&seating, 0, -1));
    assert_false(seating_move(&seating, 1, 1));
    assert_true(seating_move(&seating, 0, 1));
    assert_name(1, "Ana");
    assert_name(0, "Player 2");
}

TEST_WITH(bad_names_are_told, open, NULL)
{
    static const struct {
        const char *name;
        SeatingFault fault;
    } cases[] = {{"", SEATING_OK},
                 {"Žofie \xF0\x9F\xA6\x8C", SEATING_OK},
                 {"\"Bo\"", SEATING_NAME_UNFIT},
                 {"12345678901234567890123456789012345678901234567", SEATING_OK},
                 {"123456789012345678901234567890123456789012345678", SEATING_NAME_TOO_LONG}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        strcpy(seating.seats[1].name, cases[i].name);
        assert_int_equal(seating_check_name(&seating, 1), cases[i].fault);
        assert_int_equal(seating_ready(&seating), cases[i].fault == SEATING_OK);
    }
}

TEST_WITH(seeds_are_hexadecimal, open, NULL)
{
    static const struct {
        const char *text;
        SeatingFault fault;
        uint64_t seed;
    } cases[] = {
        {"0", SEATING_OK, 0},
        {"8f3C19d2", SEATING_OK, 0x8f3c19d2},
        {"ffffffffffffffff", SEATING_OK, UINT64_MAX},
        {"0ffffffffffffffff", SEATING_SEED_TOO_LONG, 0},
        {"0x12", SEATING_SEED_NOT_HEX, 0},
        {"12 3", SEATING_SEED_NOT_HEX, 0},
        {"-1", SEATING_SEED_NOT_HEX, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Setup setup;
        strcpy(seating.seed, cases[i].text);
        assert_int_equal(seating_check_seed(&seating), cases[i].fault);
        if (cases[i].fault != SEATING_OK)
            continue;
        seating_setup(&seating, 5, &setup);
        assert_true(setup.seeded);
        assert_true(setup.seed == cases[i].seed);
    }
}

TEST_WITH(start_makes_the_setup_shown, open, NULL)
{
    Setup setup;
    seating_add(&seating);
    seating.by_lot = false;
    seating.edition = EDITION_FIRST;
    strcpy(seating.seats[0].name, "Zoë");
    seating_setup(&seating, 77, &setup);
    assert_int_equal(setup.edition, EDITION_FIRST);
    assert_int_equal(setup.player_count, 3);
    for (int i = 0; i < 3; i++) {
        assert_string_equal(setup.seats[i].name, seating.seats[i].name);
        assert_int_equal(setup.seats[i].colour, seating.seats[i].colour);
        assert_int_equal(setup.seats[i].kind, SEAT_HUMAN);
    }
}

/* The lot turns the round, never reshuffles it, and gives every seat its chance. */
TEST_WITH(the_lot_turns_the_round, open, NULL)
{
    int begun[MAX_PLAYERS] = {0};
    while (seating_add(&seating))
        continue;
    for (uint64_t chance = 0; chance < 500; chance++) {
        Setup setup;
        int first = -1;
        seating_setup(&seating, chance, &setup);
        for (int i = 0; i < MAX_PLAYERS; i++)
            if (seating.seats[i].colour == setup.seats[0].colour)
                first = i;
        assert_in_range(first, 0, MAX_PLAYERS - 1);
        begun[first]++;
        for (int i = 0; i < MAX_PLAYERS; i++)
            assert_string_equal(setup.seats[i].name, seating.seats[(first + i) % MAX_PLAYERS].name);
    }
    for (int i = 0; i < MAX_PLAYERS; i++)
        assert_in_range(begun[i], 60, 140);
}

/* Whoever sits there, a name that nobody has typed says so; no two are alike. */
TEST_WITH(names_follow_who_sits_there, open, NULL)
{
    static const struct {
        int seat;
        SeatKind kind;
        const char *names[3];
        int people;
    } steps[] = {
        {1, SEAT_AI_EASY, {"Player 1", "The Cub", "Player 3"}, 2},
        {2, SEAT_AI_EASY, {"Player 1", "The Cub", "The Cub 2"}, 1},
        {2, SEAT_AI_EASY, {"Player 1", "The Cub", "The Cub 2"}, 1},  /* nothing changes */
        {1, SEAT_AI_HARD, {"Player 1", "The Elder", "The Cub"}, 1},  /* there is no other */
        {0, SEAT_AI_EASY, {"The Cub", "The Elder", "The Cub 2"}, 0}, /* the later one */
        {1, SEAT_HUMAN, {"The Cub", "Player 2", "The Cub 2"}, 1},
    };
    seating_add(&seating);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        seating_seat(&seating, steps[i].seat, steps[i].kind);
        for (int seat = 0; seat < 3; seat++)
            assert_name(seat, steps[i].names[seat]);
        assert_int_equal(seating_people(&seating), steps[i].people);
    }
    assert_true(seating_remove(&seating, 2));
    assert_name(0, "The Cub");
    strcpy(seating.seats[0].name, "Ana");
    seating.seats[0].typed = true;
    seating_seat(&seating, 0, SEAT_AI_NORMAL);
    assert_name(0, "Ana");
    assert_int_equal(seating_given(SEAT_AI_EASY, "The Cub 2"), 2);
    assert_int_equal(seating_given(SEAT_AI_EASY, "The Cub 1"), 0);
    assert_int_equal(seating_given(SEAT_HUMAN, "The Cub"), 0);
}

/* Wherever the lot or a hand puts them, of two computers of a kind the first in turn is the one
 * without a number; a name that was typed stays with its seat. */
TEST_WITH(computers_are_numbered_in_turn, open, NULL)
{
    seating_add(&seating);
    seating_add(&seating);
    seating_seat(&seating, 2, SEAT_AI_HARD);
    seating_seat(&seating, 0, SEAT_AI_HARD);
    assert_name(0, "The Elder");
    assert_name(2, "The Elder 2");
    strcpy(seating.seats[1].name, "The Elder 3");
    seating.seats[1].kind = SEAT_AI_HARD;
    seating.seats[1].typed = true;
    assert_true(seating_move(&seating, 0, 1) && seating_move(&seating, 1, 1));
    assert_name(0, "The Elder 3");
    for (uint64_t chance = 0; chance < 40; chance++) {
        Setup setup;
        const char *last = "";
        seating_setup(&seating, chance, &setup);
        for (int i = 0; i < setup.player_count; i++)
            if (setup.seats[i].kind == SEAT_AI_HARD && strcmp(setup.seats[i].name, "The Elder 3")) {
                assert_string_equal(setup.seats[i].name, *last ? "The Elder 2" : "The Elder");
                last = setup.seats[i].name;
            }
        assert_string_equal(last, "The Elder 2");
    }
}

/* Who plays goes into the setup and comes back out of it, but for the seed. */
TEST_WITH(the_last_round_is_remembered, open, NULL)
{
    Seating again;
    Setup setup;
    strcpy(seating.seats[1].name, "Ana");
    strcpy(seating.seed, "1f");
    seating.by_lot = false;
    seating_seat(&seating, 0, SEAT_AI_HARD);
    seating_setup(&seating, 1, &setup);
    assert_int_equal(setup.seats[0].kind, SEAT_AI_HARD);
    seating_init(&again);
    seating_remember(&again, &setup);
    assert_int_equal(again.seats[0].kind, SEAT_AI_HARD);
    assert_string_equal(again.seats[1].name, "Ana");
    assert_string_equal(again.seed, "");
    assert_colours_differ(&again);
    seating_seat(&again, 0, SEAT_AI_EASY); /* the name still follows */
    seating_seat(&again, 1, SEAT_AI_EASY); /* one that was typed does not */
    assert_string_equal(again.seats[0].name, "The Cub");
    assert_string_equal(again.seats[1].name, "Ana");
}

/* Of a whole table the first person stays, with name and colour; what cannot start is put right. */
TEST_WITH(one_person_plays_alone, open, NULL)
{
    while (seating_add(&seating))
        continue;
    seating.edition = EDITION_FIRST;
    seating_seat(&seating, 0, SEAT_AI_EASY);
    strcpy(seating.seats[1].name, "Ana");
    seating.seats[1].colour = VIOLET;
    seating.seats[4].colour = BLUE;
    strcpy(seating.seed, "no seed");
    seating_alone(&seating, SEAT_AI_NORMAL);
    assert_true(seating_ready(&seating));
    assert_int_equal(seating.count, 2);
    assert_int_equal(seating.edition, EDITION_FIRST);
    assert_name(0, "Ana");
    assert_int_equal(seating.seats[0].colour, VIOLET);
    assert_int_equal(seating.seats[0].kind, SEAT_HUMAN);
    assert_name(1, "The Hunter");
    assert_int_equal(seating.seats[1].kind, SEAT_AI_NORMAL);
    assert_colours_differ(&seating);
    seating_seat(&seating, 0, SEAT_AI_EASY); /* a table of computers alone */
    strcpy(seating.seats[0].name, "The Cub");
    strcpy(seating.seats[1].name, "\"");
    seating_alone(&seating, SEAT_AI_HARD);
    assert_true(seating_ready(&seating));
    assert_int_equal(seating_people(&seating), 1);
    assert_name(1, "The Elder");
}
