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
#include "view/pages/ranking.h"
#include "view/pages/review.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/program.h"
#include "view/words/elder.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* Logical units. */
enum { CURVE_LEFT = 54, RIGHT = 70, BELOW = 30, ABOVE = 8, BADGE = 22, MARK = 16, SPREAD = 26 };
enum { LOWEST = 9 /* above the word at the axis */ };
enum { NAME = 42, HEADS = 34, ROW = 43, LOW_ROW = 36, TITLE = 34 };

enum { GOOD = 0x4E9A47, BAD = 0xA8432B, GIVEN = 0xC59B57 }; /* colours of bars */

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
    float u = frame->u, wide = plot->right - plot->left;
    char text[24];
    for (int percent = 0; percent <= WHOLE; percent += QUARTER) {
        float y = plot->bottom - (plot->bottom - plot->top) * (float)percent / WHOLE;
        say_number(SAY_PERCENT, percent, text, sizeof text);
        chart_value(frame, (Point){plot->left, y}, wide, text, percent == 0);
    }
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT},
                (Rect){plot->right, plot->bottom + 4 * u, RIGHT * u, 22 * u}, tr("turns"));
    for (int turn = 0, step = chart_step(plot->turns > 0 ? plot->turns : 1, STEPS);
         turn <= plot->turns; turn += step) {
        float x = plot->left + wide * (float)turn / (float)plot->turns;
        snprintf(text, sizeof text, "%d", turn);
        if (x + text_width(frame, FONT_TITLE, 15, text) < plot->right)
            chart_turn(frame, (Point){x, plot->bottom}, turn);
    }
}

static void draw_line_of(Frame *frame, const Plot *plot, int player)
{
    Point points[MAX_REVIEW_TURNS + 1];
    size_t count = 0;
    for (int turn = 0; turn <= plot->known; turn++)
        points[count++] = place(plot, turn, player);
    if (count >= 2)
        chart_line(frame, points, count, plot->setup, player);
}

/* The players' shapes on their lines, each at turns of its own. */
static void draw_shapes(Frame *frame, const Plot *plot)
{
    static const float shares[] = {.13f, .4f, .68f};
    for (int i = 0; i < 3; i++)
        for (int p = 0; p < plot->review->player_count; p++) {
            int turn = (int)((shares[i] + .035f * (float)p) * (float)plot->turns);
            if (turn < plot->known - 2)
                page_badge(frame, plot->setup, p, place(plot, turn, p), MARK);
        }
}

static void draw_end_badge(Frame *frame, const Plot *plot, int player, Point at)
{
    uint32_t rgb = player_colours[plot->setup->seats[player].colour];
    const Point tie[] = {place(plot, plot->known, player), at};
    draw_line(frame->list, tie, 2, 1.5f * frame->u, 0, rgba(rgb, .8f));
    page_badge(frame, plot->setup, player, at, BADGE);
}

/* Behind the lines' ends, tied to them: those that end alike in a row at their common height, the
 * one with most points first and uppermost. */
static void draw_end_badges(Frame *frame, const Plot *plot)
{
    enum { FROM = 20, APART = 24, ROOM = RIGHT - FROM - BADGE / 2 };
    const Review *review = plot->review;
    float heights[MAX_PLAYERS], u = frame->u;
    int order[MAX_PLAYERS], row[MAX_PLAYERS], before[MAX_PLAYERS], rows = 0;
    int size[MAX_PLAYERS] = {0};
    for (int p = 0; p < review->player_count; p++) {
        int at = p;
        for (; at > 0 && review->end[order[at - 1]] < review->end[p]; at--)
            order[at] = order[at - 1];
        order[at] = p;
    }
    for (int i = 0; i < review->player_count; i++) {
        int p = order[i], r = 0;
        float y = place(plot, plot->known, p).y;
        while (r < rows && fabsf(heights[r] - y) >= 1)
            r++;
        if (r == rows)
            heights[rows++] = y;
        row[p] = r;
        before[p] = size[r]++;
    }
    chart_spread(heights, rows, SPREAD * u, plot->top, plot->bottom - LOWEST * u);
    for (int at = review->player_count - 1; at >= 0; at--)
        for (int p = 0; p < review->player_count; p++) {
            float gaps = fmaxf(1, (float)(size[row[p]] - 1));
            float x = plot->right + (FROM + (float)at * fminf(APART, (float)ROOM / gaps)) * u;
            if (before[p] == at)
                draw_end_badge(frame, plot, p, (Point){x, heights[row[p]]});
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
        page_badge(frame, plot->setup, p, (Point){place(plot, plot->known, p).x, ends[p]}, BADGE);
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

/* As far as the review has come, in `rect` (pixels). */
static void draw_curve(const Screen *screen, Rect rect)
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
    if (!whole) {
        draw_badges(frame, &plot);
        return;
    }
    draw_end_badges(frame, &plot);
    draw_numbers(frame, &plot, &screen->ui->lookback);
}

/* Logical units that the rows below it take. */
static float rows_height(const Screen *screen)
{
    int players = session_setup(screen->scene->session)->player_count;
    return HEADS + (float)((players == MAX_PLAYERS ? LOW_ROW : ROW) * players);
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

/* In the middle of a row's height, `high` of it. */
static void draw_bar(Frame *frame, Rect row, float x, float w, float high, uint32_t rgb)
{
    high = roundf(row.h * high);
    if (w >= 1)
        page_box(frame, (Rect){x, roundf(row.y + (row.h - high) / 2), w, high}, 1, rgba(rgb, 1),
                 1.2f, rgba(INK, .7f));
}

/* Where no luck is. */
static void draw_zero(Frame *frame, Rect row, const Columns *columns)
{
    float thick = fmaxf(1, roundf(1.4f * frame->u));
    draw_fill(frame->list, (Rect){roundf(columns->zero), row.y + row.h * .2f, thick, row.h * .6f},
              rgba(INK, .8f));
}

/* Returns its left edge. */
static float draw_luck(Frame *frame, Rect row, const Columns *columns, float luck)
{
    float length = roundf(columns->reach * fabsf(luck) / columns->most_luck);
    bool good = luck >= 0;
    float beside = length + 8 * frame->u;
    Point at = {columns->zero + (good ? beside : -beside), row.y + row.h / 2 + 5.5f * frame->u};
    TextStyle style = {FONT_TITLE, good ? ALIGN_LEFT : ALIGN_RIGHT, 17, INK};
    char text[24];
    draw_bar(frame, row, good ? columns->zero : columns->zero - length, length, .44f,
             good ? GOOD : BAD);
    draw_zero(frame, row, columns);
    say_expected(luck, text, sizeof text);
    float width = paint_text(frame, style, at, 0, text);
    return good ? columns->zero : at.x - width;
}

static void draw_given(Frame *frame, Rect row, const Columns *columns, float cost, bool sure)
{
    float u = frame->u, length = roundf(columns->long_bar * cost / columns->most_cost);
    char text[24];
    draw_bar(frame, row, columns->given, length, .38f, GIVEN);
    say_tenths(cost, text, sizeof text);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 17, sure ? INK : INK_SOFT},
               (Point){columns->given + length + 8 * u, row.y + row.h / 2 + 5.5f * u}, 0, text);
}

/* Up to `right`, pixels. */
static void draw_name(Frame *frame, Rect row, float right, const Setup *setup, int player)
{
    enum { FACE = 26 };
    float u = frame->u, middle = row.y + row.h / 2;
    bool person = asked_is_person(setup, player);
    float x = row.x + NAME * u, most = right - 8 * u - x - (person ? 0 : (FACE + 6) * u);
    page_badge(frame, setup, player, (Point){row.x + 18 * u, middle}, 26);
    float width = paint_name(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 18, INK},
                             (Point){x, middle + 6 * u}, fmaxf(30 * u, most), setup, player);
    if (!person)
        paint_icon(frame, program_face(setup, player),
                   (Point){x + width + (FACE / 2 + 5) * u, middle}, FACE, WHITE, 1);
}

static void draw_heads(Frame *frame, Rect line, const Columns *columns)
{
    TextStyle style = {FONT_BOLD, ALIGN_CENTRE, 15, INK_SOFT};
    float u = frame->u, half = columns->given - columns->zero - 16 * u;
    paint_rule(frame, line.x, line.y, line.w, INK_SOFT, .4f);
    cut_top(&line, 4 * u);
    line.h -= 2 * u;
    paint_label(frame, style, (Rect){columns->zero - half, line.y, 2 * half, line.h},
                tr("Luck of the draw"));
    style.align = ALIGN_LEFT;
    cut_left(&line, columns->given - line.x);
    paint_label(frame, style, line, tr("Points given away"));
}

static void draw_pending(Frame *frame, Rect row, const Columns *columns)
{
    const TextStyle style = {FONT_BOLD, ALIGN_LEFT, 16, INK_SOFT};
    float u = frame->u, base = row.y + row.h / 2 + 5 * u;
    draw_zero(frame, row, columns);
    paint_text(frame, style, (Point){columns->zero + 14 * u, base}, 0, "\u2026");
    paint_text(frame, style, (Point){columns->given + 14 * u, base}, 0, "\u2026");
}

/* Luck of the draw and points given away, in the order of the result. */
static void draw_rows(const Screen *screen, Rect rect)
{
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    const Review *review = screen->scene->lookback.review;
    const Setup *setup = session_setup(session);
    int players = setup->player_count, order[MAX_PLAYERS];
    bool known = review->read == review->turn_count && review->guessed;
    ReviewSums sums = review_sums(review);
    Columns columns = columns_of(frame, rect, &sums, players);
    Breakdown breakdown;
    breakdown_of(session, &breakdown);
    ranking_order(&breakdown, order);
    draw_heads(frame, cut_top(&rect, HEADS * frame->u), &columns);
    for (int i = 0; i < players; i++) {
        int p = order[i];
        Rect row = row_of(rect, 0, players, i);
        row = (Rect){row.x, roundf(row.y), row.w, roundf(row.h)};
        float right = columns.zero;
        if (i > 0)
            paint_rule(frame, row.x, row.y, row.w, INK_SOFT, .22f);
        if (known) {
            right = draw_luck(frame, row, &columns, sums.luck[p]);
            draw_given(frame, row, &columns, sums.cost[p], review->weighed == review->turn_count);
        } else {
            draw_pending(frame, row, &columns);
        }
        draw_name(frame, row, right, setup, p);
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
    enum { FACE = 50, NOTE = 230, NARROW = 200, LETTERS = 32, LEAST = 16 };
    Frame *frame = screen->frame;
    const Review *review = screen->scene->lookback.review;
    const char *title = tr("The Elder looks back");
    float u = frame->u, above = plan->wide && !plan->roomy ? 50 : plan->wide ? 60 : 55;
    char text[120];
    Rect line = {plan->x, plan->top - above + 2, plan->width, 48};
    Rect note = cut_right(&line, plan->width > 780 ? NOTE : NARROW);
    cut_left(&note, 8);
    cut_left(&line, 4);
    Point face = {(line.x + FACE / 2) * u, (line.y - 2 + FACE / 2) * u};
    paint_icon(frame, "face-elder", face, FACE, WHITE, 1);
    cut_left(&line, FACE + 12);
    page_title(frame, page_fitting(frame, title, line.w * u, LETTERS, LEAST),
               page_rect(frame, line), title);
    say_number(SAY_TURNS + session_setup(screen->scene->session)->edition, review->turn_count, text,
               sizeof text);
    if (review->turn_count > 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 17, CREAM_SOFT},
                    page_rect(frame, note), text);
}

/* The curve under its title, cut off the top of `area`, so high; pixels. */
static void build_curve(const Screen *screen, Rect *area, float high)
{
    enum { LINE = 36 };
    Frame *frame = screen->frame;
    Rect title = cut_top(area, TITLE * frame->u);
    title.h = LINE * frame->u;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, title, tr("Chance to win"));
    draw_curve(screen, cut_top(area, high));
}

static void build_wide(const Screen *screen, const PagePlan *plan)
{
    enum { HEAD = 48 };
    Frame *frame = screen->frame;
    float u = frame->u;
    Rect left, right;
    page_cards(frame, plan, &left, &right);
    left = page_rect(frame, left);
    right = page_rect(frame, right);
    Rect rows = cut_bottom(&left, rows_height(screen) * u);
    build_curve(screen, &left, left.h - (TITLE + 8) * u);
    draw_rows(screen, rows);
    review_put_head(screen, cut_top(&right, HEAD * u));
    review_put_moves(screen, right);
}

static void build_narrow(const Screen *screen, const PagePlan *plan)
{
    enum { LOW = 200, HIGH = 280, MORE = 18, HEAD = 50, MOVES = 3 * 158 };
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->lobby.scroll;
    float u = frame->u, rows = rows_height(screen);
    /* the curve is seen whole, with what says that there is more below it */
    float curve = fmaxf(LOW, fminf(HIGH, plan->height - 2 * plan->rim - TITLE - MORE));
    Rect area = page_scroll(frame, plan, scroll, TITLE + curve + rows + HEAD + MOVES + 16);
    build_curve(screen, &area, curve * u);
    draw_rows(screen, cut_top(&area, rows * u));
    cut_top(&area, 12 * u);
    review_put_head(screen, cut_top(&area, HEAD * u));
    cut_left(&area, 8 * u);
    review_put_moves(screen, cut_top(&area, MOVES * u));
    scroll_end(frame, scroll, REVIEW_PANES);
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
static void build_walk(const Screen *screen, Rect line)
{
    enum { STOP = 126, BAR = 340, LEFT = 120, GAP = 16 };
    Frame *frame = screen->frame;
    const LookBack *look = &screen->scene->lookback;
    const Review *review = look->review;
    bool narrow = line.w < 780;
    char text[200];
    line = rect_centred(line, 48);
    page_put(frame, cut_left(&line, STOP),
             page_button(REVIEW_STOP, STYLE_LEATHER, "stop", tr("Stop"), "cross",
                         tr("Keep what there is")));
    if (review->turn_count == 0 || review->read < review->turn_count)
        utf8_print(text, sizeof text, "%s", tr("The Elder goes over the game\u2026"));
    else if (review->guessed < review->turn_count)
        say_progress(SAY_WALKS, review->guessed + 1, review->turn_count, text, sizeof text);
    else
        say_progress(SAY_SURE, review->weighed, review->turn_count, text, sizeof text);
    Rect time = cut_right(&line, narrow ? 100 : LEFT);
    cut_right(&line, GAP);
    Rect bar = cut_right(&line, narrow ? 120 : BAR);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 17, CREAM},
                page_rect(frame, rect_pad(line, GAP, 0)), text);
    draw_progress(frame, page_rect(frame, rect_centred(bar, 34)), review->share);
    if (look->left < 0)
        return;
    say_time_left(look->left, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, CREAM_SOFT}, page_rect(frame, time),
                text);
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

/* The buttons in `line`; the note between them, or above. */
static void build_foot(const Screen *screen, Rect line)
{
    Frame *frame = screen->frame;
    LookFoot foot = foot_of(screen, line.w);
    const Review *review = screen->scene->lookback.review;
    Rect note = {line.x, line.y - foot.above - 2, line.w, foot.above};
    float right = line.x + line.w, top = line.y;
    line = rect_centred(line, 48);
    cut_right(&line, again_width(screen, foot.again) + 14);
    Rect results = cut_left(&line, foot.results), save = cut_right(&line, foot.save);
    cut_left(&line, 12);
    cut_right(&line, 16);
    Rect on = cut_left(foot.above > 0 ? &note : &line, foot.on);
    if (foot.above > 0) {
        on = (Rect){on.x, on.y + 4, on.w, 48};
        cut_left(&note, foot.on > 0 ? 12 : 0);
    } else {
        cut_left(&line, 6);
        note = line;
    }
    page_put(frame, results,
             action_widget(VERB_CLOSE,
                           page_button(REVIEW_RESULTS, STYLE_LEATHER, "results", tr("Results"),
                                       "chevron-left", tr("Back to the results"))));
    if (foot.on > 0)
        page_put(frame, on,
                 page_button(REVIEW_ON, STYLE_LEATHER, "go-on", tr("Go on"), "play",
                             tr("The Elder walks on from there")));
    char text[160];
    say_progress(SAY_STOPPED, review->weighed, review->turn_count, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 16, CREAM_SOFT}, page_rect(frame, note),
                foot.on > 0 ? text : tr("Points: the lead lost against the best move"));
    const char *words = foot.again == AGAIN_SMALL ? NULL : tr("Save the game");
    page_put(frame, save,
             action_widget(VERB_SAVE, page_button(REVIEW_SAVE, STYLE_LEATHER, NULL, words, NULL,
                                                  tr("Keep the record of this game"))));
    again_put(screen, foot.again, right, top);
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
    Rect foot = {plan.x, plan.top + plan.height + plan.foot, plan.width, 52};
    if (!look->works)
        plan.height -= foot_of(screen, plan.width).above;
    (plan.wide ? build_wide : build_narrow)(screen, &plan);
    (look->works ? build_walk : build_foot)(screen, foot);
    notice_put(screen);
}

static void look_back_follow(const Screen *screen)
{
    if (screen->scene->session && screen->scene->lookback.review)
        review_choose(screen);
}

static void press(const Screen *screen, WidgetEvent event, Intent *intent)
{
    Ui *ui = screen->ui;
    switch (event.id) {
    case REVIEW_STOP:
    case REVIEW_ON:
        intent->kind = INTENT_LOOK_BACK;
        intent->index = event.id == REVIEW_ON;
        break;
    case REVIEW_RESULTS:
        ui_go(ui, SCREEN_RESULTS);
        break;
    case REVIEW_SAVE:
        files_open(ui, screen->scene, true, intent);
        break;
    case REVIEW_ALL:
        ui->lookback.person = 0;
        break;
    default:
        if (event.id >= REVIEW_MOVE)
            review_show(screen, event.index, intent);
        else if (event.id >= REVIEW_PERSON)
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
        page_first_focus(frame, event, input, works ? REVIEW_STOP : again_button(frame->widgets)))
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
