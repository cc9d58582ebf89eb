#include "value.h"

#include <string.h>

enum { FULL_GAME_TURNS = 40, HALF_TURNS = 6, MOST_CELLS = 12, MOST_MEEPLES = 5, MOST_HUTS = 3 };

/* The terms of an area that somebody stands in, and where their weights stand. */
typedef struct Terms {
    int holder_at, body_at; /* Weight */
    int holders, bodies;    /* how many terms */
    float holder[MEADOW_TERMS], body[BODY_TERMS];
    float certain; /* points for each holder at once or at the end */
} Terms;

static float smaller(int a, int b)
{
    return (float)(a < b ? a : b);
}

static bool any_lure(const Weights *weights)
{
    for (int i = WEIGHT_LURE_FOREST; i < WEIGHT_MEEPLES; i++)
        if (weights->of[i] != 0)
            return true;
    return false;
}

Moment moment_of(const RuleData *data, const Weights *weights, const Game *game, int me,
                 float turns)
{
    Moment m = {.data = data,
                .weights = weights,
                .player_count = game->player_count,
                .specials = game->special.drawn < game->special.count,
                .lures = any_lure(weights),
                .linear = turns / FULL_GAME_TURNS,
                .early = turns / (turns + HALF_TURNS)};
    float terms[WEIGHTS];
    for (int p = 0; p < game->player_count; p++)
        m.share[p] = p == me ? 1 : -1 / (float)(game->player_count - 1);
    for (int k = 1; k <= MAX_IN_HAND; k++) {
        memset(terms, 0, sizeof terms);
        hand_terms(&m, 1, k, k, terms);
        for (int i = WEIGHT_MEEPLES; i < WEIGHT_HUTS; i++)
            m.meeples[k] += weights->of[i] * terms[i];
        for (int i = WEIGHT_HUTS; i < WEIGHT_TURN; i++)
            m.huts[k] += weights->of[i] * terms[i];
    }
    return m;
}

static int meadow_points(const uint8_t *value, const uint8_t n[AREA_COUNTS])
{
    const uint8_t *animals = n + COUNT_ANIMALS;
    int deer = animals[DEER] - (n[COUNT_WILDFIRE] ? 0 : animals[TIGER]);
    return value[MAMMOTH] * animals[MAMMOTH] + value[AUROCHS] * animals[AUROCHS] +
           value[DEER] * (deer > 0 ? deer : 0) + n[COUNT_BONUS];
}

int area_points(const Moment *moment, const Area *area)
{
    const Ruleset *rules = &moment->data->edition->rules;
    const uint8_t *n = area->n;
    switch ((ZoneKind)area->kind) {
    case ZONE_FOREST:
        return rules->forest_tile_points * n[COUNT_TILES] +
               rules->mushroom_points * n[COUNT_MUSHROOMS];
    case ZONE_RIVER:
        return rules->river_tile_points * n[COUNT_TILES] + rules->fish_points * n[COUNT_FISH];
    case ZONE_MEADOW:
        return meadow_points(rules->animal_points, n);
    case ZONE_LAKE:
        return rules->fish_points * n[COUNT_FISH] +
               (n[COUNT_RAFT] ? rules->raft_points * n[COUNT_LAKES] : 0);
    case ZONE_NONE:
        break;
    }
    return 0;
}

/* Bit 1 << player for each who holds it. */
static unsigned area_holders(const Moment *moment, const Area *area)
{
    unsigned holders = 0;
    int most = 1;
    if (area->sole)
        return 1u << (area->sole - 1);
    for (int p = 0; p < moment->player_count; p++) {
        int here = area->n[COUNT_PIECES + p];
        if (here > most)
            holders = 0;
        if (here >= most) {
            most = here;
            holders |= 1u << p;
        }
    }
    return holders;
}

float area_share(const Moment *moment, const Area *area)
{
    unsigned holders = area_holders(moment, area);
    float share = 0;
    for (int p = 0; p < moment->player_count; p++)
        if (holders >> p & 1)
            share += moment->share[p];
    return share;
}

static void closable(const Moment *m, const Area *area, Terms *t)
{
    bool forest = area->kind == ZONE_FOREST;
    bool menhir = area->n[COUNT_MENHIRS] > 0 && m->specials;
    float chance = rule_data_chance(m->data, area->hard), points = (float)area_points(m, area);
    t->certain = 0;
    t->holder_at = forest ? WEIGHT_FOREST : WEIGHT_RIVER;
    t->body_at = forest ? WEIGHT_GATHERER : WEIGHT_FISHER;
    t->holders = CLOSABLE_TERMS;
    t->bodies = BODY_TERMS;
    t->holder[0] = chance * points;
    t->holder[1] = chance * chance * points;
    t->holder[2] = chance * area->n[COUNT_CELLS];
    t->holder[3] = menhir ? chance * m->early : 0;
    t->holder[4] = chance * m->early;
    t->holder[5] = chance * m->early * points;
    t->body[0] = chance * m->early;
    t->body[1] = (1 - chance) * m->early;
    t->body[2] = chance * m->linear;
    t->body[3] = (1 - chance) * m->linear;
}

static int closable_lure(const Moment *m, const Area *area, float lure[LURE_TERMS])
{
    bool menhir = area->n[COUNT_MENHIRS] > 0 && m->specials;
    float chance = rule_data_chance(m->data, area->hard), points = (float)area_points(m, area);
    lure[0] = chance * m->early * points;
    lure[1] = menhir ? chance * m->early : 0;
    lure[2] = area->n[COUNT_CELLS] == 1 ? chance * m->early * points : 0;
    return area->kind == ZONE_FOREST ? WEIGHT_LURE_FOREST : WEIGHT_LURE_RIVER;
}

/* What meadows and river systems share: they count at the end whatever is still open. */
static void lasting(const Moment *m, const Area *area, Terms *t)
{
    float open = smaller(area->n[COUNT_OPEN], MOST_CELLS);
    t->certain = (float)area_points(m, area);
    t->holder[0] = m->early * open;
    t->holder[1] = m->linear * open;
    t->holder[2] = m->early;
    t->holder[3] = m->linear;
    t->holder[4] = m->early * t->certain;
    t->holder[5] = m->linear * t->certain;
}

static void meadow(const Moment *m, const Area *area, Terms *t)
{
    const uint8_t *animals = area->n + COUNT_ANIMALS;
    int tigers = area->n[COUNT_WILDFIRE] ? 0 : animals[TIGER];
    int deer = animals[DEER] - tigers;
    lasting(m, area, t);
    t->holder_at = WEIGHT_MEADOW;
    t->body_at = WEIGHT_HUNTER;
    t->holders = MEADOW_TERMS;
    t->bodies = 1;
    t->holder[6] = deer > 0 ? m->early * (float)deer : 0;
    t->holder[7] = deer < 0 ? m->early * (float)-deer : 0;
    t->body[0] = m->early;
}

static int meadow_lure(const Moment *m, const Area *area, float lure[LURE_TERMS])
{
    float open = smaller(area->n[COUNT_OPEN], MOST_CELLS), points = (float)area_points(m, area);
    lure[0] = m->early * points;
    lure[1] = m->linear * open;
    lure[2] = open > 0 ? m->linear * points : 0;
    return WEIGHT_LURE_MEADOW;
}

static void system(const Moment *m, const Area *area, Terms *t)
{
    lasting(m, area, t);
    t->holder_at = WEIGHT_SYSTEM;
    t->body_at = 0;
    t->holders = SYSTEM_TERMS;
    t->bodies = 0;
}

static int system_lure(const Moment *m, const Area *area, float lure[LURE_TERMS])
{
    float ends = smaller(area->n[COUNT_OPEN], MOST_CELLS), points = (float)area_points(m, area);
    lure[0] = ends > 0 ? m->early * points : 0;
    lure[1] = m->early * ends;
    lure[2] = ends > 0 ? m->linear * points : 0;
    return WEIGHT_LURE_SYSTEM;
}

/* Returns where the weights of these terms begin. */
static int fill_lure(const Moment *m, const Area *area, float lure[LURE_TERMS])
{
    if (area->kind == ZONE_MEADOW)
        return meadow_lure(m, area, lure);
    if (area->kind == ZONE_LAKE)
        return system_lure(m, area, lure);
    return closable_lure(m, area, lure);
}

static void fill_terms(const Moment *m, const Area *area, Terms *t)
{
    if (area->kind == ZONE_MEADOW)
        meadow(m, area, t);
    else if (area->kind == ZONE_LAKE)
        system(m, area, t);
    else
        closable(m, area, t);
}

static inline float dot(const float *weights, const float *terms, int count)
{
    float sum = 0;
    for (int i = 0; i < count; i++)
        sum += weights[i] * terms[i];
    return sum;
}

/* Sum of the shares of all pieces' owners, each counted as often as it has pieces. */
static float body_share(const Moment *m, const Area *area)
{
    float share = 0;
    for (int p = 0; p < m->player_count; p++)
        share += m->share[p] * area->n[COUNT_PIECES + p];
    return share;
}

/* A forest or river that nothing can be joined to any more, or nobody is left to do it. */
static bool settled(const Moment *m, const Area *area)
{
    return (area->kind == ZONE_FOREST || area->kind == ZONE_RIVER) &&
           (area->n[COUNT_OPEN] == 0 || m->early == 0);
}

void area_weigh(const Moment *moment, Area *area)
{
    const float *weights = moment->weights->of;
    area->worth = area->lure = 0;
    if (area->n[COUNT_BODIES] == 0) {
        float lure[LURE_TERMS];
        if (!moment->lures || settled(moment, area))
            return;
        int at = fill_lure(moment, area, lure);
        area->lure = dot(weights + at, lure, LURE_TERMS);
        return;
    }
    if (settled(moment, area))
        return;
    Terms t;
    fill_terms(moment, area, &t);
    area->worth =
        area_share(moment, area) * (t.certain + dot(weights + t.holder_at, t.holder, t.holders));
    if (t.bodies > 0)
        area->worth += body_share(moment, area) * dot(weights + t.body_at, t.body, t.bodies);
}

static void add_terms(float *to, const float *terms, int count, float share)
{
    for (int i = 0; i < count; i++)
        to[i] += share * terms[i];
}

float area_terms(const Moment *moment, const Area *area, float next, float terms[WEIGHTS])
{
    Terms t;
    if (settled(moment, area))
        return 0;
    if (area->n[COUNT_BODIES] == 0) {
        float lure[LURE_TERMS];
        int at = fill_lure(moment, area, lure);
        add_terms(terms + at, lure, LURE_TERMS, next);
        return 0;
    }
    fill_terms(moment, area, &t);
    float share = area_share(moment, area);
    add_terms(terms + t.holder_at, t.holder, t.holders, share);
    if (t.bodies > 0)
        add_terms(terms + t.body_at, t.body, t.bodies, body_share(moment, area));
    return share * t.certain;
}

void hand_terms(const Moment *moment, float share, int meeples, int huts, float terms[WEIGHTS])
{
    float *m = terms + WEIGHT_MEEPLES, *h = terms + WEIGHT_HUTS;
    for (int k = 0; k < MOST_MEEPLES && k < meeples; k++) {
        m[k] += share * moment->early;
        m[MOST_MEEPLES + k] += share * moment->linear;
    }
    for (int k = 0; k < MOST_HUTS && k < huts; k++) {
        h[k] += share * moment->early;
        h[MOST_HUTS] += share * moment->linear;
    }
}
