/* Every sentence of the room of words, for all that it can be about, in every language: its places
 * are filled, and in the pseudo-language nothing is plain that is no name. tests/source holds this
 * file to the functions that the room has. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "core/utf8.h"
#include "support.h"
#include "view/words/areas.h"
#include "view/words/awards.h"
#include "view/words/board.h"
#include "view/words/contents.h"
#include "view/words/dates.h"
#include "view/words/fits.h"
#include "view/words/games.h"
#include "view/words/keeping.h"
#include "view/words/keys.h"
#include "view/words/leftover.h"
#include "view/words/lobby.h"
#include "view/words/log.h"
#include "view/words/lookback.h"
#include "view/words/menu.h"
#include "view/words/names.h"
#include "view/words/notices.h"
#include "view/words/panel.h"
#include "view/words/pieces.h"
#include "view/words/players.h"
#include "view/words/points.h"
#include "view/words/reasons.h"
#include "view/words/rules.h"
#include "view/words/say.h"
#include "view/words/screens.h"
#include "view/words/terms.h"
#include "view/words/tr.h"
#include "view/words/turn.h"

static const int counts[] = {0, 1, 2, 5, 21};
enum { COUNTS = sizeof counts / sizeof *counts };

static Language in_force;
static int sentences;

/* Names without a vowel: every other one must have its accent. */
static const char *const names[MAX_PLAYERS] = {"Bff", "Crwth", "Zzz", "Ngh", "Pst"};

static void said(const char *text)
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

/* Calls a function that writes into `text`, and looks at that. */
#define WRITE(call)                                                                                \
    do {                                                                                           \
        char text[1024] = "";                                                                      \
        call;                                                                                      \
        said(text);                                                                                \
    } while (0)

static Setup setup_of(EditionId edition)
{
    Setup setup = test_setup(edition, MAX_PLAYERS, 3);
    for (int p = 0; p < MAX_PLAYERS; p++)
        snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "%s", names[p]);
    return setup;
}

static void say_all_areas(const Setup *setup)
{
    const int points[] = {3, 4, 5};
    for (int w = 0; w < AREA_WORDS; w++) {
        AreaWord word = (AreaWord)w;
        said(say_free(word)), said(say_shared(word)), said(say_contested(word));
        said(say_joins(word)), said(say_larger(word)), said(say_grows(word));
        said(say_will_hold(word, false)), said(say_will_hold(word, true));
        said(say_stands_there(word));
        WRITE(say_whose(setup, 1, word, text, sizeof text));
        for (int i = 0; i < COUNTS; i++) {
            WRITE(say_joins_parts(word, counts[i], text, sizeof text));
            WRITE(say_joins_in_places(word, counts[i], text, sizeof text));
        }
        if (word == AREA_GRASSLAND || word == AREA_MEADOW)
            said(say_at_the_end_on(word));
        if (word != AREA_FOREST && word != AREA_RIVER)
            continue;
        said(say_closed(word)), said(say_closes(word)), said(say_nobodys(word));
        said(say_shared_stays_open(word));
        WRITE(say_stays_open(word, names[0], text, sizeof text));
    }
    for (int i = 0; i < COUNTS; i++) {
        WRITE(say_closes_several(counts[i], text, sizeof text));
        WRITE(say_worth_if_closed(counts[i], 7, false, text, sizeof text));
        WRITE(say_worth_if_closed(counts[i], 7, true, text, sizeof text));
    }
    WRITE(say_unheld_worths(points, 2, text, sizeof text));
    WRITE(say_unheld_worths(points, 3, text, sizeof text));
    WRITE(say_holders_stay_open(names[0], text, sizeof text));
    assert_int_equal(area_word(EDITION_FIRST, ZONE_MEADOW), AREA_MEADOW);
    assert_int_equal(area_word(EDITION_SECOND, ZONE_MEADOW), AREA_GRASSLAND);
}

static void say_all_contents(void)
{
    for (int i = 0; i < COUNTS; i++) {
        for (int thing = 0; thing < THINGS; thing++)
            WRITE(say_things((Thing)thing, counts[i], text, sizeof text));
        WRITE(say_tigers_take(counts[i], 3, text, sizeof text));
        WRITE(say_deer_safe(counts[i], text, sizeof text));
        WRITE(say_open_ends(counts[i], text, sizeof text));
        WRITE(say_open_ends_within(counts[i], text, sizeof text));
        WRITE(say_tiles_and_ends(4, counts[i], text, sizeof text));
        WRITE(say_holders_and_ends(names[0], counts[i], text, sizeof text));
        WRITE(say_counted_fish(counts[i], false, text, sizeof text));
        WRITE(say_counted_fish(counts[i], true, text, sizeof text));
        WRITE(say_more(counts[i], text, sizeof text));
    }
}

static void say_all_pieces(const Setup *setup)
{
    for (int r = 0; r < ROLES; r++) {
        Role role = (Role)r;
        said(say_piece(role)), said(say_none_here(role));
        for (int way = 0; way <= WAYS; way++) {
            said(say_piece_place((EditionId)setup->edition, role, way));
            WRITE(say_piece_at((EditionId)setup->edition, role, way, text, sizeof text));
        }
        WRITE(say_whose_piece(names[0], role, text, sizeof text));
        for (int i = 0; i < COUNTS; i++) {
            WRITE(say_pieces(NULL, role, counts[i], text, sizeof text));
            WRITE(say_pieces(names[0], role, counts[i], text, sizeof text));
        }
    }
    for (int way = 0; way < WAYS; way++)
        said(say_way((Way)way));
    for (int supply = SUPPLY_HAS; supply <= SUPPLY_NONE; supply++)
        WRITE(say_meeple_earns((Supply)supply, 4, text, sizeof text));
    for (int kind = 0; kind < PIECE_KINDS; kind++)
        WRITE(say_whose_is_there(names[0], (PieceKind)kind, text, sizeof text));
    WRITE(say_whose_stands(names[0], text, sizeof text));
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
    WRITE(say_each(4, false, text, sizeof text));
    WRITE(say_each(4, true, text, sizeof text));
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
    for (int side = 0; side < SIDES; side++) {
        said(say_on_side((Side)side));
        WRITE(say_sides(side + 1, text, sizeof text));
    }
    WRITE(say_stack(edition, STACK_LAND, text, sizeof text));
    WRITE(say_stack(edition, STACK_SPECIAL, text, sizeof text));
    WRITE(say_chance_to_draw(.3, text, sizeof text));
    WRITE(say_chance_to_draw(1, text, sizeof text));
    for (int i = 0; i < COUNTS; i++) {
        WRITE(say_of(counts[i], text, sizeof text));
        WRITE(say_fit_here(counts[i], 9, text, sizeof text));
        WRITE(say_left(counts[i], text, sizeof text));
        WRITE(say_discarded(counts[i], text, sizeof text));
    }
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
        }
    said(say_thinks(setup, game).does);
    assert_string_equal(say_thinks(setup, game).name, names[game->player]);
    for (int turn = FOREST_TURN_EARNS; turn <= FOREST_TURN_LAPSED; turn++) {
        said(say_forest_turn((ForestTurn)turn));
        const char *why = say_forest_turn_why(edition, (ForestTurn)turn);
        assert_int_equal(why[0] == '\0', turn == FOREST_TURN_EARNS || turn == FOREST_TURN_EARNED);
        if (why[0])
            said(why);
    }
    said(say_mark_in_forest(edition));
    WRITE(say_turn_of(12, &setup->seats[0], text, sizeof text));
}

static void say_all_players(const Setup *setup)
{
    char name[BRIEF_NAME], first[MAX_NAME];
    Seat nameless = setup->seats[0];
    for (int holders = 0; holders < 1 << MAX_PLAYERS; holders++) {
        AboutPlayers about;
        WRITE(say_holders(setup, (uint8_t)holders, text, sizeof text));
        if (holders == 0)
            continue;
        WRITE(say_names(setup, (uint8_t)holders, text, sizeof text));
        WRITE(say_winners(setup, (uint8_t)holders, text, sizeof text));
        say_about_winners(setup, (uint8_t)holders, &about);
        said(about.names), said(about.after);
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        nameless.name[0] = '\0';
        nameless.colour = (uint8_t)colour;
        said(say_colour((Colour)colour)), said(say_seat(&nameless));
        WRITE(say_badge((Colour)colour, text, sizeof text));
    }
    AboutPlayers next;
    say_about_next(setup, 2, &next);
    said(next.names), said(next.after);
    said(say_brief(setup, 0, name)), said(say_briefly(setup, 1, 3, name));
    assert_false(say_first_name(setup, 0, first));
    for (int kind = 0; kind < SEAT_KINDS; kind++)
        for (int number = 1; number <= 3; number++)
            WRITE(say_given((SeatKind)kind, number, text, sizeof text));
    WRITE(say_laid_by(setup, 0, text, sizeof text));
    WRITE(say_in_turn(12, text, sizeof text));
}

static void say_all_lobby(EditionId edition)
{
    for (int kind = 0; kind < SEAT_KINDS; kind++)
        said(say_strength((SeatKind)kind)), said(say_sitter((SeatKind)kind));
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++)
        said(say_computer((SeatKind)kind)), said(say_alone((SeatKind)kind));
    for (int help = 0; help < HELPS; help++) {
        said(say_help((Help)help)), said(say_help_rule((Help)help));
        WRITE(say_help_asked((Help)help, text, sizeof text));
        WRITE(say_help_now((Help)help, text, sizeof text));
    }
    for (int fault = SEATING_OK + 1; fault < SEATING_FAULTS; fault++) {
        bool of_name = fault == SEATING_NAME_TOO_LONG || fault == SEATING_NAME_UNFIT;
        if (of_name)
            WRITE(say_name_fault(2, (SeatingFault)fault, text, sizeof text));
        else
            said(say_seed_fault((SeatingFault)fault));
    }
    for (int i = 0; i < COUNTS; i++) {
        for (int computers = 0; computers < 3; computers++) {
            Starting starting = {edition, counts[i], computers, i % 2};
            if (starting.people + computers > 0)
                WRITE(say_start(&starting, text, sizeof text));
        }
        WRITE(say_turns(edition, counts[i], text, sizeof text));
        WRITE(say_to_draw(counts[i], text, sizeof text));
        WRITE(say_tiles(counts[i], 90, i % 2, text, sizeof text));
        for (int shown = 0; shown < GAMES_SHOWN; shown++)
            WRITE(say_shown((GamesShown)shown, counts[i], text, sizeof text));
    }
    said(say_edition(edition));
    WRITE(say_version("0.1.0", text, sizeof text));
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
    WRITE(say_key_span("1", "9", text, sizeof text));
    WRITE(say_number_span(1, text, sizeof text));
    WRITE(say_number_span(5, text, sizeof text));
    WRITE(say_key_pair("M", "F", text, sizeof text));
    WRITE(say_keyed(N_("undo; {redo} does it again"), (Place[]){{"redo", "Y", 0}, {0}}, text,
                    sizeof text));
    WRITE(say_scale_most(125, text, sizeof text));
    WRITE(say_percent(125, text, sizeof text));
    WRITE(say_tile_pixels(64, text, sizeof text));
}

static void say_all_of_panel(EditionId edition)
{
    Setup setup = setup_of(edition);
    Session *session = session_new(test_edition(edition), &setup);
    Random random = random_from(4);
    assert_non_null(session);
    for (int i = 0; i < COUNTS; i++) {
        WRITE(say_land_left(counts[i], text, sizeof text));
        WRITE(say_special_left(edition, counts[i], text, sizeof text));
        WRITE(say_counted_fish(counts[i], i % 2, text, sizeof text));
        WRITE(say_more(counts[i], text, sizeof text));
        WRITE(say_step(counts[i], 21, text, sizeof text));
        WRITE(say_undone(counts[i], i % 2, text, sizeof text));
        WRITE(say_row_tip(names[0], i % 2, i > 2 ? 50 : 0, text, sizeof text));
        for (int phase = PHASE_PLACE; phase < PHASE_END; phase++)
            WRITE(say_choice((Phase)phase, "0", counts[i], i % 2 ? 7 : 0, text, sizeof text));
    }
    WRITE(say_power("Zzz", "Pst.", text, sizeof text));
    WRITE(say_past("Zzz", text, sizeof text));
    WRITE(say_turn_fits("B", text, sizeof text));
    WRITE(say_last_tile(names[0], text, sizeof text));
    while (session_game(session)->phase != PHASE_END)
        session_play(session,
                     test_random_move(test_edition(edition), session_game(session), &random), NULL);
    WRITE(say_position(session, text, sizeof text));
    for (int back = 1; back < 4; back++) {
        session_seek(session, session_move_count(session) - back);
        WRITE(say_position(session, text, sizeof text));
        WRITE(say_forgotten(session, text, sizeof text));
    }
    session_free(session);
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
    for (int why = 0; why < BESIDES; why++)
        said(say_kept_beside((Beside)why));
    static const char *const kept[] = {"autosave.aurochs", "earlier-2.aurochs", "finished.aurochs",
                                       "unreadable-9.aurochs"};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        said(say_kept_game(kept[i]));
    assert_null(say_kept_game("earliest.aurochs"));
    RecordError foreign = {.fault = RECORD_NOT_A_RECORD, .line = 1, .wanted = ""};
    WRITE(say_damage(&foreign, 0, text, sizeof text));
    said(say_another_plays());
    said(say_played_meanwhile(true));
    said(say_played_meanwhile(false));
    said(say_opened_beside());
    WRITE(say_not_by_hand("/g/1.rchs", text, sizeof text));
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

static void say_all_reasons(const Setup *setup)
{
    EditionId edition = (EditionId)setup->edition;
    for (int kind = 0; kind < REASONS; kind++)
        for (int i = 0; i < COUNTS * ROLES; i++) {
            static const ZoneKind zones[] = {ZONE_FOREST, ZONE_RIVER, ZONE_MEADOW, ZONE_LAKE};
            /* Only forests and rivers stay open for good. */
            int zone = kind == REASON_DENIES ? i % 2 : i % 4;
            Reason reason = {.kind = (uint8_t)kind,
                             .player = (uint8_t)(i % MAX_PLAYERS),
                             .role = (uint8_t)(i / COUNTS),
                             .zone = (uint8_t)zones[zone],
                             .award = (uint8_t)(i % (AWARD_HUNTING_TRAP + 1)),
                             .open = (uint8_t)(i % 3),
                             .joined = i % 2,
                             .tiles = (uint8_t)counts[i % COUNTS],
                             .points = (int16_t)counts[i % COUNTS]};
            WRITE(say_reason(setup, &reason, text, sizeof text));
            WRITE(say_reason_more(&reason, text, sizeof text));
            WRITE(say_reason_briefly(edition, &reason, text, sizeof text));
        }
    WRITE(say_hint_note(setup, 1, text, sizeof text));
    WRITE(say_last_move(setup, 1, text, sizeof text));
    for (float lead = -2; lead <= 2; lead += .25f) {
        WRITE(say_lead(lead, text, sizeof text));
        WRITE(say_place_lead(lead, 2, text, sizeof text));
        WRITE(say_expected(lead, text, sizeof text));
        said(say_than_next(lead));
    }
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
    const float chances[2] = {.24f, .13f};
    WRITE(say_walks(56, 88, text, sizeof text));
    WRITE(say_stopped(56, 88, text, sizeof text));
    WRITE(say_turn_number(42, text, sizeof text));
    WRITE(say_chances(chances, text, sizeof text));
    WRITE(say_tenths(8.7f, text, sizeof text));
    for (int i = 0; i < COUNTS; i++)
        said(say_costly(counts[i]));
    for (double seconds = -1; seconds < 1000; seconds = seconds * 2 + 3)
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
                WRITE(say_better(&told, text, sizeof text));
            }
            for (int i = 0; i < turn.count; i++)
                game_advance(edition, &game, done[i], NULL);
        }
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
        WRITE(say_own_meeples_only(&setup, 0, text, sizeof text));
    }
    said(say_one_way());
    said(say_must_touch());
    assert_true(told > 50 && because > 50);
}

static void say_everything(Language language)
{
    in_force = language;
    language_set(language);
    sentences = 0;
    for (int id = 0; id < EDITIONS; id++) {
        EditionId edition = (EditionId)id;
        Setup setup = setup_of(edition);
        Game game;
        game_new(test_edition(edition), &setup, &game, NULL);
        say_all_areas(&setup);
        say_all_contents();
        say_all_pieces(&setup);
        say_all_awards(edition);
        say_all_fits(&setup, &game);
        say_all_turns(&setup, &game);
        say_all_players(&setup);
        say_all_lobby(edition);
        say_all_dates();
        say_all_of_keeping();
        say_all_refusals();
        say_all_keys();
        say_all_of_panel(edition);
        say_all_rules(edition);
        say_all_reasons(&setup);
        say_all_of_looking_back(edition);
        say_all_notices(edition);
    }
    language_set(LANGUAGE_ENGLISH);
    assert_true(sentences > 1500);
}

static void every_sentence_is_whole_in_english(void **state)
{
    (void)state;
    say_everything(LANGUAGE_ENGLISH);
}

static void every_sentence_is_marked(void **state)
{
    (void)state;
    say_everything(LANGUAGE_PSEUDO);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_sentence_is_whole_in_english),
        cmocka_unit_test(every_sentence_is_marked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
