/* The new game: who sits where and in which colour, who begins, which edition, which seed. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/pages/notice.h"
#include "view/pages/seats.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/options.h"
#include "view/state/screens.h"
#include "view/words/lobby.h"
#include "view/words/names.h"
#include "view/words/players.h"
#include "view/words/tr.h"

/* The widgets of a seat's row. */
enum { SEAT_UP, SEAT_DOWN, SEAT_COLOUR, SEAT_NAME, SEAT_SIDE, SEAT_REMOVE, SEAT_WIDGETS };

static const PageCards cards = {
    .width = 1128, .narrow = 700, .share = .45f, .roomy_top = 70, .wide_top = 48, .top = 56};

static const TextStyle soft_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};

static WidgetId seat_widget(int seat, int part)
{
    return (WidgetId)(SEATS_ROW + seat * SEAT_WIDGETS + part);
}

/* Names by which scripts press the widgets of a row. */
static const char *seat_name(int seat, int part)
{
    static const char *const names[MAX_PLAYERS][SEAT_WIDGETS] = {
        {"up-1", "down-1", "colour-1", "name-1", "side-1", "remove-1"},
        {"up-2", "down-2", "colour-2", "name-2", "side-2", "remove-2"},
        {"up-3", "down-3", "colour-3", "name-3", "side-3", "remove-3"},
        {"up-4", "down-4", "colour-4", "name-4", "side-4", "remove-4"},
        {"up-5", "down-5", "colour-5", "name-5", "side-5", "remove-5"},
    };
    return names[seat][part];
}

/* An icon on paper that darkens under the pointer. */
static void put_mark(Frame *frame, Widget widget, float size)
{
    const Widgets *widgets = frame->widgets;
    bool lit = !widget.off && widgets->hover == widget.id;
    widget.kind = WIDGET_SPOT;
    paint_icon(frame, widget.icon,
               (Point){widget.rect.x + widget.rect.w / 2, widget.rect.y + widget.rect.h / 2}, size,
               lit ? EMBER : INK_SOFT,
               widget.off ? .25f
               : lit      ? 1
                          : .75f);
    widget.icon = NULL;
    widget_put(frame, widget);
}

static void put_badge(Frame *frame, int seat, Colour colour, Rect rect)
{
    WidgetId id = seat_widget(seat, SEAT_COLOUR);
    bool lit = frame->widgets->hover == id;
    char tip[120];
    say_badge(colour, tip, sizeof tip);
    paint_icon(frame, player_badges[colour], (Point){rect.x + rect.w / 2, rect.y + rect.h / 2},
               lit ? 44 : 40, WHITE, 1);
    widget_put(frame, (Widget){.id = id,
                               .index = (int16_t)seat,
                               .kind = WIDGET_SPOT,
                               .rect = rect,
                               .tip = tip,
                               .name = seat_name(seat, SEAT_COLOUR)});
}

/* Of the button that says on which side a player sits, which matters where the panel follows; else
 * 0. */
static float side_width(const Options *options, float w)
{
    return options->panel != PANEL_FOLLOWS ? 0 : w > 440 ? 100 : 44;
}

/* Of a name, in a row `w` wide. */
static float field_width(const Options *options, float w)
{
    float side = side_width(options, w);
    return fminf(364, w - 44 - 56 - 52 - (side > 0 ? side + 8 : 0));
}

static void put_side(Frame *frame, int seat, bool left, Rect rect)
{
    widget_put(frame, (Widget){.id = seat_widget(seat, SEAT_SIDE),
                               .index = (int16_t)seat,
                               .style = STYLE_PAPER,
                               .name = seat_name(seat, SEAT_SIDE),
                               .icon = left ? "chevron-left" : "chevron-right",
                               .label = rect.w < 60 * frame->u ? NULL
                                        : left                 ? tr("Left")
                                                               : tr("Right"),
                               .rect = rect,
                               .tip = left ? tr("Sits at the left of the table")
                                           : tr("Sits at the right of the table")});
}

/* A seat's way up and down, at the left of its row. */
static void put_order(Frame *frame, const Seating *seating, int seat, Rect row)
{
    float middle = row.y + row.h / 2, mark = fminf(28, row.h / 2);
    put_mark(frame,
             (Widget){.id = seat_widget(seat, SEAT_UP),
                      .index = (int16_t)seat,
                      .name = seat_name(seat, SEAT_UP),
                      .icon = "chevron-up",
                      .rect = page_rect(frame, row.x, middle - mark, 40, mark),
                      .tip = tr("One seat up"),
                      .off = seat == 0},
             18);
    put_mark(frame,
             (Widget){.id = seat_widget(seat, SEAT_DOWN),
                      .index = (int16_t)seat,
                      .name = seat_name(seat, SEAT_DOWN),
                      .icon = "chevron-down",
                      .rect = page_rect(frame, row.x, middle, 40, mark),
                      .tip = tr("One seat down"),
                      .off = seat == seating->count - 1},
             18);
}

/* One seat in its row (logical units). */
static void build_seat(const Screen *screen, int seat, Rect row)
{
    Frame *frame = screen->frame;
    const Options *options = &screen->ui->options;
    Seating *seating = &screen->ui->lobby.seating;
    Colour colour = (Colour)seating->seats[seat].colour;
    float x = row.x, w = row.w, middle = row.y + row.h / 2, field = field_width(options, w);
    float beside = x + 44 + 56 + field + 14, side = side_width(options, w);
    put_order(frame, seating, seat, row);
    put_badge(frame, seat, colour, page_rect(frame, x + 44, middle - 23, 46, 46));
    widget_put(frame, (Widget){.id = seat_widget(seat, SEAT_NAME),
                               .index = (int16_t)seat,
                               .kind = WIDGET_FIELD,
                               .name = seat_name(seat, SEAT_NAME),
                               .rect = page_rect(frame, x + 44 + 56, middle - 22, field, 44),
                               .label = say_colour(colour),
                               .text = seating->seats[seat].name,
                               .capacity = SEATING_NAME_BYTES});
    Rect note = page_rect(frame, beside, middle - 14, x + w - 50 - beside, 28);
    if (seat == 0 && !seating->by_lot && side <= 0 &&
        note.w > text_width(frame, FONT_TEXT, 15, tr("begins")))
        paint_label(frame, soft_style, note, tr("begins"));
    if (side > 0)
        put_side(frame, seat, options_sits_left(options, seat, colour),
                 page_rect(frame, x + w - 52 - side, middle - 22, side, 44));
    put_mark(frame,
             (Widget){.id = seat_widget(seat, SEAT_REMOVE),
                      .index = (int16_t)seat,
                      .name = seat_name(seat, SEAT_REMOVE),
                      .icon = "close",
                      .rect = page_rect(frame, x + w - 44, middle - 22, 44, 44),
                      .tip = tr("Stand up"),
                      .off = seating->count == MIN_PLAYERS},
             20);
}

static void build_free_seat(const Screen *screen, Rect row)
{
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    float u = frame->u, middle = row.y + row.h / 2;
    float field = field_width(&screen->ui->options, row.w);
    paint_icon(frame, player_badges[seating_free_colour(seating)],
               (Point){(row.x + 44 + 23) * u, middle * u}, 40, WHITE, .4f);
    widget_put(frame, (Widget){.id = SEATS_SIT,
                               .style = STYLE_PAPER,
                               .name = "sit-down",
                               .label = tr("Sit down"),
                               .icon = "plus",
                               .rect = page_rect(frame, row.x + 44 + 56, middle - 22, field, 44),
                               .tip = tr("Another player takes a seat")});
}

void seats_title(Frame *frame, Rect line, const char *title, const char *note, bool wrong)
{
    TextStyle style = {wrong ? FONT_BOLD : FONT_TEXT, ALIGN_RIGHT, 15, wrong ? WRONG : INK_SOFT};
    float used = text_width(frame, FONT_TITLE, 21, title) + 12 * frame->u;
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, line, title);
    line.x += used;
    line.w -= used;
    if (wrong || text_width(frame, FONT_TEXT, 15, note) <= line.w)
        paint_label(frame, style, line, note);
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
    float x = at.x, lower = at.y, choice = fminf(132, (w - 92) / 2), u = frame->u;
    paint_rule(frame, x * u, (lower - 8) * u, w * u, INK_SOFT, .34f);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT},
                page_rect(frame, x, lower, w - 2 * choice - 8, 44), tr("Who begins"));
    widget_put(frame, (Widget){.id = SEATS_BY_LOT,
                               .kind = WIDGET_TOGGLE,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x + w - 2 * choice, lower, choice, 44),
                               .name = "by-lot",
                               .label = tr("By lot"),
                               .tip = tr("Drawn when the game starts"),
                               .on = seating->by_lot});
    widget_put(frame, (Widget){.id = SEATS_FIRST,
                               .kind = WIDGET_TOGGLE,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x + w - choice, lower, choice, 44),
                               .name = "first-seat",
                               .label = tr("First seat"),
                               .tip = tr("The uppermost"),
                               .on = !seating->by_lot});
}

/* Rows of seats and who begins in `area` (logical units); 5 rows whatever their number. */
static void build_round(const Screen *screen, const PagePlan *plan, Rect area)
{
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    float u = frame->u, x = area.x, y = area.y, w = area.w, lower = y + area.h - 50;
    float row = fminf(86, (area.h - seats_head(plan) - 62) / MAX_PLAYERS);
    float first = y + seats_head(plan) - 8;
    char fault[120];
    bool wrong = say_wrong_name(seating, fault, sizeof fault);
    widgets_group(frame->widgets, GROUP_ROUND);
    seats_title(frame, page_rect(frame, x, y, w, 28), tr("Round the fire"),
                wrong ? fault : tr("click a badge for another colour"), wrong);
    for (int i = 0; i < seating->count; i++) {
        float top = first + row * (float)i;
        if (i > 0)
            paint_rule(frame, x * u, top * u, w * u, INK_SOFT, .26f);
        build_seat(screen, i, (Rect){x, top, w, row});
    }
    if (seating->count < MAX_PLAYERS) {
        float top = first + row * (float)seating->count;
        paint_rule(frame, x * u, top * u, w * u, INK_SOFT, .26f);
        build_free_seat(screen, (Rect){x, top, w, row});
    }
    float used = first - y + row * (float)(seating->count + 1);
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
    seats_hunt(frame, plan, (Rect){second + pad, y, right - 2 * pad, h},
               &screen->ui->lobby.seating);
}

/* Both halves one below the other, on one sheet that scrolls: the edition first, which nobody
 * should miss. */
static void build_narrow(const Screen *screen, const PagePlan *plan)
{
    enum { ROUND_HEIGHT = 450, HUNT_HEIGHT = 468, BETWEEN = 28 };
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
    seats_hunt(frame, plan, (Rect){x, top, w, HUNT_HEIGHT}, &screen->ui->lobby.seating);
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

static void build_foot(const Screen *screen, float x, float y, float w)
{
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    char text[200];
    widgets_group(frame->widgets, GROUP_FOOT);
    say_start((EditionId)seating->edition, seating->count, leaves_game(screen), text, sizeof text);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT},
                page_rect(frame, x + 150, y, w - 150 - 252, 52),
                seating_ready(seating) ? text : tr("Something is not right yet"));
    widget_put(frame,
               action_widget(VERB_CLOSE, (Widget){.id = SEATS_BACK,
                                                  .rect = page_rect(frame, x, y + 2, 130, 48),
                                                  .name = "back",
                                                  .label = tr("Back"),
                                                  .icon = "chevron-left",
                                                  .tip = tr("To the main menu")}));
    widget_put(frame,
               action_widget(VERB_AGREE, (Widget){.id = SEATS_START,
                                                  .style = STYLE_OCHRE,
                                                  .rect = page_rect(frame, x + w - 236, y, 236, 52),
                                                  .name = "start",
                                                  .label = tr("Start the hunt"),
                                                  .size = 21,
                                                  .off = !seating_ready(seating)}));
}

/* Names a new seat in the language of the screen. */
static void call_guest(Seating *seating, int seat)
{
    SeatPlan *plan = &seating->seats[seat];
    int number = seating_guest(plan->name);
    for (bool taken = number > 0; taken; number++) {
        say_guest(number, plan->name, sizeof plan->name);
        taken = false;
        for (int i = 0; i < seating->count; i++)
            taken |= i != seat && strcmp(seating->seats[i].name, plan->name) == 0;
    }
}

static void begin(const Scene *scene, Seating *seating)
{
    const Session *last = scene->session ? scene->session : scene->last;
    if (seating->count > 0)
        return;
    seating_init(seating);
    if (last)
        seating_remember(seating, session_setup(last));
    else
        for (int i = 0; i < seating->count; i++)
            call_guest(seating, i);
}

static void seats_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    PagePlan plan = page_plan(frame, &cards);
    begin(screen->scene, &screen->ui->lobby.seating);
    page_ground(frame);
    page_title(
        frame, plan.roomy ? 32 : 27,
        page_rect(frame, plan.x, plan.top - (plan.wide && !plan.roomy ? 46 : 52), plan.width, 44),
        tr("New game"));
    if (plan.wide)
        build_wide(screen, &plan);
    else
        build_narrow(screen, &plan);
    build_foot(screen, plan.x, plan.top + plan.height + plan.foot, plan.width);
    notice_put(frame, &screen->ui->notice);
}

static void press_seat(Seating *seating, WidgetEvent event)
{
    int seat = event.index;
    if (event.id == seat_widget(seat, SEAT_UP))
        seating_move(seating, seat, -1);
    else if (event.id == seat_widget(seat, SEAT_DOWN))
        seating_move(seating, seat, 1);
    else if (event.id == seat_widget(seat, SEAT_COLOUR))
        seating_next_colour(seating, seat);
    else if (event.id == seat_widget(seat, SEAT_REMOVE))
        seating_remove(seating, seat);
}

/* Moves one player to the other side; the others sit where the page has shown them. */
static void change_side(const Seating *seating, Options *options, int seat)
{
    for (int i = 0; i < seating->count; i++) {
        Colour colour = (Colour)seating->seats[i].colour;
        bool left = options_sits_left(options, i, colour) != (i == seat);
        options->sits[colour] = left ? SITS_LEFT : SITS_RIGHT;
    }
}

static void press(const Screen *screen, WidgetEvent event, Intent *intent)
{
    const Scene *scene = screen->scene;
    Seating *seating = &screen->ui->lobby.seating;
    switch (event.id) {
    case SEATS_BACK:
        if (scene->session && session_game(scene->session)->phase != PHASE_END)
            ui_go(screen->ui, SCREEN_TABLE);
        else
            intent->kind = INTENT_TITLE;
        break;
    case SEATS_START:
        intent->kind = INTENT_NEW_GAME;
        seating_setup(seating, scene->seed, &intent->setup);
        break;
    case SEATS_SIT:
        if (!seating_add(seating))
            break;
        call_guest(seating, seating->count - 1);
        widgets_edit(&screen->ui->widgets, seat_widget(seating->count - 1, SEAT_NAME));
        break;
    case SEATS_BY_LOT:
    case SEATS_FIRST:
        seating->by_lot = event.id == SEATS_BY_LOT;
        break;
    default:
        if (event.id == seat_widget(event.index, SEAT_SIDE)) {
            change_side(seating, &screen->ui->options, event.index);
            intent->kind = INTENT_OPTIONS;
        } else if (event.id >= SEATS_ROW)
            press_seat(seating, event);
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
    while (seat < seating->count && widgets->focus != seat_widget(seat, SEAT_NAME))
        seat++;
    bool enter = action_pressed(VERB_AGREE, input) &&
                 (event.kind == WIDGET_NOTHING || event.id == SEATS_START);
    if (!enter || seat == seating->count)
        return false;
    if (seat + 1 < seating->count)
        widgets_focus(widgets, seat_widget(seat + 1, SEAT_NAME), true);
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
        page_first_focus(frame, event, input, seat_widget(0, SEAT_NAME)))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(screen, event, intent);
}

const ScreenPart seats_screen = {
    .build = seats_build, .handle = seats_handle, .animating = notice_shown};
