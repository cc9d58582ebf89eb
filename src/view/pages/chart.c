#include "view/pages/chart.h"

#include <math.h>
#include <stdio.h>

#include "view/kit/page.h"
#include "view/words/tr.h"

enum { AXIS_LEFT = 40, AXIS_BELOW = 48, BADGES_RIGHT = 40, BADGE = 26, MARK = 16 };

/* Where things lie, in pixels. */
typedef struct Plot {
    float left, right, bottom, height; /* of the turns */
    float end;                         /* x of the final points */
    float head;                        /* x that the curves have come to */
    int turns, top;
} Plot;

int chart_step(int top, int most)
{
    static const int lead[] = {1, 2, 5};
    for (int ten = 1;; ten *= 10)
        for (int i = 0; i < 3; i++)
            if (lead[i] * ten * most >= top)
                return lead[i] * ten;
}

static Point into(Rect room, Point at)
{
    return (Point){fmaxf(room.x, fminf(at.x, room.x + room.w)),
                   fmaxf(room.y, fminf(at.y, room.y + room.h))};
}

static bool is_apart(const Point *points, int count, Point at, float gap)
{
    for (int i = 0; i < count; i++)
        if (hypotf(points[i].x - at.x, points[i].y - at.y) < gap)
            return false;
    return true;
}

void chart_part(Point *points, const Point *across, int count, float gap, Rect room)
{
    enum { STEPS = 48 };
    for (int i = 0; i < count; i++) {
        Point from = points[i] = into(room, points[i]);
        for (int step = 0; step < 2 * STEPS; step++) {
            float by = (float)((step + 1) / 2) * gap / 12 * (step & 1 ? -1 : 1);
            Point at = into(room, (Point){from.x + by * across[i].x, from.y + by * across[i].y});
            if (is_apart(points, i, at, gap)) {
                points[i] = at;
                break;
            }
        }
    }
}

void chart_spread(float *places, int count, float gap, float low, float high)
{
    int order[MAX_PLAYERS];
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && places[order[at - 1]] > places[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    for (int round = 0; round < 40; round++)
        for (int i = 1; i < count; i++) {
            float *above = &places[order[i - 1]], *below = &places[order[i]];
            float lack = gap - (*below - *above);
            if (lack > 0) {
                *above -= lack / 2;
                *below += lack / 2;
            }
        }
    for (int i = 0; i < count; i++) {
        float least = i > 0 ? places[order[i - 1]] + gap : low;
        places[order[i]] = fmaxf(places[order[i]], least);
    }
    for (int i = count - 1; i >= 0; i--) {
        float greatest = i < count - 1 ? places[order[i + 1]] - gap : high;
        places[order[i]] = fminf(places[order[i]], greatest);
    }
}

static float x_of(const Plot *plot, int turn)
{
    return plot->left + (plot->right - plot->left) * (float)turn / (float)plot->turns;
}

static float y_of(const Plot *plot, float points)
{
    return plot->bottom - plot->height * points / (float)plot->top;
}

static Plot plot_of(const Frame *frame, Rect rect, const Breakdown *breakdown, float share)
{
    float u = frame->u;
    int best = 1;
    for (int p = 0; p < breakdown->player_count; p++)
        best = breakdown->totals[p] > best ? breakdown->totals[p] : best;
    int step = chart_step(best, 6);
    Plot plot = {.left = rect.x + AXIS_LEFT * u,
                 .end = rect.x + rect.w - BADGES_RIGHT * u,
                 .bottom = rect.y + rect.h - AXIS_BELOW * u,
                 .height = rect.h - (AXIS_BELOW + 12) * u,
                 .turns = breakdown->turns > 0 ? breakdown->turns : 1,
                 .top = (best + step - 1) / step * step};
    plot.right = breakdown->final ? plot.left + (plot.end - plot.left) * .93f : plot.end;
    plot.head = share < 1 ? plot.left + (plot.end - plot.left) * share : plot.end;
    return plot;
}

void chart_value(Frame *frame, Point at, float wide, const char *text, bool zero)
{
    float u = frame->u;
    paint_rule(frame, at.x, at.y, wide, INK_SOFT, zero ? .6f : .22f);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 15, INK_SOFT},
               (Point){at.x - 10 * u, at.y + 5 * u}, 0, text);
}

void chart_turn(Frame *frame, Point at, int turn)
{
    char text[16];
    snprintf(text, sizeof text, "%d", turn);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 15, INK_SOFT},
               (Point){at.x, at.y + 20 * frame->u}, 0, text);
}

void chart_line(Frame *frame, const Point *points, size_t count, const Setup *setup, int player)
{
    uint32_t rgb = player_colours[setup->seats[player].colour];
    draw_line(frame->list, points, count, 5.2f * frame->u, 0, rgba(INK, .8f));
    draw_line(frame->list, points, count, 3 * frame->u, 0, rgba(rgb, 1));
}

static void draw_axes(Frame *frame, const Plot *plot, bool final)
{
    float u = frame->u;
    char text[16];
    for (int points = 0; points <= plot->top; points += chart_step(plot->top, 6)) {
        snprintf(text, sizeof text, "%d", points);
        chart_value(frame, (Point){plot->left, y_of(plot, (float)points)}, plot->end - plot->left,
                    text, points == 0);
    }
    for (int turn = 0, step = chart_step(plot->turns, 6); turn <= plot->turns; turn += step)
        chart_turn(frame, (Point){x_of(plot, turn), plot->bottom}, turn);
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 16, INK_SOFT},
               (Point){(plot->left + plot->right) / 2, plot->bottom + 40 * u}, 0, tr("turns"));
    if (!final)
        return;
    Point line[2] = {{plot->right, plot->bottom - plot->height}, {plot->right, plot->bottom}};
    draw_line(frame->list, line, 2, 1.6f * u, 4 * u, rgba(EMBER, 1));
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, 0x8A4A18},
               (Point){plot->right - 8 * u, line[0].y + 15 * u}, 0, tr("end scoring"));
}

/* The points of a player where the curves have come to. */
static float points_at_head(const Plot *plot, const Breakdown *breakdown, int player)
{
    float before = breakdown->after[breakdown->turns][player];
    float share = (plot->head - plot->right) / fmaxf(1, plot->end - plot->right);
    for (int turn = 0; turn < breakdown->turns; turn++)
        if (x_of(plot, turn + 1) > plot->head)
            return breakdown->after[turn][player];
    if (!breakdown->final || share <= 0)
        return before;
    return before + (breakdown->totals[player] - before) * fminf(1, share);
}

static void draw_curve(Frame *frame, const Plot *plot, const Breakdown *breakdown,
                       const Setup *setup, int player)
{
    Point points[2 * MAX_TILES + 4];
    size_t count = 0;
    int last = breakdown->after[0][player];
    points[count++] = (Point){x_of(plot, 0), y_of(plot, (float)last)};
    for (int turn = 1; turn <= breakdown->turns && x_of(plot, turn) <= plot->head; turn++) {
        int now = breakdown->after[turn][player];
        if (now == last)
            continue;
        points[count++] = (Point){x_of(plot, turn), y_of(plot, (float)last)};
        points[count++] = (Point){x_of(plot, turn), y_of(plot, (float)now)};
        last = now;
    }
    points[count++] =
        (Point){fminf(plot->head, x_of(plot, breakdown->turns)), y_of(plot, (float)last)};
    if (breakdown->final && plot->head > plot->right)
        points[count++] = (Point){plot->head, y_of(plot, points_at_head(plot, breakdown, player))};
    chart_line(frame, points, count, setup, player);
}

/* The players' shapes on their curves, so that these can be told apart without colours; where
 * curves run together, the first player's alone. */
static void draw_marks(Frame *frame, const Plot *plot, const Breakdown *breakdown,
                       const Setup *setup)
{
    static const float shares[] = {.28f, .54f, .8f};
    for (int i = 0; i < 3; i++) {
        int turn = (int)(shares[i] * (float)breakdown->turns);
        if (x_of(plot, turn) > plot->head)
            return;
        for (int p = 0; p < breakdown->player_count; p++) {
            bool hidden = false;
            for (int q = 0; q < p; q++)
                hidden |= fabsf(y_of(plot, breakdown->after[turn][p]) -
                                y_of(plot, breakdown->after[turn][q])) < 9 * frame->u;
            if (!hidden)
                page_badge(frame, setup, p,
                           (Point){x_of(plot, turn), y_of(plot, breakdown->after[turn][p])}, MARK);
        }
    }
}

void chart_draw(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup,
                float share)
{
    Plot plot = plot_of(frame, rect, breakdown, share);
    float ends[MAX_PLAYERS], u = frame->u;
    draw_axes(frame, &plot, breakdown->final);
    for (int p = breakdown->player_count - 1; p >= 0; p--) {
        draw_curve(frame, &plot, breakdown, setup, p);
        ends[p] = y_of(&plot, points_at_head(&plot, breakdown, p));
    }
    draw_marks(frame, &plot, breakdown, setup);
    chart_spread(ends, breakdown->player_count, 24 * u, plot.bottom - plot.height, plot.bottom);
    for (int p = 0; p < breakdown->player_count; p++)
        page_badge(frame, setup, p, (Point){plot.head + 18 * u, ends[p]}, BADGE);
}
