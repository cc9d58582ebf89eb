#include "plans.h"

#include <assert.h>
#include <string.h>

enum { MAX_LABELS = 16, MAX_OTHERS = 16 };

/* One side of the cell that a tile is tried on. */
typedef struct Beside {
    const Tile *tile; /* of the neighbour, or NULL: an empty cell */
    uint8_t rotation;
    uint8_t asks; /* what the empty cell asks for already */
    int count;    /* forests and rivers that end at the empty cell, without twins */
    uint16_t labels[SIDES];
    uint16_t ends[SIDES]; /* what ends at each of its sides, or NO_NODE */
} Beside;

typedef struct Spot {
    const Site *site;
    int hard; /* of the cell as it is */
    Beside sides[SIDES];
} Spot;

/* Zones of the tile and areas of the board that become one. By the first zone's number. */
typedef struct Joined {
    Area *board;          /* areas or systems, by label */
    int8_t of[MAX_ZONES]; /* zone -> the whole that it is in, or -1 */
    Area sums[MAX_ZONES];
    float worth, lure; /* of all areas that went in, before */
    int count;         /* of those areas */
    uint16_t labels[MAX_LABELS];
    int8_t whole[MAX_LABELS]; /* label -> the whole that it went into */
} Joined;

/* An area that is not touched but whose end became harder or easier to close. */
typedef struct Other {
    uint16_t label;
    int hard, cap; /* more than before */
} Other;

typedef struct Laying {
    Survey *o;
    const Spot *spot;
    const Tile *tile;
    int rotation;
    Joined areas, systems;
    int other_count;
    Other others[MAX_OTHERS];
    int meeples[MAX_PLAYERS]; /* in hand afterwards */
    bool extra;
    float worth; /* of the turn without a piece, lures aside */
    float lure;  /* of all of them */
    float next;  /* the share of whoever comes next */
} Laying;

void plans_add(PlanList *list, const Plan *plan)
{
    int at = list->count;
    if (at == list->most && plan->worth <= list->plans[at - 1].worth)
        return;
    if (list->most > 1)
        for (int i = 0; i < list->count; i++)
            if (list->plans[i].worth == plan->worth && list->plans[i].moves[0].kind == MOVE_PLACE &&
                cell_equal(list->plans[i].moves[0].cell, plan->moves[0].cell))
                return;
    if (at < list->most)
        list->count++;
    else
        at--;
    for (; at > 0 && list->plans[at - 1].worth < plan->worth; at--)
        list->plans[at] = list->plans[at - 1];
    list->plans[at] = *plan;
}

bool plans_simple(const Tile *tile)
{
    return tile->power != POWER_HUNTING_TRAP && tile->power != POWER_SHAMAN &&
           tile->power != POWER_PIT_TRAP && tile->power != POWER_SHRINE;
}

static uint16_t label_at(const Survey *o, const Site *site, Side side, int place)
{
    const Tile *tile = &o->data->edition->tiles.tiles[site->tile];
    Side there = tile_side(side_opposite(side), site->rotation);
    return o->game->areas.label[tile->zones[tile->side_zone[there][place]].node];
}

/* The forests and rivers that end at an empty cell. */
static void look_around(const Survey *o, const Site *site, Beside *beside)
{
    beside->asks = site->asks;
    for (int side = 0; side < SIDES; side++) {
        int kind = site->asks >> 2 * side & 3;
        beside->ends[side] = NO_NODE;
        if (kind != SIDE_FOREST && kind != SIDE_RIVER)
            continue;
        const Site *other = game_site(o->game, cell_beside(site->cell, (Side)side));
        uint16_t label = label_at(o, other, (Side)side, 1);
        bool seen = false;
        beside->ends[side] = label;
        for (int i = 0; i < beside->count; i++)
            seen |= beside->labels[i] == label;
        if (!seen)
            beside->labels[beside->count++] = label;
    }
}

static void spot_read(Survey *o, const Site *site, Spot *spot)
{
    spot->site = site;
    spot->hard = survey_hard(o, site->asks);
    for (int side = 0; side < SIDES; side++) {
        const Site *other = game_site(o->game, cell_beside(site->cell, (Side)side));
        Beside *beside = &spot->sides[side];
        *beside = (Beside){.tile = NULL};
        if (other && other->tile != NO_TILE) {
            beside->tile = &o->data->edition->tiles.tiles[other->tile];
            beside->rotation = other->rotation;
        } else if (other) {
            look_around(o, other, beside);
        }
    }
}

/* Two wholes of the tile's zones become one; both count the tile. */
static void join_wholes(Joined *j, int a, int b)
{
    if (b < a) {
        int swap = a;
        a = b;
        b = swap;
    }
    area_add(&j->sums[a], &j->sums[b]);
    j->sums[a].n[COUNT_TILES]--;
    for (int z = 0; z < MAX_ZONES; z++)
        if (j->of[z] == b)
            j->of[z] = (int8_t)a;
    for (int i = 0; i < j->count; i++)
        if (j->whole[i] == b)
            j->whole[i] = (int8_t)a;
}

/* A zone of the tile meets an area of the board at one place. */
static void join_label(Joined *j, int zone, uint16_t label, int spot_hard)
{
    int at = 0;
    int whole = j->of[zone];
    assert(whole >= 0);
    while (at < j->count && j->labels[at] != label)
        at++;
    if (at == j->count) {
        const Area *area = &j->board[label];
        Area *sum = &j->sums[whole];
        j->labels[j->count] = label;
        j->whole[j->count++] = (int8_t)whole;
        area_add(sum, area);
        if (area->kind == ZONE_FOREST || area->kind == ZONE_RIVER) {
            sum->n[COUNT_CELLS]--;
            sum->hard = (int16_t)(sum->hard - spot_hard);
        }
        j->worth += area->worth;
        j->lure += area->lure;
    } else if (j->whole[at] != whole) {
        join_wholes(j, whole, j->whole[at]);
        whole = j->of[zone];
    }
    j->sums[whole].n[COUNT_OPEN] = (uint8_t)(j->sums[whole].n[COUNT_OPEN] - 2);
}

static void joined_begin(Joined *j, Area *board)
{
    j->board = board;
    j->count = 0;
    j->worth = j->lure = 0;
    memset(j->of, -1, sizeof j->of);
}

static void take_zones(Laying *l)
{
    const RuleData *data = l->o->data;
    joined_begin(&l->areas, l->o->areas);
    joined_begin(&l->systems, l->o->systems);
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &l->tile->zones[z];
        if (zone->kind == ZONE_NONE)
            continue;
        if (zone->kind != ZONE_LAKE) {
            l->areas.of[z] = (int8_t)z;
            l->areas.sums[z] = data->area[zone->node];
        }
        if (zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE) {
            l->systems.of[z] = (int8_t)z;
            l->systems.sums[z] = data->system[zone->node];
        }
    }
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &l->tile->zones[z];
        if (zone->kind == ZONE_RIVER && zone->lake >= 0 &&
            l->systems.of[z] != l->systems.of[zone->lake])
            join_wholes(&l->systems, l->systems.of[z], l->systems.of[zone->lake]);
    }
}

static void join_neighbour(Laying *l, Side side)
{
    const Beside *beside = &l->spot->sides[side];
    const Game *game = l->o->game;
    Side here = tile_side(side, l->rotation);
    Side there = tile_side(side_opposite(side), beside->rotation);
    bool river = l->tile->side_kind[here] == SIDE_RIVER;
    for (int i = 0; i < (river ? 3 : 1); i++) {
        uint16_t node = beside->tile->zones[beside->tile->side_zone[there][2 - i]].node;
        int zone = l->tile->side_zone[here][i];
        join_label(&l->areas, zone, game->areas.label[node], l->spot->hard);
        if (river && i == 1)
            join_label(&l->systems, zone, game->systems.label[node], 0);
    }
    if (l->tile->side_kind[here] != SIDE_MEADOW) {
        Area *sum = &l->areas.sums[l->areas.of[l->tile->side_zone[here][1]]];
        sum->cap = (int16_t)(sum->cap - survey_cap(l->o, l->spot->site->asks, side));
    }
}

static void note_other(Laying *l, uint16_t label, int hard, int cap)
{
    int at = 0;
    while (at < l->other_count && l->others[at].label != label)
        at++;
    if (at == MAX_OTHERS)
        return;
    if (at == l->other_count)
        l->others[l->other_count++] = (Other){.label = label};
    l->others[at].hard += hard;
    l->others[at].cap += cap;
}

static int whole_of(const Joined *j, uint16_t label)
{
    for (int i = 0; i < j->count; i++)
        if (j->labels[i] == label)
            return j->whole[i];
    return -1;
}

/* What closes the sides of the empty cell that now asks for `asks`; `mine` is the whole that the
 * tile shows it, or -1. */
static void face_ends(Laying *l, Side side, uint8_t asks, int mine)
{
    const Beside *beside = &l->spot->sides[side];
    Joined *j = &l->areas;
    for (int s = 0; s < SIDES && beside->count > 0; s++) {
        if (beside->ends[s] == NO_NODE)
            continue;
        int more = survey_cap(l->o, asks, (Side)s) - survey_cap(l->o, beside->asks, (Side)s);
        int whole = whole_of(j, beside->ends[s]);
        if (whole < 0)
            note_other(l, beside->ends[s], 0, more);
        else
            j->sums[whole].cap = (int16_t)(j->sums[whole].cap + more);
    }
    if (mine >= 0)
        j->sums[mine].cap =
            (int16_t)(j->sums[mine].cap + survey_cap(l->o, asks, side_opposite(side)));
}

/* The tile's side faces an empty cell, which asks for more from now on. */
static void face_cell(Laying *l, Side side)
{
    const Beside *beside = &l->spot->sides[side];
    Joined *j = &l->areas;
    unsigned kind = l->tile->packed[l->rotation] >> 2 * side & 3;
    uint8_t asks = (uint8_t)(beside->asks | kind << 2 * side_opposite(side));
    int hard = survey_hard(l->o, asks), before = 0, mine = -1;
    unsigned counted = 0; /* bit 1 << whole */
    if (kind != SIDE_MEADOW)
        mine = j->of[l->tile->side_zone[tile_side(side, l->rotation)][1]];
    if (beside->count > 0)
        before = survey_hard(l->o, beside->asks);
    for (int i = 0; i < beside->count; i++) {
        int whole = whole_of(j, beside->labels[i]);
        if (whole < 0) {
            note_other(l, beside->labels[i], hard - before, 0);
            continue;
        }
        /* Of two areas that became one the cell was counted twice. */
        bool again = counted >> whole & 1;
        j->sums[whole].hard = (int16_t)(j->sums[whole].hard + (again ? 0 : hard) - before);
        j->sums[whole].n[COUNT_CELLS] = (uint8_t)(j->sums[whole].n[COUNT_CELLS] - again);
        counted |= 1u << whole;
    }
    if (mine >= 0 && !(counted >> mine & 1)) {
        j->sums[mine].hard = (int16_t)(j->sums[mine].hard + hard);
        j->sums[mine].n[COUNT_CELLS]++;
    }
    face_ends(l, side, asks, mine);
}

static bool is_closed(const Area *area)
{
    return (area->kind == ZONE_FOREST || area->kind == ZONE_RIVER) && area->n[COUNT_OPEN] == 0;
}

/* Points and meeples of what the tile completes. */
static void weigh_closed(Laying *l, const Area *area)
{
    const Game *game = l->o->game;
    const Moment *m = &l->o->moment;
    l->worth += area_share(m, area) * (float)area_points(m, area);
    for (int p = 0; p < game->player_count; p++)
        l->meeples[p] += area->n[COUNT_PIECES + p];
    l->extra |=
        area->kind == ZONE_FOREST && area->n[COUNT_MENHIRS] > 0 && !game->extra_turn && m->specials;
}

static void weigh_joined(Laying *l, Joined *j)
{
    for (int z = 0; z < MAX_ZONES; z++) {
        if (j->of[z] != z)
            continue;
        if (is_closed(&j->sums[z])) {
            weigh_closed(l, &j->sums[z]);
            continue;
        }
        area_weigh(&l->o->moment, &j->sums[z]);
        l->worth += j->sums[z].worth;
        l->lure += j->sums[z].lure;
    }
    l->worth -= j->worth;
    l->lure -= j->lure;
}

static void weigh_others(Laying *l)
{
    for (int i = 0; i < l->other_count; i++) {
        const Area *before = &l->o->areas[l->others[i].label];
        if (l->others[i].hard == 0 && l->others[i].cap == 0)
            continue;
        Area after = *before;
        after.hard = (int16_t)(after.hard + l->others[i].hard);
        after.cap = (int16_t)(after.cap + l->others[i].cap);
        area_weigh(&l->o->moment, &after);
        l->worth += after.worth - before->worth;
        l->lure += after.lure - before->lure;
    }
}

static void weigh_laid(Laying *l)
{
    const Game *game = l->o->game;
    const Moment *m = &l->o->moment;
    int me = l->o->me;
    l->worth = l->o->worth;
    l->lure = l->o->lure;
    for (int p = 0; p < game->player_count; p++)
        l->meeples[p] = game->meeples[p];
    weigh_joined(l, &l->areas);
    weigh_joined(l, &l->systems);
    weigh_others(l);
    for (int p = 0; p < game->player_count; p++)
        if (l->meeples[p] != game->meeples[p])
            l->worth += m->share[p] * (m->meeples[l->meeples[p]] - m->meeples[game->meeples[p]]);
    l->next = m->share[l->extra ? me : (me + 1) % game->player_count];
    if (l->extra)
        l->worth += m->weights->of[WEIGHT_EXTRA] + m->early * m->weights->of[WEIGHT_EXTRA_LATE];
    if (l->tile->power == POWER_LOGBOAT)
        for (int z = 0; z < MAX_ZONES; z++)
            if (l->tile->zones[z].power == POWER_LOGBOAT)
                l->worth += (float)(l->o->data->edition->rules.logboat_points *
                                    l->systems.sums[l->systems.of[z]].n[COUNT_LAKES]);
}

/* The worth with a piece of the mover on the whole of zone `z`, lures included. */
static float weigh_piece(const Laying *l, const Joined *j, int z, float hand)
{
    const Moment *m = &l->o->moment;
    Area area = j->sums[z];
    float worth = l->worth + l->next * (l->lure - area.lure);
    area.n[COUNT_PIECES + l->o->me]++;
    area.n[COUNT_BODIES]++;
    if (is_closed(&area))
        return l->worth + l->next * l->lure + (float)area_points(m, &area);
    area_weigh(m, &area);
    return worth + area.worth + hand;
}

static void add_plan(PlanList *list, const Laying *l, MoveKind kind, int zone, float worth)
{
    Plan plan = {.count = 2, .worth = worth};
    if (list->count == list->most && worth <= list->plans[list->count - 1].worth)
        return;
    plan.moves[0] = move_place(l->spot->site->cell, l->rotation);
    plan.moves[1] = (Move){.kind = (uint8_t)kind, .zone = (uint8_t)zone};
    plans_add(list, &plan);
}

static void try_pieces(const Laying *l, PlanList *list)
{
    const Game *game = l->o->game;
    const Moment *m = &l->o->moment;
    int me = l->o->me, meeples = l->meeples[me], huts = game->huts[me];
    if (game->meeples[me] > 0)
        for (int z = 0; z < MAX_ZONES; z++)
            if (l->areas.of[z] == z && l->areas.sums[z].n[COUNT_BODIES] == 0)
                add_plan(
                    list, l, MOVE_MEEPLE, z,
                    weigh_piece(l, &l->areas, z, m->meeples[meeples - 1] - m->meeples[meeples]));
    if (huts > 0)
        for (int z = 0; z < MAX_ZONES; z++)
            if (l->systems.of[z] == z && l->systems.sums[z].n[COUNT_BODIES] == 0)
                add_plan(list, l, MOVE_HUT, z,
                         weigh_piece(l, &l->systems, z, m->huts[huts - 1] - m->huts[huts]));
}

static void try_spot(Laying *l, PlanList *list)
{
    const Site *site = l->spot->site;
    for (int rotation = 0; rotation < 4; rotation++) {
        if ((l->tile->packed[rotation] ^ site->asks) & site->mask)
            continue;
        l->rotation = rotation;
        l->other_count = 0;
        l->extra = false;
        take_zones(l);
        for (int side = 0; side < SIDES; side++)
            if (l->spot->sides[side].tile)
                join_neighbour(l, (Side)side);
        for (int side = 0; side < SIDES; side++)
            if (!l->spot->sides[side].tile)
                face_cell(l, (Side)side);
        weigh_laid(l);
        add_plan(list, l, MOVE_PASS, 0, l->worth + l->next * l->lure);
        try_pieces(l, list);
    }
}

static bool fits_turned(const Tile *tile, const Site *site)
{
    for (int rotation = 0; rotation < 4; rotation++)
        if (((tile->packed[rotation] ^ site->asks) & site->mask) == 0)
            return true;
    return false;
}

void plans_list(Survey *survey, PlanList *list)
{
    const Game *game = survey->game;
    Spot spot;
    Laying laying = {
        .o = survey, .spot = &spot, .tile = &survey->data->edition->tiles.tiles[game->hand]};
    list->count = 0;
    for (int i = 0; i < game->frontier_count; i++) {
        const Site *site = &game->sites[game->frontier[i]];
        if (!fits_turned(laying.tile, site))
            continue;
        spot_read(survey, site, &spot);
        try_spot(&laying, list);
    }
}
