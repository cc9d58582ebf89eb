/* Breakdowns of whole games played at random: every sum must be the game's own score. */
#include <stdlib.h>

#include "check.h"
#include "play/breakdown.h"
#include "support.h"

/* False when the game is over. */
static bool play_one(Session *session, Random *random)
{
    const Game *game = session_game(session);
    return game->phase != PHASE_END &&
           session_play(session, test_random_move(session_edition(session), game, random), NULL);
}

static void assert_sums(const Session *session, const Breakdown *breakdown)
{
    const Game *game = session_game(session);
    assert_int_equal(breakdown->player_count, game->player_count);
    for (int p = 0; p < game->player_count; p++) {
        int kinds = 0, groups = 0;
        for (int kind = 0; kind < AWARDS; kind++)
            kinds += breakdown->points[p][kind];
        for (int group = 0; group < POINT_GROUPS; group++)
            groups += breakdown->groups[p][group];
        assert_int_equal(kinds, game->scores[p]);
        assert_int_equal(groups, game->scores[p]);
        assert_int_equal(breakdown->totals[p], game->scores[p]);
    }
}

TEST(sums_are_the_scores)
{
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
            Random random = random_from((uint64_t)(players * 31 + edition));
            Session *session = test_session((EditionId)edition, players, (uint64_t)players);
            Breakdown breakdown;
            do {
                breakdown_of(session, &breakdown);
                assert_sums(session, &breakdown);
                assert_false(breakdown.final);
            } while (play_one(session, &random) && session_game(session)->phase != PHASE_END);
            breakdown_of(session, &breakdown);
            assert_sums(session, &breakdown);
            assert_true(breakdown.final);
            session_free(session);
        }
}

/* While a game goes on, the curve's last point is the score, and each earlier one what it
 * was then. */
TEST(the_curve_follows_the_game)
{
    Random random = random_from(7);
    Session *session = test_session(EDITION_SECOND, 3, 99);
    uint16_t seen[MAX_TILES + 1][MAX_PLAYERS] = {{0}};
    Breakdown breakdown;
    do {
        const Game *game = session_game(session);
        for (int p = 0; p < 3; p++)
            seen[game->turn][p] = game->scores[p];
        breakdown_of(session, &breakdown);
        assert_int_equal(breakdown.turns, game->turn);
        for (int t = 0; t <= breakdown.turns; t++)
            for (int p = 0; p < 3; p++)
                assert_int_equal(breakdown.after[t][p], seen[t][p]);
    } while (play_one(session, &random) && session_game(session)->phase != PHASE_END);
    session_free(session);
}

/* Which kind of area an award is for: pit trap and raft bring more for one. */
static const AwardKind area_kinds[AWARDS] = {
    [AWARD_FOREST] = AWARD_FOREST,   [AWARD_RIVER] = AWARD_RIVER,
    [AWARD_MEADOW] = AWARD_MEADOW,   [AWARD_RIVER_SYSTEM] = AWARD_RIVER_SYSTEM,
    [AWARD_LOGBOAT] = AWARD_LOGBOAT, [AWARD_HUNTING_TRAP] = AWARD_HUNTING_TRAP,
    [AWARD_PIT_TRAP] = AWARD_MEADOW, [AWARD_RAFT] = AWARD_RIVER_SYSTEM,
};

TEST(largest_awards_are_of_their_group)
{
    Random random = random_from(3);
    Session *session = test_session(EDITION_SECOND, 2, 5);
    Breakdown breakdown;
    while (play_one(session, &random))
        continue;
    breakdown_of(session, &breakdown);
    for (int group = 0; group < POINT_GROUPS; group++) {
        const Award *award = &breakdown.largest[group];
        if (award->points == 0)
            continue;
        int most = 0;
        for (int kind = 0; kind < AWARDS; kind++)
            if (area_kinds[kind] == area_kinds[award->kind])
                most += breakdown.points[award->player][kind];
        assert_int_equal(point_group(area_kinds[award->kind]), group);
        assert_true(award->points <= most);
    }
    session_free(session);
}

/* All that an area brought a player with a move, told by its first award; what others tell is 0. */
static Award whole_area(const Events *events, int index)
{
    Award whole = events->items[index].award;
    bool told = false;
    whole.points = 0;
    for (int i = 0; i < events->count; i++) {
        const Award *award = &events->items[i].award;
        if (events->items[i].kind != EVENT_AWARD || award->player != whole.player ||
            award->node != whole.node || area_kinds[award->kind] != area_kinds[whole.kind])
            continue;
        told |= i < index;
        whole.points = (uint16_t)(whole.points + award->points);
    }
    return told ? (Award){0} : whole;
}

/* The largest is what an area brought whole, as the final scoring shows it, with what a pit trap or
 * a raft brought for it; no area brought more. */
TEST(the_largest_is_whole)
{
    static Record record;
    int more[POINT_GROUPS] = {0};
    FileList list = test_list("records/second", ".aurochs");
    for (int game = 0; game < list.count; game++) {
        test_record("records/second", list.names[game], &record);
        Session *session = session_open(test_edition(EDITION_SECOND), &record);
        Breakdown breakdown;
        int most[POINT_GROUPS] = {0};
        breakdown_of(session, &breakdown);
        for (int i = -1; i < session_at(session); i++) {
            Events events;
            session_events(session, i, &events);
            for (int k = 0; k < events.count; k++) {
                if (events.items[k].kind != EVENT_AWARD)
                    continue;
                Award whole = whole_area(&events, k);
                PointGroup group = point_group(area_kinds[whole.kind]);
                most[group] = whole.points > most[group] ? whole.points : most[group];
                more[group] += whole.points > events.items[k].award.points &&
                               whole.points == breakdown.largest[group].points;
            }
        }
        for (int group = 0; group < POINT_GROUPS; group++)
            assert_int_equal(breakdown.largest[group].points, most[group]);
        session_free(session);
    }
    free(list.names);
    assert_true(more[POINTS_MEADOWS] > 0 && more[POINTS_HUTS] > 0);
}

/* Several areas that brought as much: all who got it are named, and the areas are counted. */
TEST(equal_areas_name_all)
{
    enum { AREAS = 64 };
    int several = 0, of_others = 0;
    for (uint32_t seed = 1; seed <= test_share(12); seed++) {
        Random random = random_from(seed);
        Session *session = test_session(EDITION_SECOND, 4, seed);
        Breakdown breakdown;
        Award areas[POINT_GROUPS][AREAS];
        int counts[POINT_GROUPS] = {0};
        unsigned holders[POINT_GROUPS] = {0}, sharers[POINT_GROUPS] = {0};
        while (play_one(session, &random))
            continue;
        breakdown_of(session, &breakdown);
        for (int i = -1; i < session_at(session); i++) {
            Events events;
            session_events(session, i, &events);
            for (int k = 0; k < events.count; k++) {
                Award award = whole_area(&events, k);
                PointGroup group = point_group(area_kinds[award.kind]);
                if (events.items[k].kind != EVENT_AWARD || award.points == 0 ||
                    award.points != breakdown.largest[group].points)
                    continue;
                int known = 0;
                while (known < counts[group] && (areas[group][known].kind != award.kind ||
                                                 areas[group][known].node != award.node))
                    known++;
                if (known == counts[group])
                    areas[group][counts[group]++] = award;
                assert_in_range(counts[group], 1, AREAS - 1);
                holders[group] |= 1u << award.player;
                if (known == 0) /* the largest award's own area */
                    sharers[group] |= 1u << award.player;
            }
        }
        for (int group = 0; group < POINT_GROUPS; group++) {
            assert_int_equal(breakdown.equals[group], counts[group]);
            assert_int_equal(breakdown.holders[group], holders[group]);
            several += counts[group] > 1;
            of_others += holders[group] != sharers[group];
        }
        session_free(session);
    }
    assert_true(test_met(several > 3 && of_others > 1));
}

TEST(powers_are_a_group_of_their_own)
{
    static const PointGroup groups[AWARDS] = {
        [AWARD_FOREST] = POINTS_FORESTS,  [AWARD_RIVER] = POINTS_RIVERS,
        [AWARD_MEADOW] = POINTS_MEADOWS,  [AWARD_RIVER_SYSTEM] = POINTS_HUTS,
        [AWARD_LOGBOAT] = POINTS_POWERS,  [AWARD_HUNTING_TRAP] = POINTS_POWERS,
        [AWARD_PIT_TRAP] = POINTS_POWERS, [AWARD_RAFT] = POINTS_POWERS,
    };
    for (int kind = 0; kind < AWARDS; kind++)
        assert_int_equal(point_group((AwardKind)kind), groups[kind]);
}

TEST(tied_players_share_a_place)
{
    Breakdown breakdown = {.player_count = 5, .totals = {20, 31, 20, 31, 4}};
    int places[MAX_PLAYERS];
    breakdown_places(&breakdown, places);
    const int expected[MAX_PLAYERS] = {3, 1, 3, 1, 5};
    assert_memory_equal(places, expected, sizeof expected);
}
