/* The log of whole games: its sums are the scores, its turns those of the game, and undo leaves no
 * trace. */
#include <string.h>

#include "check.h"
#include "play/logbook.h"
#include "support.h"

/* Of one position; while the game goes on, the curve's last point is the score. */
static void assert_breakdown(const Game *game, const Breakdown *breakdown)
{
    assert_int_equal(breakdown->player_count, game->player_count);
    assert_int_equal(breakdown->final, game->phase == PHASE_END);
    assert_int_equal(breakdown->turns, game->turn);
    for (int p = 0; p < game->player_count; p++) {
        int kinds = breakdown->groups[p][POINTS_START];
        for (int kind = 0; kind < AWARDS; kind++)
            kinds += breakdown->points[p][kind];
        assert_int_equal(kinds, game->scores[p]);
        assert_int_equal(breakdown->totals[p], game->scores[p]);
        if (!breakdown->final)
            assert_int_equal(breakdown->after[game->turn][p], game->scores[p]);
    }
}

static void assert_sums(const Session *session, const Logbook *logbook)
{
    const Game *game = session_game(session);
    uint16_t projected[MAX_PLAYERS], sums[MAX_PLAYERS] = {0};
    Breakdown breakdown;
    breakdown_of(session, &breakdown);
    assert_breakdown(game, &breakdown);
    for (int p = 0; p < game->player_count; p++)
        sums[p] = session_setup(session)->seats[p].start;
    game_project(session_edition(session), game, projected);
    assert_int_equal(logbook->player_count, game->player_count);
    for (int i = 0; i < logbook->entry_count; i++) {
        const LogEntry *entry = &logbook->entries[i];
        if (entry->kind != LOG_AWARD)
            continue;
        sums[entry->player] = (uint16_t)(sums[entry->player] + entry->award.points);
        assert_int_equal(entry->award.player, entry->player);
        assert_int_equal(entry->total, sums[entry->player]);
    }
    for (int p = 0; p < game->player_count; p++) {
        const LogStanding *standing = &logbook->standings[p];
        int groups = 0, forecasts = 0;
        for (int group = 0; group < POINT_GROUPS; group++) {
            groups += standing->groups[group];
            forecasts += standing->forecasts[group];
            assert_true(standing->forecasts[group] >= standing->groups[group]);
        }
        assert_int_equal(sums[p], game->scores[p]);
        assert_int_equal(standing->points, game->scores[p]);
        assert_int_equal(standing->projected, projected[p]);
        assert_int_equal(groups, game->scores[p]);
        assert_int_equal(forecasts, projected[p]);
        assert_memory_equal(standing->groups, breakdown.groups[p], sizeof standing->groups);
    }
}

/* Each entry stands where the session says that it happened. */
static void assert_places(const Session *session, const Logbook *logbook)
{
    const Game *game = session_game(session);
    int discards = 0;
    bool final = false;
    for (int i = 0; i < logbook->entry_count; i++) {
        const LogEntry *entry = &logbook->entries[i];
        const Game *after = session_game_at(session, entry->move + 1);
        assert_true(i == 0 || logbook->entries[i - 1].move <= entry->move);
        assert_int_equal(entry->turn, after->turn);
        if (entry->kind == LOG_DISCARD)
            assert_int_equal(entry->tile, game->discarded[discards++]);
        else if (entry->turn > 0)
            assert_int_equal(entry->tile, after->placed[entry->turn]);
        if (entry->kind == LOG_AWARD && !final)
            assert_int_equal(after->scores[entry->player] >= entry->total, true);
        if (entry->kind == LOG_EXTRA_TURN)
            assert_int_equal(entry->player, session_game_at(session, entry->move)->player);
        if (entry->kind == LOG_AWARD)
            assert_int_equal(entry->node, entry->award.node);
        else if (entry->kind == LOG_EXTRA_TURN)
            assert_true(area_info(session_edition(session), after, entry->node).menhirs > 0);
        else
            assert_int_equal(entry->node, NO_NODE);
        final |= entry->kind == LOG_FINAL;
    }
    assert_int_equal(discards, game->discard_count);
    assert_int_equal(final, game->phase == PHASE_END);
}

static int lapses; /* turns earned that nobody took */

/* Each special tile drawn to be placed came of an extra turn logged. */
static void assert_extra_turns(const Session *session, const Logbook *logbook)
{
    const Game *game = session_game(session);
    int earned = 0, lapsed = 0, drawn = 0;
    for (int i = 0; i < logbook->entry_count; i++) {
        earned += logbook->entries[i].kind == LOG_EXTRA_TURN;
        lapsed += logbook->entries[i].kind == LOG_EXTRA_TURN && logbook->entries[i].lapsed;
    }
    for (int i = 0; i < game->special.drawn; i++) {
        bool discarded = false;
        for (int j = 0; j < game->discard_count; j++)
            discarded |= game->discarded[j] == game->special.tiles[i];
        drawn += !discarded;
    }
    if (game->special.drawn < game->special.count)
        assert_int_equal(earned, drawn);
    else
        assert_true(earned >= drawn);
    assert_int_equal(earned - lapsed, drawn);
    lapses += lapsed;
}

static int kinds[LOG_FINAL + 1]; /* entries met, so that a test of nothing cannot pass */

static void assert_log(const Session *session)
{
    static Logbook logbook;
    const Game *game = session_game(session);
    logbook_of(session, &logbook);
    assert_sums(session, &logbook);
    assert_places(session, &logbook);
    assert_extra_turns(session, &logbook);
    for (int i = 0; i < logbook.entry_count && game->phase == PHASE_END; i++)
        kinds[logbook.entries[i].kind]++;
}

/* Forward, as it is played, and each earlier point of the curve is what the score was then. */
TEST(sums_are_the_scores)
{
    for (int g = 0; g < 16; g++) {
        Random random = random_from((uint64_t)g);
        Setup setup =
            test_setup((EditionId)(g % EDITIONS), MIN_PLAYERS + g / 2 % 4, (uint64_t)g + 20);
        for (int p = 0; p < setup.player_count && g >= 8; p++)
            setup.seats[p].start = (uint8_t)(10 * (p + g) % 40);
        Session *session = session_new(test_edition((EditionId)setup.edition), &setup);
        uint16_t seen[MAX_TILES + 1][MAX_PLAYERS] = {{0}};
        Breakdown breakdown;
        for (; assert_log(session), session_game(session)->phase != PHASE_END;
             test_play(session, &random)) {
            const Game *game = session_game(session);
            memcpy(seen[game->turn], game->scores, sizeof seen[0]);
            breakdown_of(session, &breakdown);
            assert_memory_equal(breakdown.after, seen, (size_t)(game->turn + 1) * sizeof seen[0]);
        }
        session_free(session);
    }
}

static void check_record(const Edition *edition, const Record *record)
{
    Session *session = session_open(edition, record);
    assert_non_null(session);
    for (int at = 0; at <= session_move_count(session); at++) {
        session_seek(session, at);
        assert_log(session);
    }
    session_free(session);
}

/* Among the rules' cases are tiles that fit nowhere and extra turns that lapse. What lies behind
 * the position is not told. */
TEST(rule_cases_are_told)
{
    memset(kinds, 0, sizeof kinds);
    lapses = 0;
    test_each_record(RULE_EXAMPLES, check_record);
    for (int kind = 0; kind <= LOG_FINAL; kind++)
        assert_true(kinds[kind] > 0);
    assert_true(lapses > 0);
}

/* A tile that fits nowhere may be the first one drawn. */
TEST(the_start_is_told)
{
    static const char text[] = "0 start | 0 0 0 0 | 0:meadow\n"
                               "1 land | 0 0 0 0 | 0:forest\n"
                               "2 land | 0 0 0 0 | 0:meadow+deer\n";
    static Logbook logbook;
    const Edition *edition = test_tile_set(text);
    Setup setup = test_setup(EDITION_SECOND, 2, 0);
    setup.seeded = false;
    setup.land = (TileList){.count = 2, .numbers = {1, 2}};
    Session *session = session_new(edition, &setup);
    assert_non_null(session);
    logbook_of(session, &logbook);
    assert_int_equal(logbook.entry_count, 1);
    assert_int_equal(logbook.entries[0].kind, LOG_DISCARD);
    assert_int_equal(logbook.entries[0].tile, edition->tiles.index_of[1]);
    assert_int_equal(logbook.entries[0].turn, 0);
    assert_int_equal(logbook.entries[0].move, -1);
    session_free(session);
}
