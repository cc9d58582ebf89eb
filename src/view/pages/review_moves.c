#include <math.h>
#include <stdio.h>
#include <string.h>

#include "play/asked.h"
#include "view/board/better.h"
#include "view/board/landscape.h"
#include "view/kit/page.h"
#include "view/pages/review.h"
#include "view/state/nav.h"
#include "view/table/strip.h"
#include "view/words/elder.h"
#include "view/words/names.h"
#include "view/words/tr.h"

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
    ai_choose(ai, game, AI_NORMAL, &chance, NULL, &choice);
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

void review_choose(const Screen *screen)
{
    LookBackUi *ui = &screen->ui->lookback, before = *ui;
    const LookBack *look = &screen->scene->lookback;
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

void review_put_head(const Screen *screen, Rect rect)
{
    enum { HEAD = 36, TITLE_END = 60 };
    static const char *const names[MAX_PLAYERS] = {"look-1", "look-2", "look-3", "look-4",
                                                   "look-5"};
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
        Widget one =
            page_choice((WidgetId)(REVIEW_PERSON + p), p, names[p], NULL, ui->person == p + 1);
        one.tip = say_seat(&setup->seats[p]);
        page_badge(frame, setup, p, rect_middle(put_filter(frame, &line, one)), 24);
    }
    if (filters) {
        Widget all = page_choice(REVIEW_ALL, 0, "look-all", tr("All"), ui->person == 0);
        all.size = 15;
        all.tip = tr("The costliest moves of all");
        put_filter(frame, &line, all);
    }
    widgets_group(frame->widgets, 0);
    cut_right(&line, 8 * u);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, line,
                phrase(SAY_COSTLY + (sure ? ui->count : 0)));
}

/* What is to come, pale. */
static void draw_pending(Frame *frame, Rect row)
{
    static const float lines[][2] = {{.14f, .5f}, {.36f, .84f}, {.52f, .68f}};
    float u = frame->u;
    Rect picture = cut_left(&row, WIDE * u);
    picture.h = HIGH * u;
    page_box(frame, picture, 3, rgba(INK_SOFT, .08f), 1, rgba(INK_SOFT, .5f));
    paint_icon(frame, "lens", rect_middle(picture), 34, INK_SOFT, .5f);
    cut_left(&row, 18 * u);
    for (int i = 0; i < 3; i++) {
        Rect line = {row.x, row.y + lines[i][0] * picture.h, row.w * lines[i][1], 13 * u};
        page_box(frame, line, 6, rgba(INK_SOFT, .16f), 0, rgba(WHITE, 0));
    }
}

static void draw_number(Frame *frame, Point at, int number)
{
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    paint_disc(frame, at, 13.5f * frame->u, INK);
    paint_disc(frame, at, 12 * frame->u, FIRE);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 17, INK},
               (Point){at.x, at.y + 6 * frame->u}, 0, text);
}

/* Who, when, and how much it cost. */
static void draw_who(const Screen *screen, Rect line, const ReviewTurn *of, int number)
{
    Frame *frame = screen->frame;
    const Setup *setup = session_setup(screen->scene->session);
    const TextStyle soft = {FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT};
    float u = frame->u;
    char turn[60], loss[60];
    say_number(SAY_TURN_NUMBER, number, turn, sizeof turn);
    say_lost(of->cost, loss, sizeof loss);
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
static void say_why_better(const TurnTold *told, const Explanation *explanation, char *text,
                           size_t capacity)
{
    bool piece = told->turn->wrong == REVIEW_PIECE;
    MoveKind last = (MoveKind)told->done[told->turn->count - 1].kind;
    bool nothing = last != MOVE_MEEPLE && last != MOVE_HUT;
    text[0] = '\0';
    for (int i = 0; i < explanation->count; i++) {
        const Reason *reason = &explanation->reasons[i];
        if (piece && reason->kind == REASON_PIECE) {
            say_reason_more(told->setup, reason, text, capacity);
            return;
        }
        if (!piece && nothing && reason->kind == REASON_KEEPS)
            continue; /* so did the turn that was played */
        if (piece ? reason->kind == REASON_KEEPS
                  : reason->kind != REASON_QUIET && !reason_is_price(reason)) {
            say_reason_alone(told->setup, reason, text, capacity);
            return;
        }
    }
}

/* What would have been better, and what speaks for it. */
static void draw_better(Frame *frame, Rect box, const TurnTold *told,
                        const Explanation *explanation)
{
    const TextStyle style = {FONT_BOLD, ALIGN_LEFT, 17, BETTER};
    float u = frame->u;
    char more[300];
    Rect line = row_of(box, 0, 2, 0), below = row_of(box, 0, 2, 1);
    say_why_better(told, explanation, more, sizeof more);
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
    enum { GAP = 8, CHEVRON = 22 };
    float u = frame->u, base = line.y + line.h / 2 + 5 * u;
    char text[60];
    bool sure = move->of.weighed;
    if (sure && say_chances(review, move->turn, text, sizeof text)) {
        const char *chance = tr("chance to win");
        float room = line.w - (GAP + CHEVRON) * u;
        float wide =
            text_width(frame, FONT_TEXT, 16, chance) + text_width(frame, FONT_BOLD, 16, text);
        float size = 16 * fminf(1, room / wide);
        float word = paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, size, INK_SOFT},
                                (Point){line.x, base}, 0, chance);
        paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, size, INK},
                   (Point){line.x + word + GAP * u, base}, 0, text);
    } else {
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT},
                    (Rect){line.x, line.y, line.w - (GAP + CHEVRON) * u, line.h},
                    sure ? tr("Show it on the board") : tr("Not sure yet"));
    }
    paint_icon(frame, "chevron-right", (Point){line.x + line.w - 8 * u, line.y + line.h / 2}, 18,
               INK_SOFT, 1);
}

static void put_move(const Screen *screen, Rect row, int index)
{
    static const char *const names[COSTLY] = {"costly-1", "costly-2", "costly-3"};
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
    char text[300];
    Rect spot = {row.x - 6 * u, row.y - 5 * u, row.w + 12 * u, (HIGH + 10) * u};
    if (frame->widgets->hover == id)
        page_box(frame, spot, 8, rgba(0xF09628, .22f), 0, rgba(WHITE, 0));
    TableView view = landscape_view(session, turn->first + turn->count, &screen->ui->options);
    better_picture(frame, (Rect){row.x, row.y, WIDE * u, HIGH * u}, &view, turn, quarters);
    draw_number(frame, (Point){row.x + 7 * u, row.y + 3 * u}, index + 1);
    Widget widget = page_spot(id, index, names[index], tr("Show it on the board"));
    cut_left(&row, (WIDE + 20) * u);
    row.h = HIGH * u;
    Rect who = cut_top(&row, 30 * u), did = cut_top(&row, 27 * u);
    Rect better = {row.x, row.y, row.w, 58 * u};
    who.h = 28 * u;
    did.h = 24 * u;
    draw_who(screen, who, turn, move->turn + 1);
    say_done(&told, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK}, did, text);
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

void review_put_moves(const Screen *screen, Rect rect)
{
    Frame *frame = screen->frame;
    const LookBack *look = &screen->scene->lookback;
    const LookBackUi *ui = &screen->ui->lookback;
    float pitch = rect.h / COSTLY;
    int count = look->works ? COSTLY : ui->count;
    if (count == 0)
        draw_none(frame, rect, look->review->weighed < look->review->turn_count);
    for (int i = 0; i < count; i++) {
        Rect row = {rect.x, roundf(rect.y + pitch * (float)i), rect.w, pitch};
        if (i > 0)
            paint_rule(frame, row.x, row.y - (pitch - HIGH * frame->u) / 2, row.w, INK_SOFT, .34f);
        if (i < ui->count)
            put_move(screen, row, i);
        else
            draw_pending(frame, row);
    }
}

void review_show(const Screen *screen, int move, Intent *intent)
{
    Ui *ui = screen->ui;
    const ReviewTurn *of = &ui->lookback.moves[move].of;
    ui->lookback.left = ui->lobby.scroll.at;
    ui_go(ui, SCREEN_TABLE);
    /* what it shows is chosen anew, for that turn */
    camera_reset(&ui->table.camera, ui->table.camera.turn);
    strip_look(screen, of->first + of->count, intent);
    ui->lookback.marked = *of;
}
