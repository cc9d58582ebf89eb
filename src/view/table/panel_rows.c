/* The players' rows: badge, name, what is left in the supply, score markers, points, projected
 * points. The row of whoever is to move lies on lit parchment. */
#include <math.h>
#include <stdio.h>

#include "view/board/marker.h"
#include "view/kit/paint.h"
#include "view/table/hint.h"
#include "view/table/lens_bar.h"
#include "view/table/panel.h"
#include "view/words/screens.h"

enum { MARKER = 26, SMALL_MARKER = 19, COUNTS = 58 }; /* logical units wide */
enum { MARKED = 50 };                                  /* points for a marker */

typedef struct RowInk {
    uint32_t text, soft;
    bool lit;
} RowInk;

/* `count` pieces of which `left` are there, the others as faint shapes. Returns the x behind them.
 */
static float draw_pieces(Frame *frame, float x, float middle, int left, int count,
                         const char *figure, const char *icon, float tile, float pitch, RowInk ink)
{
    float u = frame->u;
    for (int i = 0; i < count; i++, x += pitch * u) {
        Point at = {x + pitch * u / 2, middle};
        if (i < left)
            paint_figure(frame, figure, at, tile);
        else
            paint_icon(frame, icon, at, pitch + 2, ink.lit ? INK : CREAM, ink.lit ? .22f : .18f);
    }
    return x;
}

static void draw_supply(Frame *frame, float x, float middle, const TableView *view, int player,
                        RowInk ink)
{
    const Ruleset *rules = &view->edition->rules;
    Colour colour = (Colour)view->setup->seats[player].colour;
    x = draw_pieces(frame, x, middle, view->game->meeples[player], rules->meeples,
                    meeple_names[colour], "meeple", 64, 14, ink);
    draw_pieces(frame, x + 5 * frame->u, middle, view->game->huts[player], rules->huts,
                hut_names[colour], "hut", 56, 15, ink);
}

/* One piece of a kind and how many of it are left. */
static void draw_count(Frame *frame, float x, float middle, int left, const char *figure,
                       const char *icon, float tile, RowInk ink)
{
    float u = frame->u;
    char text[8];
    snprintf(text, sizeof text, "%d", left);
    if (left > 0)
        paint_figure(frame, figure, (Point){x + 8 * u, middle}, tile);
    else
        paint_icon(frame, icon, (Point){x + 8 * u, middle}, 17, ink.lit ? INK : CREAM,
                   ink.lit ? .22f : .18f);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 15, ink.soft},
               (Point){x + 18 * u, middle + 5 * u}, 0, text);
}

/* The same in little room, COUNTS logical units wide. */
static void draw_counts(Frame *frame, float x, float middle, const TableView *view, int player,
                        RowInk ink)
{
    Colour colour = (Colour)view->setup->seats[player].colour;
    draw_count(frame, x, middle, view->game->meeples[player], meeple_names[colour], "meeple", 64,
               ink);
    draw_count(frame, x + 31 * frame->u, middle, view->game->huts[player], hut_names[colour], "hut",
               60, ink);
}

/* Right-aligned at `right`; returns where it begins. */
static float draw_points(Frame *frame, float right, float middle, int points, float size,
                         uint32_t rgb)
{
    char text[12];
    snprintf(text, sizeof text, "%d", points);
    return right - paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, size, rgb},
                              (Point){right, middle + size * .36f * frame->u}, 0, text);
}

/* `points` with all of `gain`, which is on the way to them. */
static void draw_row(Frame *frame, const TableLayout *layout, const TableView *view, int player,
                     int points, Gain gain, bool lit, bool plain)
{
    float u = frame->u;
    Rect row = layout->rows[player];
    RowInk ink = {lit ? INK : CREAM, lit ? INK_SOFT : CREAM_SOFT, lit};
    const Seat *seat = &view->setup->seats[player];
    bool tall = layout->tall_rows && !plain, projected = view->shows_projection && !plain;
    if (lit)
        paint_patch(frame, "row-lit", rect_inset(row, 2 * u), 1);
    else if (player + 1 < layout->row_count)
        paint_rule(frame, row.x + 14 * u, row.y + row.h - u, row.w - 28 * u, CREAM_SOFT, .16f);
    float middle = row.y + row.h / 2, x = row.x + 8 * u, right = row.x + row.w - 8 * u;
    float badge = fminf(32, row.h / u * .62f);
    paint_icon(frame, player_badges[seat->colour], (Point){x + 16 * u, middle}, badge, 0xFFFFFF, 1);
    x += 40 * u;
    if (projected) {
        draw_points(frame, right, middle + 2 * u, view->projected[player], 17, ink.soft);
        right -= 44 * u;
    }
    bool counting = gain.points > 0 && gain.counted > 0 && gain.counted < 1;
    float room_end = draw_points(frame, right, middle, points - gain_due(gain), 26,
                                 !counting ? ink.text
                                 : lit     ? GAIN
                                           : GAIN_LIGHT) -
                     (tall || plain ? 8 : 16) * u; /* counts are not to be read with the points */
    float name_y = tall ? middle - 5 * u : middle + 6 * u;
    float supply = plain || tall ? 0 : COUNTS * u;
    float name_end = room_end - supply - (supply > 0 ? 2 * u : 0);
    if (tall || plain) {
        markers_draw(frame, (Point){room_end, tall ? middle - 11 * u : middle}, MARKER, points,
                     gain);
        float markers = markers_width(points, MARKER);
        name_end -= markers > 0 ? (markers + 5) * u : 0;
    } else {
        markers_draw(frame, (Point){x - 5 * u, middle + badge / 2 * u - 5 * u}, SMALL_MARKER,
                     points, gain);
    }
    const char *name = say_seat(seat);
    char first[MAX_NAME];
    if (text_width(frame, FONT_BOLD, 18, name) > name_end - x &&
        say_first_name(view->setup, player, first))
        name = first;
    paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 18, ink.text}, (Point){x, name_y},
               name_end - x, name);
    if (tall)
        draw_supply(frame, x, middle + 13 * u, view, player, ink);
    else if (!plain)
        draw_counts(frame, room_end - supply, middle, view, player, ink);
}

/* What a click does and, where a score marker lies beside the points, what that is. */
static void say_row_tip(const TableView *view, int player, int points, bool shown, char *text,
                        size_t capacity)
{
    char marker[80] = "";
    if (points >= MARKED)
        snprintf(marker, sizeof marker,
                 "\nThe marker says: past %d points. The number beside it is the whole sum.",
                 points < 2 * MARKED ? MARKED : points / (2 * MARKED) * 2 * MARKED);
    snprintf(text, capacity, "%s %s\u2019s pieces%s", shown ? "Hide" : "Show",
             say_seat(&view->setup->seats[player]), marker);
}

void panel_draw_rows(Frame *frame, const TableLayout *layout, const TableView *view,
                     const Flight *flight, const Final *final)
{
    float u = frame->u, right = layout->right - 2 * u;
    bool projected = view->shows_projection && !final->on;
    static const char *const names[MAX_PLAYERS] = {"player-1", "player-2", "player-3", "player-4",
                                                   "player-5"};
    if (layout->heads > 0) {
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT},
                   (Point){layout->left + 4 * u, layout->heads}, 0, "Players");
        if (projected) {
            float width = paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT},
                                     (Point){right, layout->heads}, 0, "end");
            paint_icon(frame, "flag", (Point){right - width - 9 * u, layout->heads - 5 * u}, 14,
                       CREAM_SOFT, 1);
            right -= 54 * u;
        }
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT},
                   (Point){right, layout->heads}, 0, "points");
    }
    for (int p = 0; p < view->game->player_count; p++) {
        bool lit = !final->on && view->phase != PHASE_END && p == view->game->player;
        int points = view->game->scores[p];
        Gain gain = flight->gains[p];
        if (final->on) {
            points = final->scores[p];
            gain = final_gain(final, p);
            const FinalStep *step = &final->steps[final->at];
            for (int i = 0; i < step->award_count; i++)
                lit |= step->awards[i].player == p;
        }
        bool shown = frame->ui->table.lens.kind == LENS_PIECES && frame->ui->table.lens.player == p;
        char tip[MAX_NAME + 120];
        say_row_tip(view, p, points, shown, tip, sizeof tip);
        Rect row = rect_inset(layout->rows[p], 1);
        if (!final->on && layout->lens_count > 0 && row.y + row.h <= layout->buttons.y)
            panel_put(frame, layout,
                      (Widget){.id = (WidgetId)(TABLE_ROW + p),
                               .kind = WIDGET_SPOT,
                               .rect = row,
                               .name = names[p],
                               .tip = tip});
        draw_row(frame, layout, view, p, points, gain, lit,
                 final->on || view->phase == PHASE_END);
    }
}

void panel_draw_floating(Frame *frame, const TableLayout *layout, const TableView *view,
                         LensKind lens)
{
    float u = frame->u, side = 44 * u;
    Rect bar = layout->bar;
    static const struct {
        WidgetId id;
        const char *icon, *name, *tip;
        int key;
    } buttons[] = {{TABLE_STACKS, "stack", "stacks", "What is left", 't'},
                   {TABLE_HISTORY, "clock", "history", "History: look back at any move", 'h'},
                   {TABLE_TURN_BOARD, "turn-right", "turn-board", "Turn the whole board", 'b'},
                   {TABLE_ZOOM_OUT, "minus", "zoom-out", "Smaller", '-'},
                   {TABLE_ZOOM_IN, "plus", "zoom-in", "Larger", '+'},
                   {TABLE_FIT, "fit", "fit", "Show the whole board", KEY_HOME}};
    widgets_group(frame->widgets, TABLE_IN_BAR);
    widget_put(frame, (Widget){.id = TABLE_BAR, .kind = WIDGET_PANE, .rect = bar});
    paint_patch(frame, "bar", bar, 1);
    lens_draw_buttons(frame, layout, view->terms);
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        float x = layout->tools.x + (float)i * side;
        bool history = buttons[i].id == TABLE_HISTORY;
        widget_put(frame, (Widget){.id = buttons[i].id,
                                   .kind = history ? WIDGET_TOGGLE : WIDGET_BUTTON,
                                   .style = STYLE_BARE,
                                   .rect = {x, layout->tools.y, side, layout->tools.h},
                                   .icon = buttons[i].icon,
                                   .name = buttons[i].name,
                                   .tip = buttons[i].tip,
                                   .key = buttons[i].key,
                                   .on = history && frame->ui->table.strip.open,
                                   .off = history && view->setup->undo_off});
    }
    widgets_group(frame->widgets, 0);
    if (lens != LENS_NONE)
        lens_draw_ribbon(frame, layout, view, lens, frame->ui->table.lens.player);
}
