/* Where a piece can be put on the tile just laid: how its places are named, and that each is seen.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/board/spots.h"
#include "view/words/areas.h"

/* Eighths of a turn between two ways; the middle is apart from all. */
static int ways_apart(Way a, Way b)
{
    int apart = abs((int)a - (int)b);
    if (a == WAY_MIDDLE || b == WAY_MIDDLE)
        return a == b ? 0 : WAYS;
    return apart < WAY_MIDDLE - apart ? apart : WAY_MIDDLE - apart;
}

/* Lists a piece on the tile just laid; of the huts of one river system only the first. */
static void list_piece(const Desk *desk, TableView *view, Move move)
{
    const Game *game = view->game;
    uint16_t node = view->edition->tiles.tiles[game->hand].zones[move.zone].node;
    PieceKind kind = move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE;
    Piece piece = {game->player, (uint8_t)kind, node};
    bool listed = false;
    if (node == NO_NODE || game_check(view->edition, game, move).check != MOVE_OK)
        return;
    for (int i = 0; i < view->main_count && kind == PIECE_HUT; i++)
        listed |= view->spots[i].role == ROLE_HUT &&
                  game->systems.label[view->spots[i].node] == game->systems.label[node];
    if (!listed)
        view->spots[view->main_count++] =
            (Spot){.move = move,
                   .role = piece_role(&view->edition->tiles, piece),
                   .node = node,
                   .at = table_anchor(desk->on.scene.atlas, view->edition, game, node, kind)};
}

/* What the tile just laid in `game` offers; huts stand on lakes first. */
static void list_all(const Desk *desk, const Game *game, TableView *view)
{
    const Tile *tile = &view->edition->tiles.tiles[game->hand];
    view->game = game;
    view->placed = game_site_of_tile(game, game->hand);
    view->main_count = 0;
    for (int lakes = 1; lakes >= 0; lakes--)
        for (int zone = 0; zone < MAX_ZONES; zone++)
            if ((tile->zones[zone].kind == ZONE_LAKE) == lakes)
                list_piece(desk, view, move_hut(zone));
    for (int zone = 0; zone < MAX_ZONES; zone++)
        list_piece(desk, view, move_meeple(zone));
}

/* Each piece of a role is named by a place of its own. Those of a role lie a quarter of a turn
 * apart or more, but for one tile: two of its meadows and the river between them meet in one
 * corner. A hut that stands on a lake is not said to stand on a river. */
static void check_names(const TableView *view)
{
    enum { THREE_IN_A_CORNER = 66 };
    for (int i = 0; i < view->main_count; i++)
        for (int k = 0; k < i; k++) {
            const Spot *a = &view->spots[i], *b = &view->spots[k];
            if (a->role != b->role)
                continue;
            assert_string_not_equal(spot_place(view, a), spot_place(view, b));
            const TileSet *set = &view->edition->tiles;
            ZoneKind kind =
                (ZoneKind)set->tiles[set->node[a->node].tile].zones[set->node[a->node].zone].kind;
            assert_int_equal(strstr(spot_place(view, a), "lake") != NULL, kind == ZONE_LAKE);
            if (ways_apart((Way)a->way, (Way)b->way) < 2)
                assert_int_equal(view->edition->tiles.tiles[view->game->hand].number,
                                 THREE_IN_A_CORNER);
        }
}

/* For every tile of both editions, however it can lie, from wherever it is seen. */
TEST(every_place_has_its_name)
{
    for (int e = 0; e < EDITIONS; e++) {
        Desk *desk = desk_open((EditionId)e, 2, 1, 0);
        const Edition *edition = test_edition((EditionId)e);
        int named = 0;
        TableModel model = desk_model(desk);
        for (int t = 0; t < edition->tiles.tile_count; t++) {
            Game game = *desk_game(desk), laid;
            MoveList list;
            game.hand = (uint8_t)t;
            if (game.placed[0] == t)
                continue;
            game_moves(edition, &game, &list);
            for (int i = 0; i < list.count * SIDES; i++) {
                TableView view = model.view;
                BoardView board = model.board;
                laid = game_play(edition, &game, list.moves[i / SIDES], NULL);
                board.turn = view.turn = i % SIDES;
                list_all(desk, &laid, &view);
                spots_sort(&board, &view);
                check_names(&view);
                named += view.main_count;
            }
        }
        assert_true(named > 8000);
    }
}
