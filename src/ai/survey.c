#include "survey.h"

#include <assert.h>
#include <string.h>

#include "core/query.h"

static void begin_area(Survey *o, Area *area, ZoneKind kind)
{
    *area = (Area){.kind = (uint8_t)kind};
    o->found[o->area_count++] = area;
}

/* Finds the areas and systems, with nothing in them. */
static void find_areas(Survey *o)
{
    const Game *game = o->game;
    o->area_count = 0;
    for (int i = 0; i < game->placed_count; i++) {
        const TileData *tile = &o->data->tiles[game->placed[i]];
        for (int z = 0; z < tile->count; z++) {
            uint16_t node = tile->zones[z].node;
            ZoneKind kind = (ZoneKind)tile->zones[z].kind;
            if (kind != ZONE_LAKE && game->areas.label[node] == node)
                begin_area(o, &o->areas[node], kind);
            if ((kind == ZONE_LAKE || kind == ZONE_RIVER) && game->systems.label[node] == node)
                begin_area(o, &o->systems[node], ZONE_LAKE);
        }
    }
}

static inline void add_counts(Area *to, const Area *from)
{
    for (int i = 0; i < AREA_COUNTS; i++)
        to->n[i] = (uint8_t)(to->n[i] + from->n[i]);
}

/* A lake that two rivers of the tile end in, which are one. */
static bool lake_again(const TileData *tile, int z, const uint16_t labels[MAX_ZONES])
{
    for (int y = 0; y < z; y++)
        if (tile->zones[y].kind == ZONE_RIVER && tile->zones[y].lake == tile->zones[z].lake &&
            labels[y] == labels[z])
            return true;
    return false;
}

static void count_water(Survey *o, const TileData *tile, int z, const uint16_t labels[MAX_ZONES])
{
    const ZoneData *zone = &tile->zones[z];
    Area *area = &o->areas[labels[z]];
    if (zone->kind == ZONE_RIVER && zone->lake >= 0 && lake_again(tile, z, labels)) {
        area->n[COUNT_LAKES]--;
        area->n[COUNT_FISH] = (uint8_t)(area->n[COUNT_FISH] - zone->lake_fish);
    }
    add_counts(&o->systems[o->game->systems.label[zone->node]], &o->data->system[zone->node]);
}

static void count_tile(Survey *o, const TileData *tile)
{
    const Game *game = o->game;
    uint16_t labels[MAX_ZONES];
    for (int z = 0; z < tile->count; z++) {
        const ZoneData *zone = &tile->zones[z];
        const Area *counts = &o->data->area[zone->node];
        labels[z] = game->areas.label[zone->node];
        Area *area = &o->areas[labels[z]];
        if (zone->kind != ZONE_LAKE) {
            add_counts(area, counts);
            for (int y = 0; y < z; y++)
                if (labels[y] == labels[z]) {
                    area->n[COUNT_TILES]--;
                    break;
                }
        }
        if (zone->kind == ZONE_MEADOW && game_covered(game, zone->node))
            for (int a = COUNT_ANIMALS; a < COUNT_ANIMALS + ANIMALS; a++)
                area->n[a] = (uint8_t)(area->n[a] - counts->n[a]);
        if (zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE)
            count_water(o, tile, z, labels);
    }
}

static void count_pieces(Survey *o)
{
    const TileSet *set = &o->data->edition->tiles;
    for (int i = 0; i < o->game->piece_count; i++) {
        Piece piece = o->game->pieces[i];
        bool hut = piece.kind == PIECE_HUT;
        Area *area = hut ? &o->systems[o->game->systems.label[piece.node]]
                         : &o->areas[o->game->areas.label[piece.node]];
        area->n[COUNT_PIECES + piece.player]++;
        area->n[COUNT_BODIES]++;
        const Zone *zone =
            &set->tiles[set->node[piece.node].tile].zones[set->node[piece.node].zone];
        if (!hut && zone->power == POWER_SHRINE)
            area->sole = (uint8_t)(1 + piece.player);
    }
}

/* The cells beside the board, each with the forests and rivers that end there. */
static void count_cells(Survey *o)
{
    const Game *game = o->game;
    const TileSet *set = &o->data->edition->tiles;
    for (int i = 0; i < game->frontier_count; i++) {
        const Site *site = &game->sites[game->frontier[i]];
        int hard = survey_hard(o, site->asks), count = 0;
        uint16_t labels[SIDES];
        for (int side = 0; side < SIDES; side++) {
            int kind = site->asks >> 2 * side & 3;
            if (kind != SIDE_FOREST && kind != SIDE_RIVER)
                continue;
            const Site *other = game_site(game, cell_beside(site->cell, (Side)side));
            const Tile *tile = &set->tiles[other->tile];
            Side there = tile_side(side_opposite((Side)side), other->rotation);
            uint16_t label = game->areas.label[tile->zones[tile->side_zone[there][1]].node];
            bool seen = false;
            o->areas[label].cap =
                (int16_t)(o->areas[label].cap + survey_cap(o, site->asks, (Side)side));
            for (int k = 0; k < count; k++)
                seen |= labels[k] == label;
            if (seen)
                continue;
            labels[count++] = label;
            o->areas[label].n[COUNT_CELLS]++;
            o->areas[label].hard = (int16_t)(o->areas[label].hard + hard);
        }
    }
}

/* What the open ends are comes from the game; a river's are its system's. */
static void count_open(Survey *o)
{
    const Game *game = o->game;
    for (int i = 0; i < o->area_count; i++)
        o->found[i]->n[COUNT_OPEN] = 0;
    for (int i = 0; i < o->area_count; i++) {
        Area *area = o->found[i];
        if (area->kind == ZONE_LAKE)
            continue;
        uint16_t node = (uint16_t)(area - o->areas);
        area->n[COUNT_OPEN] = (uint8_t)game->open[node];
        if (area->kind == ZONE_RIVER) {
            Area *system = &o->systems[game->systems.label[node]];
            system->n[COUNT_OPEN] = (uint8_t)(system->n[COUNT_OPEN] + game->open[node]);
        }
    }
}

/* The one meadow with a pit trap, whose animals depend on where they stand, is asked of the core.
 */
static void count_bonus(Survey *o)
{
    const Game *game = o->game;
    const TileSet *set = &o->data->edition->tiles;
    for (int i = 0; i < game->placed_count; i++) {
        const Tile *tile = &set->tiles[game->placed[i]];
        if (tile->power != POWER_PIT_TRAP)
            continue;
        for (int z = 0; z < MAX_ZONES; z++)
            if (tile->zones[z].power == POWER_PIT_TRAP) {
                Area *area = &o->areas[game->areas.label[tile->zones[z].node]];
                AreaInfo info = area_info(o->data->edition, game, tile->zones[z].node);
                area->n[COUNT_BONUS] = (uint8_t)(info.points - area_points(&o->moment, area));
            }
    }
}

static int land_left(const Game *game, bool rest)
{
    return game->land.count - game->land.drawn +
           (rest && game->phase == PHASE_PLACE && !game->extra_turn);
}

static void add_left(uint64_t left[COUNT_BITS], int class)
{
    uint64_t carry = (uint64_t)1 << class;
    for (int bit = 0; carry != 0; bit++) {
        assert(bit < COUNT_BITS);
        uint64_t next = left[bit] & carry;
        left[bit] ^= carry;
        carry = next;
    }
}

static void count_left(Survey *o, bool rest)
{
    const Game *game = o->game;
    const Draw *land = &game->land;
    bool hand = rest && game->phase == PHASE_PLACE && !game->extra_turn;
    memset(o->left, 0, sizeof o->left);
    memset(o->hard_of, 0xFF, sizeof o->hard_of);
    memset(o->cap_of, 0xFF, sizeof o->cap_of);
    float animals = 0, fish = 0, tigers = 0, left = (float)land_left(game, rest);
    for (int i = land->drawn - hand; i < land->count; i++) {
        add_left(o->left, o->data->class_of[land->tiles[i]]);
        animals += o->data->animals[land->tiles[i]];
        fish += o->data->fish[land->tiles[i]];
        tigers += o->data->tigers[land->tiles[i]];
    }
    o->moment.animals = left > 0 ? animals / left : 0;
    o->moment.fish = left > 0 ? fish / left : 0;
    o->moment.tigers = left > 0 ? tigers / left : 0;
}

/* Who made the turn that is over. */
static int mover_of(const Game *game)
{
    int back = game->extra_turn ? 0 : game->player_count - 1;
    return (game->player + back) % game->player_count;
}

static void count_all(Survey *o, const RuleData *data, const Weights *weights, const Game *game,
                      int me, bool rest)
{
    float turns = (float)land_left(game, rest) / game->player_count;
    o->game = game;
    o->data = data;
    o->me = me;
    o->moment = moment_of(data, weights, game, me, turns);
    o->moment.mover = (uint8_t)(rest ? mover_of(game) : me);
    count_left(o, rest);
    find_areas(o);
    for (int i = 0; i < game->placed_count; i++)
        count_tile(o, &data->tiles[game->placed[i]]);
    count_pieces(o);
    count_cells(o);
    count_open(o);
    count_bonus(o);
}

static void weigh_all(Survey *o)
{
    const Game *game = o->game;
    o->worth = o->lure = 0;
    for (int p = 0; p < game->player_count; p++)
        o->worth += o->moment.share[p] * (float)game->scores[p];
    for (int p = 0; p < game->player_count; p++)
        o->worth += o->moment.share[p] *
                    (o->moment.meeples[game->meeples[p]] + o->moment.huts[game->huts[p]]);
    for (int i = 0; i < o->area_count; i++) {
        Area *area = o->found[i];
        area_weigh(&o->moment, area);
        o->worth += area->worth;
        o->lure += area->lure;
    }
}

void survey_read(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                 int me)
{
    count_all(survey, data, weights, game, me, false);
    weigh_all(survey);
}

static float final_worth(const Survey *o)
{
    float worth = 0;
    for (int p = 0; p < o->game->player_count; p++)
        worth += o->moment.share[p] * (float)o->game->scores[p];
    return worth;
}

/* Land tiles that `player` is still to draw. */
static int turns_of(const Game *game, int player)
{
    int left = land_left(game, true), count = game->player_count;
    bool begins = game->phase == PHASE_PLACE && !game->extra_turn;
    int first = begins ? game->player : (game->player + 1) % count;
    int place = (player - first + count) % count;
    return (left - place + count - 1) / count;
}

float survey_worth(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                   int me)
{
    const Moment *m = &survey->moment;
    survey->game = game;
    if (game->phase == PHASE_END) {
        survey->moment = moment_of(data, weights, game, me, 0);
        return final_worth(survey);
    }
    count_all(survey, data, weights, game, me, true);
    weigh_all(survey);
    float worth = survey->worth + m->share[game->player] * survey->lure;
    for (int p = 0; p < game->player_count; p++)
        worth += m->share[p] * (float)turns_of(game, p) * weights->of[WEIGHT_TURN];
    if (game->extra_turn)
        worth += m->share[game->player] *
                 (weights->of[WEIGHT_EXTRA] + m->early * weights->of[WEIGHT_EXTRA_LATE]);
    return worth;
}

void survey_parts(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                  int player, float parts[AI_PARTS])
{
    static const AiPart part_of[] = {[ZONE_FOREST] = AI_FORESTS,
                                     [ZONE_RIVER] = AI_RIVERS,
                                     [ZONE_MEADOW] = AI_MEADOWS,
                                     [ZONE_LAKE] = AI_SYSTEMS};
    Moment *m = &survey->moment;
    bool next = game->player == player;
    for (int part = 0; part < AI_PARTS; part++)
        parts[part] = 0;
    parts[AI_POINTS] = (float)game->scores[player];
    if (game->phase == PHASE_END)
        return;
    count_all(survey, data, weights, game, player, true);
    for (int p = 0; p < game->player_count; p++)
        m->share[p] = p == player;
    weigh_all(survey);
    for (int i = 0; i < survey->area_count; i++)
        parts[part_of[survey->found[i]->kind]] += survey->found[i]->worth;
    parts[AI_MEEPLES] = m->meeples[game->meeples[player]];
    parts[AI_HUTS] = m->huts[game->huts[player]];
    parts[AI_LURES] = next ? survey->lure : 0;
    if (game->extra_turn && next)
        parts[AI_EXTRA] = weights->of[WEIGHT_EXTRA] + m->early * weights->of[WEIGHT_EXTRA_LATE];
}

float survey_terms(Survey *survey, const RuleData *data, const Game *game, int me,
                   float terms[WEIGHTS])
{
    static const Weights none;
    const Moment *m = &survey->moment;
    memset(terms, 0, WEIGHTS * sizeof *terms);
    count_all(survey, data, &none, game, me, true);
    float next = m->share[game->player], certain = final_worth(survey);
    for (int i = 0; i < survey->area_count; i++)
        certain += area_terms(m, survey->found[i], next, terms);
    for (int p = 0; p < game->player_count; p++) {
        hand_terms(m, m->share[p], game->meeples[p], game->huts[p], terms);
        terms[WEIGHT_TURN] += m->share[p] * (float)turns_of(game, p);
    }
    if (game->extra_turn) {
        terms[WEIGHT_EXTRA] = next;
        terms[WEIGHT_EXTRA_LATE] = next * m->early;
    }
    return certain;
}
