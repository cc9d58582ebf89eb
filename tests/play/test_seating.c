/* Arranging a game: colours stay unique whatever is done, and the setup is the one shown. */
#include <string.h>

#include "check.h"
#include "core/random.h"
#include "play/seating.h"

static void assert_colours_differ(const Seating *seating)
{
    for (int i = 0; i < seating->count; i++)
        for (int j = 0; j < i; j++)
            assert_int_not_equal(seating->seats[i].colour, seating->seats[j].colour);
}

TEST(a_new_seating_is_ready)
{
    Seating seating;
    seating_init(&seating);
    assert_int_equal(seating.count, MIN_PLAYERS);
    assert_string_equal(seating.seats[0].name, "Player 1");
    assert_string_equal(seating.seats[1].name, "Player 2");
    assert_colours_differ(&seating);
    assert_true(seating_ready(&seating));
}

TEST(counts_stay_within_bounds)
{
    Seating seating;
    seating_init(&seating);
    assert_false(seating_remove(&seating, 0));
    while (seating_add(&seating))
        assert_colours_differ(&seating);
    assert_int_equal(seating.count, MAX_PLAYERS);
    assert_int_equal(seating_free_colour(&seating), COLOURS);
    assert_true(seating_remove(&seating, 1));
    assert_string_equal(seating.seats[1].name, "Player 3");
}

TEST(a_full_table_swaps_colours)
{
    Seating seating;
    seating_init(&seating);
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

TEST(colours_stay_unique_whatever_is_done)
{
    Random random = random_from(1);
    Seating seating;
    seating_init(&seating);
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

TEST(seats_change_places)
{
    Seating seating;
    seating_init(&seating);
    strcpy(seating.seats[0].name, "Ana");
    assert_false(seating_move(&seating, 0, -1));
    assert_false(seating_move(&seating, 1, 1));
    assert_true(seating_move(&seating, 0, 1));
    assert_string_equal(seating.seats[1].name, "Ana");
    assert_string_equal(seating.seats[0].name, "Player 2");
}

TEST(bad_names_are_told)
{
    Seating seating;
    seating_init(&seating);
    memset(seating.seats[0].name, 'x', MAX_NAME - 1);
    seating.seats[0].name[MAX_NAME - 1] = '\0';
    assert_int_equal(seating_check_name(&seating, 0), SEATING_OK);
    seating.seats[0].name[MAX_NAME - 1] = 'x';
    seating.seats[0].name[MAX_NAME] = '\0';
    assert_int_equal(seating_check_name(&seating, 0), SEATING_NAME_TOO_LONG);
    strcpy(seating.seats[1].name, "\"Bo\"");
    assert_int_equal(seating_check_name(&seating, 1), SEATING_NAME_UNFIT);
    assert_false(seating_ready(&seating));
    strcpy(seating.seats[0].name, "");
    strcpy(seating.seats[1].name, "Žofie \xF0\x9F\xA6\x8C");
    assert_true(seating_ready(&seating));
}

TEST(seeds_are_hexadecimal)
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
        Seating seating;
        Setup setup;
        seating_init(&seating);
        strcpy(seating.seed, cases[i].text);
        assert_int_equal(seating_check_seed(&seating), cases[i].fault);
        if (cases[i].fault != SEATING_OK)
            continue;
        seating_setup(&seating, 5, &setup);
        assert_true(setup.seeded);
        assert_true(setup.seed == cases[i].seed);
    }
}

TEST(start_makes_the_setup_shown)
{
    Seating seating;
    Setup setup;
    seating_init(&seating);
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
TEST(the_lot_turns_the_round)
{
    Seating seating;
    int begun[MAX_PLAYERS] = {0};
    seating_init(&seating);
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

TEST(the_last_round_is_remembered)
{
    Seating seating, again;
    Setup setup;
    seating_init(&seating);
    strcpy(seating.seats[0].name, "Ana");
    seating.by_lot = false;
    strcpy(seating.seed, "1f");
    seating_setup(&seating, 1, &setup);
    seating_init(&again);
    seating_remember(&again, &setup);
    assert_string_equal(again.seats[0].name, "Ana");
    assert_string_equal(again.seed, "");
    assert_colours_differ(&again);
}

/* Whoever sits there, a name that nobody has typed says so; no two are alike. */
TEST(names_follow_who_sits_there)
{
    Seating seating;
    seating_init(&seating);
    seating_add(&seating);
    seating_seat(&seating, 1, SEAT_AI_EASY);
    seating_seat(&seating, 2, SEAT_AI_EASY);
    assert_string_equal(seating.seats[1].name, "The Cub");
    assert_string_equal(seating.seats[2].name, "The Cub 2");
    assert_int_equal(seating_people(&seating), 1);
    seating_seat(&seating, 2, SEAT_AI_EASY); /* nothing changes */
    assert_string_equal(seating.seats[2].name, "The Cub 2");
    seating_seat(&seating, 1, SEAT_AI_HARD);
    assert_string_equal(seating.seats[1].name, "The Elder");
    assert_string_equal(seating.seats[2].name, "The Cub"); /* there is no other */
    seating_seat(&seating, 0, SEAT_AI_EASY);
    assert_string_equal(seating.seats[0].name, "The Cub");
    assert_string_equal(seating.seats[2].name, "The Cub 2"); /* the later one */
    assert_true(seating_remove(&seating, 2));
    assert_string_equal(seating.seats[0].name, "The Cub");
    assert_true(seating_add(&seating));
    seating_seat(&seating, 0, SEAT_HUMAN);
    seating_seat(&seating, 1, SEAT_HUMAN);
    assert_string_equal(seating.seats[1].name, "Player 2");
    strcpy(seating.seats[0].name, "Ana");
    seating.seats[0].typed = true;
    seating_seat(&seating, 0, SEAT_AI_NORMAL);
    assert_string_equal(seating.seats[0].name, "Ana");
    assert_int_equal(seating_given(SEAT_AI_EASY, "The Cub 2"), 2);
    assert_int_equal(seating_given(SEAT_AI_EASY, "The Cub 1"), 0);
    assert_int_equal(seating_given(SEAT_HUMAN, "The Cub"), 0);
}

/* Wherever the lot or a hand puts them, of two computers of a kind the first in turn is the one
 * without a number; a name that was typed stays with its seat. */
TEST(computers_are_numbered_in_turn)
{
    Seating seating;
    seating_init(&seating);
    seating_add(&seating);
    seating_add(&seating);
    seating_seat(&seating, 2, SEAT_AI_HARD);
    seating_seat(&seating, 0, SEAT_AI_HARD);
    assert_string_equal(seating.seats[0].name, "The Elder");
    assert_string_equal(seating.seats[2].name, "The Elder 2");
    strcpy(seating.seats[1].name, "The Elder 3");
    seating.seats[1].kind = SEAT_AI_HARD;
    seating.seats[1].typed = true;
    assert_true(seating_move(&seating, 0, 1) && seating_move(&seating, 1, 1));
    assert_string_equal(seating.seats[0].name, "The Elder 3");
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

/* Who plays goes into the setup and comes back out of it. */
TEST(computers_are_remembered)
{
    Seating seating, again;
    Setup setup;
    seating_init(&seating);
    seating.by_lot = false;
    seating_seat(&seating, 0, SEAT_AI_HARD);
    seating_seat(&seating, 1, SEAT_AI_NORMAL); /* none but computers */
    seating_setup(&seating, 1, &setup);
    assert_int_equal(setup.seats[0].kind, SEAT_AI_HARD);
    assert_int_equal(setup.seats[1].kind, SEAT_AI_NORMAL);
    seating_init(&again);
    seating_remember(&again, &setup);
    assert_int_equal(again.seats[0].kind, SEAT_AI_HARD);
    seating_seat(&again, 0, SEAT_AI_EASY); /* the name still follows */
    assert_string_equal(again.seats[0].name, "The Cub");
    strcpy(setup.seats[1].name, "Ana");
    seating_remember(&again, &setup);
    seating_seat(&again, 1, SEAT_AI_EASY);
    assert_string_equal(again.seats[1].name, "Ana");
}

/* Of a whole table the first person stays, with name and colour; what cannot start is put right. */
TEST(one_person_plays_alone)
{
    Seating seating;
    seating_init(&seating);
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
    assert_string_equal(seating.seats[0].name, "Ana");
    assert_int_equal(seating.seats[0].colour, VIOLET);
    assert_int_equal(seating.seats[0].kind, SEAT_HUMAN);
    assert_string_equal(seating.seats[1].name, "The Hunter");
    assert_int_equal(seating.seats[1].kind, SEAT_AI_NORMAL);
    assert_colours_differ(&seating);
    seating_seat(&seating, 0, SEAT_AI_EASY); /* a table of computers alone */
    strcpy(seating.seats[0].name, "The Cub");
    strcpy(seating.seats[1].name, "\"");
    seating_alone(&seating, SEAT_AI_HARD);
    assert_true(seating_ready(&seating));
    assert_int_equal(seating_people(&seating), 1);
    assert_string_equal(seating.seats[1].name, "The Elder");
}
