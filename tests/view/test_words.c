/* Every sentence about the game itself, its land, pieces, points and players, for all that it can
 * be about, in every language. tests/source holds these files to the functions that the room of
 * words has. */
#include <string.h>

#include "check.h"
#include "view/words/areas.h"
#include "view/words/elder.h"
#include "view/words/names.h"
#include "view/words/table.h"
#include "words.h"

enum { MOST_PLACES = 6, PLACE_BYTES = 24 };

/* Gives every place of a phrase a value, {count} the number. */
static void fill_places(int which, int count, char *text, size_t capacity)
{
    char places[MOST_PLACES][PLACE_BYTES];
    Value values[MOST_PLACES + 1] = {{0}};
    const char *at = phrase(which);
    for (int i = 0; (at = strchr(at, '{')) != NULL; i++) {
        assert_true(i < MOST_PLACES);
        size_t length = strcspn(++at, "}");
        assert_true(length < PLACE_BYTES);
        memcpy(places[i], at, length);
        places[i][length] = '\0';
        values[i] = (Value){places[i], strcmp(places[i], "count") ? names[i % 2] : NULL, count};
    }
    say_values(which, values, text, capacity);
}

/* tests/source holds the calls to the places that a phrase has. */
static void say_all_phrases(void)
{
    for (int which = 0; which < PHRASES; which++)
        for (int i = 0; i < COUNTS; i++)
            WRITE(fill_places(which, counts[i], text, sizeof text));
}

static void say_all_areas(void)
{
    const int points[] = {3, 4, 5};
    for (int i = 0; i < COUNTS; i++) {
        WRITE(say_worth_closed(counts[i], 9, false, text, sizeof text));
        WRITE(say_worth_closed(counts[i], 9, true, text, sizeof text));
        WRITE(add_open_ends(counts[i], text, sizeof text));
    }
    WRITE(say_unheld_worths(points, 2, text, sizeof text));
    WRITE(say_unheld_worths(points, 3, text, sizeof text));
    assert_int_equal(area_word(EDITION_FIRST, ZONE_MEADOW), AREA_MEADOW);
    assert_int_equal(area_word(EDITION_SECOND, ZONE_MEADOW), AREA_GRASSLAND);
}

static void say_all_pieces(EditionId edition)
{
    for (int role = 0; role < ROLES; role++)
        for (int way = 0; way <= WAYS; way++)
            said(say_piece_place(edition, (Role)role, way));
}

static void say_all_awards(EditionId edition)
{
    for (int kind = 0; kind < AWARDS; kind++)
        for (int i = 0; i < COUNTS; i++) {
            uint8_t n = (uint8_t)counts[i];
            Award award = {.kind = (uint8_t)kind,
                           .shared = i % 2,
                           .points = 7,
                           .tiles = n,
                           .fish = n,
                           .mushrooms = n,
                           .lakes = n,
                           .animals = {n, n, n, 0},
                           .prey = n};
            LogEntry entry = {.kind = LOG_AWARD, .award = award, .by_shrine = i % 2 == 0};
            WRITE(say_award(edition, &award, text, sizeof text));
            WRITE(say_award_brief(edition, &award, text, sizeof text));
            WRITE(say_award_items(edition, &award, text, sizeof text));
            WRITE(say_log_entry(test_edition(edition), &entry, text, sizeof text));
            if (n > 0 && kind <= AWARD_RIVER)
                WRITE(say_award_top(&award, text, sizeof text));
            if (n > 0)
                WRITE(say_award_sum(ruleset_of(edition), &award, text, sizeof text));
        }
    for (int kind = LOG_DISCARD; kind <= LOG_FINAL; kind++)
        for (int lapsed = 0; lapsed < 2; lapsed++) {
            LogEntry entry = {.kind = (uint8_t)kind, .lapsed = lapsed};
            WRITE(say_log_entry(test_edition(edition), &entry, text, sizeof text));
        }
    for (int group = 0; group < POINT_GROUPS; group++) {
        said(say_point_group(edition, (PointGroup)group));
        for (int i = 0; i < COUNTS; i++)
            WRITE(say_areas(edition, (PointGroup)group, counts[i], text, sizeof text));
    }
}

static void say_all_fits(const Setup *setup, const Game *game)
{
    const Edition *edition = test_edition((EditionId)setup->edition);
    Remaining remaining = remaining_of(edition, game);
    for (int hand = 0; hand < 2; hand++)
        for (int land = 0; land < 3; land++)
            for (int special = 0; special < 3; special++) {
                CellFits fits = {
                    .hand = hand,
                    .count = {[STACK_LAND] = (uint8_t)land, [STACK_SPECIAL] = (uint8_t)special},
                    .group_count = (uint8_t)(land + special)};
                for (int draws = 0; draws < 3; draws++)
                    for (int chance = 0; chance < 3; chance++) {
                        remaining.draws[game->player] = (uint8_t)draws;
                        remaining.left[STACK_SPECIAL] = (uint8_t)special;
                        fits.chance[game->player] = chance * .5;
                        WRITE(say_cell_fits(edition, &remaining, &fits, text, sizeof text));
                        WRITE(say_tiles_fit(&remaining, &fits, text, sizeof text));
                        if (fits.group_count > 0)
                            WRITE(say_chance_of(setup, game, &remaining, &fits, text, sizeof text));
                    }
            }
    for (int ours = SIDE_MEADOW; ours <= SIDE_RIVER; ours++)
        for (int theirs = SIDE_MEADOW; theirs <= SIDE_RIVER; theirs++)
            if (ours != theirs)
                said(say_sides_meet(edition->rules.id, (SideKind)ours, (SideKind)theirs));
    WRITE(say_chance_to_draw(.3, text, sizeof text));
    WRITE(say_chance_to_draw(1, text, sizeof text));
}

static void say_all_turns(const Setup *setup, const Game *game)
{
    EditionId edition = (EditionId)setup->edition;
    Game other = *game;
    for (int phase = PHASE_PLACE; phase <= PHASE_END; phase++)
        for (int kind = 0; kind < 3; kind++) {
            other.phase = (uint8_t)phase;
            other.extra_turn = kind == 1;
            other.land.drawn = kind == 2 ? other.land.count : 1;
            TurnWords words = say_turn(setup, &other);
            said(words.does);
            if (words.name)
                assert_string_equal(words.name, names[game->player]);
            if (kind == 2 && phase == PHASE_PLACE)
                WRITE(say_left_briefly(&other, text, sizeof text));
        }
    said(say_thinks(setup, game).does);
    assert_string_equal(say_thinks(setup, game).name, names[game->player]);
    for (int turn = FOREST_TURN_EARNS; turn <= FOREST_TURN_LAPSED; turn++) {
        const char *why = say_forest_turn_why(edition, (ForestTurn)turn);
        assert_int_equal(why[0] == '\0', turn == FOREST_TURN_EARNS || turn == FOREST_TURN_EARNED);
        if (why[0])
            said(why);
    }
    WRITE(say_turn_of(12, &setup->seats[0], text, sizeof text));
}

static void say_all_players(const Setup *setup)
{
    char name[BRIEF_NAME], first[MAX_NAME];
    Seat nameless = setup->seats[0];
    for (int holders = 0; holders < 1 << MAX_PLAYERS; holders++) {
        WRITE(say_holders(setup, (uint8_t)holders, text, sizeof text));
        if (holders == 0)
            continue;
        WRITE(say_names(setup, (uint8_t)holders, text, sizeof text));
        WRITE(say_winners(setup, (uint8_t)holders, text, sizeof text));
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        nameless.name[0] = '\0';
        nameless.colour = (uint8_t)colour;
        said(say_seat(&nameless));
    }
    WRITE(say_text(SAY_PLAYS_NEXT, say_seat(&setup->seats[2]), text, sizeof text));
    said(say_brief(setup, 0, name));
    assert_false(say_first_name(setup, 0, first));
    for (int kind = 0; kind < SEAT_KINDS; kind++)
        for (int number = 1; number <= 3; number++)
            WRITE(say_given((SeatKind)kind, number, text, sizeof text));
}

static void say_all_reasons(const Setup *setup)
{
    for (int kind = 0; kind < REASONS; kind++)
        for (int i = 0; i < COUNTS * ROLES; i++) {
            static const ZoneKind zones[] = {ZONE_FOREST, ZONE_RIVER, ZONE_MEADOW, ZONE_LAKE};
            /* Only forests and rivers stay open for good, and only the others count as they are. */
            int zone = kind == REASON_DENIES ? i % 2 : kind == REASON_FEEDS ? 2 + i % 2 : i % 4;
            zone = kind == REASON_HINDERS ? i % 2 : zone;
            int role = kind == REASON_KEEPS ? i / COUNTS % ROLE_HUT : i / COUNTS;
            int points = kind == REASON_PIECE && i % 3 == 2 ? 0 : counts[i % COUNTS];
            Reason reason = {.kind = (uint8_t)kind,
                             .player = (uint8_t)(i % MAX_PLAYERS),
                             .role = (uint8_t)role,
                             .zone = (uint8_t)zones[zone],
                             .award = (uint8_t)(i % (AWARD_HUNTING_TRAP + 1)),
                             .open = (uint8_t)(i % 3),
                             .fish = (uint8_t)counts[i % COUNTS],
                             .groups = (uint8_t)(i % 3),
                             .joined = i % 2,
                             .turn = zone == 0,
                             .best = i % 2,
                             .late = i % 4 == 1,
                             .put = i % 3 == 1,
                             .never = kind == REASON_KEEPS && i % 7 == 6,
                             .tiles = (uint8_t)counts[i % COUNTS],
                             .adds = (int16_t)counts[i % COUNTS],
                             .expected = (int16_t)(i / COUNTS % 2 * 90),
                             .points = (int16_t)points};
            /* Awards that there is no row for have no kind in common. */
            if (i % 5 == 4)
                reason.summed = reason.tiles, reason.award = AWARDS;
            WRITE(say_reason(setup, &reason, text, sizeof text));
            if (kind != REASON_QUIET || reason.best) /* else there is no more to say */
                WRITE(say_reason_more(setup, &reason, text, sizeof text));
            WRITE(say_reason_alone(setup, &reason, text, sizeof text));
            WRITE(say_reason_briefly(setup, &reason, text, sizeof text));
        }
    WRITE(say_meant_why(&(Reason){REASON_KEEPS, .role = ROLE_HUNTER}, text, sizeof text));
    for (int number = 0; number < 2; number++) {
        WRITE(say_meant(false, number, text, sizeof text));
        WRITE(say_meant(true, number, text, sizeof text));
    }
    for (float lead = -2; lead <= 2; lead += .25f) {
        WRITE(say_lead(lead, text, sizeof text));
        if (lead < 0) /* the best says nothing */
            WRITE(say_behind(lead, text, sizeof text));
        WRITE(say_place_lead(lead, 2, text, sizeof text));
        WRITE(say_expected(lead, text, sizeof text));
        WRITE(say_than_next(setup, 1, lead, text, sizeof text));
        said(say_compared(lead));
    }
}

/* The notices of whole games. */
static void say_all_notices(EditionId id)
{
    int told = 0, because = 0;
    for (uint64_t seed = 0; seed < 12; seed++) {
        const Edition *edition = test_edition(id);
        Setup setup = setup_of(id);
        Random random = random_from(seed);
        Events events;
        Game before, after;
        setup.seed = seed;
        setup.player_count = (uint8_t)(2 + seed % 2);
        game_new(edition, &setup, &before, NULL);
        for (; before.phase != PHASE_END; before = after) {
            Move move = test_random_move(edition, &before, &random);
            char text[1024];
            after = game_play(edition, &before, move, &events);
            Played played = {edition, &setup, &before, &after, move, &events, false};
            bool why = say_no_piece_why(&played, text, sizeof text);
            if (why)
                said(text);
            if (say_played(&played, text, sizeof text)) {
                said(text);
                told++;
            }
            because += why;
        }
        Award awards[2] = {{.player = 0, .points = 4, .node = 0},
                           {.player = 1, .points = 10, .node = 0}};
        char many[1024];
        say_meanwhile(&setup, awards, 2, many, sizeof many);
        said(many);
        assert_true(strstr(many, "+10") < strstr(many, "+4"));
        say_too(phrase(SAY_ONE_WAY), many, sizeof many);
        said(many);
        assert_true(strstr(many, "+4") < strstr(many, phrase(SAY_ONE_WAY)));
    }
    assert_true(told > 50 && because > 50);
}

/* How often a text says something. */
static int count_of(const char *text, const char *what)
{
    int count = 0;
    for (const char *at = strstr(text, what); at; at = strstr(at + 1, what))
        count++;
    return count;
}

/* Where the same players have taken several areas of a tile, one clause says so: no two end alike.
 * None speaks of its grassland where it has several. */
TEST(test_taken_areas_are_one_clause)
{
    int own = 0, others = 0, some = 0, whole = 0;
    for (uint64_t seed = 0; seed < 300; seed++) {
        const Edition *edition = test_edition(EDITION_SECOND);
        Setup setup = test_setup(EDITION_SECOND, 2, seed);
        Random random = random_from(seed);
        Events events;
        Game before, after;
        strcpy(setup.seats[0].name, "Ana");
        strcpy(setup.seats[1].name, "Bo");
        game_new(edition, &setup, &before, NULL);
        for (; before.phase != PHASE_END; before = after) {
            Move move = test_random_move(edition, &before, &random);
            char text[1024];
            after = game_play(edition, &before, move, &events);
            Played played = {edition, &setup, &before, &after, move, &events, false};
            if (!say_no_piece_why(&played, text, sizeof text))
                continue;
            const char *taken = strstr(text, " taken already");
            if (taken && strstr(taken + 1, " taken already"))
                fail_msg("%s", text);
            int sole = count_of(text, "its grassland ");
            if (sole > 1 || (sole > 0 && strstr(text, "its grasslands")))
                fail_msg("%s", text);
            some += strstr(text, "one of its grasslands is ") != NULL;
            whole += strstr(text, "its grasslands are ") != NULL;
            own += strstr(text, "its forest and its grassland are taken already") != NULL;
            others += strstr(text, "its forest and its grassland are Ana\u2019s") != NULL;
        }
    }
    assert_true(own > 0 && others > 0 && some > 0 && whole > 0);
}

static void say_everything(const Setup *setup, const Game *game)
{
    EditionId edition = (EditionId)setup->edition;
    say_all_phrases();
    say_all_areas();
    say_all_pieces(edition);
    say_all_awards(edition);
    say_all_fits(setup, game);
    say_all_turns(setup, game);
    say_all_players(setup);
    say_all_reasons(setup);
    say_all_notices(edition);
}

TEST(every_sentence_is_whole_in_english)
{
    say_in(LANGUAGE_ENGLISH, say_everything, 5000);
}

TEST(every_sentence_is_marked)
{
    say_in(LANGUAGE_PSEUDO, say_everything, 5000);
}
