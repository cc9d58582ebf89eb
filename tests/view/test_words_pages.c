

/* Every sentence of the pages around the game: the table's seats, days, keys, files and their
 * faults, rules, the panel and the Elder's look back, in every language. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/utf8.h"
#include "support.h"
#include "view/words/elder.h"
#include "view/words/files.h"
#include "view/words/names.h"
#include "view/words/table.h"
#include "view/words/terms.h"
#include "words.h"

static void say_all_lists(EditionId edition)
{
    for (int i = 0; i < COUNTS; i++) {
        for (int computers = 0; computers < 3; computers++) {
            Starting starting = {edition, counts[i], computers, i % 2};
            if (starting.people + computers > 0)
                WRITE(say_start(&starting, text, sizeof text));
        }
        WRITE(say_tiles(counts[i], 90, i % 2, text, sizeof text));
    }
}

static void say_all_dates(void)
{
    enum { DAY = 24 * 60 * 60 };
    for (int days = 0; days < 400; days += 1 + days / 4) {
        WRITE(say_when(1700000000 - (int64_t)days * DAY, 1700000000, 0, text, sizeof text));
        WRITE(say_day(1700000000 - (int64_t)days * DAY, 0, text, sizeof text));
        WRITE(say_date(1700000000 - (int64_t)days * DAY, 1700000000, 0, text, sizeof text));
    }
}

/* Keys have no vowel here, as names have none. */
static void say_all_keys(void)
{
    for (int mods = 0; mods < 8; mods++)
        WRITE(say_stroke("Z", mods & 1, mods & 2, mods & 4, text, sizeof text));
    WRITE(say_number_span(1, text, sizeof text));
    WRITE(say_number_span(5, text, sizeof text));
}

static void say_refusal(RecordError error)
{
    error.wanted = "Zzz";
    error.line = 3;
    snprintf(error.word, sizeof error.word, "Pst");
    snprintf(error.statement, sizeof error.statement, "Crwth 1,0");
    WRITE(say_record_error(&error, text, sizeof text));
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
        said(say_kept_game(kept[i]));
    assert_null(say_kept_game("earliest.aurochs"));
    RecordError foreign = {.fault = RECORD_NOT_A_RECORD, .line = 1, .wanted = ""};
    WRITE(say_damage(&foreign, 0, text, sizeof text));
}

static void say_all_rules(EditionId edition)
{
    const Terms *terms = terms_of(edition);
    for (int line = 0; line < RULE_LINES; line++)
        said(say_rule(edition, line));
    for (int line = 0; line < SIGN_LINES; line++)
        if (say_sign(edition, line)[0])
            said(say_sign(edition, line));
    for (int power = 0; power < POWERS; power++) {
        assert_int_equal(say_power_rule(edition, (Power)power)[0] != '\0',
                         terms->powers[power] != NULL);
        if (terms->powers[power])
            said(say_power_rule(edition, (Power)power)), said(tr(terms->powers[power]));
    }
}

static void say_all_of_panel(EditionId edition)
{
    Setup setup = setup_of(edition);
    Session *session = session_new(test_edition(edition), &setup);
    Random random = random_from(4);
    assert_non_null(session);
    for (int i = 0; i < COUNTS; i++) {
        WRITE(say_row_tip(names[0], i % 2, i == 0, i > 2 ? 50 : 0, text, sizeof text));
        for (int phase = PHASE_PLACE; phase < PHASE_END; phase++)
            WRITE(say_choice((Phase)phase, "0", counts[i], i % 2 ? 7 : 0, text, sizeof text));
    }
    WRITE(say_position(session, false, text, sizeof text));
    test_play_out(session, &random);
    WRITE(say_position(session, false, text, sizeof text));
    for (int back = 1; back < 4; back++) {
        session_seek(session, session_move_count(session) - back);
        WRITE(say_position(session, false, text, sizeof text));
        if (session_game(session)->phase == PHASE_PLACE)
            WRITE(say_position(session, true, text, sizeof text));
        WRITE(say_forgotten(session, text, sizeof text));
        WRITE(say_undone(session, back % 2, text, sizeof text));
        WRITE(say_undone(session, back % 2 == 0, text, sizeof text));
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
    char no_text[40];
    WRITE(say_progress(SAY_WALKS, 56, 88, text, sizeof text));
    WRITE(say_lost(22.6f, text, sizeof text));
    WRITE(say_chances(&review, 0, text, sizeof text));
    assert_false(say_chances(&review, 1, no_text, sizeof no_text));
    WRITE(say_tenths(8.7f, text, sizeof text));
    for (double seconds = 0; seconds < 1000; seconds = seconds * 2 + 3)
        WRITE(say_time_left(seconds, text, sizeof text));
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
                WRITE(say_done(&told, text, sizeof text));
                said(say_better(&told));
            }
            for (int i = 0; i < turn.count; i++)
                game_advance(edition, &game, done[i], NULL);
        }
    }
}

static void say_everything(const Setup *setup, const Game *game)
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

TEST(every_sentence_is_whole_in_english)
{
    say_in(LANGUAGE_ENGLISH, say_everything, 2500);
}

TEST(every_sentence_is_marked)
{
    say_in(LANGUAGE_PSEUDO, say_everything, 2500);
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
        char text[200];
        say_winners(&setup, cases[i].leaders, text, sizeof text);
        assert_string_equal(text, cases[i].text);
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
        char text[60];
        say_when(noon - cases[i].ago, noon, cases[i].offset, text, sizeof text);
        assert_string_equal(text, cases[i].text);
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
        char text[40];
        say_date(cases[i].then, cases[i].now, cases[i].offset, text, sizeof text);
        assert_string_equal(text, cases[i].text);
    }
}

/* The rules name the numbers that the rulesets hold. */
TEST(rules_have_the_editions_numbers)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const Ruleset *rules = ruleset_of((EditionId)edition);
        char text[60];
        snprintf(text, sizeof text, "%d for each group of mushrooms", rules->mushroom_points);
        assert_non_null(strstr(say_rule((EditionId)edition, 3), text));
        snprintf(text, sizeof text, "%d points a tile", rules->forest_tile_points);
        assert_non_null(strstr(say_rule((EditionId)edition, 3), text));
        snprintf(text, sizeof text, "%d huts each", rules->huts);
        assert_non_null(strstr(terms_of((EditionId)edition)->facts[0], text));
        for (int line = 0; line < RULE_LINES; line++)
            assert_true(strlen(say_rule((EditionId)edition, line)) < 200);
    }
    assert_non_null(strstr(say_rule(EDITION_SECOND, 7), "mammoth 3, aurochs 2, deer 1"));
}

/* A new game counts its tiles as the table and the saved games do: the land, and special ones
 * apart. */
TEST(editions_count_their_tiles)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const TileSet *set = &test_edition((EditionId)edition)->tiles;
        const Terms *terms = terms_of((EditionId)edition);
        int count[STACKS] = {0};
        char text[60];
        for (int i = 0; i < set->tile_count; i++)
            count[set->tiles[i].stack]++;
        snprintf(text, sizeof text, "%d land tiles", count[STACK_START] + count[STACK_LAND]);
        assert_ptr_equal(strstr(terms->facts[0], text), terms->facts[0]);
        assert_int_equal(strtol(terms->facts[1], NULL, 10), count[STACK_SPECIAL]);
    }
}
