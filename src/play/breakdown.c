#include "play/breakdown.h"

#include <string.h>

PointGroup point_group(AwardKind kind)
{
    static const PointGroup groups[AWARDS] = {
        [AWARD_FOREST] = POINTS_FORESTS,    [AWARD_RIVER] = POINTS_RIVERS,
        [AWARD_LOGBOAT] = POINTS_POWERS,    [AWARD_HUNTING_TRAP] = POINTS_POWERS,
        [AWARD_MEADOW] = POINTS_MEADOWS,    [AWARD_PIT_TRAP] = POINTS_POWERS,
        [AWARD_RIVER_SYSTEM] = POINTS_HUTS, [AWARD_RAFT] = POINTS_POWERS,
    };
    return groups[kind];
}

static bool same_area(const Award *a, const Award *b)
{
    return a->kind == b->kind && a->node == b->node;
}

/* `last` is the last award as large as the largest of its group. All who have a share in an area
 * get their awards one after the other. */
static void rank_award(Breakdown *breakdown, const Award *award, PointGroup group, Award *last)
{
    Award *largest = &breakdown->largest[group];
    if (award->points > largest->points) {
        *largest = *award;
        breakdown->holders[group] = breakdown->equals[group] = 0;
    }
    if (award->points < largest->points || award->points == 0)
        return;
    if (breakdown->equals[group] == 0 || !same_area(award, last))
        breakdown->equals[group]++;
    breakdown->holders[group] |= (uint8_t)(1u << award->player);
    *last = *award;
}

static void add_award(Breakdown *breakdown, const Award *award, Award last[POINT_GROUPS])
{
    PointGroup group = point_group((AwardKind)award->kind);
    uint16_t *sums[] = {
        &breakdown->points[award->player][award->kind],
        &breakdown->groups[award->player][group],
        &breakdown->totals[award->player],
    };
    for (int i = 0; i < 3; i++)
        *sums[i] = (uint16_t)(*sums[i] + award->points);
    rank_award(breakdown, award, group, &last[group]);
}

static void add_events(Breakdown *breakdown, const Events *events, Award last[POINT_GROUPS])
{
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        if (event->kind == EVENT_PLACED)
            breakdown->turns++;
        else if (event->kind == EVENT_AWARD)
            add_award(breakdown, &event->award, last);
        else if (event->kind == EVENT_FINAL)
            breakdown->final = true;
        if (!breakdown->final)
            memcpy(breakdown->after[breakdown->turns], breakdown->totals, sizeof breakdown->totals);
    }
}

void breakdown_of(const Session *session, Breakdown *breakdown)
{
    Events events;
    Award last[POINT_GROUPS] = {0};
    *breakdown = (Breakdown){.player_count = session_setup(session)->player_count};
    for (int i = -1; i < session_at(session); i++) {
        session_events(session, i, &events);
        add_events(breakdown, &events, last);
    }
}

void breakdown_places(const Breakdown *breakdown, int places[MAX_PLAYERS])
{
    for (int p = 0; p < breakdown->player_count; p++) {
        places[p] = 1;
        for (int q = 0; q < breakdown->player_count; q++)
            places[p] += breakdown->totals[q] > breakdown->totals[p];
    }
}
