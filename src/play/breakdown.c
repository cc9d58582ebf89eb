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

int point_groups_of(const Setup *setup, PointGroup groups[POINT_GROUPS])
{
    int starts = 0, count = 0;
    for (int p = 0; p < setup->player_count; p++)
        starts += setup->seats[p].start;
    for (int group = 0; group < POINT_GROUPS; group++)
        if ((group != POINTS_START || starts > 0) &&
            (group != POINTS_POWERS || setup->edition != EDITION_FIRST))
            groups[count++] = (PointGroup)group;
    return count;
}

/* Of the area that brought it: the pit trap counts a meadow's animals once more, the raft a river
 * system's lakes. */
static AwardKind area_kind(const Award *award)
{
    return award->kind == AWARD_PIT_TRAP ? AWARD_MEADOW
           : award->kind == AWARD_RAFT   ? AWARD_RIVER_SYSTEM
                                         : (AwardKind)award->kind;
}

static bool same_area(const Award *a, const Award *b)
{
    return area_kind(a) == area_kind(b) && a->node == b->node;
}

/* All points that its area brings the player of an award, told as the first of their awards; of
 * the others there are none left. */
static Award whole_award(const Events *events, int index)
{
    Award whole = events->items[index].award;
    whole.points = 0;
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        if (event->kind != EVENT_AWARD || event->player != whole.player ||
            !same_area(&event->award, &whole))
            continue;
        if (i < index)
            break;
        whole.points = (uint16_t)(whole.points + event->award.points);
    }
    return whole;
}

/* `award` is a whole one; `lasts` are the last ones as large as the largest of their group. All who
 * have a share in an area get their awards one after the other. */
static void rank_award(Breakdown *breakdown, const Award *award, Award lasts[POINT_GROUPS])
{
    PointGroup group = point_group(area_kind(award));
    Award *largest = &breakdown->largest[group], *last = &lasts[group];
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

static void add_award(Breakdown *breakdown, const Events *events, int index,
                      Award lasts[POINT_GROUPS])
{
    const Award *award = &events->items[index].award, whole = whole_award(events, index);
    PointGroup group = point_group((AwardKind)award->kind);
    uint16_t *sums[] = {
        &breakdown->points[award->player][award->kind],
        &breakdown->groups[award->player][group],
        &breakdown->totals[award->player],
    };
    for (int i = 0; i < 3; i++)
        *sums[i] = (uint16_t)(*sums[i] + award->points);
    rank_award(breakdown, &whole, lasts);
}

static void add_events(Breakdown *breakdown, const Events *events, Award lasts[POINT_GROUPS])
{
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        if (event->kind == EVENT_PLACED)
            breakdown->turns++;
        else if (event->kind == EVENT_AWARD)
            add_award(breakdown, events, i, lasts);
        else if (event->kind == EVENT_FINAL)
            breakdown->final = true;
        if (!breakdown->final)
            memcpy(breakdown->after[breakdown->turns], breakdown->totals, sizeof breakdown->totals);
    }
}

void breakdown_of(const Session *session, Breakdown *breakdown)
{
    Events events;
    Award lasts[POINT_GROUPS] = {0};
    const Setup *setup = session_setup(session);
    *breakdown = (Breakdown){.player_count = setup->player_count};
    for (int p = 0; p < setup->player_count; p++)
        breakdown->groups[p][POINTS_START] = breakdown->totals[p] = breakdown->after[0][p] =
            setup->seats[p].start;
    for (int i = -1; i < session_at(session); i++) {
        session_events(session, i, &events);
        add_events(breakdown, &events, lasts);
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
