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

/* Of each player: pieces that may come back where none or one is left in hand, and that all which
 * waits to be closed waits for the same few turns. */
static void add_waiting(const Survey *o, float terms[WEIGHTS])
{
    const Moment *m = &o->moment;
    float closing[MAX_PLAYERS] = {0}, points[MAX_PLAYERS] = {0};
    for (int i = 0; i < o->area_count; i++) {
        const Area *area = o->found[i];
        if ((area->kind != ZONE_FOREST && area->kind != ZONE_RIVER) || !area->n[COUNT_BODIES] ||
            !area->n[COUNT_OPEN])
            continue;
        float cap = rule_data_chance(o->data, area->cap);
        float worth = cap * (float)area_points(m, area);
        for (int p = 0; p < m->player_count; p++) {
            int pieces = area->n[COUNT_PIECES + p], hand = o->game->meeples[p];
            if (pieces == 0)
                continue;
            closing[p] += cap;
            points[p] += worth;
            if (hand < IN_HAND_TERMS)
                terms[WEIGHT_WAIT + hand] += m->share[p] * m->early * cap * (float)pieces;
        }
    }
    for (int p = 0; p < m->player_count; p++) {
        terms[WEIGHT_WAIT + IN_HAND_TERMS] += m->share[p] * m->early * closing[p] * closing[p];
        terms[WEIGHT_WAIT + IN_HAND_TERMS + 1] += m->share[p] * m->early * closing[p] * points[p];
        terms[WEIGHT_WAIT + IN_HAND_TERMS + 2] +=
            m->share[p] * (1 - m->early) * closing[p] * points[p];
    }
}

void joins_terms(Survey *survey, float terms[WEIGHTS])
{
    add_waiting(survey, terms);
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
