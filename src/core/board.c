/* Laying tiles. Cells are found by a small open-addressed hash that never forgets: a cell enters it
 * when it comes beside a tile, and a tile later laid there takes the same site. Zones are joined
 * eagerly by relabelling the shorter ring, so that asking for an area's label is one load. */
#include "board.h"

#include <assert.h>
#include <string.h>

static unsigned slot_of(Cell cell)
{
    return ((unsigned)(uint8_t)cell.x * 31u + (unsigned)(uint8_t)cell.y * 197u) % CELL_SLOTS;
}

void board_clear(Game *game)
{
    memset(game->site_of, 0xFF, sizeof game->site_of);
    memset(game->areas.label, 0xFF, sizeof game->areas.label);
    memset(game->systems.label, 0xFF, sizeof game->systems.label);
}

uint16_t board_find(const Game *game, Cell cell)
{
    for (unsigned slot = slot_of(cell); game->slots[slot] != 0; slot = (slot + 1) % CELL_SLOTS) {
        uint16_t site = (uint16_t)(game->slots[slot] - 1);
        if (cell_equal(game->sites[site].cell, cell))
            return site;
    }
    return NO_CELL;
}

static uint16_t add_site(Game *game, Cell cell)
{
    assert(game->site_count < MAX_CELLS);
    uint16_t index = game->site_count++;
    game->sites[index] = (Site){.cell = cell, .tile = NO_TILE};
    unsigned slot = slot_of(cell);
    while (game->slots[slot] != 0)
        slot = (slot + 1) % CELL_SLOTS;
    game->slots[slot] = (uint16_t)(index + 1);
    return index;
}

static void leave_frontier(Game *game, uint16_t site)
{
    int i = 0;
    while (game->frontier[i] != site)
        i++;
    game->frontier[i] = game->frontier[--game->frontier_count];
}

bool board_fits_anywhere(const Game *game, const Tile *tile)
{
    for (int i = 0; i < game->frontier_count; i++)
        for (int rotation = 0; rotation < 4; rotation++)
            if (board_fits(tile, rotation, &game->sites[game->frontier[i]]))
                return true;
    return false;
}

bool board_near(Cell a, Cell b)
{
    int dx = a.x - b.x, dy = a.y - b.y;
    return !cell_equal(a, b) && dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

static void union_add(Unions *unions, uint16_t node)
{
    unions->label[node] = unions->next[node] = node;
}

/* Joins the wholes of two nodes; returns the label that is given up, or NO_NODE if they were
 * one. */
static uint16_t union_join(Unions *unions, uint16_t a, uint16_t b)
{
    uint16_t keep = unions->label[a], give = unions->label[b];
    if (keep == give)
        return NO_NODE;
    /* Walk both rings at once: whichever ends first is the shorter. */
    uint16_t in_keep = unions->next[a], in_give = unions->next[b];
    while (in_keep != a && in_give != b) {
        in_keep = unions->next[in_keep];
        in_give = unions->next[in_give];
    }
    if (in_give != b) {
        uint16_t swap = keep;
        keep = give;
        give = swap;
        swap = a;
        a = b;
        b = swap;
    }
    for (uint16_t n = b;;) {
        unions->label[n] = keep;
        n = unions->next[n];
        if (n == b)
            break;
    }
    uint16_t after = unions->next[a];
    unions->next[a] = unions->next[b];
    unions->next[b] = after;
    return give;
}

static void join_ends(Game *game, uint16_t a, uint16_t b)
{
    uint16_t given_up = union_join(&game->areas, a, b);
    uint16_t label = game->areas.label[a];
    if (given_up != NO_NODE)
        game->open[label] = (uint16_t)(game->open[label] + game->open[given_up]);
    game->open[label] = (uint16_t)(game->open[label] - 2);
    union_join(&game->systems, a, b); /* nothing on land: both labels are NO_NODE */
}

static void join_side(const TileSet *set, Game *game, const Site *mine, const Site *theirs,
                      Side side)
{
    const Tile *tile = &set->tiles[mine->tile], *other = &set->tiles[theirs->tile];
    Side here = tile_side(side, mine->rotation);
    Side there = tile_side(side_opposite(side), theirs->rotation);
    bool river = tile->side_kind[here] == SIDE_RIVER;
    /* Both sides are read clockwise round their tile, so one of them runs backwards. */
    for (int i = 0; i < (river ? 3 : 1); i++)
        join_ends(game, tile->zones[tile->side_zone[here][i]].node,
                  other->zones[other->side_zone[there][2 - i]].node);
}

static void add_zones(Game *game, const Tile *tile)
{
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind == ZONE_NONE)
            continue;
        union_add(&game->areas, zone->node);
        game->open[zone->node] = zone->ends;
        if (zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE)
            union_add(&game->systems, zone->node);
    }
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind == ZONE_RIVER && zone->lake >= 0)
            union_join(&game->systems, zone->node, tile->zones[zone->lake].node);
    }
}

void board_lay(const TileSet *set, Game *game, uint8_t tile, Cell cell, int rotation)
{
    uint16_t index = board_find(game, cell);
    if (index == NO_CELL)
        index = add_site(game, cell);
    else
        leave_frontier(game, index);
    Site *site = &game->sites[index];
    site->tile = tile;
    site->rotation = (uint8_t)rotation;
    game->site_of[tile] = index;
    game->placed[game->placed_count++] = tile;
    add_zones(game, &set->tiles[tile]);

    uint8_t packed = set->tiles[tile].packed[rotation];
    for (int side = 0; side < SIDES; side++) {
        Cell beside = cell_beside(cell, (Side)side);
        uint16_t neighbour = board_find(game, beside);
        if (neighbour == NO_CELL) {
            neighbour = add_site(game, beside);
            game->frontier[game->frontier_count++] = neighbour;
        }
        Site *other = &game->sites[neighbour];
        int from = 2 * side_opposite((Side)side);
        other->asks |= (uint8_t)((packed >> 2 * side & 3) << from);
        other->mask |= (uint8_t)(3 << from);
        if (other->tile != NO_TILE)
            join_side(set, game, site, other, (Side)side);
    }
}
