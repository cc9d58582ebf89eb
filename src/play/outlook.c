/* Who earned a turn by an old forest is read off the order in which the tiles were laid: the last
 * tile of a closed forest closed it, and a special tile laid next was its extra turn's. */
#include "play/outlook.h"

#include <assert.h>

#include "play/blocked.h"
#include "play/preview.h"

/* No more of them than `most` are looked for. */
static int count_fitting(const Edition *edition, const Game *game, Stack stack, int most)
{
    const Draw *draw = stack == STACK_SPECIAL ? &game->special : &game->land;
    Game copy = *game;
    MoveList list;
    int count = 0;
    copy.phase = PHASE_PLACE;
    for (int i = draw->drawn; i < draw->count && count < most; i++) {
        copy.hand = draw->tiles[i];
        game_moves(edition, &copy, &list);
        count += list.count > 0;
    }
    return count;
}

int outlook_fitting(const Edition *edition, const Game *game, Stack stack)
{
    return count_fitting(edition, game, stack, MAX_TILES);
}

static bool is_special(const Edition *edition, uint8_t tile)
{
    return edition->tiles.tiles[tile].stack == STACK_SPECIAL;
}

/* Whether the tile just laid closed a forest that earns a turn. */
static bool earns_turn(const Edition *edition, const Game *game)
{
    const Tile *tile = &edition->tiles.tiles[game->hand];
    if (game->extra_turn)
        return false;
    for (int z = 0; z < MAX_ZONES; z++) {
        if (tile->zones[z].kind != ZONE_FOREST)
            continue;
        AreaInfo forest = area_info(edition, game, tile->zones[z].node);
        if (forest.closed && forest.menhirs > 0)
            return true;
    }
    return false;
}

bool outlook_goes_on(const Edition *edition, const Game *game)
{
    if (game->phase == PHASE_PLACE || game->phase == PHASE_END)
        return game->phase == PHASE_PLACE;
    return count_fitting(edition, game, STACK_LAND, 1) > 0 ||
           (earns_turn(edition, game) && count_fitting(edition, game, STACK_SPECIAL, 1) > 0);
}

bool outlook_stays_open(const Edition *edition, const Game *game, const AreaInfo *area)
{
    return area->kind != ZONE_MEADOW && !area->closed &&
           (!outlook_goes_on(edition, game) || blocked_stays_open(edition, game, area->node));
}

int outlook_least(const Edition *edition, const Game *game, const AreaInfo *area)
{
    const Ruleset *rules = &edition->rules;
    int tile = area->kind == ZONE_FOREST ? rules->forest_tile_points : rules->river_tile_points;
    int least = area->points;
    for (int i = 0; i < game->frontier_count; i++)
        if (blocked_open_to(edition, game, area->node, game->sites[game->frontier[i]].cell))
            least += tile;
    return least;
}

/* The place in Game.placed of the area's tile that was laid last. */
static int closed_by(const Edition *edition, const Game *game, const AreaInfo *area)
{
    for (int i = game->placed_count - 1; i > 0; i--) {
        const Tile *tile = &edition->tiles.tiles[game->placed[i]];
        for (int z = 0; z < MAX_ZONES; z++)
            if (tile->zones[z].kind != ZONE_NONE &&
                game->areas.label[tile->zones[z].node] == area->node)
                return i;
    }
    return 0;
}

static ForestTurn turn_of_closed(const Edition *edition, const Game *game, const AreaInfo *forest)
{
    int at = closed_by(edition, game, forest), next = at + 1;
    bool waits = game->phase == PHASE_RECALL || game->phase == PHASE_PIECE;
    bool taken;
    if (is_special(edition, game->placed[at]))
        return FOREST_TURN_CHAINED;
    if (next < game->placed_count)
        taken = is_special(edition, game->placed[next]);
    else if (waits)
        taken = outlook_fitting(edition, game, STACK_SPECIAL) > 0;
    else
        taken = game->phase == PHASE_PLACE && game->extra_turn;
    return taken ? FOREST_TURN_EARNED : FOREST_TURN_LAPSED;
}

ForestTurn outlook_forest(const Edition *edition, const Game *game, const AreaInfo *forest)
{
    bool in_hand = game->phase == PHASE_PLACE && !game->extra_turn;
    assert(forest->kind == ZONE_FOREST);
    if (forest->menhirs == 0)
        return FOREST_TURN_NONE;
    if (forest->closed)
        return turn_of_closed(edition, game, forest);
    if (game->phase == PHASE_END || (!in_hand && outlook_fitting(edition, game, STACK_LAND) == 0))
        return FOREST_TURN_NONE;
    if (outlook_fitting(edition, game, STACK_SPECIAL) == 0)
        return FOREST_TURN_NO_TILE;
    return game->phase == PHASE_PLACE && game->extra_turn ? FOREST_TURN_LATER : FOREST_TURN_EARNS;
}

/* Which tiles are drawn until then is nobody's to know: the stacks count as they are now. */
bool outlook_earns_later(const Edition *edition, const Game *game, Move move, bool earned)
{
    Game after;
    preview_after(edition, game, move, &after);
    after.land = game->land;
    after.special = game->special;
    return outlook_fitting(edition, &after, STACK_LAND) > 0 &&
           outlook_fitting(edition, &after, STACK_SPECIAL) > (earned ? 1 : 0);
}
