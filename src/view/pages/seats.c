/* The new game: who sits where and in which colour, who begins, which edition, which seed. */
#include <math.h>
#include <string.h>

#include "view/pages/arrange.h"
#include "view/pages/notice.h"
#include "view/pages/seats.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/lobby.h"
#include "view/words/tr.h"

static const PageCards cards = {
    .width = 1128, .narrow = 700, .share = .51f, .roomy_top = 70, .wide_top = 54, .top = 58};

Rect seats_title(Frame *frame, Rect line, const char *title)
{
    float used = text_width(frame, FONT_TITLE, 21, title) + 12 * frame->u;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, line, title);
    return (Rect){line.x + used, line.y, line.w - used, line.h};
}

/* What is wrong with the first name at fault; false where none is. */
static bool say_wrong_name(const Seating *seating, char *text, size_t capacity)
{
    for (int i = 0; i < seating->count; i++) {
        SeatingFault fault = seating_check_name(seating, i);
        if (fault == SEATING_OK)
            continue;
        say_name_fault(i + 1, fault, text, capacity);
        return true;
    }
    return false;
}

/* Who begins, in a line from `at` (logical units). */
static void build_begin(Frame *frame, const Seating *seating, Point at, float w)
{
    float x = at.x, lower = at.y, choice = fminf(140, (w - 92) / 2), u = frame->u;
    widgets_group(frame->widgets, GROUP_ROUND);
    paint_rule(frame, x * u, (lower - 8) * u, w * u, INK_SOFT, .34f);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT},
                page_rect(frame, x, lower, w - 2 * choice - 8, 44), tr("Who begins"));
    widget_put(frame, (Widget){.id = SEATS_BY_LOT,
                               .kind = WIDGET_TOGGLE,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x + w - 2 * choice, lower, choice, 44),
                               .name = "by-lot",
                               .label = tr("By chance"),
                               .tip = tr("Chance decides who has the first turn"),
                               .on = seating->by_lot});
    widget_put(frame, (Widget){.id = SEATS_FIRST,
                               .kind = WIDGET_TOGGLE,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x + w - choice, lower, choice, 44),
                               .name = "first-seat",
                               .label = tr("First in the list"),
                               .tip = tr("The player at the top has the first turn"),
                               .on = !seating->by_lot});
}

/* Rows of seats and who begins in `area` (logical units); 5 rows whatever their number. */
static void build_round(const Screen *screen, const PagePlan *plan, Rect area)
{
    enum { ROW = 84 };
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    float u = frame->u, x = area.x, y = area.y, w = area.w, lower = y + area.h - 50;
    float first = y + seats_head(plan) - 8, row = fminf(ROW, (lower - 8 - first) / MAX_PLAYERS);
    int rows = seating->count < MAX_PLAYERS ? seating->count + 1 : MAX_PLAYERS;
    Rect beside = seats_title(frame, page_rect(frame, x, y, w, 28), tr("Round the fire"));
    char fault[120];
    if (say_wrong_name(seating, fault, sizeof fault))
        paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_RIGHT, 15, WRONG}, beside, fault);
    else
        seats_heads(frame, text_width(frame, FONT_TITLE, 21, tr("Round the fire")),
                    (Rect){x, y + 5, w, 28});
    for (int i = 0; i < rows; i++) {
        float top = first + row * (float)i;
        if (i > 0)
            paint_rule(frame, x * u, top * u, w * u, INK_SOFT, .26f);
        seats_row(screen, i, (Rect){x, top, w, row});
    }
    float used = first - y + row * (float)rows;
    page_hunt(frame, page_rect(frame, x, y + used, w, fminf(220, lower - 16 - y - used)));
    build_begin(frame, seating, (Point){x, lower}, w);
}

static void build_wide(const Screen *screen, const PagePlan *plan)
{
    Frame *frame = screen->frame;
    float y = plan->top + plan->rim, h = plan->height - 2 * plan->rim, pad = plan->pad;
    float second = plan->x + plan->left + plan->gap, right = plan->width - plan->left - plan->gap;
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->left, plan->height));
    paint_card(frame, page_rect(frame, second, plan->top, right, plan->height));
    build_round(screen, plan, (Rect){plan->x + pad, y, plan->left - 2 * pad, h});
    seats_hunt(frame, plan, (Rect){second + pad, y, right - 2 * pad, h}, &screen->ui->lobby);
}

/* Both halves one below the other, on one sheet that scrolls: the edition first, which nobody
 * should miss. */
static void build_narrow(const Screen *screen, const PagePlan *plan)
{
    enum { ROUND_HEIGHT = 470, HUNT_HEIGHT = 468, BETWEEN = 28 };
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->lobby.scroll;
    float u = frame->u, x = plan->x + plan->pad, w = plan->width - 2 * plan->pad;
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->width, plan->height));
    float top = scroll_begin(
                    frame, scroll,
                    page_rect(frame, x, plan->top + plan->rim, w + 6, plan->height - 2 * plan->rim),
                    (ROUND_HEIGHT + HUNT_HEIGHT + BETWEEN) * u) /
                u;
    w -= SCROLL_BAR;
    seats_hunt(frame, plan, (Rect){x, top, w, HUNT_HEIGHT}, &screen->ui->lobby);
    build_round(screen, plan, (Rect){x, top + HUNT_HEIGHT + BETWEEN, w, ROUND_HEIGHT});
    scroll_end(frame, scroll, SEATS_PANES);
}

/* Whether a game is left that is not over. */
static bool leaves_game(const Screen *screen)
{
    const Scene *scene = screen->scene;
    const Session *open = scene->session ? scene->session : scene->last;
    const TableUi *table = &screen->ui->table;
    bool looks = scene->session && table->strip.open; /* back: it was left where that leads to */
    const Game *game = !open   ? NULL
                       : looks ? session_game_at(open, table->strip.home)
                               : session_game(open);
    return game && game->phase != PHASE_END;
}

static bool is_over(const Session *session)
{
    return session_game(session)->phase == PHASE_END;
}

/* Where the way back leads from a game on the table, or from none. */
static const char *way_back(const Session *session)
{
    if (!session)
        return tr("To the main menu");
    return is_over(session) ? tr("Back to the results") : tr("Back to the game");
}

static void build_foot(const Screen *screen, float x, float y, float w)
{
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    char text[200];
    widgets_group(frame->widgets, GROUP_FOOT);
    int people = seating_people(seating);
    say_start(&(Starting){(EditionId)seating->edition, people, seating->count - people,
                          leaves_game(screen)},
              text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT},
                page_rect(frame, x + 150, y, w - 150 - 252, 52),
                seating_ready(seating) ? text : tr("Something is not right yet"));
    widget_put(frame,
               action_widget(VERB_CLOSE, (Widget){.id = SEATS_BACK,
                                                  .rect = page_rect(frame, x, y + 2, 130, 48),
                                                  .name = "back",
                                                  .label = tr("Back"),
                                                  .icon = "chevron-left",
                                                  .tip = way_back(screen->scene->session)}));
    widget_put(frame,
               action_widget(VERB_AGREE, (Widget){.id = SEATS_START,
                                                  .style = STYLE_OCHRE,
                                                  .rect = page_rect(frame, x + w - 236, y, 236, 52),
                                                  .name = "start",
                                                  .label = tr("Start the hunt"),
                                                  .size = 21,
                                                  .off = !seating_ready(seating)}));
}

/* At the right of the title, which ends at `left` (logical units): the computers to play against at
 * once, and before them what that is, where both have room. */
static void build_alone(Frame *frame, Rect line, float left)
{
    enum { GAP = 10, LEAST = 15 };
    static const TextStyle style = {FONT_BOLD, ALIGN_RIGHT, 17, FIRE_LIGHT};
    float u = frame->u, room = line.x + line.w - left - 24, named = 0, bare = 0;
    float what = text_width(frame, FONT_BOLD, 17, tr("Play alone against")) / u + 14;
    for (int kind = 1; kind < SEAT_KINDS; kind++) {
        named += arrange_alone_width(frame, (SeatKind)kind, true) + (kind > 1 ? GAP : 0);
        bare += arrange_alone_width(frame, (SeatKind)kind, false) + (kind > 1 ? GAP : 0);
    }
    what = fminf(what, room - named);
    TextFit fit = text_fit(frame, style, (what - 14) * u, line.h * u, tr("Play alone against"));
    bool names = fit.whole && fit.size >= LEAST;
    if (!names)
        what = room - bare;
    float x = line.x + line.w - (names ? named : bare);
    widgets_group(frame->widgets, GROUP_ALONE);
    paint_label(frame, style,
                page_rect(frame, fmaxf(left + 24, x - 14 - what), line.y,
                          fminf(what, x - 14 - left - 24), line.h),
                tr("Play alone against"));
    for (int kind = 1; kind < SEAT_KINDS; kind++) {
        float width = arrange_alone_width(frame, (SeatKind)kind, names);
        arrange_alone_button(frame, (SeatKind)kind,
                             (Widget){.id = (WidgetId)(SEATS_ALONE + kind),
                                      .rect = page_rect(frame, x, line.y, width, line.h)});
        x += width + GAP;
    }
}

static void seats_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    PagePlan plan = page_plan(frame, &cards);
    float title = plan.roomy ? 32 : 27, top = plan.top - (plan.wide && !plan.roomy ? 49 : 52);
    arrange_begin(screen);
    page_ground(frame);
    page_title(frame, title, page_rect(frame, plan.x, top, plan.width, 44), tr("New game"));
    build_alone(frame, (Rect){plan.x, top, plan.width, 44},
                plan.x + text_width(frame, FONT_TITLE, title, tr("New game")) / frame->u);
    if (plan.wide)
        build_wide(screen, &plan);
    else
        build_narrow(screen, &plan);
    build_foot(screen, plan.x, plan.top + plan.height + plan.foot, plan.width);
    notice_put(frame, &screen->ui->notice);
}

static void press(const Screen *screen, WidgetEvent event, Intent *intent)
{
    const Scene *scene = screen->scene;
    Seating *seating = &screen->ui->lobby.seating;
    switch (event.id) {
    case SEATS_BACK:
        if (!scene->session)
            intent->kind = INTENT_TITLE;
        else
            ui_go(screen->ui, is_over(scene->session) ? SCREEN_RESULTS : SCREEN_TABLE);
        break;
    case SEATS_START:
        intent->kind = INTENT_NEW_GAME;
        seating_setup(seating, scene->seed, &intent->setup);
        break;
    case SEATS_SIT:
        arrange_seat(seating, seating->count, SEAT_HUMAN);
        widgets_edit(&screen->ui->widgets, seats_name(seating->count - 1));
        break;
    case SEATS_MORE:
        screen->ui->lobby.more = true;
        widgets_edit(&screen->ui->widgets, SEATS_SEED);
        break;
    case SEATS_BY_LOT:
    case SEATS_FIRST:
        seating->by_lot = event.id == SEATS_BY_LOT;
        break;
    default:
        if (event.id >= SEATS_ROW)
            seats_press(screen, event, intent);
        else if (event.id >= SEATS_ALONE)
            arrange_alone(screen, (SeatKind)event.index, intent);
        else if (event.id >= SEATS_HELP)
            seating->help = (uint8_t)event.index;
        else if (event.id >= SEATS_EDITION)
            seating->edition = (uint8_t)event.index;
    }
}

/* Enter in a name goes on to the next one, then to the free seat, and where all are taken to the
 * start; true then. */
static bool leave_name(const Screen *screen, WidgetEvent event, const Input *input)
{
    Widgets *widgets = screen->frame->widgets;
    const Seating *seating = &screen->ui->lobby.seating;
    int seat = 0;
    while (seat < seating->count && widgets->focus != seats_name(seat))
        seat++;
    bool enter = action_pressed(VERB_AGREE, input) &&
                 (event.kind == WIDGET_NOTHING || event.id == SEATS_START);
    if (!enter || seat == seating->count)
        return false;
    if (seat + 1 < seating->count)
        widgets_focus(widgets, seats_name(seat + 1), true);
    else
        widgets_focus(widgets, seating->count < MAX_PLAYERS ? SEATS_SIT : SEATS_START, true);
    return true;
}

static void seats_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    Frame *frame = screen->frame;
    if (leave_name(screen, event, input) ||
        scroll_handle(frame, &screen->ui->lobby.scroll, event, input) ||
        page_first_focus(frame, event, input, seats_name(0)))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(screen, event, intent);
    else if (event.kind == WIDGET_CHANGED && event.id >= SEATS_ROW)
        seats_typed(&screen->ui->lobby.seating, event.index);
}

static void seats_leave(Ui *ui)
{
    ui->lobby.more = false;
}

const ScreenPart seats_screen = {
    .build = seats_build, .handle = seats_handle, .animating = notice_shown, .leave = seats_leave};
