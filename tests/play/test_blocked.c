/* What a tile blocks, against the cells asked one by one. */
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

TEST(cells_and_areas)
{
    for (int g = 0; g < 6; g++)
        for (Walk w = test_game(g); w.game.land.count - w.game.land.drawn > 4; test_go_on(&w))
            if (w.move.kind == MOVE_PLACE)
                check_move(w.edition, &w.game, w.move);
    assert_true(cells_met > 10 && areas_met > 30 && held_met > 3);
}

/* Nothing where the tile may not lie, nor after the last land tile is drawn. */
TEST(nothing_to_block)
{
    int last = 0;
    Walk w = test_walk(EDITION_SECOND, 2, 5);
    assert_int_equal(blocked_by(w.edition, &w.game, (Cell){0, 0}, 0).cell_count, 0);
    for (; w.game.phase != PHASE_END; test_go_on(&w))
        if (w.move.kind == MOVE_PLACE && w.game.land.drawn == w.game.land.count) {
            Blocked blocked = blocked_by(w.edition, &w.game, w.move.cell, w.move.rotation);
            assert_int_equal(blocked.cell_count, 0);
            last++;
        }
    assert_true(last > 0);
}
