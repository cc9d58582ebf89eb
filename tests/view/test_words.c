/* Every sentence about the game itself, its land, pieces, points and players, for all that it can
 * be about, in every language, and the pages around a game. tests/source holds this file to the
 * functions that the room of words has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/utf8.h"
#include "pseudo.h"
#include "support.h"
#include "view/words/areas.h"
#include "view/words/elder.h"
#include "view/words/files.h"
#include "view/words/names.h"
#include "view/words/table.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum { COUNTS = 5 };

/* Says everything that is about a game, given at its start. */
typedef void (*SayAll)(const Setup *setup, const Game *game);

static const int counts[COUNTS] = {0, 1, 2, 5, 21};

/* Names without a vowel: every other one must have its accent. */
static const char *const names[MAX_PLAYERS] = {"Bff", "Crwth", "Zzz", "Ngh", "Pst"};

static Language in_force;

static int sentences;

/* Looks at one sentence; fails the test where it is not whole, or plain in the pseudo-language. */
static void is_said(const char *text)
{
    assert_non_null(text);
    assert_true(text[0] != '\0');
    for (size_t at = 0, length; text[at]; at += length) {
        length = utf8_length(text + at, strlen(text + at));
        assert_true(length > 0);
    }
    if (strpbrk(text, "{}"))
        fail_msg("'%s' has an open place", text);
    if (in_force == LANGUAGE_PSEUDO && strpbrk(text, "aeiouAEIOU"))
        fail_msg("'%s' is plain", text);
    sentences++;
}

static Setup setup_of(EditionId edition)
{
    Setup setup = test_setup(edition, MAX_PLAYERS, 3);
    for (int p = 0; p < MAX_PLAYERS; p++)
        snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "%s", names[p]);
    return setup;
}

/* Says all in both editions, and in the language; fails the test where that are no more than so
 * many sentences. */
static void say_in(Language language, SayAll say, int least)
{
    in_force = language;
    pseudo_teach();
    language_set(language);
    sentences = 0;
    for (int id = 0; id < EDITIONS; id++) {
        Setup setup = setup_of((EditionId)id);
        Game game;
        game_new(test_edition((EditionId)id), &setup, &game, NULL);
        say(&setup, &game);
    }
    language_set(LANGUAGE_ENGLISH);
    if (sentences <= least)
        fail_msg("only %d sentences", sentences);
}

enum { MOST_PLACES = 6, PLACE_BYTES = 24 };

/* Gives every place of a phrase a value, {count} the number. */
static const char *fill_places(int which, int count)
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
    return say_values(which, values);
}

/* tests/source holds the calls to the places that a phrase has. */
static void say_all_phrases(void)
{
    for (int which = 0; which < PHRASES; which++)
        for (int i = 0; i < COUNTS; i++)
            is_said(fill_places(which, counts[i]));
}

static void say_all_areas(void)
{
    const int points[] = {3, 4, 5};
    for (int i = 0; i < COUNTS; i++) {
        is_said(say_worth_closed(counts[i], 9, false));
        is_said(say_worth_closed(counts[i], 9, true));
        is_said(say_open_ends(counts[i]));
    }
    is_said(say_unheld_worths(points, 2));
    is_said(say_unheld_worths(points, 3));
    assert_int_equal(area_word(EDITION_FIRST, ZONE_MEADOW), AREA_MEADOW);
    assert_int_equal(area_word(EDITION_SECOND, ZONE_MEADOW), AREA_GRASSLAND);
}

static void say_all_pieces(EditionId edition)
{
    for (int role = 0; role < ROLES; role++)
        for (int way = 0; way <= WAYS; way++)
            is_said(say_piece_place(edition, (Role)role, way));
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
            is_said(say_award(edition, &award));
            is_said(say_award_brief(edition, &award));
            is_said(say_award_items(edition, &award));
            is_said(say_log_entry(test_edition(edition), &entry));
            if (n > 0 && kind <= AWARD_RIVER)
                is_said(say_award_top(&award, ""));
            if (n > 0)
                is_said(say_award_sum(ruleset_of(edition), &award));
        }
    for (int kind = LOG_DISCARD; kind <= LOG_FINAL; kind++)
        for (int lapsed = 0; lapsed < 2; lapsed++) {
            LogEntry entry = {.kind = (uint8_t)kind, .lapsed = lapsed};
            is_said(say_log_entry(test_edition(edition), &entry));
        }
    for (int group = 0; group < POINT_GROUPS; group++) {
        is_said(say_point_group(edition, (PointGroup)group));
        for (int i = 0; i < COUNTS; i++)
            is_said(say_areas(edition, (PointGroup)group, counts[i]));
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
                        is_said(say_cell_fits(edition, &remaining, &fits));
                        is_said(say_tiles_fit(&remaining, &fits));
                        if (fits.group_count > 0)
                            is_said(say_chance_of(setup, game, &remaining, &fits));
                    }
            }
    for (int ours = SIDE_MEADOW; ours <= SIDE_RIVER; ours++)
        for (int theirs = SIDE_MEADOW; theirs <= SIDE_RIVER; theirs++)
            if (ours != theirs)
                is_said(say_sides_meet(
                    edition->rules.id,
                    &(Verdict){.ours = {(uint8_t)ours}, .theirs = {(uint8_t)theirs}}, 0));
    is_said(say_chance_to_draw(.3));
    is_said(say_chance_to_draw(1));
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
            is_said(words.does);
            if (words.name)
                assert_string_equal(words.name, names[game->player]);
            if (kind == 2 && phase == PHASE_PLACE)
                is_said(say_left_briefly(&other));
        }
    is_said(say_thinks(setup, game).does);
    assert_string_equal(say_thinks(setup, game).name, names[game->player]);
    for (int turn = FOREST_TURN_EARNS; turn <= FOREST_TURN_LAPSED; turn++) {
        const char *why = say_forest_turn_why(edition, (ForestTurn)turn);
        assert_int_equal(why[0] == '\0', turn == FOREST_TURN_EARNS || turn == FOREST_TURN_EARNED);
        if (why[0])
            is_said(why);
    }
}

static void say_all_players(const Setup *setup)
{
    Seat nameless = setup->seats[0];
    for (int holders = 0; holders < 1 << MAX_PLAYERS; holders++) {
        is_said(say_holders(setup, (uint8_t)holders));
        if (holders == 0)
            continue;
        is_said(say_names(setup, (uint8_t)holders));
        is_said(say_winners(setup, (uint8_t)holders));
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        nameless.name[0] = '\0';
        nameless.colour = (uint8_t)colour;
        is_said(say_seat(&nameless));
    }
    is_said(say_text(SAY_PLAYS_NEXT, say_seat(&setup->seats[2])));
    is_said(say_brief(setup, 0));
    assert_null(say_first_name(setup, 0));
    for (int kind = 0; kind < SEAT_KINDS; kind++)
        for (int number = 1; number <= 3; number++)
            is_said(say_given((SeatKind)kind, number));
    is_said(say_plan(&(SeatPlan){.kind = SEAT_AI_EASY, .name = "The Cub"}));
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
            is_said(say_reason(setup, &reason));
            if (kind != REASON_QUIET || reason.best) /* else there is no more to say */
                is_said(say_reason_more(setup, &reason));
            is_said(say_reason_alone(setup, &reason));
            is_said(say_reason_briefly(setup, &reason));
        }
    is_said(say_meant_why(&(Reason){REASON_KEEPS, .role = ROLE_HUNTER}));
    for (int number = 0; number < 2; number++) {
        is_said(say_meant(false, number));
        is_said(say_meant(true, number));
    }
    for (float lead = -2; lead <= 2; lead += .25f) {
        is_said(say_lead(lead));
        if (lead < 0) /* the best says nothing */
            is_said(say_behind(lead));
        is_said(say_place_lead(lead, 2));
        is_said(say_expected(lead));
        is_said(say_than_next(setup, 1, lead));
        is_said(say_compared(lead));
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
            after = game_play(edition, &before, move, &events);
            Played played = {edition, &setup, &before, &after, move, &events, false};
            const char *why = say_no_piece_why(&played), *text = say_played(&played);
            if (why)
                is_said(why);
            if (text[0])
                is_said(text);
            told += text[0] != '\0';
            because += why != NULL;
        }
        Award awards[2] = {{.player = 0, .points = 4, .node = 0},
                           {.player = 1, .points = 10, .node = 0}};
        const char *many = say_meanwhile(&setup, awards, 2);
        is_said(many);
        assert_true(strstr(many, "+10") < strstr(many, "+4"));
        many = say_too(many, phrase(SAY_ONE_WAY));
        is_said(many);
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
            after = game_play(edition, &before, move, &events);
            Played played = {edition, &setup, &before, &after, move, &events, false};
            const char *text = say_no_piece_why(&played);
            if (!text)
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

static void say_all_lists(EditionId edition)
{
    for (int i = 0; i < COUNTS; i++) {
        for (int computers = 0; computers < 3; computers++) {
            Starting starting = {edition, counts[i], computers, i % 2};
            if (starting.people + computers > 0)
                is_said(say_start(&starting));
        }
    }
}

static void say_all_dates(void)
{
    enum { DAY = 24 * 60 * 60 };
    for (int days = 0; days < 400; days += 1 + days / 4) {
        is_said(say_when(1700000000 - (int64_t)days * DAY, 1700000000, 0));
        is_said(say_day(1700000000 - (int64_t)days * DAY, 0));
        is_said(say_date(1700000000 - (int64_t)days * DAY, 1700000000, 0));
    }
}

/* Keys have no vowel here, as names have none. */
static void say_all_keys(void)
{
    for (int mods = 0; mods < 8; mods++)
        is_said(say_stroke("Z", mods & 1, mods & 2, mods & 4));
    is_said(say_number_span(1));
    is_said(say_number_span(5));
}

static void say_refusal(RecordError error)
{
    error.wanted = "Zzz";
    error.line = 3;
    snprintf(error.word, sizeof error.word, "Pst");
    snprintf(error.statement, sizeof error.statement, "Crwth 1,0");
    is_said(say_record_error(&error));
}

static void say_all_refusals(void)
{
    for (int fault = RECORD_OK; fault <= RECORD_FAULTS; fault++)
        say_refusal((RecordError){.fault = (RecordFault)fault, .player_count = 2});
    for (int check = SETUP_OK; check < SETUP_CHECKS; check++)
        say_refusal((RecordError){.fault = RECORD_BAD_SETUP, .setup_check = (SetupCheck)check});
    for (int check = MOVE_OK; check < MOVE_CHECKS; check++)
        for (int phase = PHASE_PLACE; phase <= PHASE_END; phase++) {
            RecordError error = {.fault = RECORD_ILLEGAL_MOVE, .blocker_role = ROLE_HUT};
            error.verdict = (Verdict){.check = (uint8_t)check,
                                      .due = (uint8_t)phase,
                                      .clash = 2,
                                      .ours = {0, SIDE_FOREST},
                                      .theirs = {0, SIDE_RIVER}};
            say_refusal(error);
        }
}

/* Files' names have vowels: they are left out of the sentences that hold one. */
static void say_all_of_keeping(void)
{
    static const char *const kept[] = {"autosave.aurochs", "earlier-2.aurochs", "finished.aurochs",
                                       "unreadable-9.aurochs"};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        is_said(say_kept_game(kept[i]));
    assert_null(say_kept_game("earliest.aurochs"));
    RecordError foreign = {.fault = RECORD_NOT_A_RECORD, .line = 1, .wanted = ""};
    is_said(say_damage(&foreign, 0));
}

static void say_all_rules(EditionId edition)
{
    const Terms *terms = terms_of(edition);
    for (int power = 0; power < POWERS; power++) {
        assert_int_equal(say_power_rule(edition, (Power)power)[0] != '\0',
                         terms->powers[power] != NULL);
        if (terms->powers[power])
            is_said(say_power_rule(edition, (Power)power)), is_said(tr(terms->powers[power]));
    }
}

static void say_all_of_panel(EditionId edition)
{
    Setup setup = setup_of(edition);
    Session *session = session_new(test_edition(edition), &setup);
    Random random = random_from(4);
    assert_non_null(session);
    for (int i = 0; i < COUNTS; i++) {
        is_said(say_row_tip(names[0], i % 2, i == 0, i > 2 ? 50 : 0));
        for (int phase = PHASE_PLACE; phase < PHASE_END; phase++)
            is_said(say_choice((Phase)phase, "0", counts[i], i % 2 ? 7 : 0));
    }
    is_said(say_position(session, false));
    test_play_out(session, &random);
    is_said(say_position(session, false));
    for (int back = 1; back < 4; back++) {
        session_seek(session, session_move_count(session) - back);
        is_said(say_position(session, false));
        if (session_game(session)->phase == PHASE_PLACE)
            is_said(say_position(session, true));
        is_said(say_forgotten(session));
        is_said(say_undone(session, back % 2));
        is_said(say_undone(session, back % 2 == 0));
    }
    session_free(session);
}

/* A turn by chance from here on, on a copy, its first move `first` unless NULL; returns its number
 * of moves. */
static int turn_by_chance(const Edition *edition, Game game, Random *chance, const Move *first,
                          Move moves[AI_MOVES])
{
    int count = 0;
    if (first) {
        moves[count++] = *first;
        game_advance(edition, &game, *first, NULL);
    }
    while (count == 0 || game.phase == PHASE_PIECE || game.phase == PHASE_RECALL) {
        moves[count] = test_random_move(edition, &game, chance);
        game_advance(edition, &game, moves[count++], NULL);
    }
    return count;
}

/* What went wrong first, or nothing where the turns are the same as far as both go. */
static ReviewPart wrong_part(const ReviewTurn *turn, const Move *done)
{
    for (int i = 0; i < turn->count && i < turn->best_count; i++)
        if (!move_equal(done[i], turn->best[i]))
            return done[i].kind == MOVE_PLACE                                 ? REVIEW_PLACE
                   : done[i].kind == MOVE_RECALL || done[i].kind == MOVE_KEEP ? REVIEW_RECALL
                                                                              : REVIEW_PIECE;
    return REVIEW_NOTHING;
}

/* A look back at whole games whose turns are compared to others by chance. */
static void say_all_of_looking_back(EditionId id)
{
    const Edition *edition = test_edition(id);
    static const Review review = {.turns = {{.player = 1, .better = .24f}, {.better = .004f}},
                                  .chances = {[1] = {.87f, .13f}, [2] = {.001f, .999f}}};
    is_said(say_chances(&review, 0));
    assert_null(say_chances(&review, 1));
    is_said(say_tenths(8.7f));
    for (double seconds = 0; seconds < 1000; seconds = seconds * 2 + 3)
        is_said(say_time_left(seconds));
    for (int seed = 0; seed < 12; seed++) {
        Setup setup = setup_of(id);
        Random chance = random_from((uint64_t)seed);
        Game game;
        game_new(edition, &setup, &game, NULL);
        while (game.phase != PHASE_END) {
            Move done[AI_MOVES];
            ReviewTurn turn = {.player = game.player};
            turn.count = (uint8_t)turn_by_chance(edition, game, &chance, NULL, done);
            turn.best_count =
                (uint8_t)turn_by_chance(edition, game, &chance, seed % 2 ? done : NULL, turn.best);
            turn.wrong = (uint8_t)wrong_part(&turn, done);
            TurnTold told = {edition, &setup, &game, done, &turn, seed % 4};
            if (turn.wrong != REVIEW_NOTHING) {
                is_said(say_done(&told));
                is_said(say_better(&told));
            }
            for (int i = 0; i < turn.count; i++)
                game_advance(edition, &game, done[i], NULL);
        }
    }
}

static void say_all_pages(const Setup *setup, const Game *game)
{
    EditionId edition = (EditionId)setup->edition;
    (void)game;
    say_all_lists(edition);
    say_all_dates();
    say_all_of_keeping();
    say_all_refusals();
    say_all_keys();
    say_all_of_panel(edition);
    say_all_rules(edition);
    say_all_of_looking_back(edition);
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
    say_all_pages(setup, game);
}

TEST(every_sentence_is_whole_in_english)
{
    say_in(LANGUAGE_ENGLISH, say_everything, 7500);
}

TEST(every_sentence_is_marked)
{
    say_in(LANGUAGE_PSEUDO, say_everything, 7500);
}

static Setup three(void)
{
    return (Setup){.player_count = 3,
                   .seats = {{.colour = RED, .name = "Ana"},
                             {.colour = BLUE, .name = "Bo"},
                             {.colour = VIOLET, .name = ""}}};
}

TEST(winners_are_named)
{
    static const struct {
        uint8_t leaders;
        const char *text;
    } cases[] = {
        {1, "Ana wins the valley"},
        {3, "Ana and Bo share the valley"},
        {4, "Violet wins the valley"},
        {7, "Ana, Bo and Violet share the valley"},
    };
    Setup setup = three();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_string_equal(say_winners(&setup, cases[i].leaders), cases[i].text);
    }
}

TEST(days_are_counted_in_local_time)
{
    enum { HOUR = 3600, DAY = 24 * HOUR };
    const int64_t noon = 20000 * (int64_t)DAY + 12 * HOUR;
    static const struct {
        int64_t ago;
        int offset;
        const char *text;
    } cases[] = {
        {0, 0, "today at 12:00"},
        {11 * HOUR, 0, "today at 01:00"},
        {13 * HOUR, 0, "yesterday at 23:00"},
        {13 * HOUR, 2 * HOUR, "today at 01:00"},
        {3 * DAY, 0, "3 days ago"},
        {-HOUR, 0, "today at 13:00"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_string_equal(say_when(noon - cases[i].ago, noon, cases[i].offset), cases[i].text);
    }
}

TEST(days_have_dates)
{
    static const struct {
        int64_t then, now;
        int offset;
        const char *text;
    } cases[] = {
        {1700000000, 1700000100, 0, "Today, 22:13"}, /* 14 November 2023 */
        {1700000000, 1700000100, 7200, "Today, 00:13"},
        {1700000000, 1700010000, 0, "Yesterday, 22:13"},
        {1700000000, 1701000000, 0, "14 November"},
        {1700000000, 1701000000, 7200, "15 November"},
        {1700000000, 1710000000, 0, "14 November 2023"},
        {1709164800, 1712000000, 0, "29 February"},
        {951782400, 1712000000, 0, "29 February 2000"},
        {1735689599, 1735889600, 0, "Tuesday, 23:59"},
        {0, 1712000000, 0, "1 January 1970"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_string_equal(say_date(cases[i].then, cases[i].now, cases[i].offset), cases[i].text);
    }
}

/* The rules name the numbers that the rulesets hold. */
TEST(rules_have_the_editions_numbers)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const Ruleset *rules = ruleset_of((EditionId)edition);
        assert_non_null(
            strstr(terms_of((EditionId)edition)->facts[0], said("%d huts each", rules->huts)));
    }
}

/* A new game counts its tiles as the table and the saved games do: the land, and special ones
 * apart. */
TEST(editions_count_their_tiles)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const TileSet *set = &test_edition((EditionId)edition)->tiles;
        const Terms *terms = terms_of((EditionId)edition);
        int count[STACKS] = {0};
        for (int i = 0; i < set->tile_count; i++)
            count[set->tiles[i].stack]++;
        assert_ptr_equal(
            strstr(terms->facts[0], said("%d land tiles", count[STACK_START] + count[STACK_LAND])),
            terms->facts[0]);
        assert_int_equal(strtol(terms->facts[1], NULL, 10), count[STACK_SPECIAL]);
    }
}
