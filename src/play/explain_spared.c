/* What a turn spares: the harm that its tile does on other cells, or turned otherwise, and not
 * where it lies. Of all that the tile could do the harm is told that adds up to most. */
#include "explain_facts.h"
#include "play/preview.h"

enum { HARMS = REASON_QUIET - REASON_NO_PREY };

/* By kind, from REASON_NO_PREY on, and whose area it is: the worst. */
typedef struct Harms {
    Reason of[HARMS][MAX_PLAYERS];
} Harms;

static void add_harm(Harms *harms, ReasonKind kind, int player, ZoneKind zone, int points)
{
    Reason *harm = &harms->of[kind - REASON_NO_PREY][player];
    if (points > harm->points)
        *harm = (Reason){.kind = (uint8_t)kind,
                         .player = (uint8_t)player,
                         .zone = (uint8_t)zone,
                         .points = (int16_t)points};
}

/* What lasting areas are worth more to others, and one's own alone that is so no more. */
static void add_grown(const Facts *facts, Grown grown, Harms *harms)
{
    uint8_t alone = (uint8_t)(1 << facts->me);
    for (int i = 0; i < grown.count && grown.majority != alone; i++)
        if (grown.parts[i].majority == alone)
            add_harm(harms, REASON_NO_LOSS, facts->me, grown.zone, grown.parts[i].points);
    for (int p = 0; p < facts->game->player_count; p++) {
        int adds = grown.points - explain_points_in(grown.parts, grown.count, p);
        bool lasts = grown.zone == ZONE_MEADOW || grown.zone == ZONE_LAKE;
        if (p != facts->me && lasts && grown.majority >> p & 1 && adds >= FEED_LEAST)
            add_harm(harms, REASON_NO_FEED, p, grown.zone, adds);
    }
}

static Harms harms_of(const Facts *facts, Move place)
{
    Preview preview = preview_place(facts->edition, facts->game, place.cell, place.rotation);
    Harms harms = {0};
    for (int i = 0; i < preview.area_count; i++) {
        const PreviewArea *area = &preview.areas[i];
        const AreaInfo *info = &area->info;
        if (info->majority == 1 << facts->me)
            add_harm(&harms, REASON_NO_PREY, facts->me, ZONE_MEADOW, area->prey);
        add_grown(facts,
                  (Grown){info->kind, area->parts, area->part_count, info->majority, info->points},
                  &harms);
    }
    for (int i = 0; i < preview.system_count; i++) {
        const PreviewSystem *system = &preview.systems[i];
        add_grown(facts,
                  (Grown){ZONE_LAKE, system->parts, system->part_count, system->info.majority,
                          system->info.points},
                  &harms);
    }
    return harms;
}

bool explain_spared(const Facts *facts, Move place, Reason *reason)
{
    Harms here = harms_of(facts, place), most = {0};
    int sums[HARMS][MAX_PLAYERS] = {{0}}, best = 0;
    MoveList list;
    game_moves(facts->edition, facts->game, &list);
    for (int m = 0; m < list.count; m++) {
        Harms there = harms_of(facts, list.moves[m]);
        for (int h = 0; h < HARMS; h++)
            for (int p = 0; p < MAX_PLAYERS; p++) {
                const Reason *harm = &there.of[h][p];
                sums[h][p] += harm->points;
                if (harm->points > most.of[h][p].points)
                    most.of[h][p] = *harm;
                if (here.of[h][p].points == 0 && sums[h][p] > best) {
                    best = sums[h][p];
                    *reason = most.of[h][p];
                }
            }
    }
    return best > 0;
}
