/* What a tile blocks, against the cells asked one by one, and against games in which the stacks lie
 * in another order. */
#include <string.h>

#include "check.h"
#include "play/blocked.h"
#include "play/remaining.h"
#include "support.h"

static int cells_met, areas_met, held_met;

static bool is_dead(const Edition *edition, const Game *game, const Remaining *left, Cell cell)
{
    CellFits fits = remaining_fits(edition, game, left, cell);
    return !fits.hand && fits.group_count == 0;
}

static bool lists(const Blocked *blocked, Cell cell)
{
    for (int i = 0; i < blocked->cell_count; i++)
        if (cell_equal(blocked->cells[i], cell))
            return true;
    return false;
}

/* Whether a zone of the area touches the cell's border. */
static bool touches(const Edition *edition, const Game *game, uint16_t label, Cell cell)
{
    for (int side = 0; side < SIDES; side++) {
        const Site *site = game_site(game, cell_beside(cell, (Side)side));
        if (!site || site->tile == NO_TILE)
            continue;
        const Tile *tile = &edition->tiles.tiles[site->tile];
        for (int z = 0; z < MAX_ZONES; z++)
            for (int s = 0; s < SIDES; s++)
                if (tile->zones[z].kind != ZONE_NONE && tile->zones[z].sides >> s & 1 &&
                    (s + site->rotation) % SIDES == (side + 2) % SIDES &&
                    game->areas.label[tile->zones[z].node] == label)
                    return true;
    }
    return false;
}

static void check_move(const Edition *edition, const Game *game, Move move)
{
    Events events;
    Blocked blocked = blocked_by(edition, game, move.cell, move.rotation);
    Game after = game_play(edition, game, move, &events);
    Remaining left = remaining_of(edition, game), left_after = remaining_of(edition, &after);
    for (int i = 0; i < after.frontier_count; i++) {
        Cell cell = after.sites[after.frontier[i]].cell;
        bool was = game_site(game, cell) && is_dead(edition, game, &left, cell);
        bool becomes = !was && is_dead(edition, &after, &left_after, cell);
        if (blocked.cell_count < MAX_BLOCKED_CELLS)
            assert_int_equal(lists(&blocked, cell), becomes);
    }
    for (int i = 0; i < blocked.area_count; i++) {
        const AreaInfo *info = &blocked.areas[i];
        bool open = false;
        assert_true(info->kind == ZONE_FOREST || info->kind == ZONE_RIVER);
        assert_false(info->closed);
        for (int c = 0; c < blocked.cell_count; c++)
            open |= touches(edition, &after, info->node, blocked.cells[c]);
        assert_true(open);
        for (int k = 0; k < i; k++)
            assert_true(blocked.areas[k].node != info->node);
        for (int f = 0; f < game->frontier_count; f++) {
            Cell cell = game->sites[game->frontier[f]].cell;
            if (!cell_equal(cell, move.cell) && touches(edition, &after, info->node, cell))
                assert_false(is_dead(edition, game, &left, cell));
        }
        held_met += info->majority != 0;
    }
    cells_met += blocked.cell_count;
    areas_met += blocked.area_count;
}

/* A new game of so many players, and the chance that it is played by. */
static Random begin(EditionId edition, int players, uint64_t seed, Game *game)
{
    Setup setup = test_setup(edition, players, seed);
    game_new(test_edition(edition), &setup, game, NULL);
    return random_from(seed);
}

TEST(test_cells_and_areas)
{
    for (int id = 0; id < EDITIONS; id++)
        for (uint64_t seed = 1; seed <= 3; seed++) {
            const Edition *edition = test_edition((EditionId)id);
            Game game;
            Random random = begin((EditionId)id, 3, seed, &game);
            while (game.phase != PHASE_END && game.land.count - game.land.drawn > 4) {
                Move move = test_random_move(edition, &game, &random);
                if (move.kind == MOVE_PLACE)
                    check_move(edition, &game, move);
                game_advance(edition, &game, move, NULL);
            }
        }
    assert_true(cells_met > 10 && areas_met > 30 && held_met > 3);
}

/* Nothing where the tile may not lie, nor after the last land tile is drawn. */
TEST(test_nothing_to_block)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    Game game;
    Random random = begin(EDITION_SECOND, 2, 5, &game);
    int last = 0;
    assert_int_equal(blocked_by(edition, &game, (Cell){0, 0}, 0).cell_count, 0);
    while (game.phase != PHASE_END) {
        Move move = test_random_move(edition, &game, &random);
        if (move.kind == MOVE_PLACE && game.land.drawn == game.land.count) {
            assert_int_equal(blocked_by(edition, &game, move.cell, move.rotation).cell_count, 0);
            last++;
        }
        game_advance(edition, &game, move, NULL);
    }
    assert_true(last > 0);
}

/* Two games that differ only in what lies where in the stacks are told the same. */
TEST(test_order_of_the_stacks)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    Game game;
    Random random = begin(EDITION_SECOND, 2, 8, &game);
    int told = 0;
    while (game.phase != PHASE_END && game.land.count - game.land.drawn > 4) {
        Move move = test_random_move(edition, &game, &random);
        if (move.kind == MOVE_PLACE) {
            Game other = game;
            for (int i = game.land.drawn, k = game.land.count - 1; i < k; i++, k--) {
                other.land.tiles[i] = game.land.tiles[k];
                other.land.tiles[k] = game.land.tiles[i];
            }
            Blocked one = blocked_by(edition, &game, move.cell, move.rotation),
                    two = blocked_by(edition, &other, move.cell, move.rotation);
            assert_int_equal(one.cell_count, two.cell_count);
            assert_int_equal(one.area_count, two.area_count);
            assert_memory_equal(one.cells, two.cells, one.cell_count * sizeof *one.cells);
            assert_memory_equal(one.areas, two.areas, one.area_count * sizeof *one.areas);
            told += one.cell_count;
        }
        game_advance(edition, &game, move, NULL);
    }
    assert_true(told > 5);
}
