#include "slow.h"

#include <string.h>

static const int side_x[SIDES] = {0, 1, 0, -1}, side_y[SIDES] = {-1, 0, 1, 0};

const SlowTile *slow_at(const Slow *slow, int x, int y)
{
    int number = slow->grid[y + SLOW_REACH][x + SLOW_REACH];
    return number == 0 ? NULL : &slow->tiles[number - 1];
}

static int unturned(int rotation, int side)
{
    return (side + 4 - rotation) % 4;
}

SideKind slow_side(const Tile *tile, int rotation, int side)
{
    const Zone *middle = &tile->zones[tile->side_zone[unturned(rotation, side)][1]];
    return middle->kind == ZONE_FOREST   ? SIDE_FOREST
           : middle->kind == ZONE_MEADOW ? SIDE_MEADOW
                                         : SIDE_RIVER;
}

bool slow_fits(const Slow *slow, const Tile *tile, int x, int y, int rotation)
{
    bool touches = false;
    if (slow_at(slow, x, y))
        return false;
    for (int side = 0; side < SIDES; side++) {
        const SlowTile *beside = slow_at(slow, x + side_x[side], y + side_y[side]);
        if (!beside)
            continue;
        touches = true;
        if (slow_side(beside->tile, beside->rotation, (side + 2) % 4) !=
            slow_side(tile, rotation, side))
            return false;
    }
    return touches;
}

static const Zone *zone_of(const Slow *slow, int node)
{
    const TileSet *set = &slow->edition->tiles;
    return &set->tiles[set->node[node].tile].zones[set->node[node].zone];
}

static const SlowTile *tile_of(const Slow *slow, int node)
{
    for (int i = 0; i < slow->count; i++)
        if (slow->tiles[i].index == slow->edition->tiles.node[node].tile)
            return &slow->tiles[i];
    return NULL;
}

/* The smallest node known so far of what `node` belongs to: each is labelled with itself or with a
 * smaller one. */
static int smallest(const int labels[MAX_NODES], int node)
{
    while (labels[node] != node)
        node = labels[node];
    return node;
}

static void merge(int labels[MAX_NODES], int a, int b)
{
    int first = smallest(labels, a), other = smallest(labels, b);
    labels[first > other ? first : other] = first > other ? other : first;
}

/* Labels every node with the smallest of its whole, and tells of each the next; -1 stays. */
static void label_all(int labels[MAX_NODES], int next[MAX_NODES])
{
    int last[MAX_NODES];
    for (int n = 0; n < MAX_NODES; n++) {
        next[n] = -1;
        if (labels[n] < 0)
            continue;
        labels[n] = labels[labels[n]];
        if (labels[n] != n)
            next[last[labels[n]]] = n;
        last[labels[n]] = n;
    }
}

static void count_areas(Slow *slow)
{
    for (int n = 0; n < MAX_NODES; n++)
        slow->area[n] = slow->system[n] = -1;
    memset(slow->open, 0, sizeof slow->open);
    for (int i = 0; i < slow->count; i++)
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &slow->tiles[i].tile->zones[z];
            if (zone->kind == ZONE_NONE)
                continue;
            slow->area[zone->node] = zone->node;
            if (zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE)
                slow->system[zone->node] = zone->node;
        }
    for (int i = 0; i < slow->count; i++) {
        const SlowTile *here = &slow->tiles[i];
        for (int z = 0; z < MAX_ZONES; z++)
            if (here->tile->zones[z].kind == ZONE_RIVER && here->tile->zones[z].lake >= 0)
                merge(slow->system, here->tile->zones[z].node,
                      here->tile->zones[here->tile->zones[z].lake].node);
        for (int side = 0; side < SIDES; side++) {
            const SlowTile *there = slow_at(slow, here->x + side_x[side], here->y + side_y[side]);
            if (!there)
                continue;
            for (int i3 = 0; i3 < 3; i3++) {
                const Zone *mine =
                    &here->tile->zones[here->tile->side_zone[unturned(here->rotation, side)][i3]];
                const Zone *theirs = &there->tile->zones[there->tile->side_zone[unturned(
                    there->rotation, (side + 2) % 4)][2 - i3]];
                merge(slow->area, mine->node, theirs->node);
                if (mine->kind == ZONE_RIVER)
                    merge(slow->system, mine->node, theirs->node);
            }
        }
    }
    label_all(slow->area, slow->next_of_area);
    label_all(slow->system, slow->next_of_system);
}

static void count_open(Slow *slow)
{
    for (int i = 0; i < slow->count; i++) {
        const SlowTile *here = &slow->tiles[i];
        for (int side = 0; side < SIDES; side++) {
            if (slow_at(slow, here->x + side_x[side], here->y + side_y[side]))
                continue;
            const uint8_t *zones = here->tile->side_zone[unturned(here->rotation, side)];
            bool river = here->tile->zones[zones[1]].kind == ZONE_RIVER;
            for (int i3 = 0; i3 < (river ? 3 : 1); i3++)
                slow->open[slow->area[here->tile->zones[zones[i3]].node]]++;
        }
    }
}

void slow_read(Slow *slow, const Edition *edition, const Game *game)
{
    memset(slow, 0, sizeof *slow);
    slow->edition = edition;
    for (int i = 0; i < game->placed_count; i++) {
        int index = game->placed[i];
        const Site *site = game_site_of_tile(game, (uint8_t)index);
        slow->tiles[slow->count++] = (SlowTile){&edition->tiles.tiles[index], index, site->cell.x,
                                                site->cell.y, site->rotation};
        slow->grid[site->cell.y + SLOW_REACH][site->cell.x + SLOW_REACH] = (uint8_t)slow->count;
    }
    slow->piece_count = game->piece_count;
    memcpy(slow->pieces, game->pieces, sizeof slow->pieces);
    memcpy(slow->covered, game->covered, sizeof slow->covered);
    count_areas(slow);
    count_open(slow);
}

bool slow_free(const Slow *slow, const Zone *zone, bool hut)
{
    bool water = zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE;
    if (zone->kind == ZONE_NONE || (hut ? !water : zone->kind == ZONE_LAKE))
        return false;
    const int *labels = hut ? slow->system : slow->area;
    for (int i = 0; i < slow->piece_count; i++)
        if ((slow->pieces[i].kind == PIECE_HUT) == hut &&
            labels[slow->pieces[i].node] == labels[zone->node])
            return false;
    return true;
}

static int most(const int counts[MAX_PLAYERS])
{
    int best = 0, players = 0;
    for (int p = 0; p < MAX_PLAYERS; p++)
        best = counts[p] > best ? counts[p] : best;
    for (int p = 0; p < MAX_PLAYERS && best > 0; p++)
        players |= (counts[p] == best) << p;
    return players;
}

static int majority(const Slow *slow, const int *labels, int label, PieceKind kind)
{
    int counts[MAX_PLAYERS] = {0};
    for (int i = 0; i < slow->piece_count; i++)
        if (slow->pieces[i].kind == kind && labels[slow->pieces[i].node] == label)
            counts[slow->pieces[i].player]++;
    /* The first edition's shrine: its hunter alone scores. */
    for (int i = 0; i < slow->piece_count && kind == PIECE_MEEPLE; i++)
        if (labels[slow->pieces[i].node] == label &&
            zone_of(slow, slow->pieces[i].node)->power == POWER_SHRINE)
            return 1 << slow->pieces[i].player;
    return most(counts);
}

static bool within_one(const SlowTile *a, const SlowTile *b)
{
    return a != b && a->x - b->x <= 1 && b->x - a->x <= 1 && a->y - b->y <= 1 && b->y - a->y <= 1;
}

static bool is_covered(const Slow *slow, int node)
{
    return slow->covered[node / 8] >> node % 8 & 1;
}

/* Tries every number of deer near the pit trap that the tigers may take and keeps the best for
 * who scores. */
static int meadow_points(const Slow *slow, int area, const int animals[ANIMALS])
{
    const uint8_t *value = slow->edition->rules.animal_points;
    const SlowTile *trap = NULL;
    bool fire = false;
    int near[ANIMALS] = {0}, best = 0;
    for (int n = area; n >= 0; n = slow->next_of_area[n]) {
        fire |= zone_of(slow, n)->power == POWER_WILDFIRE;
        if (zone_of(slow, n)->power == POWER_PIT_TRAP)
            trap = tile_of(slow, n);
    }
    for (int n = area; trap && n >= 0; n = slow->next_of_area[n])
        if (!is_covered(slow, n) && within_one(trap, tile_of(slow, n)))
            for (int a = 0; a < ANIMALS; a++)
                near[a] += zone_of(slow, n)->animals[a];
    int taken = fire ? 0 : animals[TIGER] < animals[DEER] ? animals[TIGER] : animals[DEER];
    for (int taken_near = 0; taken_near <= taken; taken_near++) {
        int left_near = near[DEER] - taken_near;
        int left_far = animals[DEER] - near[DEER] - (taken - taken_near);
        if (left_near < 0 || left_far < 0)
            continue;
        int points = value[MAMMOTH] * (animals[MAMMOTH] + near[MAMMOTH]) +
                     value[AUROCHS] * (animals[AUROCHS] + near[AUROCHS]) +
                     value[DEER] * (2 * left_near + left_far);
        best = points > best ? points : best;
    }
    return best;
}

SlowArea slow_area(const Slow *slow, int area)
{
    const Ruleset *rules = &slow->edition->rules;
    SlowArea result = {.majority = majority(slow, slow->area, area, PIECE_MEEPLE)};
    bool tile_seen[MAX_TILES] = {false}, lake_seen[MAX_NODES] = {false};
    for (int n = area; n >= 0; n = slow->next_of_area[n]) {
        const Zone *zone = zone_of(slow, n);
        int tile = slow->edition->tiles.node[n].tile;
        result.tiles += !tile_seen[tile];
        tile_seen[tile] = true;
        result.fish += zone->fish;
        result.mushrooms += zone->mushrooms;
        result.menhirs += zone->go_again;
        if (zone->kind == ZONE_RIVER && zone->lake >= 0) {
            const Zone *lake = &slow->edition->tiles.tiles[tile].zones[zone->lake];
            result.lakes += !lake_seen[lake->node];
            result.fish += lake_seen[lake->node] ? 0 : lake->fish;
            lake_seen[lake->node] = true;
        }
        for (int a = 0; a < ANIMALS && !is_covered(slow, n); a++)
            result.animals[a] += zone->animals[a];
    }
    switch (zone_of(slow, area)->kind) {
    case ZONE_FOREST:
        result.points = 2 * result.tiles + rules->mushroom_points * result.mushrooms;
        break;
    case ZONE_RIVER:
        result.points = result.tiles + result.fish;
        break;
    case ZONE_MEADOW:
        result.points = meadow_points(slow, area, result.animals);
        break;
    default:
        break;
    }
    return result;
}

SlowArea slow_system(const Slow *slow, int system)
{
    SlowArea result = {.majority = majority(slow, slow->system, system, PIECE_HUT)};
    bool tile_seen[MAX_TILES] = {false}, raft = false;
    for (int n = system; n >= 0; n = slow->next_of_system[n]) {
        const Zone *zone = zone_of(slow, n);
        int tile = slow->edition->tiles.node[n].tile;
        result.tiles += !tile_seen[tile];
        tile_seen[tile] = true;
        result.fish += zone->fish;
        result.lakes += zone->kind == ZONE_LAKE;
        raft |= zone->power == POWER_RAFT;
    }
    result.points = result.fish + (raft ? result.lakes : 0);
    return result;
}

static void give(int scores[MAX_PLAYERS], SlowArea area)
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        if (area.majority >> p & 1)
            scores[p] += area.points;
}

static int hunting_trap(Slow *slow, const SlowTile *trap, int node)
{
    const uint8_t *value = slow->edition->rules.animal_points;
    int animals[ANIMALS] = {0};
    for (int i = 0; i < slow->count; i++)
        for (int z = 0; z < MAX_ZONES && within_one(trap, &slow->tiles[i]); z++) {
            const Zone *zone = &slow->tiles[i].tile->zones[z];
            if (zone->kind == ZONE_NONE || slow->area[zone->node] != slow->area[node])
                continue;
            bool any = false;
            for (int a = 0; a < ANIMALS; a++) {
                animals[a] += zone->animals[a];
                any |= zone->animals[a] > 0;
            }
            if (any)
                slow->covered[zone->node / 8] |= (uint8_t)(1u << zone->node % 8);
        }
    int deer = animals[DEER] > animals[TIGER] ? animals[DEER] - animals[TIGER] : 0;
    return value[MAMMOTH] * animals[MAMMOTH] + value[AUROCHS] * animals[AUROCHS] +
           value[DEER] * deer;
}

void slow_power(Slow *slow, int index, int player, int scores[MAX_PLAYERS])
{
    const Tile *tile = &slow->edition->tiles.tiles[index];
    for (int z = 0; z < MAX_ZONES; z++) {
        int node = tile->zones[z].node;
        if (tile->zones[z].power == POWER_LOGBOAT)
            scores[player] += 2 * slow_system(slow, slow->system[node]).lakes;
        if (tile->zones[z].power == POWER_HUNTING_TRAP)
            scores[player] += hunting_trap(slow, tile_of(slow, node), node);
    }
}

static void take_meeples(Slow *slow, int area)
{
    int kept = 0;
    for (int i = 0; i < slow->piece_count; i++)
        if (slow->pieces[i].kind == PIECE_HUT || slow->area[slow->pieces[i].node] != area)
            slow->pieces[kept++] = slow->pieces[i];
    slow->piece_count = kept;
}

bool slow_close(Slow *slow, int index, int scores[MAX_PLAYERS])
{
    const Tile *tile = &slow->edition->tiles.tiles[index];
    bool menhir = false, done[MAX_NODES] = {false};
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind != ZONE_FOREST && zone->kind != ZONE_RIVER)
            continue;
        int area = slow->area[zone->node];
        if (slow->open[area] > 0 || done[area])
            continue;
        done[area] = true;
        SlowArea closed = slow_area(slow, area);
        give(scores, closed);
        menhir |= closed.menhirs > 0;
        take_meeples(slow, area);
    }
    return menhir;
}

void slow_final(const Slow *slow, int scores[MAX_PLAYERS])
{
    for (int n = 0; n < MAX_NODES; n++) {
        if (slow->system[n] == n)
            give(scores, slow_system(slow, n));
        if (slow->area[n] == n && zone_of(slow, n)->kind == ZONE_MEADOW)
            give(scores, slow_area(slow, n));
    }
}
