/* The land of a game as a picture of its own: no panel, no hints, only what people built, and below
 * it who they were. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "view/app/app.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/words/screens.h"

enum {
    MARGIN_TENTHS = 6, /* of a tile, round the laid tiles */
    STRIP = 56,        /* logical units: names and points */
    LEAST_SEAT = 150,  /* likewise: the width of a player in it */
};

static void draw_strip(Frame *frame, const TableView *view, Rect strip)
{
    float u = frame->u, pitch = strip.w / (float)view->game->player_count;
    float middle = strip.y + strip.h / 2;
    draw_fill(frame->list, strip, rgba(HIDE_DEEP, .88f));
    for (int p = 0; p < view->game->player_count; p++) {
        const Seat *seat = &view->setup->seats[p];
        char points[12];
        snprintf(points, sizeof points, "%d", view->game->scores[p]);
        float left = strip.x + pitch * (float)p + 14 * u, right = left + pitch - 24 * u;
        float value = text_width(frame, FONT_TITLE, 24, points);
        float name = fminf(text_width(frame, FONT_BOLD, 19, say_seat(seat)),
                           right - left - value - 50 * u);
        paint_icon(frame, player_badges[seat->colour], (Point){left + 15 * u, middle}, 30, WHITE,
                   1);
        paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 19, CREAM},
                   (Point){left + 38 * u, middle + 7 * u}, name + u, say_seat(seat));
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 24, FIRE_LIGHT},
                   (Point){left + 38 * u + name + 12 * u, middle + 8 * u}, 0, points);
    }
}

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
    float u = fmaxf(1, side / 128), land = extent.w * side + 2 * margin;
    float strip = STRIP * u;
    *width = (int)fmaxf(land, LEAST_SEAT * u * (float)view->game->player_count);
    *height = (int)(extent.h * side + 2 * margin + strip);
    Scene scene = {.session = app->session,
                   .editions = app->editions,
                   .atlas = app->atlas,
                   .meter = &app->meter,
                   .width = (float)*width,
                   .height = (float)*height,
                   .now = app->now};
    Frame frame = ui_frame(&app->ui, &scene, list, u);
    BoardView board = {.rect = {0, 0, scene.width, scene.height},
                       .origin = {roundf(((float)*width - extent.w * side) / 2) - extent.x * side,
                                  margin - extent.y * side},
                       .tile = tile};
    draw_clear(list);
    board_draw_ground(&frame, board.rect);
    board_draw_tiles(&frame, &board, view, NO_TILE);
    board_draw_pieces(&frame, &board, view, NULL, (Lit){.node = NO_NODE});
    draw_strip(&frame, view, (Rect){0, scene.height - strip, scene.width, strip});
    free(view);
    return !list->failed;
}
