/* The Elder looks back: how the chance to win went, how lucky the draws were, and which moves cost
 * most. While he walks the game again what is not known yet is pale. */
#include <math.h>
#include <stdio.h>

#include "core/utf8.h"
#include "play/asked.h"
#include "play/breakdown.h"
#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/pages/chart.h"
#include "view/pages/dialog.h"
#include "view/pages/files.h"
#include "view/pages/look.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/program.h"
#include "view/words/lobby.h"
#include "view/words/lookback.h"
#include "view/words/names.h"
#include "view/words/reasons.h"
#include "view/words/tr.h"

enum { CURVE_LEFT = 54, RIGHT = 70, BELOW = 30, ABOVE = 8, BADGE = 22, MARK = 16, SPREAD = 26 };
enum { LOWEST = 9 /* above the word at the axis */ };

enum {
    NAME = 42,
    CURVE_HEAD = 34,
    ROW = 43,
    LOW_ROW = 36,
    GOOD = 0x4E9A47,
    BAD = 0xA8432B,
    GIVEN = 0xC59B57
};

/* Where things lie, in pixels. */
typedef struct Plot {
    float left, right, top, bottom;
    int turns, known; /* of the game; as far as it is drawn */
    const Review *review;
    const Setup *setup;
} Plot;

static Point place(const Plot *plot, int turn, int player)
{
    float share = (float)turn / (float)(plot->turns > 0 ? plot->turns : 1);
    return (Point){plot->left + (plot->right - plot->left) * share,
                   plot->bottom - (plot->bottom - plot->top) * plot->review->chances[turn][player]};
}

static void draw_axes(Frame *frame, const Plot *plot)
{
    enum { QUARTER = 25, WHOLE = 100, STEPS = 5 };
    const TextStyle style = {FONT_TITLE, ALIGN_RIGHT, 15, INK_SOFT};
    float u = frame->u;
    char text[24];
    for (int percent = 0; percent <= WHOLE; percent += QUARTER) {
        float y = plot->bottom - (plot->bottom - plot->top) * (float)percent / WHOLE;
        say_percent(percent, text, sizeof text);
        paint_rule(frame, plot->left, y, plot->right - plot->left, INK_SOFT, percent ? .22f : .6f);
        paint_text(frame, style, (Point){plot->left - 10 * u, y + 5 * u}, 0, text);
    }
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT},
                (Rect){plot->right, plot->bottom + 4 * u, RIGHT * u, 22 * u}, tr("turns"));
    for (int turn = 0, step = chart_step(plot->turns > 0 ? plot->turns : 1, STEPS);
         turn <= plot->turns; turn += step) {
        float x = plot->left + (plot->right - plot->left) * (float)turn / (float)plot->turns;
        snprintf(text, sizeof text, "%d", turn);
        if (x + text_width(frame, FONT_TITLE, 15, text) < plot->right)
            paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 15, INK_SOFT},
                       (Point){x, plot->bottom + 20 * u}, 0, text);
    }
}

static void draw_line_of(Frame *frame, const Plot *plot, int player)
{
    Point points[MAX_REVIEW_TURNS + 1];
    size_t count = 0;
    for (int turn = 0; turn <= plot->known; turn++)
        points[count++] = place(plot, turn, player);
    if (count < 2)
        return;
    uint32_t rgb = player_colours[plot->setup->seats[player].colour];
    draw_line(frame->list, points, count, 5.2f * frame->u, 0, rgba(INK, .8f));
    draw_line(frame->list, points, count, 3 * frame->u, 0, rgba(rgb, 1));
}

/* The players' shapes on their lines, each at turns of its own. */
static void draw_shapes(Frame *frame, const Plot *plot)
{
    static const float shares[] = {.13f, .4f, .68f};
    for (int i = 0; i < 3; i++)
        for (int p = 0; p < plot->review->player_count; p++) {
            int turn = (int)((shares[i] + .035f * (float)p) * (float)plot->turns);
            if (turn < plot->known - 2)
                paint_icon(frame, player_badges[plot->setup->seats[p].colour], place(plot, turn, p),
                           MARK, WHITE, 1);
        }
}

/* The players that end as one does: how many, the one of them with most points, and how many have
 * more than it. */
typedef struct Equals {
    int count, first, before;
} Equals;

static bool is_before(const Review *review, int a, int b)
{
    return review->end[a] > review->end[b] || (review->end[a] == review->end[b] && a < b);
}

static Equals equals_of(const Plot *plot, int player)
{
    Equals equals = {.first = player};
    float end = place(plot, plot->known, player).y;
    for (int p = 0; p < plot->review->player_count; p++) {
        if (fabsf(place(plot, plot->known, p).y - end) >= 1)
            continue;
        equals.count++;
        equals.before += is_before(plot->review, p, player);
        equals.first = is_before(plot->review, p, equals.first) ? p : equals.first;
    }
    return equals;
}

static void draw_end_badge(Frame *frame, const Plot *plot, int player, Point at)
{
    Colour colour = (Colour)plot->setup->seats[player].colour;
    const Point tie[] = {place(plot, plot->known, player), at};
    draw_line(frame->list, tie, 2, 1.5f * frame->u, 0, rgba(player_colours[colour], .8f));
    paint_icon(frame, player_badges[colour], at, BADGE, WHITE, 1);
}

/* Behind the lines' ends, tied to them: those that end alike in a row at their common height, the
 * one with most points first and uppermost. */
static void draw_end_badges(Frame *frame, const Plot *plot)
{
    enum { FROM = 20, APART = 24, ROOM = RIGHT - FROM - BADGE / 2 };
    float heights[MAX_PLAYERS], u = frame->u;
    Equals equals[MAX_PLAYERS];
    int players = plot->review->player_count, height_of[MAX_PLAYERS], count = 0;
    for (int p = 0; p < players; p++) {
        equals[p] = equals_of(plot, p);
        if (equals[p].first == p)
            heights[height_of[p] = count++] = place(plot, plot->known, p).y;
    }
    chart_spread(heights, count, SPREAD * u, plot->top, plot->bottom - LOWEST * u);
    for (int before = players - 1; before >= 0; before--)
        for (int p = 0; p < players; p++) {
            float gaps = fmaxf(1, (float)(equals[p].count - 1));
            float pitch = fminf(APART, (float)ROOM / gaps);
            if (equals[p].before == before)
                draw_end_badge(frame, plot, p,
                               (Point){plot->right + (FROM + (float)before * pitch) * u,
                                       heights[height_of[equals[p].first]]});
        }
}

/* On the lines as far as these have grown. */
static void draw_badges(Frame *frame, const Plot *plot)
{
    float ends[MAX_PLAYERS], u = frame->u;
    for (int p = 0; p < plot->review->player_count; p++)
        ends[p] = place(plot, plot->known, p).y;
    chart_spread(ends, plot->review->player_count, (BADGE - 4) * u, plot->top, plot->bottom);
    for (int p = 0; p < plot->review->player_count; p++)
        paint_icon(frame, player_badges[plot->setup->seats[p].colour],
                   (Point){place(plot, plot->known, p).x, ends[p]}, BADGE, WHITE, 1);
}

/* Of a line of a player's, at a turn: long 1. */
static Point across(const Plot *plot, int turn, int player)
{
    Point from = place(plot, turn > 0 ? turn - 1 : 0, player);
    Point to = place(plot, turn < plot->known ? turn + 1 : plot->known, player);
    float far = fmaxf(1, hypotf(to.x - from.x, to.y - from.y));
    return (Point){(from.y - to.y) / far, (to.x - from.x) / far};
}

/* Beside their places where one would hide another, with a line to it. */
static void draw_numbers(Frame *frame, const Plot *plot, const LookBackUi *ui)
{
    float u = frame->u, rim = 11.5f * u;
    Point at[COSTLY], apart[COSTLY], ways[COSTLY];
    for (int i = 0; i < ui->count; i++) {
        const ReviewTurn *turn = &plot->review->turns[ui->moves[i].turn];
        apart[i] = at[i] = place(plot, ui->moves[i].turn + 1, turn->player);
        ways[i] = across(plot, ui->moves[i].turn + 1, turn->player);
    }
    chart_part(
        apart, ways, ui->count, 2 * rim + u,
        (Rect){plot->left, plot->top, plot->right - plot->left, plot->bottom - plot->top - rim});
    for (int i = ui->count - 1; i >= 0; i--) {
        char text[12];
        snprintf(text, sizeof text, "%d", i + 1);
        if (hypotf(apart[i].x - at[i].x, apart[i].y - at[i].y) > u)
            draw_line(frame->list, (Point[]){at[i], apart[i]}, 2, 2 * u, 0, rgba(INK, 1));
        paint_disc(frame, apart[i], rim, INK);
        paint_disc(frame, apart[i], rim - 1.5f * u, FIRE);
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 15, INK},
                   (Point){apart[i].x, apart[i].y + 5 * u}, 0, text);
    }
}

void look_draw_curve(const Screen *screen, Rect rect)
{
    Frame *frame = screen->frame;
    const LookBack *look = &screen->scene->lookback;
    const Review *review = look->review;
    float u = frame->u;
    bool whole = review->turn_count > 0 && review->read == review->turn_count;
    Plot plot = {.left = rect.x + CURVE_LEFT * u,
                 .right = rect.x + rect.w - RIGHT * u,
                 .top = rect.y + ABOVE * u,
                 .bottom = rect.y + rect.h - BELOW * u,
                 .turns = review->turn_count,
                 .known = whole              ? review->read
                          : review->read > 0 ? review->read - 1
                                             : 0,
                 .review = review,
                 .setup = session_setup(screen->scene->session)};
    draw_axes(frame, &plot);
    if (review->read == 0)
        return;
    for (int p = review->player_count - 1; p >= 0; p--)
        draw_line_of(frame, &plot, p);
    draw_shapes(frame, &plot);
    if (!whole) {
        float x = place(&plot, plot.known, 0).x;
        Point line[2] = {{x, plot.top}, {x, plot.bottom}};
        draw_fill(frame->list, (Rect){x, plot.top, plot.right - x, plot.bottom - plot.top},
                  rgba(INK_SOFT, .08f));
        draw_line(frame->list, line, 2, 1.6f * u, 4 * u, rgba(EMBER, 1));
    }
    if (whole)
        draw_end_badges(frame, &plot);
    else
        draw_badges(frame, &plot);
    if (whole)
        draw_numbers(frame, &plot, &screen->ui->lookback);
}

float look_rows_height(const Screen *screen)
{
    int players = session_setup(screen->scene->session)->player_count;
    return CURVE_HEAD + (float)((players == MAX_PLAYERS ? LOW_ROW : ROW) * players);
}

/* Columns of the rows, in pixels. */
typedef struct Columns {
    float zero, reach, given, long_bar; /* reach: of a bar to either side of zero */
    float most_luck, most_cost;         /* points that the longest bars stand for */
} Columns;

static Columns columns_of(const Frame *frame, Rect rect, const ReviewSums *sums, int players)
{
    enum { NUMBER = 54, LEAST = 5 };
    float u = frame->u;
    Columns columns = {.most_luck = LEAST, .most_cost = LEAST};
    columns.zero = rect.x + rect.w * .45f;
    columns.given = rect.x + rect.w * .64f;
    columns.reach = fminf(46 * u, rect.w * .09f);
    columns.long_bar = rect.x + rect.w - NUMBER * u - columns.given;
    for (int p = 0; p < players; p++) {
        columns.most_luck = fmaxf(columns.most_luck, fabsf(sums->luck[p]));
        columns.most_cost = fmaxf(columns.most_cost, sums->cost[p]);
    }
    return columns;
}

static void draw_bar(Frame *frame, Rect bar, uint32_t rgb)
{
    if (bar.w < 1)
        return;
    page_box(frame, bar, 1, rgba(rgb, 1), 1.2f, rgba(INK, .7f));
}

/* Returns its left edge. */
static float draw_luck(Frame *frame, Rect row, const Columns *columns, float luck)
{
    float u = frame->u, high = roundf(row.h * .44f), y = roundf(row.y + (row.h - high) / 2);
    float length = roundf(columns->reach * fabsf(luck) / columns->most_luck);
    bool good = luck >= 0;
    char text[24];
    draw_bar(frame, (Rect){good ? columns->zero : columns->zero - length, y, length, high},
             good ? GOOD : BAD);
    draw_fill(
        frame->list,
        (Rect){roundf(columns->zero), row.y + row.h * .2f, fmaxf(1, roundf(1.4f * u)), row.h * .6f},
        rgba(INK, .8f));
    say_expected(luck, text, sizeof text);
    Point at = {good ? columns->zero + length + 8 * u : columns->zero - length - 8 * u,
                row.y + row.h / 2 + 5.5f * u};
    float width = paint_text(
        frame, (TextStyle){FONT_TITLE, good ? ALIGN_LEFT : ALIGN_RIGHT, 17, INK}, at, 0, text);
    return good ? columns->zero : at.x - width;
}

static void draw_given(Frame *frame, Rect row, const Columns *columns, float cost, bool sure)
{
    float u = frame->u, high = roundf(row.h * .38f), y = roundf(row.y + (row.h - high) / 2);
    float length = roundf(columns->long_bar * cost / columns->most_cost);
    char text[24];
    draw_bar(frame, (Rect){columns->given, y, length, high}, GIVEN);
    say_tenths(cost, text, sizeof text);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 17, sure ? INK : INK_SOFT},
               (Point){columns->given + length + 8 * u, row.y + row.h / 2 + 5.5f * u}, 0, text);
}

/* Up to `right`, pixels. */
static void draw_name(Frame *frame, Rect row, float right, const Setup *setup, int player)
{
    enum { FACE = 26 };
    float u = frame->u, middle = row.y + row.h / 2;
    const Seat *seat = &setup->seats[player];
    bool person = asked_is_person(setup, player);
    float x = row.x + NAME * u, most = right - 8 * u - x - (person ? 0 : (FACE + 6) * u);
    paint_icon(frame, player_badges[seat->colour], (Point){row.x + 18 * u, middle}, 26, WHITE, 1);
    float width = paint_name(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 18, INK},
                             (Point){x, middle + 6 * u}, fmaxf(30 * u, most), setup, player);
    if (!person)
        paint_icon(frame, program_face(setup, player),
                   (Point){x + width + (FACE / 2 + 5) * u, middle}, FACE, WHITE, 1);
}

static void draw_heads(Frame *frame, Rect rect, const Columns *columns)
{
    TextStyle style = {FONT_BOLD, ALIGN_CENTRE, 15, INK_SOFT};
    float u = frame->u, half = columns->given - columns->zero - 16 * u;
    paint_rule(frame, rect.x, rect.y, rect.w, INK_SOFT, .4f);
    paint_label(frame, style,
                (Rect){columns->zero - half, rect.y + 4 * u, 2 * half, (CURVE_HEAD - 6) * u},
                tr("Luck of the draw"));
    style.align = ALIGN_LEFT;
    paint_label(frame, style,
                (Rect){columns->given, rect.y + 4 * u, rect.x + rect.w - columns->given,
                       (CURVE_HEAD - 6) * u},
                tr("Points given away"));
}

static void draw_pending(Frame *frame, Rect row, const Columns *columns)
{
    const TextStyle style = {FONT_BOLD, ALIGN_LEFT, 16, INK_SOFT};
    float u = frame->u, base = row.y + row.h / 2 + 5 * u;
    draw_fill(
        frame->list,
        (Rect){roundf(columns->zero), row.y + row.h * .2f, fmaxf(1, roundf(1.4f * u)), row.h * .6f},
        rgba(INK, .8f));
    paint_text(frame, style, (Point){columns->zero + 14 * u, base}, 0, "\u2026");
    paint_text(frame, style, (Point){columns->given + 14 * u, base}, 0, "\u2026");
}

void look_draw_rows(const Screen *screen, Rect rect)
{
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    const LookBack *look = &screen->scene->lookback;
    const Setup *setup = session_setup(session);
    int players = setup->player_count, drawn = 0, places[MAX_PLAYERS];
    bool sure = look->review->weighed == look->review->turn_count;
    ReviewSums sums = review_sums(look->review);
    Columns columns = columns_of(frame, rect, &sums, players);
    Breakdown breakdown;
    float row = (rect.h - CURVE_HEAD * frame->u) / (float)players;
    breakdown_of(session, &breakdown);
    breakdown_places(&breakdown, places);
    draw_heads(frame, rect, &columns);
    for (int place = 1; place <= players; place++)
        for (int p = 0; p < players; p++) {
            if (places[p] != place)
                continue;
            Rect line = {rect.x, roundf(rect.y + CURVE_HEAD * frame->u + row * (float)drawn),
                         rect.w, roundf(row)};
            if (drawn++ > 0)
                paint_rule(frame, line.x, line.y, line.w, INK_SOFT, .22f);
            float right = columns.zero;
            if (look->review->read < look->review->turn_count || !look->review->guessed) {
                draw_pending(frame, line, &columns);
            } else {
                right = draw_luck(frame, line, &columns, sums.luck[p]);
                draw_given(frame, line, &columns, sums.cost[p], sure);
            }
            draw_name(frame, line, right, setup, p);
        }
}

static const PageCards cards = {.width = 1160,
                                .narrow = 760,
                                .share = .55f,
                                .roomy_top = 80,
                                .wide_top = 56,
                                .top = 60,
                                .least_width = 1200,
                                .least_height = 706};

#define MOMENT .2 /* seconds between two looks at how far the work has come */

static void build_head(const Screen *screen, const PagePlan *plan)
{
    enum { FACE = 50, NOTE = 230, NARROW = 200 };
    Frame *frame = screen->frame;
    float u = frame->u, y = plan->top - (plan->wide && !plan->roomy ? 50 : plan->wide ? 60 : 55);
    char text[120];
    float note = plan->width > 780 ? NOTE : NARROW;
    float x = plan->x + 4, w = plan->width - FACE - 16 - note, size = 32;
    paint_icon(frame, "face-elder", (Point){(x + FACE / 2) * u, (y + FACE / 2) * u}, FACE, WHITE,
               1);
    const char *title = tr("The Elder looks back");
    while (size > 16 && text_width(frame, FONT_TITLE, size, title) > w * u)
        size--;
    page_title(frame, size, page_rect(frame, (Rect){x + FACE + 12, y + 2, w, 48}), title);
    say_turns((EditionId)session_setup(screen->scene->session)->edition,
              screen->scene->lookback.review->turn_count, text, sizeof text);
    if (screen->scene->lookback.review->turn_count > 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 17, CREAM_SOFT},
                    page_rect(frame, (Rect){plan->x + plan->width - note + 8, y + 2, note - 8, 48}),
                    text);
}

static void draw_left_title(Frame *frame, Rect rect)
{
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK},
                (Rect){rect.x, rect.y, rect.w, 36 * frame->u}, tr("Chance to win"));
}

static void build_wide(const Screen *screen, const PagePlan *plan)
{
    enum { TITLE = 34, HEAD = 48 };
    Frame *frame = screen->frame;
    float u = frame->u, y = plan->top + plan->rim, h = plan->height - 2 * plan->rim;
    float second = plan->x + plan->left + plan->gap, right = plan->width - plan->left - plan->gap;
    float rows = look_rows_height(screen);
    Rect left = page_rect(frame, (Rect){plan->x + plan->pad, y, plan->left - 2 * plan->pad, h});
    Rect moves = page_rect(frame, (Rect){second + plan->pad, y, right - 2 * plan->pad, h});
    paint_card(frame, page_rect(frame, (Rect){plan->x, plan->top, plan->left, plan->height}));
    paint_card(frame, page_rect(frame, (Rect){second, plan->top, right, plan->height}));
    draw_left_title(frame, left);
    look_draw_curve(screen,
                    (Rect){left.x, left.y + TITLE * u, left.w, left.h - (TITLE + rows + 8) * u});
    look_draw_rows(screen, (Rect){left.x, left.y + left.h - rows * u, left.w, rows * u});
    look_put_head(screen, moves);
    look_put_moves(screen, (Rect){moves.x, moves.y + HEAD * u, moves.w, moves.h - HEAD * u});
}

static void build_narrow(const Screen *screen, const PagePlan *plan)
{
    enum { TITLE = 34, LOW = 200, HIGH = 280, MORE = 18, HEAD = 50, MOVES = 3 * 158 };
    Frame *frame = screen->frame;
    float u = frame->u, rows = look_rows_height(screen);
    Rect view =
        page_rect(frame, (Rect){plan->x + plan->pad, plan->top + plan->rim,
                                plan->width - 2 * plan->pad + 6, plan->height - 2 * plan->rim});
    paint_card(frame, page_rect(frame, (Rect){plan->x, plan->top, plan->width, plan->height}));
    /* the curve is seen whole, with what says that there is more below it */
    float curve = fmaxf(LOW, fminf(HIGH, view.h / u - TITLE - MORE));
    float y = scroll_begin(frame, &screen->ui->lobby.scroll, view,
                           (TITLE + curve + rows + HEAD + MOVES + 16) * u);
    Rect line = {view.x, y, view.w - SCROLL_BAR * u, 0};
    draw_left_title(frame, line);
    line.y += TITLE * u;
    look_draw_curve(screen, (Rect){line.x, line.y, line.w, curve * u});
    line.y += curve * u;
    look_draw_rows(screen, (Rect){line.x, line.y, line.w, rows * u});
    line.y += (rows + 12) * u;
    look_put_head(screen, (Rect){line.x, line.y, line.w, HEAD * u});
    line.y += HEAD * u;
    look_put_moves(screen, (Rect){line.x + 8 * u, line.y, line.w - 8 * u, MOVES * u});
    scroll_end(frame, &screen->ui->lobby.scroll, LOOK_PANES);
}

static void draw_progress(Frame *frame, Rect rect, float share)
{
    float inset = 8 * frame->u;
    page_box(frame, rect, 7, rgba(HIDE_DEEP, .9f), 2, rgba(INK_SOFT, .9f));
    Rect bar = rect_inset(rect, inset);
    page_box(frame, bar, 4, rgba(INK, 1), 0, rgba(WHITE, 0));
    bar.w = bar.h + (bar.w - bar.h) * share; /* from the first moment on there is something */
    page_box(frame, bar, 4, rgba(FIRE, 1), 0, rgba(WHITE, 0));
}

/* While he walks. */
static void build_walk(const Screen *screen, float x, float y, float w)
{
    enum { STOP = 126, BAR = 340, LEFT = 120, GAP = 16 };
    Frame *frame = screen->frame;
    const LookBack *look = &screen->scene->lookback;
    const Review *review = look->review;
    bool narrow = w < 780;
    float bar = narrow ? 120 : BAR, time = narrow ? 100 : LEFT;
    float bar_x = x + w - time - GAP - bar;
    char text[200];
    widget_put(frame, (Widget){.id = LOOK_STOP,
                               .rect = page_rect(frame, (Rect){x, y + 2, STOP, 48}),
                               .name = "stop",
                               .label = tr("Stop"),
                               .icon = "cross",
                               .tip = tr("Keep what there is")});
    if (review->turn_count == 0 || review->read < review->turn_count)
        utf8_print(text, sizeof text, "%s", tr("The Elder goes over the game\u2026"));
    else if (review->guessed < review->turn_count)
        say_walks(review->guessed + 1, review->turn_count, text, sizeof text);
    else
        say_sure(review->weighed, review->turn_count, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 17, CREAM},
                page_rect(frame, (Rect){x + STOP + GAP, y + 2, bar_x - x - STOP - 2 * GAP, 48}),
                text);
    draw_progress(frame, page_rect(frame, (Rect){bar_x, y + 9, bar, 34}), review->share);
    if (look->left < 0)
        return;
    say_time_left(look->left, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, CREAM_SOFT},
                page_rect(frame, (Rect){x + w - time, y + 2, time, 48}), text);
}

/* How the foot shares its width: the buttons, and between them, or above where there is less room
 * than NOTE_LEAST, what can be done. */
typedef struct LookFoot {
    float results, on, save, room;
    AgainSize again;
    float above; /* what lies above the buttons; 0: nothing */
} LookFoot;

enum { NOTE_LEAST = 110, NOTE_LINE = 26, ON_LINE = 54 };

static LookFoot foot_of(const Screen *screen, float w)
{
    const Review *review = screen->scene->lookback.review;
    bool narrow = w < 900, stopped = review->weighed < review->turn_count;
    LookFoot foot = {
        .results = narrow ? 118 : 138,
        .on = stopped ? narrow ? 100 : 150 : 0,
        .save = page_button_width(screen->frame, tr("Save the game"), true, narrow ? 112 : 166),
        .again = narrow ? AGAIN_NARROW : AGAIN_WIDE};
    float others = foot.results + 36;
    if (others + foot.save + again_width(screen, foot.again) > w) {
        foot.again = AGAIN_SMALL;
        foot.save = 48;
    }
    foot.room = w - others - foot.on - foot.save - again_width(screen, foot.again);
    if (foot.room < NOTE_LEAST)
        foot.above = stopped ? ON_LINE : NOTE_LINE;
    return foot;
}

static void draw_note(const Screen *screen, const LookFoot *foot, Rect line)
{
    const Review *review = screen->scene->lookback.review;
    char text[160];
    say_stopped(review->weighed, review->turn_count, text, sizeof text);
    float left = foot->results + foot->on + 18, beside = foot->on > 0 ? foot->on + 12 : 0;
    Rect between = page_rect(screen->frame, (Rect){line.x + left, line.y + 2, foot->room - 12, 48});
    Rect above = page_rect(screen->frame, (Rect){line.x + beside, line.y - foot->above - 2,
                                                 line.w - beside, foot->above});
    paint_label(screen->frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 16, CREAM_SOFT},
                foot->above > 0 ? above : between,
                foot->on > 0 ? text : tr("Points: the lead lost against the best move"));
}

static void build_foot(const Screen *screen, float x, float y, float w)
{
    Frame *frame = screen->frame;
    LookFoot foot = foot_of(screen, w);
    float again = again_width(screen, foot.again), middle = x + foot.results + 12;
    widget_put(frame,
               action_widget(VERB_CLOSE,
                             (Widget){.id = LOOK_RESULTS,
                                      .rect = page_rect(frame, (Rect){x, y + 2, foot.results, 48}),
                                      .name = "results",
                                      .label = tr("Results"),
                                      .icon = "chevron-left",
                                      .tip = tr("Back to the results")}));
    if (foot.on > 0)
        widget_put(frame,
                   (Widget){.id = LOOK_ON,
                            .rect = page_rect(frame, (Rect){foot.above > 0 ? x : middle,
                                                            y + 2 - foot.above, foot.on, 48}),
                            .name = "go-on",
                            .label = tr("Go on"),
                            .icon = "play",
                            .tip = tr("The Elder walks on from there")});
    draw_note(screen, &foot, (Rect){x, y, w, 0});
    widget_put(frame, action_widget(
                          VERB_SAVE,
                          (Widget){.id = LOOK_SAVE,
                                   .label = foot.again == AGAIN_SMALL ? NULL : tr("Save the game"),
                                   .rect = page_rect(frame, (Rect){x + w - again - foot.save - 14,
                                                                   y + 2, foot.save, 48}),
                                   .tip = tr("Keep the record of this game")}));
    again_put(screen, foot.again, x + w, y);
}

static void look_back_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const LookBack *look = &screen->scene->lookback;
    PagePlan plan = page_plan(frame, &cards);
    page_ground(frame);
    if (!screen->scene->session || !look->review)
        return;
    build_head(screen, &plan);
    if (!look->works)
        plan.height -= foot_of(screen, plan.width).above;
    if (plan.wide)
        build_wide(screen, &plan);
    else
        build_narrow(screen, &plan);
    float foot = plan.top + plan.height + plan.foot;
    foot += look->works ? 0 : foot_of(screen, plan.width).above;
    if (look->works)
        build_walk(screen, plan.x, foot, plan.width);
    else
        build_foot(screen, plan.x, foot, plan.width);
    notice_put(frame, &screen->ui->notice);
}

static void look_back_follow(const Screen *screen)
{
    if (screen->scene->session && screen->scene->lookback.review)
        look_choose(screen);
}

static void press(const Screen *screen, WidgetEvent event, Intent *intent)
{
    Ui *ui = screen->ui;
    switch (event.id) {
    case LOOK_STOP:
    case LOOK_ON:
        intent->kind = INTENT_LOOK_BACK;
        intent->index = event.id == LOOK_ON;
        break;
    case LOOK_RESULTS:
        ui_go(ui, SCREEN_RESULTS);
        break;
    case LOOK_SAVE:
        files_open(ui, screen->scene, true, intent);
        break;
    case LOOK_ALL:
        ui->lookback.person = 0;
        break;
    default:
        if (event.id >= LOOK_MOVE)
            look_show(screen, event.index, intent);
        else if (event.id >= LOOK_PERSON)
            ui->lookback.person = event.index + 1;
    }
}

static void look_back_handle(const Screen *screen, WidgetEvent event, const Input *input,
                             Intent *intent)
{
    Frame *frame = screen->frame;
    bool works = screen->scene->lookback.works;
    if (!screen->scene->session || !screen->scene->lookback.review ||
        scroll_handle(frame, &screen->ui->lobby.scroll, event, input) ||
        page_first_focus(frame, event, input, works ? LOOK_STOP : again_button(frame->widgets)))
        return;
    if (event.kind == WIDGET_PRESSED && again_press(screen, event, input, intent))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(screen, event, intent);
    else if (event.kind == WIDGET_NOTHING && action_pressed(VERB_LEAVE, input))
        ui_go(screen->ui, SCREEN_RESULTS); /* while he walks on */
}

static double look_back_due(const Ui *ui, const Scene *scene)
{
    (void)ui;
    return scene->lookback.works ? scene->now + MOMENT : INFINITY;
}

const ScreenPart look_back_screen = {.build = look_back_build,
                                     .handle = look_back_handle,
                                     .animating = notice_shown,
                                     .follow = look_back_follow,
                                     .due = look_back_due};
