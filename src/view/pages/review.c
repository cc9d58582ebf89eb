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
enum { NAME = 42, HEADS = 34, ROW = 43, LOW_ROW = 36, TITLE = 34 };

/* The costly moves on the curves; where one would hide another, above that. */
static void draw_numbers(Frame *frame, const Chart *chart, const Review *review,
                         const LookBackUi *ui)
{
    float u = frame->u, rim = 11.5f * u;
    Point at[COSTLY];
    for (int i = 0; i < ui->count; i++) {
        int turn = ui->moves[i].turn;
        char text[12];
        at[i] = chart_place(chart, turn + 1, review->turns[turn].player);
        for (int j = 0; j < i * i; j++) { /* often enough for each to meet the others once more */
            const Point *other = &at[j % i];
            if (hypotf(other->x - at[i].x, other->y - at[i].y) < 2 * rim)
                at[i].y = other->y - 2 * rim;
        }
        snprintf(text, sizeof text, "%d", i + 1);
        paint_disc(frame, at[i], rim, INK);
        paint_disc(frame, at[i], rim - 1.5f * u, FIRE);
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 15, INK},
                   (Point){at[i].x, at[i].y + 5 * u}, 0, text);
    }
}

/* As far as the review has come, in `rect` (pixels). */
static void draw_curve(const Screen *screen, Rect rect)
{
    enum { WHOLE = 100, STEP = 25, WIDER = 14 /* than points are percents written */ };
    Frame *frame = screen->frame;
    const Review *review = screen->scene->lookback.review;
    bool whole = review->turn_count > 0 && review->read == review->turn_count;
    int known = whole ? review->read : review->read > 0 ? review->read - 1 : 0;
    cut_left(&rect, WIDER * frame->u);
    Chart chart =
        chart_of(frame, rect, session_setup(screen->scene->session), review->turn_count, false);
    chart.percent = true;
    chart.top = WHOLE;
    chart.step = STEP;
    for (int turn = 0; turn <= known; turn++)
        for (int p = 0; p < review->player_count; p++)
            chart.values[turn][p] = WHOLE * review->chances[turn][p];
    if (!whole) /* a little beyond the turn that is known */
        chart.share = ((float)known + .01f) / (float)chart.turns;
    chart_draw(frame, &chart);
    if (whole) {
        draw_numbers(frame, &chart, review, &screen->ui->lookback);
        return;
    }
    float top = chart.bottom - chart.height;
    Point line[2] = {{chart.head, top}, {chart.head, chart.bottom}};
    draw_fill(frame->list, (Rect){chart.head, top, chart.end - chart.head, chart.height},
              rgba(INK_SOFT, .08f));
    draw_line(frame->list, line, 2, 1.6f * frame->u, 4 * frame->u, rgba(EMBER, 1));
}

/* Logical units that the rows below it take. */
static float rows_height(const Screen *screen)
{
    int players = session_setup(screen->scene->session)->player_count;
    return HEADS + (float)((players == MAX_PLAYERS ? LOW_ROW : ROW) * players);
}

/* A player's row: the name up to the columns of numbers. */
static void draw_name(Frame *frame, Rect row, const Setup *setup, int player)
{
    enum { FACE = 26 };
    float u = frame->u, middle = row.y + row.h / 2;
    bool person = asked_is_person(setup, player);
    page_badge(frame, setup, player, (Point){row.x + 18 * u, middle}, FACE);
    cut_left(&row, NAME * u);
    cut_right(&row, (person ? 8 : FACE + 14) * u);
    float width = page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 18, INK}, row,
                            say_seat(&setup->seats[player]));
    if (!person)
        paint_icon(frame, program_face(setup, player),
                   (Point){row.x + width + (FACE / 2 + 5) * u, middle}, FACE, WHITE, 1);
}

/* Luck of the draw and points given away, in the order of the result. */
static void draw_rows(const Screen *screen, Rect rect)
{
    enum { COLUMN = 150 };
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    const Review *review = screen->scene->lookback.review;
    const Setup *setup = session_setup(session);
    int players = setup->player_count, order[MAX_PLAYERS];
    bool known = review->read == review->turn_count && review->guessed;
    bool sure = review->weighed == review->turn_count;
    ReviewSums sums = review_sums(review);
    float u = frame->u, column = fminf(COLUMN * u, rect.w * .3f);
    Breakdown breakdown;
    breakdown_of(session, &breakdown);
    ranking_order(&breakdown, order);
    Rect heads = cut_top(&rect, HEADS * u);
    paint_rule(frame, heads.x, heads.y, heads.w, INK_SOFT, .4f);
    for (int column_at = 0; column_at < 2; column_at++)
        paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_RIGHT, 15, INK_SOFT},
                    cut_right(&heads, column),
                    column_at ? tr("Luck of the draw") : tr("Points given away"));
    for (int i = 0; i < players; i++) {
        int p = order[i];
        char luck[24] = "\u2026", given[24] = "\u2026";
        Rect row = row_of(rect, 0, players, i);
        row = (Rect){row.x, roundf(row.y), row.w, roundf(row.h)};
        if (i > 0)
            paint_rule(frame, row.x, row.y, row.w, INK_SOFT, .22f);
        if (known) {
            say_expected(sums.luck[p], luck, sizeof luck);
            say_tenths(sums.cost[p], given, sizeof given);
        }
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 17, sure ? INK : INK_SOFT},
                  cut_right(&row, column), given);
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 17, known ? INK : INK_SOFT},
                  cut_right(&row, column), luck);
        draw_name(frame, row, setup, p);
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
    enum { FACE = 50, NOTE = 230, NARROW = 200, LETTERS = 32 };
    Frame *frame = screen->frame;
    const Review *review = screen->scene->lookback.review;
    float u = frame->u, above = plan->wide && !plan->roomy ? 50 : plan->wide ? 60 : 55;
    char text[120];
    Rect line = {plan->x, plan->top - above + 2, plan->width, 48};
    Rect note = cut_right(&line, plan->width > 780 ? NOTE : NARROW);
    cut_left(&note, 8);
    cut_left(&line, 4);
    Point face = {(line.x + FACE / 2) * u, (line.y - 2 + FACE / 2) * u};
    paint_icon(frame, "face-elder", face, FACE, WHITE, 1);
    cut_left(&line, FACE + 12);
    page_title(frame, LETTERS, page_rect(frame, line), tr("The Elder looks back"));
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

/* What the points are or, once he was stopped, how far he came, and the button that lets him go on,
 * at the left end of `line`. */
static void put_note(const Screen *screen, Rect line, bool on_paper)
{
    enum { ON = 150, GAP = 12 };
    const TextStyle style = on_paper ? (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT}
                                     : (TextStyle){FONT_TEXT, ALIGN_CENTRE, 16, CREAM_SOFT};
    Frame *frame = screen->frame;
    const Review *review = screen->scene->lookback.review;
    bool stopped = review->weighed < review->turn_count;
    char text[160];
    if (screen->scene->lookback.works)
        return;
    if (stopped) {
        page_put(frame, cut_left(&line, ON),
                 page_button(REVIEW_ON, on_paper ? STYLE_PAPER : STYLE_LEATHER, "go-on",
                             tr("Go on"), "play", tr("The Elder walks on from there")));
        cut_left(&line, GAP);
    }
    say_progress(SAY_STOPPED, review->weighed, review->turn_count, text, sizeof text);
    paint_label(frame, style, page_rect(frame, line),
                stopped ? text : tr("Points: the lead lost against the best move"));
}

static void build_narrow(const Screen *screen, const PagePlan *plan)
{
    enum { LOW = 200, HIGH = 280, MORE = 18, HEAD = 50, MOVES = 3 * 158, NOTE = 44 };
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->lobby.scroll;
    float u = frame->u, rows = rows_height(screen);
    /* the curve is seen whole, with what says that there is more below it */
    float curve = fmaxf(LOW, fminf(HIGH, plan->height - 2 * plan->rim - TITLE - MORE));
    Rect area = page_scroll(frame, plan, scroll, TITLE + curve + rows + HEAD + MOVES + NOTE + 10);
    build_curve(screen, &area, curve * u);
    draw_rows(screen, cut_top(&area, rows * u));
    put_note(screen, page_units(frame, cut_top(&area, NOTE * u)), true);
    cut_top(&area, 6 * u);
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

/* Buttons; between them, on a wide page, the note. */
static void build_foot(const Screen *screen, Rect line, bool wide)
{
    enum { SQUARE = 48, GAP = 12 };
    Frame *frame = screen->frame;
    bool narrow = line.w < 900;
    const char *words = tr("Save the game");
    float right = line.x + line.w, top = line.y, results = narrow ? 118 : 138;
    float save = page_button_width(frame, words, true, narrow ? 112 : 166);
    AgainSize again = narrow ? AGAIN_NARROW : AGAIN_WIDE;
    if (results + save + 3 * GAP + again_width(screen, again) > line.w) {
        again = AGAIN_SMALL;
        save = SQUARE;
        words = NULL;
    }
    line = rect_centred(line, SQUARE);
    cut_right(&line, again_width(screen, again) + 14);
    page_put(frame, cut_left(&line, results),
             action_widget(VERB_CLOSE,
                           page_button(REVIEW_RESULTS, STYLE_LEATHER, "results", tr("Results"),
                                       "chevron-left", tr("Back to the results"))));
    cut_left(&line, GAP);
    page_put(frame, cut_right(&line, save),
             action_widget(VERB_SAVE, page_button(REVIEW_SAVE, STYLE_LEATHER, NULL, words, NULL,
                                                  tr("Keep the record of this game"))));
    cut_right(&line, GAP);
    if (wide)
        put_note(screen, line, false);
    again_put(screen, again, right, top);
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
    (plan.wide ? build_wide : build_narrow)(screen, &plan);
    if (look->works)
        build_walk(screen, foot);
    else
        build_foot(screen, foot, plan.wide);
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
