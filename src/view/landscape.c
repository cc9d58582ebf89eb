/* The land of a game as a picture of its own: no panel, no hints, only what people built. */
#include <math.h>
#include <stdlib.h>

#include "board_draw.h"
#include "view/app.h"

enum { MARGIN_TENTHS = 6 }; /* of a tile, round the laid tiles */

bool app_landscape(App *app, int tile, DrawList *list, int *width, int *height)
{
    TableView *view = app->session ? calloc(1, sizeof *view) : NULL;
    if (!view)
        return false;
    *view = (TableView){.edition = session_edition(app->session),
                        .setup = session_setup(app->session),
                        .terms = terms_of(session_setup(app->session)->edition),
                        .game = session_game(app->session),
                        .spot = -1,
                        .lit = {.node = NO_NODE}};
    Rect extent = table_extent(view, false);
    float side = (float)tile, margin = roundf(side * MARGIN_TENTHS / 10);
    *width = (int)(extent.w * side + 2 * margin);
    *height = (int)(extent.h * side + 2 * margin);
    Scene scene = {.session = app->session,
                   .editions = app->editions,
                   .atlas = app->atlas,
                   .meter = &app->meter,
                   .width = (float)*width,
                   .height = (float)*height,
                   .now = app->now};
    Frame frame = {.ui = &app->ui,
                   .scene = &scene,
                   .list = list,
                   .u = fmaxf(1, side / 128),
                   .width = scene.width,
                   .height = scene.height};
    BoardView board = {.rect = {0, 0, scene.width, scene.height},
                       .origin = {margin - extent.x * side, margin - extent.y * side},
                       .tile = tile};
    draw_clear(list);
    board_draw_ground(&frame, board.rect);
    board_draw_tiles(&frame, &board, view, NO_TILE);
    board_draw_pieces(&frame, &board, view, NULL);
    free(view);
    return !list->failed;
}
