#include "joins.h"

/* A side shows three zones at most, and the system of the one that is a river. */
enum { MAX_MEETING = 4 * SIDES };

/* The areas and systems that end at an empty cell. */
typedef struct Meeting {
    int count;
    const Area *areas[MAX_MEETING];
} Meeting;

static void meet(Meeting *meeting, const Area *area)
{
    for (int i = 0; i < meeting->count; i++)
        if (meeting->areas[i] == area)
            return;
    meeting->areas[meeting->count++] = area;
}

static void meet_side(const Survey *o, Meeting *meeting, const Site *site, Side side)
{
    const Game *game = o->game;
    const Site *other = game_site(game, cell_beside(site->cell, side));
    if (!other || other->tile == NO_TILE)
        return;
    const Tile *tile = &o->data->edition->tiles.tiles[other->tile];
    Side there = tile_side(side_opposite(side), other->rotation);
    bool river = tile->side_kind[there] == SIDE_RIVER;
    for (int i = 0; i < (river ? 3 : 1); i++) {
        uint16_t node = tile->zones[tile->side_zone[there][i]].node;
        meet(meeting, &o->areas[game->areas.label[node]]);
        if (river && i == 1)
            meet(meeting, &o->systems[game->systems.label[node]]);
    }
}

static float held_points(const Moment *m, const Area *area)
{
    return area->n[COUNT_BODIES] ? area_share(m, area) * (float)area_points(m, area) : 0;
}

/* What changes hands, or is won, if the two become one; times `chance` that it happens. */
static void add_pair(const Moment *m, const Area *a, const Area *b, float chance,
                     float terms[WEIGHTS])
{
    bool both = a->n[COUNT_BODIES] && b->n[COUNT_BODIES];
    Area whole = *a;
    area_add(&whole, b);
    float gain = held_points(m, &whole) - held_points(m, a) - held_points(m, b);
    int at = (both ? WEIGHT_JOIN_HELD : WEIGHT_JOIN_EMPTY) + a->kind - ZONE_MEADOW;
    terms[at] += m->early * chance * gain;
}

void joins_terms(Survey *survey, float terms[WEIGHTS])
{
    const Game *game = survey->game;
    for (int i = 0; i < game->frontier_count; i++) {
        const Site *site = &game->sites[game->frontier[i]];
        Meeting meeting = {.count = 0};
        for (int side = 0; side < SIDES; side++)
            meet_side(survey, &meeting, site, (Side)side);
        float chance = rule_data_chance(survey->data, survey_hard(survey, site->asks));
        for (int a = 0; a < meeting.count; a++)
            for (int b = a + 1; b < meeting.count; b++) {
                const Area *one = meeting.areas[a], *other = meeting.areas[b];
                if (one->kind == other->kind && (one->n[COUNT_BODIES] || other->n[COUNT_BODIES]))
                    add_pair(&survey->moment, one, other, chance, terms);
            }
    }
}

float joins_worth(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                  int me)
{
    float terms[WEIGHTS] = {0}, worth = survey_worth(survey, data, weights, game, me);
    if (game->phase == PHASE_END)
        return worth;
    joins_terms(survey, terms);
    for (int i = WEIGHT_JOIN_HELD; i < WEIGHTS; i++)
        worth += weights->of[i] * terms[i];
    return worth;
}
