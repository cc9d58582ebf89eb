#include "pointing.h"

#include "view/board/discs.h"
#include "view/board/table_view.h"

bool app_board(const App *app, BoardView *view)
{
    const DrawCommand *board = draw_find(&app->list, DRAW_BOARD);
    if (!board)
        return false;
    *view = (BoardView){.origin = {board->rect.x, board->rect.y},
                        .tile = board->scale,
                        .turn = app->ui.table.camera.turn};
    return true;
}

bool app_spot(const App *app, const BoardView *board, Move move, uint16_t node, Point *at)
{
    TableView view;
    Scene scene = app_scene(app);
    table_view_make(&app->ui, &scene, board, &view);
    for (int i = 0; i < view.spot_count; i++)
        if (move_equal(view.spots[i].move, move)) {
            *at = view.spots[i].at;
            return true;
        }
    if (!game_site_of_tile(view.game, view.edition->tiles.node[node].tile))
        return false;
    *at = table_anchor(&view, node, move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE);
    return true;
}

const Widget *dots_find(const Widgets *widgets, const Edition *edition, const Game *game, bool hut,
                        int zone)
{
    const Zone *zones = edition->tiles.tiles[game->hand].zones;
    const uint16_t *label = game->systems.label;
    const Widget *dot = widgets_named(widgets, dot_name(hut, zone));
    for (int z = 0; hut && !dot && z < MAX_ZONES; z++)
        if ((zones[z].kind == ZONE_RIVER || zones[z].kind == ZONE_LAKE) &&
            label[zones[z].node] == label[zones[zone].node])
            dot = widgets_named(widgets, dot_name(true, z));
    return dot;
}
