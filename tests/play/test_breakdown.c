/* Breakdowns of whole games: the largest areas. That the sums are the scores is among what
 * test_logbook.c finds. */
#include "check.h"
#include "play/breakdown.h"
#include "support.h"

/* Which kind of area an award is for: pit trap and raft bring more for one. */
static const AwardKind area_kinds[AWARDS] = {
    [AWARD_FOREST] = AWARD_FOREST,   [AWARD_RIVER] = AWARD_RIVER,
    [AWARD_MEADOW] = AWARD_MEADOW,   [AWARD_RIVER_SYSTEM] = AWARD_RIVER_SYSTEM,
    [AWARD_LOGBOAT] = AWARD_LOGBOAT, [AWARD_HUNTING_TRAP] = AWARD_HUNTING_TRAP,
    [AWARD_PIT_TRAP] = AWARD_MEADOW, [AWARD_RAFT] = AWARD_RIVER_SYSTEM,
};

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

/* What areas brought in a game, a group of points each. */
typedef struct Met {
    int most[POINT_GROUPS], counts[POINT_GROUPS];
    Award areas[POINT_GROUPS][MAX_NODES]; /* that brought as much as the largest */
    unsigned holders[POINT_GROUPS];
} Met;

static int more[POINT_GROUPS]; /* the largest was told by several awards */
static int several, of_others; /* equals, also of others than the largest one's holders */

static void meet(const Breakdown *breakdown, const Events *events, int index, Met *met)
{
    Award whole = whole_area(events, index);
    PointGroup group = point_group(area_kinds[whole.kind]);
    int known = 0;
    met->most[group] = whole.points > met->most[group] ? whole.points : met->most[group];
    if (whole.points == 0 || whole.points != breakdown->largest[group].points)
        return;
    more[group] += whole.points > events->items[index].award.points;
    while (known < met->counts[group] && (met->areas[group][known].kind != whole.kind ||
                                          met->areas[group][known].node != whole.node))
        known++;
    if (known == met->counts[group])
        met->areas[group][met->counts[group]++] = whole;
    of_others += known > 0 && !(met->holders[group] >> whole.player & 1);
    met->holders[group] |= 1u << whole.player;
}

static void check_game(const Edition *edition, const Record *record)
{
    static Met met;
    Session *session = session_open(edition, record);
    Breakdown breakdown;
    breakdown_of(session, &breakdown);
    met = (Met){.counts = {0}};
    for (int i = -1; i < session_at(session); i++) {
        Events events;
        session_events(session, i, &events);
        for (int k = 0; k < events.count; k++)
            if (events.items[k].kind == EVENT_AWARD)
                meet(&breakdown, &events, k, &met);
    }
    for (int group = 0; group < POINT_GROUPS; group++) {
        const Award *largest = &breakdown.largest[group];
        assert_int_equal(largest->points, met.most[group]);
        assert_true(largest->points == 0 || (int)point_group(area_kinds[largest->kind]) == group);
        assert_int_equal(breakdown.equals[group], met.counts[group]);
        assert_int_equal(breakdown.holders[group], met.holders[group]);
        several += met.counts[group] > 1;
    }
    session_free(session);
}

/* The largest is what an area brought whole, as the final scoring shows it, with what a pit trap or
 * a raft brought for it; no area brought more. Where several brought as much all who got it are
 * named, and the areas are counted. */
TEST(the_largest_is_whole_and_equals_are_named)
{
    test_each_record("records/second", check_game);
    assert_true(more[POINTS_MEADOWS] > 0 && more[POINTS_HUTS] > 0);
    assert_true(several > 3 && of_others > 1);
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
