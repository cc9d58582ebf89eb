#include "view/board/landscape.h"

#include <math.h>
#include <stdio.h>

#include "view/board/daylight.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/words/names.h"

/* Logical units a tile in a small picture. */
#define SMALL_LEAST 8.f
#define SMALL_MOST 26.f

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
        float name =
            fminf(text_width(frame, FONT_BOLD, 19, say_seat(seat)), right - left - value - 50 * u);
        paint_icon(frame, player_badges[seat->colour], (Point){left + 15 * u, middle}, 30, WHITE,
                   1);
        paint_name(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 19, CREAM},
                   (Point){left + 38 * u, middle + 7 * u}, name + u, view->setup, p);
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 24, FIRE_LIGHT},
                   (Point){left + 38 * u + name + 12 * u, middle + 8 * u}, 0, points);
    }
}

TableView landscape_view(const Session *session, int at, const Options *options)
{
    return (TableView){.session = session,
                       .at = at,
                       .options = options,
                       .edition = session_edition(session),
                       .setup = session_setup(session),
                       .terms = terms_of(session_setup(session)->edition),
                       .game = session_game_at(session, at),
                       .spot = -1,
                       .lit = {.node = NO_NODE}};
}

static float margin_of(int tile)
{
    return roundf((float)tile * MARGIN_TENTHS / 10);
}

LandscapeSize landscape_size(const Session *session, int tile)
{
    TableView view = landscape_view(session, session_at(session), NULL);
    Rect extent = table_extent(&view, false);
    float side = (float)tile, margin = margin_of(tile);
    float u = fmaxf(1, side / 128), land = extent.w * side + 2 * margin;
    return (LandscapeSize){.u = u,
                           .width =
                               (int)fmaxf(land, LEAST_SEAT * u * (float)view.game->player_count),
                           .height = (int)(extent.h * side + 2 * margin + STRIP * u)};
}

void landscape_draw(Frame *frame, const Session *session, const Options *options, int tile)
{
    TableView view = landscape_view(session, session_at(session), options);
    Rect extent = table_extent(&view, false);
    float side = (float)tile, strip = STRIP * frame->u;
    BoardView board = {.rect = {0, 0, frame->width, frame->height},
                       .origin = {roundf((frame->width - extent.w * side) / 2) - extent.x * side,
                                  margin_of(tile) - extent.y * side},
                       .tile = tile};
    Daylight day = daylight_at(daylight_step(view.game));
    board_draw_ground(frame, board.rect, &day.stone);
    draw_day(frame->list, &day.land);
    board_draw_tiles(frame, &board, &view, NO_TILE);
    draw_day(frame->list, NULL);
    board_draw_pieces(frame, &board, &view, NULL, (Lit){.node = NO_NODE});
    draw_strip(frame, &view, (Rect){0, frame->height - strip, frame->width, strip});
}

/* The cells that a land takes. */
static Rect cells_of(const LandTile *land, int count)
{
    int left = land[0].x, right = left, top = land[0].y, bottom = top;
    for (int i = 1; i < count; i++) {
        left = land[i].x < left ? land[i].x : left;
        right = land[i].x > right ? land[i].x : right;
        top = land[i].y < top ? land[i].y : top;
        bottom = land[i].y > bottom ? land[i].y : bottom;
    }
    return (Rect){(float)left, (float)top, (float)(right - left + 1), (float)(bottom - top + 1)};
}

static void draw_small_tiles(Frame *frame, int edition, const LandTile *land, int count, Rect rect)
{
    Rect cells = cells_of(land, count);
    float u = frame->u, fit = fminf((rect.w - 8 * u) / cells.w, (rect.h - 8 * u) / cells.h);
    float side = floorf(fmaxf(SMALL_LEAST * u, fminf(fit, SMALL_MOST * u)));
    float left = roundf(rect.x + (rect.w - cells.w * side) / 2) - cells.x * side;
    float top = roundf(rect.y + (rect.h - cells.h * side) / 2) - cells.y * side;
    for (int i = 0; i < count; i++) {
        Rect tile = {left + side * (float)land[i].x, top + side * (float)land[i].y, side, side};
        if (tile.x + side > rect.x && tile.x < rect.x + rect.w && tile.y + side > rect.y &&
            tile.y < rect.y + rect.h)
            draw_tile(frame->list, edition, tile_turned(land[i].tile, land[i].rotation), tile, 1,
                      0);
    }
}

void landscape_small(Frame *frame, int edition, const LandTile *land, int count, Rect rect)
{
    float u = frame->u;
    draw_clip(frame->list, rect);
    draw_texture(frame->list, "cave-wall", rect, .6f * u, rgba(WHITE, 1));
    draw_vignette(frame->list, rect, roundf(fminf(36 * u, rect.h / 5)), rgba(0x0A0503, .5f));
    if (count > 0)
        draw_small_tiles(frame, edition, land, count, rect);
    draw_unclip(frame->list);
    paint_frame(frame, rect, fmaxf(1, roundf(u)), rgba(HIDE_DEEP, 1));
}
