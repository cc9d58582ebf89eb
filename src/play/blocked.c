#include "play/blocked.h"

#include "play/remaining.h"

static bool is_among(const Cell *cells, int count, Cell cell)
{
    for (int i = 0; i < count; i++)
        if (cell_equal(cells[i], cell))
            return true;
    return false;
}

/* The forest or river that lies open to an empty cell from its neighbour at `side`: its label, or
 * NO_NODE. */
static uint16_t open_area(const Edition *edition, const Game *game, Cell cell, Side side)
{
    const Site *site = game_site(game, cell_beside(cell, side));
    if (!site || site->tile == NO_TILE)
        return NO_NODE;
    const Tile *tile = &edition->tiles.tiles[site->tile];
    int towards = tile_side((Side)((side + 2) % SIDES), site->rotation);
    const Zone *zone = &tile->zones[tile->side_zone[towards][1]]; /* of three the middle one */
    return zone->kind == ZONE_MEADOW ? NO_NODE : game->areas.label[zone->node];
}

bool blocked_open_to(const Edition *edition, const Game *game, uint16_t label, Cell cell)
{
    for (int side = 0; side < SIDES; side++)
        if (open_area(edition, game, cell, (Side)side) == label)
            return true;
    return false;
}

static bool lies_open_to(const Edition *edition, const Game *game, uint16_t label,
                         const Cell *cells, int count)
{
    for (int i = 0; i < count; i++)
        if (blocked_open_to(edition, game, label, cells[i]))
            return true;
    return false;
}

static void add_areas(const Edition *edition, const Game *game, const DeadCells *before, Cell cell,
                      Blocked *blocked)
{
    for (int side = 0; side < SIDES; side++) {
        uint16_t label = open_area(edition, game, cell, (Side)side);
        bool known = label == NO_NODE ||
                     lies_open_to(edition, game, label, before->dead, before->dead_count);
        for (int i = 0; i < blocked->area_count; i++)
            known |= blocked->areas[i].node == label;
        if (!known && blocked->area_count < MAX_BLOCKED_AREAS)
            blocked->areas[blocked->area_count++] = area_info(edition, game, label);
    }
}

Blocked blocked_by(const Edition *edition, const Game *game, Cell cell, int rotation)
{
    Blocked blocked = {0};
    Move move = move_place(cell, rotation);
    if (game_check(edition, game, move).check != MOVE_OK || game->land.drawn == game->land.count)
        return blocked;
    Remaining left = remaining_of(edition, game);
    DeadCells before = remaining_dead(edition, game, &left);
    Events events;
    Game after = game_play(edition, game, move, &events);
    if (after.phase == PHASE_PLACE || after.phase == PHASE_END) /* else none has been drawn since */
        left = remaining_of(edition, &after);
    DeadCells now = remaining_dead(edition, &after, &left);
    for (int i = 0; i < now.dead_count && blocked.cell_count < MAX_BLOCKED_CELLS; i++)
        if (!is_among(before.dead, before.dead_count, now.dead[i]))
            blocked.cells[blocked.cell_count++] = now.dead[i];
    for (int i = 0; i < blocked.cell_count; i++)
        add_areas(edition, &after, &before, blocked.cells[i], &blocked);
    return blocked;
}

bool blocked_stays_open(const Edition *edition, const Game *game, uint16_t label)
{
    Remaining left = remaining_of(edition, game);
    DeadCells cells = remaining_dead(edition, game, &left);
    return lies_open_to(edition, game, label, cells.dead, cells.dead_count);
}
