#include "view/pages/chart.h"

#include <math.h>

#include "view/kit/page.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

enum { AXIS_LEFT = 40, AXIS_BELOW = 48, BADGES_RIGHT = 40, BADGE = 26, MARK = 16 };

int chart_step(int top, int most)
{
    static const int lead[] = {1, 2, 5};
    for (int ten = 1;; ten *= 10)
        for (int i = 0; i < 3; i++)
            if (lead[i] * ten * most >= top)
                return lead[i] * ten;
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

static float x_of(const Chart *chart, int turn)
{
    return chart->left + (chart->right - chart->left) * (float)turn / (float)chart->turns;
}

static float y_of(const Chart *chart, float value)
{
    return chart->bottom - chart->height * value / (float)chart->top;
}

Point chart_place(const Chart *chart, int turn, int player)
{
    return (Point){x_of(chart, turn), y_of(chart, chart->values[turn][player])};
}

Chart chart_of(const Frame *frame, Rect rect, const Setup *setup, int turns, bool final)
{
    float u = frame->u;
    Chart chart = {.setup = setup,
                   .left = rect.x + AXIS_LEFT * u,
                   .end = rect.x + rect.w - BADGES_RIGHT * u,
                   .bottom = rect.y + rect.h - AXIS_BELOW * u,
                   .height = rect.h - (AXIS_BELOW + 12) * u,
                   .turns = turns > 0 ? turns : 1,
                   .final = final,
                   .share = 1};
    chart.right = final ? chart.left + (chart.end - chart.left) * .93f : chart.end;
    return chart;
}

Chart chart_of_points(const Frame *frame, Rect rect, const Setup *setup, const Breakdown *breakdown)
{
    Chart chart = chart_of(frame, rect, setup, breakdown->turns, breakdown->final);
    int best = 1;
    for (int p = 0; p < breakdown->player_count; p++) {
        best = breakdown->totals[p] > best ? breakdown->totals[p] : best;
        chart.last[p] = breakdown->totals[p];
        for (int turn = 0; turn <= breakdown->turns; turn++)
            chart.values[turn][p] = breakdown->after[turn][p];
    }
    chart.step = chart_step(best, 6);
    chart.top = (best + chart.step - 1) / chart.step * chart.step;
    return chart;
}

static void draw_axes(Frame *frame, const Chart *chart)
{
    const TextStyle number = {FONT_TITLE, ALIGN_CENTRE, 15, INK_SOFT};
    float u = frame->u;
    for (int value = 0; value <= chart->top; value += chart->step) {
        float y = y_of(chart, (float)value);
        paint_rule(frame, chart->left, y, chart->end - chart->left, INK_SOFT, value ? .22f : .6f);
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 15, INK_SOFT},
                   (Point){chart->left - 10 * u, y + 5 * u}, 0,
                   chart->percent ? say_number(SAY_PERCENT, value) : said("%d", value));
    }
    for (int turn = 0, step = chart_step(chart->turns, 6); turn <= chart->turns; turn += step)
        paint_text(frame, number, (Point){x_of(chart, turn), chart->bottom + 20 * u}, 0,
                   said("%d", turn));
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 16, INK_SOFT},
               (Point){(chart->left + chart->right) / 2, chart->bottom + 40 * u}, 0, tr("turns"));
    if (!chart->final)
        return;
    Point line[2] = {{chart->right, chart->bottom - chart->height}, {chart->right, chart->bottom}};
    draw_line(frame->list, line, 2, 1.6f * u, 4 * u, rgba(EMBER, 1));
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, 0x8A4A18},
               (Point){chart->right - 8 * u, line[0].y + 15 * u}, 0, tr("end scoring"));
}

/* The value of a player where the curves have come to. */
static float value_at_head(const Chart *chart, int player)
{
    float before = chart->values[chart->turns][player];
    float share = (chart->head - chart->right) / fmaxf(1, chart->end - chart->right);
    for (int turn = 0; turn < chart->turns; turn++)
        if (x_of(chart, turn + 1) > chart->head)
            return chart->values[turn][player];
    if (!chart->final || share <= 0)
        return before;
    return before + (chart->last[player] - before) * fminf(1, share);
}

static void draw_curve(Frame *frame, const Chart *chart, int player)
{
    Point points[2 * MAX_TILES + 4];
    size_t count = 0;
    float last = chart->values[0][player];
    points[count++] = chart_place(chart, 0, player);
    for (int turn = 1; turn <= chart->turns && x_of(chart, turn) <= chart->head; turn++) {
        float now = chart->values[turn][player];
        if (now == last && !chart->percent)
            continue;
        if (!chart->percent)
            points[count++] = (Point){x_of(chart, turn), y_of(chart, last)};
        points[count++] = chart_place(chart, turn, player);
        last = now;
    }
    points[count++] = (Point){fminf(chart->head, x_of(chart, chart->turns)), y_of(chart, last)};
    if (chart->final && chart->head > chart->right)
        points[count++] = (Point){chart->head, y_of(chart, value_at_head(chart, player))};
    uint32_t rgb = player_colours[chart->setup->seats[player].colour];
    draw_line(frame->list, points, count, 5.2f * frame->u, 0, rgba(INK, .8f));
    draw_line(frame->list, points, count, 3 * frame->u, 0, rgba(rgb, 1));
}

/* The players' shapes on their curves, so that these can be told apart without colours; where
 * curves run together, the first player's alone. */
static void draw_marks(Frame *frame, const Chart *chart)
{
    static const float shares[] = {.28f, .54f, .8f};
    for (int i = 0; i < 3; i++) {
        int turn = (int)(shares[i] * (float)chart->turns);
        if (x_of(chart, turn) > chart->head)
            return;
        for (int p = 0; p < chart->setup->player_count; p++) {
            Point at = chart_place(chart, turn, p);
            bool hidden = false;
            for (int q = 0; q < p; q++)
                hidden |= fabsf(at.y - chart_place(chart, turn, q).y) < 9 * frame->u;
            if (!hidden)
                page_badge(frame, chart->setup, p, at, MARK);
        }
    }
}

void chart_draw(Frame *frame, Chart *chart)
{
    float ends[MAX_PLAYERS], u = frame->u;
    int players = chart->setup->player_count;
    chart->head =
        chart->share < 1 ? chart->left + (chart->end - chart->left) * chart->share : chart->end;
    draw_axes(frame, chart);
    for (int p = players - 1; p >= 0; p--) {
        draw_curve(frame, chart, p);
        ends[p] = y_of(chart, value_at_head(chart, p));
    }
    draw_marks(frame, chart);
    chart_spread(ends, players, 24 * u, chart->bottom - chart->height, chart->bottom);
    for (int p = 0; p < players; p++)
        page_badge(frame, chart->setup, p, (Point){chart->head + 18 * u, ends[p]}, BADGE);
}
