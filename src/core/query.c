/* Counting by walking the rings of the unions. Distinct tiles are counted with a mark per tile. */
#include "core/query.h"

#include <assert.h>
#include <string.h>

#include "board.h"

/* Marks a tile; 1 when it had not been marked. */
static int mark_tile(bool marks[MAX_TILES], uint8_t tile)
{
    bool fresh = !marks[tile];
    marks[tile] = true;
    return fresh;
}

/* Counts the pieces of `kind` on a whole. Returns bit 1 << player for each who has most of them. */
static uint8_t count_pieces(const Game *game, const Unions *unions, PieceKind kind, uint16_t label,
                            uint8_t counts[MAX_PLAYERS])
{
    uint8_t best = 0, players = 0;
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        if (piece->kind != kind || unions->label[piece->node] != label)
            continue;
        uint8_t count = ++counts[piece->player];
        if (count < best)
            continue;
        players = (uint8_t)((count > best ? 0 : players) | 1u << piece->player);
        best = count;
    }
    return players;
}

/* Rulings 5: the fish of each distinct lake at the river's ends. A lake in which several rivers of
 * the tile end that are one counts with the first of them. */
static void add_lake(const Game *game, const Tile *tile, const Zone *river, AreaInfo *info)
{
    for (const Zone *before = tile->zones; before < river; before++)
        if (before->lake == river->lake && game->areas.label[before->node] == info->node)
            return;
    info->lakes++;
    info->fish = (uint8_t)(info->fish + tile->zones[river->lake].fish);
}

/* The pit trap of a meadow, and the meadow's animals on the 8 tiles round it. */
typedef struct PitTrap {
    const Site *site; /* NULL: there is none, and no animal is near */
    uint8_t near[ANIMALS];
} PitTrap;

/* Tigers and the pit trap, once the animals are counted. Rulings 16: tigers take the deer farther
 * away first. */
static void settle_meadow(const Edition *edition, const PitTrap *trap, AreaInfo *info)
{
    const uint8_t *near = trap->near;
    const uint8_t *value = edition->rules.animal_points;
    uint8_t tigers = info->wildfire ? 0 : info->animals[TIGER];
    info->prey = tigers < info->animals[DEER] ? tigers : info->animals[DEER];
    uint8_t left = (uint8_t)(info->animals[DEER] - info->prey);
    for (int a = 0; a < TIGER; a++)
        info->doubled[a] = near[a];
    if (left < near[DEER])
        info->doubled[DEER] = left;
    for (int a = 0; a < ANIMALS; a++)
        info->points = (uint16_t)(info->points + value[a] * (info->animals[a] + info->doubled[a]));
    info->points = (uint16_t)(info->points - value[DEER] * info->prey);
}

/* Rulings 23: a hunter on the shrine's own tile outdoes any number elsewhere. */
static void apply_shrine(const TileSet *set, const Game *game, uint16_t label, AreaInfo *info)
{
    for (int i = game->piece_count; i-- > 0;) {
        const Piece *piece = &game->pieces[i];
        if (piece->kind == PIECE_MEEPLE && game->areas.label[piece->node] == label &&
            node_zone(set, piece->node)->power == POWER_SHRINE) {
            info->majority = (uint8_t)(1u << piece->player);
            info->by_shrine = true;
        }
    }
}

static const Site *pit_trap_site(const TileSet *set, const Game *game, uint16_t label)
{
    for (uint16_t n = label; n != NO_NODE; n = union_next(&game->areas, label, n))
        if (node_zone(set, n)->power == POWER_PIT_TRAP)
            return game_site_of_tile(game, set->node[n].tile);
    return NULL;
}

static void add_meadow_zone(const TileSet *set, const Game *game, uint16_t node, PitTrap *trap,
                            AreaInfo *info)
{
    const Zone *zone = node_zone(set, node);
    bool covered = game_covered(game, node);
    const Site *site = game_site_of_tile(game, set->node[node].tile);
    bool is_near = trap->site && board_near(site->cell, trap->site->cell);
    for (int a = 0; a < ANIMALS; a++) {
        if (covered) {
            info->covered = (uint8_t)(info->covered + zone->animals[a]);
            continue;
        }
        info->animals[a] = (uint8_t)(info->animals[a] + zone->animals[a]);
        if (is_near)
            trap->near[a] = (uint8_t)(trap->near[a] + zone->animals[a]);
    }
    info->wildfire |= zone->power == POWER_WILDFIRE;
    info->shrine |= zone->power == POWER_SHRINE;
}

AreaInfo area_info(const Edition *edition, const Game *game, uint16_t node)
{
    const TileSet *set = &edition->tiles;
    const Ruleset *rules = &edition->rules;
    uint16_t label = game->areas.label[node];
    assert(label != NO_NODE);
    AreaInfo info = {
        .kind = (uint8_t)node_kind(set, node), .node = label, .open = game->open[label]};
    assert(info.kind != ZONE_LAKE);
    PitTrap trap = {info.kind == ZONE_MEADOW ? pit_trap_site(set, game, label) : NULL, {0}};
    bool marks[MAX_TILES] = {false};
    info.pit_trap = trap.site != NULL;
    for (uint16_t n = label; n != NO_NODE; n = union_next(&game->areas, label, n)) {
        const Tile *tile = &set->tiles[set->node[n].tile];
        const Zone *zone = &tile->zones[set->node[n].zone];
        info.tiles = (uint8_t)(info.tiles + mark_tile(marks, set->node[n].tile));
        info.menhirs = (uint8_t)(info.menhirs + zone->go_again);
        info.mushrooms = (uint8_t)(info.mushrooms + zone->mushrooms);
        info.fish = (uint8_t)(info.fish + zone->fish);
        if (info.kind == ZONE_RIVER && zone->lake >= 0)
            add_lake(game, tile, zone, &info);
        if (info.kind == ZONE_MEADOW)
            add_meadow_zone(set, game, n, &trap, &info);
    }
    info.majority = count_pieces(game, &game->areas, PIECE_MEEPLE, label, info.meeples);
    if (info.kind == ZONE_MEADOW) {
        settle_meadow(edition, &trap, &info);
        if (info.shrine)
            apply_shrine(set, game, label, &info);
        return info;
    }
    info.closed = info.open == 0;
    if (info.kind == ZONE_FOREST)
        info.points = (uint16_t)(rules->forest_tile_points * info.tiles +
                                 rules->mushroom_points * info.mushrooms);
    else
        info.points =
            (uint16_t)(rules->river_tile_points * info.tiles + rules->fish_points * info.fish);
    return info;
}

SystemInfo system_info(const Edition *edition, const Game *game, uint16_t node)
{
    const TileSet *set = &edition->tiles;
    uint16_t label = game->systems.label[node];
    assert(label != NO_NODE);
    SystemInfo info = {.node = label};
    bool marks[MAX_TILES] = {false};
    for (uint16_t n = label; n != NO_NODE; n = union_next(&game->systems, label, n)) {
        const Zone *zone = node_zone(set, n);
        info.tiles = (uint8_t)(info.tiles + mark_tile(marks, set->node[n].tile));
        info.fish = (uint8_t)(info.fish + zone->fish);
        info.lakes = (uint8_t)(info.lakes + (zone->kind == ZONE_LAKE));
        info.raft |= zone->power == POWER_RAFT;
        if (zone->kind == ZONE_RIVER && game->areas.label[n] == n)
            info.open = (uint16_t)(info.open + game->open[n]);
    }
    info.majority = count_pieces(game, &game->systems, PIECE_HUT, label, info.huts);
    info.points = (uint16_t)(edition->rules.fish_points * info.fish +
                             (info.raft ? edition->rules.raft_points * info.lakes : 0));
    return info;
}

Role piece_role(const TileSet *set, Piece piece)
{
    if (piece.kind == PIECE_HUT)
        return ROLE_HUT;
    switch (node_kind(set, piece.node)) {
    case ZONE_FOREST:
        return ROLE_GATHERER;
    case ZONE_MEADOW:
        return ROLE_HUNTER;
    default:
        return ROLE_FISHER;
    }
}

uint8_t game_leaders(const Game *game)
{
    uint16_t best = 0;
    uint8_t leaders = 0;
    for (int p = 0; p < game->player_count; p++) {
        if (game->scores[p] > best) {
            best = game->scores[p];
            leaders = 0;
        }
        if (game->scores[p] == best)
            leaders |= (uint8_t)(1u << p);
    }
    return leaders;
}
