/* The Elder looks back: how the chance to win went, how lucky the draws were, and which moves cost
 * most, as far as he has come. */
#include <math.h>
#include <string.h>

#include "play/asked.h"
#include "play/breakdown.h"
#include "view/board/better.h"
#include "view/board/landscape.h"
#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/pages/chart.h"
#include "view/pages/dialog.h"
#include "view/pages/ranking.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/panel.h"
#include "view/words/elder.h"
#include "view/words/names.h"
#include "view/words/tr.h"

enum {
    REVIEW_STOP = WIDGETS_SCREEN,
    REVIEW_ON,
    REVIEW_ALL,
    REVIEW_PERSON,                            /* the first of MAX_PLAYERS */
    REVIEW_MOVE = REVIEW_PERSON + MAX_PLAYERS /* the first of COSTLY */
};

/* The costliest moves. */

enum { WIDE = 164, HIGH = 140, LOSS = 0x9E2416, LOSS_LETTERS = 20, BETTER = 0x2E7D32 };

#define NAMED 1.f /* points: a turn that cost less is no costly one */

/* Whether the moves of a player are looked for: persons', or all where only computers played. */
static bool is_meant(const Setup *setup, int player)
{
    return asked_nobody(setup) || asked_is_person(setup, player);
}

static bool is_named(const LookBackUi *ui, int turn)
{
    bool named = false;
    for (int i = 0; i < ui->count; i++)
        named |= ui->moves[i].turn == turn;
    return named;
}

/* The costliest turn that is not named yet; -1: none. */
static int next_costly(const LookBackUi *ui, const Review *review, const Setup *setup)
{
    int best = -1;
    for (int t = 0; t < review->turn_count; t++) {
        const ReviewTurn *turn = &review->turns[t];
        bool meant = ui->person ? turn->player == ui->person - 1 : is_meant(setup, turn->player);
        if (meant && turn->cost > NAMED && !is_named(ui, t) &&
            (best < 0 || turn->cost > review->turns[best].cost))
            best = t;
    }
    return best;
}

/* What speaks for the better turn; where it lays the tile elsewhere, first what the turn that was
 * made did not do. */
static Explanation explain_for(const Screen *screen, const ReviewTurn *turn)
{
    const Session *session = screen->scene->session;
    const Game *game = session_game_at(session, turn->first);
    const Ai *ai = screen->scene->lookback.ai;
    Random chance = random_from(0);
    AiChoice choice;
    ai_choose(ai, game, AI_TURN, &chance, NULL, &choice);
    if (turn->wrong != REVIEW_PLACE)
        return explain_on_played(ai, game, &choice, turn->best, turn->best_count);
    AiCandidate better = {.count = turn->best_count}, done = {.count = turn->count};
    memcpy(better.moves, turn->best, sizeof turn->best);
    for (int i = 0; i < turn->count; i++)
        done.moves[i] = session_move(session, turn->first + i);
    return explain_on_better(ai, game, &choice, &better, &done);
}

/* Names a turn as it is known now; what speaks for the better one is found out once. */
static void name_turn(const Screen *screen, const LookBackUi *before, int turn, CostlyMove *move)
{
    const ReviewTurn *of = &screen->scene->lookback.review->turns[turn];
    const CostlyMove *known = NULL;
    for (int i = 0; i < before->count; i++) {
        const CostlyMove *named = &before->moves[i];
        if (named->turn == turn && named->of.wrong == of->wrong &&
            moves_equal(named->of.best, named->of.best_count, of->best, of->best_count))
            known = named;
    }
    *move = (CostlyMove){turn, *of, known ? known->better : explain_for(screen, of)};
}

static bool is_move(WidgetId id)
{
    return id >= REVIEW_MOVE && id < REVIEW_MOVE + COSTLY;
}

static void choose_moves(const Screen *screen)
{
    LookBackUi *ui = &screen->ui->lookback, before = *ui;
    const LookBack *look = &screen->scene->lookback;
    if (!screen->scene->session || !look->review)
        return;
    const Widgets *widgets = screen->frame->widgets;
    /* none changes its place under the pointer or the keyboard */
    bool held = is_move(widgets->hover) || is_move(widgets->pressed) ||
                (widgets->focus_shown && is_move(widgets->focus));
    for (int i = 0; i < ui->count; i++)
        if (look->review->turns[before.moves[i].turn].cost > NAMED)
            name_turn(screen, &before, before.moves[i].turn, &ui->moves[i]);
    if (!held || ui->of != ui->person)
        ui->count = 0;
    ui->of = ui->person;
    for (int turn; ui->count < COSTLY && look->ai; ui->count++) {
        turn = next_costly(ui, look->review, session_setup(screen->scene->session));
        if (turn < 0)
            return;
        name_turn(screen, &before, turn, &ui->moves[ui->count]);
    }
}

/* A button of the head, cut off the right end of `line`. */
static Rect put_filter(Frame *frame, Rect *line, Widget widget)
{
    enum { BUTTON = 44, GAP = 4 };
    Rect rect = cut_right(line, (BUTTON + GAP) * frame->u);
    widget.rect = (Rect){roundf(rect.x), rect.y, BUTTON * frame->u, rect.h};
    widget_put(frame, widget);
    return widget.rect;
}

static void put_moves_head(const Screen *screen, Rect rect)
{
    enum { HEAD = 36, TITLE_END = 60 };
    Frame *frame = screen->frame;
    const Setup *setup = session_setup(screen->scene->session);
    const LookBackUi *ui = &screen->ui->lookback;
    const Review *review = screen->scene->lookback.review;
    bool sure = review->turn_count > 0 && review->weighed == review->turn_count;
    float u = frame->u;
    Rect line = {rect.x, rect.y, rect.w, HEAD * u};
    int meant = 0;
    for (int p = 0; p < setup->player_count; p++)
        meant += is_meant(setup, p);
    /* none where they are scrolled out, below the page's title */
    bool filters = meant > 1 && rect.y >= TITLE_END * u;
    widgets_group(frame->widgets, 1);
    for (int p = setup->player_count - 1; p >= 0 && filters; p--) {
        if (!is_meant(setup, p))
            continue;
        Widget one = page_choice((WidgetId)(REVIEW_PERSON + p), p, said("look-%d", p + 1), NULL,
                                 ui->person == p + 1);
        one.tip = say_seat(&setup->seats[p]);
        page_badge(frame, setup, p, rect_middle(put_filter(frame, &line, one)), 24);
    }
    if (filters) {
        Widget all = page_choice(REVIEW_ALL, 0, "look-all", trc("players", "All"), ui->person == 0);
        all.size = 15;
        all.tip = tr("The costliest moves of all");
        put_filter(frame, &line, all);
    }
    widgets_group(frame->widgets, 0);
    cut_right(&line, 8 * u);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, line,
                phrase(SAY_COSTLY + (sure ? ui->count : 0)));
}

/* On a round of fire, `rim` units to its dark rim's edge. */
static void draw_number(Frame *frame, Point at, float rim, float size, int number)
{
    float u = frame->u;
    const char *text = said("%d", number);
    paint_disc(frame, at, rim * u, INK);
    paint_disc(frame, at, (rim - 1.5f) * u, FIRE);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, size, INK},
               (Point){at.x, at.y + ceilf(size / 3) * u}, 0, text);
}

/* Who, when, and how much it cost. */
static void draw_who(const Screen *screen, Rect line, const ReviewTurn *of, int number)
{
    Frame *frame = screen->frame;
    const Setup *setup = session_setup(screen->scene->session);
    const TextStyle soft = {FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT};
    float u = frame->u;
    const char *turn = say_number(SAY_TURN_NUMBER, number);
    const char *loss = say_text(SAY_LOST, say_tenths(of->cost));
    Rect badge = cut_left(&line, 28 * u);
    page_badge(frame, setup, of->player, (Point){badge.x + 11 * u, line.y + line.h / 2}, 22);
    page_aside(frame,
               (TextStyle){FONT_TITLE, ALIGN_RIGHT, LOSS_LETTERS, of->weighed ? LOSS : INK_SOFT},
               &line, 12, loss);
    float when = text_width(frame, FONT_TEXT, 16, turn) + 10 * u;
    Rect name = {line.x, line.y, line.w - when, line.h};
    cut_left(&line, 10 * u + page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 19, INK}, name,
                                       say_seat(&setup->seats[of->player])));
    page_line(frame, soft, line, turn);
}

/* What speaks for the better turn; "" where nothing does. Where only the piece was wrong, what the
 * tile does speaks for both. */
static const char *say_why_better(const TurnTold *told, const Explanation *explanation)
{
    bool piece = told->turn->wrong == REVIEW_PIECE;
    MoveKind last = (MoveKind)told->done[told->turn->count - 1].kind;
    bool nothing = last != MOVE_MEEPLE && last != MOVE_HUT;
    for (int i = 0; i < explanation->count; i++) {
        const Reason *reason = &explanation->reasons[i];
        if (piece && reason->kind == REASON_PIECE)
            return say_reason_more(told->setup, reason);
        if (!piece && nothing && reason->kind == REASON_KEEPS)
            continue; /* so did the turn that was played */
        if (piece ? reason->kind == REASON_KEEPS
                  : reason->kind != REASON_QUIET && !reason_is_price(reason))
            return say_reason_alone(told->setup, reason);
    }
    return "";
}

/* What would have been better, and what speaks for it. */
static void draw_better(Frame *frame, Rect box, const TurnTold *told,
                        const Explanation *explanation)
{
    const TextStyle style = {FONT_BOLD, ALIGN_LEFT, 17, BETTER};
    float u = frame->u;
    Rect line = row_of(box, 0, 2, 0), below = row_of(box, 0, 2, 1);
    const char *more = say_why_better(told, explanation);
    Rect icon = cut_left(&line, 22 * u);
    cut_left(&below, 22 * u);
    paint_icon(frame, "check", (Point){icon.x + 8 * u, icon.y + icon.h / 2}, 17, BETTER, 1);
    page_line(frame, style, line, tr("Better:"));
    cut_left(&line, text_width(frame, FONT_BOLD, 17, tr("Better:")) + 6 * u);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK}, line, say_better(told));
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}, below, more);
}

/* What it did to the chance to win, once that is sure. */
static void draw_chance(Frame *frame, Rect line, const Review *review, const CostlyMove *move)
{
    float u = frame->u;
    Rect chevron = cut_right(&line, 30 * u);
    bool sure = move->of.weighed;
    const char *chances = sure ? say_chances(review, move->turn) : NULL;
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, chances ? INK : INK_SOFT}, line,
                chances ? said("%s  %s", tr("chance to win"), chances)
                : sure  ? tr("Show it on the board")
                        : tr("Not sure yet"));
    paint_icon(frame, "chevron-right", (Point){chevron.x + 22 * u, line.y + line.h / 2}, 18,
               INK_SOFT, 1);
}

static void put_move(const Screen *screen, Rect row, int index)
{
    Frame *frame = screen->frame;
    const Session *session = screen->scene->session;
    const CostlyMove *move = &screen->ui->lookback.moves[index];
    const Review *review = screen->scene->lookback.review;
    const ReviewTurn *turn = &move->of;
    int quarters = screen->ui->table.camera.turn;
    Move done[AI_MOVES];
    for (int i = 0; i < turn->count; i++)
        done[i] = session_move(session, turn->first + i);
    TurnTold told = {session_edition(session),
                     session_setup(session),
                     session_game_at(session, turn->first),
                     done,
                     turn,
                     quarters};
    WidgetId id = (WidgetId)(REVIEW_MOVE + index);
    float u = frame->u;
    Rect spot = {row.x - 6 * u, row.y - 5 * u, row.w + 12 * u, (HIGH + 10) * u};
    if (frame->widgets->hover == id)
        page_box(frame, spot, 8, rgba(0xF09628, .22f), 0, rgba(WHITE, 0));
    TableView view = landscape_view(session, turn->first + turn->count, &screen->ui->options);
    better_picture(frame, (Rect){row.x, row.y, WIDE * u, HIGH * u}, &view, turn, quarters);
    draw_number(frame, (Point){row.x + 7 * u, row.y + 3 * u}, 13.5f, 17, index + 1);
    Widget widget = page_spot(id, index, said("costly-%d", index + 1), tr("Show it on the board"));
    cut_left(&row, (WIDE + 20) * u);
    row.h = HIGH * u;
    Rect who = cut_top(&row, 30 * u), did = cut_top(&row, 27 * u);
    Rect better = {row.x, row.y, row.w, 58 * u};
    who.h = 28 * u;
    did.h = 24 * u;
    draw_who(screen, who, turn, move->turn + 1);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK}, did, say_done(&told));
    draw_better(frame, better, &told, &move->better);
    draw_chance(frame, cut_bottom(&row, 24 * u), review, move);
    widget.rect = spot;
    widget_put(frame, widget);
}

static void draw_none(Frame *frame, Rect rect, bool stopped)
{
    Rect words = {rect.x, rect.y, rect.w, fminf(rect.h, 240 * frame->u)};
    if (!stopped)
        paint_icon(frame, "trophy", (Point){words.x + words.w / 2, words.y + words.h * .3f}, 64,
                   EMBER, 1);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 22, INK},
                (Rect){words.x, words.y + words.h * .5f, words.w, 60 * frame->u},
                stopped ? tr("No costly move so far") : tr("No costly move. Well played!"));
}

static void put_moves(const Screen *screen, Rect rect)
{
    Frame *frame = screen->frame;
    const LookBack *look = &screen->scene->lookback;
    int count = screen->ui->lookback.count;
    float pitch = rect.h / COSTLY;
    if (count == 0 && look->works)
        paint_icon(frame, "lens", rect_middle(rect), 96, INK_SOFT, .5f);
    else if (count == 0)
        draw_none(frame, rect, look->review->weighed < look->review->turn_count);
    for (int i = 0; i < count; i++) {
        Rect row = {rect.x, roundf(rect.y + pitch * (float)i), rect.w, pitch};
        if (i > 0)
            paint_rule(frame, row.x, row.y - (pitch - HIGH * frame->u) / 2, row.w, INK_SOFT, .34f);
        put_move(screen, row, i);
    }
}

/* Logical units. */
enum { NAME = 42, HEADS = 34, ROW = 43, LOW_ROW = 36, TITLE = 34 };

/* The costly moves on the curves; where one would hide another, above that. */
static void draw_numbers(Frame *frame, const Chart *chart, const Review *review,
                         const LookBackUi *ui)
{
    const float rim = 11.5f;
    Point at[COSTLY];
    for (int i = 0; i < ui->count; i++) {
        int turn = ui->moves[i].turn;
        at[i] = chart_place(chart, turn + 1, review->turns[turn].player);
        for (int j = 0; j < i * i; j++) { /* often enough for each to meet the others once more */
            const Point *other = &at[j % i];
            if (hypotf(other->x - at[i].x, other->y - at[i].y) < 2 * rim * frame->u)
                at[i].y = other->y - 2 * rim * frame->u;
        }
        draw_number(frame, at[i], rim, 15, i + 1);
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
        const char *luck = "\u2026", *given = "\u2026";
        Rect row = row_of(rect, 0, players, i);
        row = (Rect){row.x, roundf(row.y), row.w, roundf(row.h)};
        if (i > 0)
            paint_rule(frame, row.x, row.y, row.w, INK_SOFT, .22f);
        if (known) {
            luck = say_expected(sums.luck[p]);
            given = say_tenths(sums.cost[p]);
        }
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 17, sure ? INK : INK_SOFT},
                  cut_right(&row, column), given);
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 17, known ? INK : INK_SOFT},
                  cut_right(&row, column), luck);
        page_badge(frame, setup, p, (Point){row.x + 18 * u, row.y + row.h / 2}, 26);
        cut_left(&row, NAME * u);
        cut_right(&row, 8 * u);
        page_sitter(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 18, INK}, row,
                    say_seat(&setup->seats[p]),
                    asked_is_person(setup, p) ? NULL : program_face(setup, p));
    }
}

#define MOMENT .2 /* seconds between two looks at how far the work has come */

static const PageCards cards = {.width = 1160, .roomy_top = 80};

/* Two cards where all has room at once, else one that scrolls. */
static bool is_wide(const PagePlan *plan)
{
    return plan->width == cards.width;
}

static PagePlan plan_of(const Frame *frame)
{
    enum { LEAST_HEIGHT = 706, NARROW = 760, ROUND = 56, TOP = 60, FOOT = 14, BELOW = 62 };
    PagePlan plan = page_plan(frame, &cards);
    float w = page_width(frame), h = page_height(frame);
    if (plan.roomy && h >= LEAST_HEIGHT)
        return plan;
    plan = (PagePlan){
        .width = fminf(NARROW, w - ROUND), .top = TOP, .pad = 22, .rim = 12, .foot = FOOT};
    plan.height = h - TOP - FOOT - BELOW;
    plan.x = (w - plan.width) / 2;
    return plan;
}

static void build_head(const Screen *screen, const PagePlan *plan)
{
    enum { FACE = 50, NOTE = 230, NARROW = 200, LETTERS = 32 };
    Frame *frame = screen->frame;
    const Review *review = screen->scene->lookback.review;
    float u = frame->u, above = is_wide(plan) ? 60 : 55;
    Rect line = {plan->x, plan->top - above + 2, plan->width, 48};
    Rect note = cut_right(&line, plan->width > 780 ? NOTE : NARROW);
    cut_left(&note, 8);
    cut_left(&line, 4);
    Point face = {(line.x + FACE / 2) * u, (line.y - 2 + FACE / 2) * u};
    paint_icon(frame, "face-elder", face, FACE, WHITE, 1);
    cut_left(&line, FACE + 12);
    page_title(frame, LETTERS, page_rect(frame, line), tr("The Elder looks back"));
    if (review->turn_count > 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 17, CREAM_SOFT},
                    page_rect(frame, note),
                    say_number(SAY_TURNS + session_setup(screen->scene->session)->edition,
                               review->turn_count));
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
    put_moves_head(screen, cut_top(&right, HEAD * u));
    put_moves(screen, right);
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
    if (screen->scene->lookback.works)
        return;
    if (stopped) {
        page_put(frame, cut_left(&line, ON),
                 page_button(REVIEW_ON, on_paper ? STYLE_PAPER : STYLE_LEATHER, "go-on",
                             tr("Go on"), "play", tr("The Elder walks on from there")));
        cut_left(&line, GAP);
    }
    paint_label(frame, style, page_rect(frame, line),
                stopped
                    ? say_with(SAY_STOPPED, "turn=%d turns=%d", review->weighed, review->turn_count)
                    : tr("Points: the lead lost against the best move"));
}

static void build_narrow(const Screen *screen, const PagePlan *plan)
{
    enum { LOW = 200, MOST = 280, MORE = 18, HEAD = 50, MOVES = 3 * 158, NOTE = 44 };
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->lobby.scroll;
    float u = frame->u, rows = rows_height(screen);
    /* the curve is seen whole, with what says that there is more below it */
    float curve = fmaxf(LOW, fminf(MOST, plan->height - 2 * plan->rim - TITLE - MORE));
    Rect area = page_scroll(frame, plan, scroll, TITLE + curve + rows + HEAD + MOVES + NOTE + 10);
    build_curve(screen, &area, curve * u);
    draw_rows(screen, cut_top(&area, rows * u));
    put_note(screen, page_units(frame, cut_top(&area, NOTE * u)), true);
    cut_top(&area, 6 * u);
    put_moves_head(screen, cut_top(&area, HEAD * u));
    cut_left(&area, 8 * u);
    put_moves(screen, cut_top(&area, MOVES * u));
    scroll_end(frame, scroll);
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
    bool goes_over = review->turn_count == 0 || review->read < review->turn_count;
    bool walks = review->guessed < review->turn_count;
    line = rect_centred(line, 48);
    page_put(frame, cut_left(&line, STOP),
             page_button(REVIEW_STOP, STYLE_LEATHER, "stop", tr("Stop"), "cross",
                         tr("Keep what there is")));
    Rect time = cut_right(&line, narrow ? 100 : LEFT);
    cut_right(&line, GAP);
    Rect bar = cut_right(&line, narrow ? 120 : BAR);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 17, CREAM},
                page_rect(frame, rect_pad(line, GAP, 0)),
                goes_over
                    ? tr("The Elder goes over the game\u2026")
                    : say_with(walks ? SAY_WALKS : SAY_SURE, "turn=%d turns=%d",
                               walks ? review->guessed + 1 : review->weighed, review->turn_count));
    draw_progress(frame, page_rect(frame, rect_centred(bar, 34)), review->share);
    if (look->left < 0)
        return;
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, CREAM_SOFT}, page_rect(frame, time),
                say_time_left(look->left));
}

/* Buttons; between them, on a wide page, the note. */
static void build_foot(const Screen *screen, Rect line, bool wide)
{
    enum { GAP = 12 };
    ButtonRow row = {0};
    row_left(&row, 138,
             action_widget(VERB_CLOSE, page_button(0, STYLE_LEATHER, "results", tr("Results"),
                                                   "chevron-left", tr("Back to the results"))));
    row_right(&row, 166,
              action_widget(VERB_SAVE, page_button(0, STYLE_LEATHER, NULL, tr("Save the game"),
                                                   NULL, tr("Keep the record of this game"))));
    again_add(screen, &row);
    line = row_put(screen->frame, line, GAP, 0, &row);
    if (wide)
        put_note(screen, rect_centred(line, 48), false);
}

static void look_back_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const LookBack *look = &screen->scene->lookback;
    PagePlan plan = plan_of(frame);
    page_ground(frame);
    if (!screen->scene->session || !look->review)
        return;
    build_head(screen, &plan);
    Rect foot = {plan.x, plan.top + plan.height + plan.foot, plan.width, 52};
    (is_wide(&plan) ? build_wide : build_narrow)(screen, &plan);
    if (look->works)
        build_walk(screen, foot);
    else
        build_foot(screen, foot, is_wide(&plan));
    notice_put(screen);
}

static void press(const Screen *screen, WidgetEvent event, Intent *intent)
{
    LookBackUi *ui = &screen->ui->lookback;
    if (event.verb == VERB_CLOSE) {
        ui_go(screen->ui, SCREEN_RESULTS);
    } else if (event.verb) {
        action_run(&(Call){screen, NULL, (Verb)event.verb, 0, intent});
    } else if (event.id == REVIEW_STOP || event.id == REVIEW_ON) {
        intent->kind = INTENT_LOOK_BACK;
        intent->index = event.id == REVIEW_ON;
    } else if (event.id >= REVIEW_MOVE) {
        strip_look(screen, &ui->moves[event.index].of, intent);
    } else {
        ui->person = event.id == REVIEW_ALL ? 0 : event.index + 1;
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
                                     .follow = choose_moves,
                                     .due = look_back_due};
