/* The Elder looks back: how the chance to win went, how lucky the draws were, and which moves cost
 * most. While he walks the game again what is not known yet is pale. */
#include <math.h>

#include "core/utf8.h"
#include "view/kit/page.h"
#include "view/pages/again.h"
#include "view/pages/files.h"
#include "view/pages/look.h"
#include "view/pages/notice.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/words/lobby.h"
#include "view/words/lookback.h"
#include "view/words/tr.h"

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
    page_title(frame, size, page_rect(frame, x + FACE + 12, y + 2, w, 48), title);
    say_turns((EditionId)session_setup(screen->scene->session)->edition,
              screen->scene->lookback.review->turn_count, text, sizeof text);
    if (screen->scene->lookback.review->turn_count > 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 17, CREAM_SOFT},
                    page_rect(frame, plan->x + plan->width - note + 8, y + 2, note - 8, 48), text);
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
    Rect left = page_rect(frame, plan->x + plan->pad, y, plan->left - 2 * plan->pad, h);
    Rect moves = page_rect(frame, second + plan->pad, y, right - 2 * plan->pad, h);
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->left, plan->height));
    paint_card(frame, page_rect(frame, second, plan->top, right, plan->height));
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
    Rect view = page_rect(frame, plan->x + plan->pad, plan->top + plan->rim,
                          plan->width - 2 * plan->pad + 6, plan->height - 2 * plan->rim);
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->width, plan->height));
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
                               .rect = page_rect(frame, x, y + 2, STOP, 48),
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
                page_rect(frame, x + STOP + GAP, y + 2, bar_x - x - STOP - 2 * GAP, 48), text);
    draw_progress(frame, page_rect(frame, bar_x, y + 9, bar, 34), review->share);
    if (look->left < 0)
        return;
    say_time_left(look->left, text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, CREAM_SOFT},
                page_rect(frame, x + w - time, y + 2, time, 48), text);
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
    Rect between = page_rect(screen->frame, line.x + left, line.y + 2, foot->room - 12, 48);
    Rect above = page_rect(screen->frame, line.x + beside, line.y - foot->above - 2,
                           line.w - beside, foot->above);
    paint_label(screen->frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 16, CREAM_SOFT},
                foot->above > 0 ? above : between,
                foot->on > 0 ? text : tr("Points: the lead lost against the best move"));
}

static void build_foot(const Screen *screen, float x, float y, float w)
{
    Frame *frame = screen->frame;
    LookFoot foot = foot_of(screen, w);
    float again = again_width(screen, foot.again), middle = x + foot.results + 12;
    widget_put(frame, action_widget(VERB_CLOSE,
                                    (Widget){.id = LOOK_RESULTS,
                                             .rect = page_rect(frame, x, y + 2, foot.results, 48),
                                             .name = "results",
                                             .label = tr("Results"),
                                             .icon = "chevron-left",
                                             .tip = tr("Back to the results")}));
    if (foot.on > 0)
        widget_put(frame, (Widget){.id = LOOK_ON,
                                   .rect = page_rect(frame, foot.above > 0 ? x : middle,
                                                     y + 2 - foot.above, foot.on, 48),
                                   .name = "go-on",
                                   .label = tr("Go on"),
                                   .icon = "play",
                                   .tip = tr("The Elder walks on from there")});
    draw_note(screen, &foot, (Rect){x, y, w, 0});
    widget_put(frame, action_widget(
                          VERB_SAVE,
                          (Widget){.id = LOOK_SAVE,
                                   .label = foot.again == AGAIN_SMALL ? NULL : tr("Save the game"),
                                   .rect = page_rect(frame, x + w - again - foot.save - 14, y + 2,
                                                     foot.save, 48),
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
