/* Whether a tile fits is asked of game_check and game_moves on a copy of the game with that tile in
 * hand. One listing answers for all cells at once, and tiles of like sides share it. */
#include "play/remaining.h"

#include <assert.h>
#include <string.h>

/* Whether zone `b` has on it what `a` has, and reaches a lake where it does. */
static bool zones_alike(const Zone *a, const Zone *b)
{
    return a->kind == b->kind && memcmp(a->animals, b->animals, sizeof a->animals) == 0 &&
           a->fish == b->fish && a->mushrooms == b->mushrooms && a->go_again == b->go_again &&
           a->power == b->power && (a->lake >= 0) == (b->lake >= 0);
}

/* Pairs zone `a` of one tile with `b` of the other; false where either has another partner. */
static bool pair_zones(const Tile *one, const Tile *other, int8_t partner[2][MAX_ZONES], int a,
                       int b)
{
    if (partner[0][a] >= 0 || partner[1][b] >= 0)
        return partner[0][a] == b;
    partner[0][a] = (int8_t)b;
    partner[1][b] = (int8_t)a;
    if (!zones_alike(&one->zones[a], &other->zones[b]))
        return false;
    return one->zones[a].lake < 0 ||
           pair_zones(one, other, partner, one->zones[a].lake, other->zones[b].lake);
}

/* `b` turned by `rotation` against `a` as it is. Every zone is met: it touches a side, or is the
 * lake of a river that does. */
static bool alike_turned(const Tile *a, const Tile *b, int rotation)
{
    int8_t partner[2][MAX_ZONES];
    memset(partner, -1, sizeof partner);
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < 3; i++)
            if (!pair_zones(a, b, partner, a->side_zone[side][i],
                            b->side_zone[tile_side((Side)side, rotation)][i]))
                return false;
    return true;
}

bool tiles_alike(const Tile *a, const Tile *b)
{
    for (int rotation = 0; rotation < 4; rotation++)
        if (alike_turned(a, b, rotation))
            return true;
    return false;
}

/* What lies on a tile's zones, in whatever order: the same number for tiles that are alike, mostly
 * another one for others. */
static uint32_t zones_sum(const Tile *tile)
{
    uint32_t sum = 0;
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        uint32_t on = zone->kind;
        for (int a = 0; a < ANIMALS; a++)
            on = 31 * on + zone->animals[a];
        on = 31 * (31 * on + zone->fish) + zone->mushrooms;
        sum += on * on + zone->power;
    }
    return sum;
}

static void add_stack(const TileSet *set, const Draw *draw, Stack stack, Remaining *remaining)
{
    bool left[MAX_TILES] = {false}, listed[MAX_TILES] = {false};
    uint32_t sums[MAX_TILES]; /* of each group's first tile */
    int first = remaining->group_count;
    remaining->left[stack] = (uint8_t)(draw->count - draw->drawn);
    for (int i = 0; i < draw->count; i++)
        listed[draw->tiles[i]] = true;
    for (int i = draw->drawn; i < draw->count; i++)
        left[draw->tiles[i]] = true;
    for (int tile = 0; tile < set->tile_count; tile++) {
        int at = first;
        if (!listed[tile])
            continue;
        uint32_t sum = zones_sum(&set->tiles[tile]);
        while (at < remaining->group_count &&
               (sums[at] != sum ||
                !tiles_alike(&set->tiles[remaining->groups[at].tile], &set->tiles[tile])))
            at++;
        TileGroup *group = &remaining->groups[at];
        if (at == remaining->group_count) {
            *group = (TileGroup){.stack = (uint8_t)stack, .tile = (uint8_t)tile};
            sums[at] = sum;
            remaining->group_count++;
        }
        if (left[tile] && group->left++ == 0)
            group->tile = (uint8_t)tile;
        group->total++;
    }
}

Remaining remaining_of(const Edition *edition, const Game *game)
{
    Remaining remaining = {.discard_count = game->discard_count};
    add_stack(&edition->tiles, &game->land, STACK_LAND, &remaining);
    add_stack(&edition->tiles, &game->special, STACK_SPECIAL, &remaining);
    memcpy(remaining.discarded, game->discarded, game->discard_count);
    for (int i = 0; i < remaining.left[STACK_LAND]; i++)
        remaining.draws[(game->player + 1 + i) % game->player_count]++;
    return remaining;
}

/* A copy that asks where `tile` may be placed. */
static void take_in_hand(Game *copy, uint8_t tile)
{
    copy->phase = PHASE_PLACE;
    copy->hand = tile;
}

static bool fits_cell(const Edition *edition, Game *copy, uint8_t tile, Cell cell)
{
    take_in_hand(copy, tile);
    for (int rotation = 0; rotation < 4; rotation++)
        if (game_check(edition, copy, move_place(cell, rotation)).check == MOVE_OK)
            return true;
    return false;
}

double chance_of_draw(int left, int wanted, int draws)
{
    double none = 1;
    assert(wanted >= 0 && wanted <= left && draws >= 0 && draws <= left);
    for (int i = 0; i < draws; i++)
        none *= (double)(left - wanted - i) / (left - i);
    return 1 - none;
}

CellFits remaining_fits(const Edition *edition, const Game *game, const Remaining *remaining,
                        Cell cell)
{
    Game copy = *game;
    CellFits fits = {0};
    fits.hand = game->phase == PHASE_PLACE && fits_cell(edition, &copy, game->hand, cell);
    for (int i = 0; i < remaining->group_count; i++) {
        const TileGroup *group = &remaining->groups[i];
        if (group->left == 0 || !fits_cell(edition, &copy, group->tile, cell))
            continue;
        fits.count[group->stack] = (uint8_t)(fits.count[group->stack] + group->left);
        fits.groups[fits.group_count++] = (uint8_t)i;
    }
    for (int p = 0; p < game->player_count; p++)
        fits.chance[p] = chance_of_draw(remaining->left[STACK_LAND], fits.count[STACK_LAND],
                                        remaining->draws[p]);
    return fits;
}

bool remaining_is_dead(const Edition *edition, const Game *game, Cell cell)
{
    Remaining remaining = remaining_of(edition, game);
    CellFits fits = remaining_fits(edition, game, &remaining, cell);
    return fits.group_count == 0 && !fits.hand;
}

/* Sets `fits` for each cell of the frontier, by its place there, that takes the tile. */
static void mark_fits(const Edition *edition, Game *copy, uint8_t tile, bool fits[MAX_FRONTIER])
{
    MoveList list;
    int at = 0;
    take_in_hand(copy, tile);
    game_moves(edition, copy, &list);
    for (int i = 0; i < list.count; i++) {
        while (!cell_equal(copy->sites[copy->frontier[at]].cell, list.moves[i].cell))
            at++;
        fits[at] = true;
    }
}

DeadCells remaining_dead(const Edition *edition, const Game *game, const Remaining *remaining)
{
    Game copy = *game;
    DeadCells cells = {0};
    bool fits[MAX_FRONTIER] = {false}, hand[MAX_FRONTIER] = {false}, asked[UINT8_MAX + 1] = {false};
    for (int i = 0; i < remaining->group_count; i++) {
        uint8_t tile = remaining->groups[i].tile;
        uint8_t sides = edition->tiles.tiles[tile].packed[0];
        if (remaining->groups[i].left == 0)
            continue;
        if (!asked[sides])
            mark_fits(edition, &copy, tile, fits);
        asked[sides] = true;
    }
    if (game->phase == PHASE_PLACE)
        mark_fits(edition, &copy, game->hand, hand);
    for (int i = 0; i < game->frontier_count; i++) {
        Cell cell = game->sites[game->frontier[i]].cell;
        if (fits[i])
            continue;
        if (hand[i])
            cells.last[cells.last_count++] = cell;
        else
            cells.dead[cells.dead_count++] = cell;
    }
    return cells;
}
