#include "value.h"

#include <string.h>

enum { FULL_GAME_TURNS = 40, HALF_TURNS = 6, MOST_CELLS = 12, MOST_MEEPLES = 5, MOST_HUTS = 3 };

/* The terms of an area that somebody stands in, and where their weights stand. */
typedef struct Terms {
    int holder_at, body_at; /* Weight */
    int holders, bodies;    /* how many terms */
    float holder[CLOSABLE_TERMS], body[BODY_TERMS];
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
                .mover = (uint8_t)me,
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

/* Of those who hold an area, or own the pieces in it. */
typedef struct Shares {
    float mover, others;
} Shares;

static void add_share(const Moment *m, int player, float share, Shares *shares)
{
    if (player == m->mover)
        shares->mover += share;
    else
        shares->others += share;
}

static Shares holder_shares(const Moment *m, const Area *area)
{
    unsigned holders = area_holders(m, area);
    Shares shares = {0};
    for (int p = 0; p < m->player_count; p++)
        if (holders >> p & 1)
            add_share(m, p, m->share[p], &shares);
    return shares;
}

float area_share(const Moment *moment, const Area *area)
{
    Shares shares = holder_shares(moment, area);
    return shares.mover + shares.others;
}

static void closable(const Moment *m, const Area *area, Terms *t)
{
    bool forest = area->kind == ZONE_FOREST;
    bool menhir = area->n[COUNT_MENHIRS] > 0 && m->specials;
    float chance = rule_data_chance(m->data, area->hard), points = (float)area_points(m, area);
    float cap = rule_data_chance(m->data, area->cap);
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
    t->holder[6] = cap * points;
    t->holder[7] = cap * cap * points;
    t->holder[8] = cap * m->early * points;
    t->holder[9] = cap * m->early;
    t->holder[10] = menhir ? cap * m->early : 0;
    t->holder[11] = area->n[COUNT_CELLS] == 1 ? points : 0;
    t->holder[12] = area->n[COUNT_CELLS] == 2 ? points : 0;
    t->body[0] = chance * m->early;
    t->body[1] = (1 - chance) * m->early;
    t->body[2] = chance * m->linear;
    t->body[3] = (1 - chance) * m->linear;
    t->body[4] = cap * m->early;
    t->body[5] = cap * m->linear;
}

static int closable_lure(const Moment *m, const Area *area, float lure[LURE_TERMS])
{
    bool menhir = area->n[COUNT_MENHIRS] > 0 && m->specials;
    float chance = rule_data_chance(m->data, area->hard), points = (float)area_points(m, area);
    lure[0] = chance * m->early * points;
    lure[1] = menhir ? chance * m->early : 0;
    lure[2] = area->n[COUNT_CELLS] == 1 ? chance * m->early * points : 0;
    lure[3] = rule_data_chance(m->data, area->cap) * m->early * points;
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
    t->holder[8] = t->holder[0] * m->animals;
    t->holder[9] = deer > 0 && area->n[COUNT_OPEN] > 0 && !area->n[COUNT_WILDFIRE]
                       ? m->early * m->tigers * (float)deer
                       : 0;
    t->body[0] = m->early;
}

static int meadow_lure(const Moment *m, const Area *area, float lure[LURE_TERMS])
{
    float open = smaller(area->n[COUNT_OPEN], MOST_CELLS), points = (float)area_points(m, area);
    lure[0] = m->early * points;
    lure[1] = m->linear * open;
    lure[2] = open > 0 ? m->linear * points : 0;
    lure[3] = m->early * open * m->animals;
    return WEIGHT_LURE_MEADOW;
}

static void system(const Moment *m, const Area *area, Terms *t)
{
    lasting(m, area, t);
    t->holder_at = WEIGHT_SYSTEM;
    t->body_at = 0;
    t->holders = SYSTEM_TERMS;
    t->bodies = 0;
    t->holder[6] = t->holder[0] * m->fish;
}

static int system_lure(const Moment *m, const Area *area, float lure[LURE_TERMS])
{
    float ends = smaller(area->n[COUNT_OPEN], MOST_CELLS), points = (float)area_points(m, area);
    lure[0] = ends > 0 ? m->early * points : 0;
    lure[1] = m->early * ends;
    lure[2] = ends > 0 ? m->linear * points : 0;
    lure[3] = m->early * ends * m->fish;
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
    float sums[4] = {0}; /* side by side: one sum would wait for each product */
    int i = 0;
    for (; i + 4 <= count; i += 4)
        for (int k = 0; k < 4; k++)
            sums[k] += weights[i + k] * terms[i + k];
    for (; i < count; i++)
        sums[0] += weights[i] * terms[i];
    return sums[0] + sums[1] + (sums[2] + sums[3]);
}

/* The shares of all pieces' owners, each counted as often as it has pieces. */
static Shares body_shares(const Moment *m, const Area *area)
{
    Shares shares = {0};
    for (int p = 0; p < m->player_count; p++)
        add_share(m, p, m->share[p] * area->n[COUNT_PIECES + p], &shares);
    return shares;
}

/* The terms by the weights of both sides. */
static float weigh(const float *weights, const float *terms, int count, Shares shares)
{
    float worth = 0;
    if (shares.mover != 0)
        worth += shares.mover * dot(weights, terms, count);
    if (shares.others != 0)
        worth += shares.others * dot(weights + WEIGHT_OTHERS, terms, count);
    return worth;
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
    Shares holders = holder_shares(moment, area);
    area->worth = (holders.mover + holders.others) * t.certain +
                  weigh(weights + t.holder_at, t.holder, t.holders, holders);
    if (t.bodies > 0)
        area->worth += weigh(weights + t.body_at, t.body, t.bodies, body_shares(moment, area));
}

static void add_terms(float *to, const float *terms, int count, float share)
{
    for (int i = 0; i < count; i++)
        to[i] += share * terms[i];
}

static void add_both(float *to, const float *terms, int count, Shares shares)
{
    add_terms(to, terms, count, shares.mover);
    add_terms(to + WEIGHT_OTHERS, terms, count, shares.others);
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
    Shares holders = holder_shares(moment, area);
    add_both(terms + t.holder_at, t.holder, t.holders, holders);
    if (t.bodies > 0)
        add_both(terms + t.body_at, t.body, t.bodies, body_shares(moment, area));
    return (holders.mover + holders.others) * t.certain;
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
