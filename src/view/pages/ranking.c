#include "view/pages/ranking.h"

#include <math.h>
#include <stdio.h>

#include "view/board/marker.h"
#include "view/kit/page.h"
#include "view/pages/bars.h"
#include "view/words/names.h"
#include "view/words/points.h"

enum {
    MARKER = 36,
    MARKED = 440,
    RAISED = 11
}; /* of a score marker, of rows that have them, and how much higher a long name stands; logical
      units */

/* A player's row. */
typedef struct Ranked {
    WidgetId bar; /* of its bar's first box */
    const Setup *setup;
    int player, place;
    const uint16_t *groups; /* POINT_GROUPS */
    int total, best;        /* points: the player's, and the winner's */
} Ranked;

/* A name, and a computer's face after it. */
static void draw_name(Frame *frame, TextStyle style, Rect rect, const Setup *setup, int player)
{
    enum { FACE = 26, GAP = 6 };
    const Seat *seat = &setup->seats[player];
    float u = frame->u, side = fminf(FACE, rect.h / u);
    float face = seat->kind == SEAT_HUMAN ? 0 : (side + GAP) * u;
    float width =
        page_name(frame, style, (Rect){rect.x, rect.y, rect.w - face, rect.h}, setup, player);
    if (face > 0)
        paint_icon(frame, sitter_icons[seat->kind],
                   (Point){rect.x + width + (GAP + side / 2) * u, rect.y + rect.h / 2 - u}, side,
                   WHITE, 1);
}

/* Whether a name is too long for `room` pixels and the points that may stand beside it, and the row
 * so high that its line can lie above all else and have the row's whole width. */
static bool name_above(const Frame *frame, Rect rect, const Seat *seat, float room, float lines)
{
    enum { BESIDE = 120 };
    return rect.h >= lines + 2 * RAISED * frame->u &&
           text_width(frame, FONT_HEAVY, 19, say_seat(seat)) > room - BESIDE * frame->u;
}

static void draw_player(Frame *frame, Rect rect, const Ranked *of)
{
    const Seat *seat = &of->setup->seats[of->player];
    float u = frame->u, middle = rect.y + rect.h / 2, bar = roundf(fminf(38 * u, rect.h * .39f));
    float x = rect.x + 82 * u, markers = 0;
    bool marked = rect.w >= MARKED * u; /* else names need that room */
    if (marked)
        markers = markers_width(of->best, MARKER) * u;
    float room = rect.w - 82 * u - 76 * u - (markers > 0 ? markers + 8 * u : 0);
    bool low = rect.h < 52 * u; /* all letters a little smaller */
    float name = roundf((low ? 21 : 25) * u);
    bool above = name_above(frame, rect, seat, room, name + bar);
    float top = roundf(middle - (name + bar) / 2 - u);
    Rect line = {x, top, room, name};
    if (above)
        line = (Rect){x, roundf(top - RAISED * u), rect.x + rect.w - x, name};
    char text[16];
    bool first = of->place == 1;
    if (first)
        page_box(frame,
                 (Rect){rect.x - 8 * u, rect.y + (low ? 0 : 2) * u, rect.w + 16 * u,
                        rect.h - (low ? 0 : 4) * u},
                 9, rgba(0xF09628, .36f), 0, rgba(WHITE, 0));
    snprintf(text, sizeof text, "%d", of->place);
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 24, first ? EMBER : 0x7A5A36},
              (Rect){rect.x, rect.y, 26 * u, rect.h}, text);
    paint_icon(frame, player_badges[seat->colour], (Point){rect.x + 54 * u, middle}, low ? 32 : 38,
               WHITE, 1);
    if (marked)
        markers_draw(frame, (Point){rect.x + rect.w - 74 * u, middle + u}, MARKER, of->total,
                     (Gain){0});
    float beside =
        bars_put(frame, (Rect){x, top + name, room, bar}, line, of->groups, of->best, of->bar);
    line.w = beside - x;
    draw_name(frame, (TextStyle){first ? FONT_HEAVY : FONT_BOLD, ALIGN_LEFT, low ? 17 : 19, INK},
              line, of->setup, of->player);
    snprintf(text, sizeof text, "%d", of->total);
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, low ? 27 : 34, INK},
              (Rect){rect.x, rect.y, rect.w, rect.h}, text);
}

void ranking_order(const Breakdown *breakdown, int order[MAX_PLAYERS])
{
    int places[MAX_PLAYERS], count = 0;
    breakdown_places(breakdown, places);
    for (int place = 1; place <= breakdown->player_count; place++)
        for (int p = 0; p < breakdown->player_count; p++)
            if (places[p] == place)
                order[count++] = p;
}

void ranking_draw(Frame *frame, Rect rect, float row, const Breakdown *breakdown,
                  const Setup *setup, WidgetId first)
{
    int places[MAX_PLAYERS], order[MAX_PLAYERS];
    breakdown_places(breakdown, places);
    ranking_order(breakdown, order);
    int most = breakdown->totals[order[0]], best = most > 1 ? most : 1;
    for (int i = 0; i < breakdown->player_count; i++) {
        int p = order[i];
        Rect line = {rect.x, roundf(rect.y + row * (float)i), rect.w, roundf(row)};
        if (i > 0)
            paint_rule(frame, line.x, line.y, line.w, INK_SOFT, .26f);
        draw_player(frame, line,
                    &(Ranked){.bar = (WidgetId)(first + p * POINT_GROUPS),
                              .setup = setup,
                              .player = p,
                              .place = places[p],
                              .groups = breakdown->groups[p],
                              .total = breakdown->totals[p],
                              .best = best});
    }
}

/* Pixels that the words of the legend take together. */
static float legend_width(const Frame *frame, EditionId edition, int count, float size)
{
    float width = 0;
    for (int group = 0; group < count; group++)
        width += text_width(frame, FONT_TEXT, size, say_point_group(edition, (PointGroup)group));
    return width;
}

void ranking_legend(Frame *frame, EditionId edition, Rect rect)
{
    enum { WITH_ICON = 46, WITHOUT = 21, LEAST_GAP = 8, LEAST_SIZE = 10 };
    float u = frame->u, x = rect.x, middle = rect.y + rect.h / 2 + 2 * u, size = 16;
    int count = terms_of(edition)->point_groups;
    float most = rect.w - (float)(WITHOUT * count + LEAST_GAP * (count - 1)) * u;
    while (size > LEAST_SIZE && legend_width(frame, edition, count, size) > most)
        size--;
    float words = legend_width(frame, edition, count, size);
    float room = (rect.w - words) / u - (float)(LEAST_GAP * (count - 1));
    bool icons = room >= (float)(WITH_ICON * count);
    float label = (icons ? WITH_ICON : WITHOUT) * u;
    float gap = (rect.w - words - label * (float)count) / (float)(count - 1);
    paint_rule(frame, rect.x, rect.y, rect.w, INK_SOFT, .34f);
    for (int group = 0; group < count; group++) {
        const char *word = say_point_group(edition, (PointGroup)group);
        bars_box(frame, (Rect){roundf(x), roundf(middle - 8 * u), roundf(16 * u), roundf(16 * u)},
                 (PointGroup)group);
        if (icons)
            paint_icon(frame, bars_icon((PointGroup)group), (Point){x + 32 * u, middle}, 20,
                       INK_SOFT, 1);
        x += label;
        x += gap + paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, size, INK},
                              (Point){x, middle + 5.3f * u}, 0, word);
    }
}
