#include "view/board/landscape.h"

#include <math.h>

#include "core/game.h"
#include "view/board/draw.h"
#include "view/draw/draw.h"
#include "view/kit/paint.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* The light over the board: it goes from morning to evening as the stack empties, in steps so small
 * that nobody sees one, and the final scoring happens by a fire. What it does is a function of the
 * position that is shown, so taking back goes back in the day too. Land turns warmer; the stone
 * below, on which nothing is to be read, carries the rest. */

typedef struct DayPoint {
    float when; /* part of the day */
    Daylight light;
} DayPoint;

static const DayPoint
    morning =
        {0,
         {{.rows = {{1.02f, .02f, .01f, 4 / 255.f},
                    {-.01f, .98f, .01f, 2 / 255.f},
                    {-.02f, -.02f, 1.06f, 7 / 255.f}},
           .alpha = 1},
          {{2.30f, 1.92f, 1.62f}, {.86f, .90f, 1.06f}, {5, 4, 7}, -.04f, -.10f, .92f, 1.25f, 1}}},
    noon = {.45f,
            {{.rows = {{1.04f, -.02f, 0, 0}, {-.02f, 1.05f, -.01f, 0}, {-.02f, -.04f, 1.06f, 0}},
              .alpha = 1},
             {{1.72f, 1.66f, 1.52f}, {.98f, .98f, 1}, {0, 0, 0}, .36f, -.25f, .75f, 1.25f, 0}}},
    evening = {1,
               {{.rows = {{1.17f, -.05f, -.01f, 1 / 255.f},
                          {-.03f, .99f, -.02f, -4 / 255.f},
                          {-.17f, -.12f, 1.14f, -2 / 255.f}},
                 .alpha = 1},
                {{2.55f, 1.52f, .78f}, {.74f, .62f, .78f}, {4, 1, 3}, -.06f, .50f, .90f, 1.0f, 1}}};

static const Daylight fire = {
    {.rows = {{1.175f, -.055f, -.0125f, 0},
              {-.03f, .988f, -.02f, -4 / 255.f},
              {-.1725f, -.1225f, 1.14f, -2 / 255.f}},
     .alpha = 1},
    {{3.10f, 1.72f, .78f}, {.40f, .29f, .26f}, {3, 0, 0}, -.02f, .80f, .66f, .86f, 0}};

static void mix(const float *a, const float *b, float share, size_t count, float *mixed)
{
    for (size_t i = 0; i < count; i++)
        mixed[i] = a[i] + (b[i] - a[i]) * share;
}

static Daylight between(const DayPoint *a, const DayPoint *b, float when)
{
    float share = (when - a->when) / (b->when - a->when);
    Daylight light = {.land = grade_none()};
    for (int row = 0; row < 3; row++)
        mix(a->light.land.rows[row], b->light.land.rows[row], share, 4, light.land.rows[row]);
    mix((const float *)&a->light.stone, (const float *)&b->light.stone, share,
        sizeof light.stone / sizeof(float), (float *)&light.stone); /* it is all of numbers */
    return light;
}

int daylight_step(const Game *game)
{
    if (game->phase == PHASE_END)
        return DAY_FIRE;
    int all = game->land.count > 0 ? game->land.count : 1;
    return (2 * DAY_STEPS * game->land.drawn + all) / (2 * all);
}

Daylight daylight_at(int step)
{
    float when = (float)step / DAY_STEPS;
    if (step == DAY_FIRE)
        return fire;
    return when < noon.when ? between(&morning, &noon, when) : between(&noon, &evening, when);
}

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
        const char *points = said("%d", view->game->scores[p]);
        float left = strip.x + pitch * (float)p + 14 * u, right = left + pitch - 24 * u;
        float value = text_width(frame, FONT_TITLE, 24, points);
        float name =
            fminf(text_width(frame, FONT_BOLD, 19, say_seat(seat)), right - left - value - 50 * u);
        paint_icon(frame, player_badges[seat->colour], (Point){left + 15 * u, middle}, 30, WHITE,
                   1);
        paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 19, CREAM},
                   (Point){left + 38 * u, middle + 7 * u}, name + u, say_seat(seat));
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
    view.atlas = frame->atlas;
    view.board =
        (BoardView){.rect = {0, 0, frame->width, frame->height},
                    .origin = {roundf((frame->width - extent.w * side) / 2) - extent.x * side,
                               margin_of(tile) - extent.y * side},
                    .tile = tile};
    Daylight day = daylight_at(daylight_step(view.game));
    board_draw_ground(frame, view.board.rect, &day.stone);
    draw_day(frame->list, &day.land);
    board_draw_tiles(frame, &view, NO_TILE);
    draw_day(frame->list, NULL);
    board_draw_pieces(frame, &view, NULL, (Lit){.node = NO_NODE});
    draw_strip(frame, &view, (Rect){0, frame->height - strip, frame->width, strip});
}

void landscape_part(Frame *frame, const TableView *view)
{
    Rect rect = view->board.rect;
    draw_clip(frame->list, rect);
    draw_texture(frame->list, "cave-wall", rect, .6f * frame->u, rgba(WHITE, 1));
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect cell = cell_seen(view, site->cell);
        if (rect_overlap(cell, rect) > 0)
            draw_tile(frame->list, view->setup->edition,
                      board_tile(view, site->tile, site->cell, site->rotation), cell, 1, 0);
    }
    board_draw_pieces(frame, view, NULL, (Lit){.node = NO_NODE});
    draw_unclip(frame->list);
}

static Rect cells_of(const LandTile *land, int count)
{
    Rect cells = {land[0].x, land[0].y, 1, 1};
    for (int i = 1; i < count; i++)
        cells = rect_union(cells, (Rect){land[i].x, land[i].y, 1, 1});
    return cells;
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
