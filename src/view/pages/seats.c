/* The new game: who sits where and in which colour, who begins, which edition, which seed. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/pages/seats.h"
#include "view/state/nav.h"
#include "view/state/options.h"
#include "view/state/screens.h"
#include "view/words/players.h"
#include "view/words/screens.h"

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

static void put_badge(Frame *frame, int seat, Rect rect)
{
    WidgetId id = seat_widget(seat, SEAT_COLOUR);
    Colour colour = (Colour)frame->ui->lobby.seating.seats[seat].colour;
    bool lit = frame->widgets->hover == id;
    char tip[60];
    snprintf(tip, sizeof tip, "%s: click for another colour", say_colour(colour));
    paint_icon(frame, player_badges[colour], (Point){rect.x + rect.w / 2, rect.y + rect.h / 2},
               lit ? 44 : 40, WHITE, 1);
    widget_put(frame, (Widget){.id = id,
                               .kind = WIDGET_SPOT,
                               .rect = rect,
                               .tip = tip,
                               .name = seat_name(seat, SEAT_COLOUR)});
}

/* Of the button that says on which side a player sits, which matters where the panel follows; else
 * 0. */
static float side_width(const Frame *frame, float w)
{
    return frame->ui->options.panel != PANEL_FOLLOWS ? 0 : w > 440 ? 100 : 44;
}

/* Of a name, in a row `w` wide. */
static float field_width(const Frame *frame, float w)
{
    float side = side_width(frame, w);
    return fminf(364, w - 44 - 56 - 52 - (side > 0 ? side + 8 : 0));
}

static void put_side(Frame *frame, int seat, Rect rect)
{
    Colour colour = (Colour)frame->ui->lobby.seating.seats[seat].colour;
    bool left = options_sits_left(&frame->ui->options, seat, colour);
    widget_put(frame, (Widget){.id = seat_widget(seat, SEAT_SIDE),
                               .style = STYLE_PAPER,
                               .name = seat_name(seat, SEAT_SIDE),
                               .icon = left ? "chevron-left" : "chevron-right",
                               .label = rect.w < 60 * frame->u ? NULL
                                        : left                 ? "Left"
                                                               : "Right",
                               .rect = rect,
                               .tip = left ? "Sits at the left of the table"
                                           : "Sits at the right of the table"});
}

/* One seat in a row of `h` logical units at x, y, `w` wide. */
static void build_seat(Frame *frame, int seat, float x, float y, float w, float h)
{
    Seating *seating = &frame->ui->lobby.seating;
    float middle = y + h / 2, field = field_width(frame, w), mark = fminf(28, h / 2);
    float beside = x + 44 + 56 + field + 14;
    put_mark(frame,
             (Widget){.id = seat_widget(seat, SEAT_UP),
                      .name = seat_name(seat, SEAT_UP),
                      .icon = "chevron-up",
                      .rect = page_rect(frame, x, middle - mark, 40, mark),
                      .tip = "One seat up",
                      .off = seat == 0},
             18);
    put_mark(frame,
             (Widget){.id = seat_widget(seat, SEAT_DOWN),
                      .name = seat_name(seat, SEAT_DOWN),
                      .icon = "chevron-down",
                      .rect = page_rect(frame, x, middle, 40, mark),
                      .tip = "One seat down",
                      .off = seat == seating->count - 1},
             18);
    put_badge(frame, seat, page_rect(frame, x + 44, middle - 23, 46, 46));
    widget_put(frame, (Widget){.id = seat_widget(seat, SEAT_NAME),
                               .kind = WIDGET_FIELD,
                               .name = seat_name(seat, SEAT_NAME),
                               .rect = page_rect(frame, x + 44 + 56, middle - 22, field, 44),
                               .label = say_colour((Colour)seating->seats[seat].colour),
                               .text = seating->seats[seat].name,
                               .capacity = SEATING_NAME_BYTES});
    Rect note = page_rect(frame, beside, middle - 14, x + w - 50 - beside, 28);
    if (seat == 0 && !seating->by_lot && side_width(frame, w) <= 0 &&
        note.w > text_width(frame, FONT_TEXT, 15, "begins"))
        page_line(frame, soft_style, note, "begins");
    if (side_width(frame, w) > 0)
        put_side(frame, seat,
                 page_rect(frame, x + w - 52 - side_width(frame, w), middle - 22,
                           side_width(frame, w), 44));
    put_mark(frame,
             (Widget){.id = seat_widget(seat, SEAT_REMOVE),
                      .name = seat_name(seat, SEAT_REMOVE),
                      .icon = "close",
                      .rect = page_rect(frame, x + w - 44, middle - 22, 44, 44),
                      .tip = "Stand up",
                      .off = seating->count == MIN_PLAYERS},
             20);
}

static void build_free_seat(Frame *frame, float x, float y, float w, float h)
{
    const Seating *seating = &frame->ui->lobby.seating;
    float u = frame->u, middle = y + h / 2, field = field_width(frame, w);
    paint_icon(frame, player_badges[seating_free_colour(seating)],
               (Point){(x + 44 + 23) * u, middle * u}, 40, WHITE, .4f);
    widget_put(frame, (Widget){.id = SEATS_SIT,
                               .style = STYLE_PAPER,
                               .name = "sit-down",
                               .label = "Sit down",
                               .icon = "plus",
                               .rect = page_rect(frame, x + 44 + 56, middle - 22, field, 44),
                               .tip = "Another player takes a seat"});
}

void seats_title(Frame *frame, Rect line, const char *title, const char *note, bool wrong)
{
    TextStyle style = {wrong ? FONT_BOLD : FONT_TEXT, ALIGN_RIGHT, 15, wrong ? WRONG : INK_SOFT};
    float used = text_width(frame, FONT_TITLE, 21, title) + 12 * frame->u;
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, line, title);
    line.x += used;
    line.w -= used;
    if (wrong || text_width(frame, FONT_TEXT, 15, note) <= line.w)
        page_line(frame, style, line, note);
}

/* What is wrong with the first name at fault; false where none is. */
static bool say_wrong_name(const Seating *seating, char *text, size_t capacity)
{
    for (int i = 0; i < seating->count; i++) {
        SeatingFault fault = seating_check_name(seating, i);
        if (fault == SEATING_OK)
            continue;
        snprintf(text, capacity, "Name %d: %s", i + 1, say_seating_fault(fault));
        return true;
    }
    return false;
}

/* Rows of seats and who begins, `h` logical units high at x, y; 5 rows whatever their number. */
static void build_round(Frame *frame, const PagePlan *plan, float x, float y, float w, float h)
{
    const Seating *seating = &frame->ui->lobby.seating;
    float u = frame->u, lower = y + h - 50;
    float row = fminf(86, (h - seats_head(plan) - 62) / MAX_PLAYERS);
    float first = y + seats_head(plan) - 8, choice = fminf(132, (w - 92) / 2);
    char note[60] = "click a badge for another colour";
    bool wrong = say_wrong_name(seating, note, sizeof note);
    widgets_group(frame->widgets, GROUP_ROUND);
    seats_title(frame, page_rect(frame, x, y, w, 28), "Round the fire", note, wrong);
    for (int i = 0; i < seating->count; i++) {
        float top = first + row * (float)i;
        if (i > 0)
            paint_rule(frame, x * u, top * u, w * u, INK_SOFT, .26f);
        build_seat(frame, i, x, top, w, row);
    }
    if (seating->count < MAX_PLAYERS) {
        float top = first + row * (float)seating->count;
        paint_rule(frame, x * u, top * u, w * u, INK_SOFT, .26f);
        build_free_seat(frame, x, top, w, row);
    }
    float used = first - y + row * (float)(seating->count + 1);
    page_hunt(frame, page_rect(frame, x, y + used, w, fminf(220, lower - 16 - y - used)));
    paint_rule(frame, x * u, (lower - 8) * u, w * u, INK_SOFT, .34f);
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT},
              page_rect(frame, x, lower, w / 2, 44), "Who begins");
    widget_put(frame, (Widget){.id = SEATS_BY_LOT,
                               .kind = WIDGET_TOGGLE,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x + w - 2 * choice, lower, choice, 44),
                               .name = "by-lot",
                               .label = "By lot",
                               .tip = "Drawn when the game starts",
                               .on = seating->by_lot});
    widget_put(frame, (Widget){.id = SEATS_FIRST,
                               .kind = WIDGET_TOGGLE,
                               .style = STYLE_PAPER,
                               .rect = page_rect(frame, x + w - choice, lower, choice, 44),
                               .name = "first-seat",
                               .label = "First seat",
                               .tip = "The uppermost",
                               .on = !seating->by_lot});
}

static void build_wide(Frame *frame, const PagePlan *plan)
{
    float y = plan->top + plan->rim, h = plan->height - 2 * plan->rim, pad = plan->pad;
    float second = plan->x + plan->left + plan->gap, right = plan->width - plan->left - plan->gap;
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->left, plan->height));
    paint_card(frame, page_rect(frame, second, plan->top, right, plan->height));
    build_round(frame, plan, plan->x + pad, y, plan->left - 2 * pad, h);
    seats_hunt(frame, plan, second + pad, y, right - 2 * pad, h);
}

/* Both halves one below the other, on one sheet that scrolls: the edition first, which nobody
 * should miss. */
static void build_narrow(Frame *frame, const PagePlan *plan)
{
    enum { ROUND_HEIGHT = 450, HUNT_HEIGHT = 468, BETWEEN = 28 };
    Scroll *scroll = &frame->ui->lobby.scroll;
    float u = frame->u, x = plan->x + plan->pad, w = plan->width - 2 * plan->pad;
    paint_card(frame, page_rect(frame, plan->x, plan->top, plan->width, plan->height));
    float top = scroll_begin(
                    frame, scroll,
                    page_rect(frame, x, plan->top + plan->rim, w + 6, plan->height - 2 * plan->rim),
                    (ROUND_HEIGHT + HUNT_HEIGHT + BETWEEN) * u) /
                u;
    seats_hunt(frame, plan, x, top, w - SCROLL_BAR, HUNT_HEIGHT);
    build_round(frame, plan, x, top + HUNT_HEIGHT + BETWEEN, w - SCROLL_BAR, ROUND_HEIGHT);
    scroll_end(frame, scroll, SEATS_PANES);
}

/* What starts, and what becomes of a game that is not over. */
static void say_start(const Frame *frame, char *text, size_t capacity)
{
    const Seating *seating = &frame->ui->lobby.seating;
    const Session *open = frame->scene->session ? frame->scene->session : frame->scene->last;
    const TableUi *table = &frame->ui->table;
    bool looks =
        frame->scene->session && table->strip.open; /* back: it was left where that leads to */
    const Game *game = !open   ? NULL
                       : looks ? session_game_at(open, table->strip.home)
                               : session_game(open);
    bool unfinished = game && game->phase != PHASE_END;
    snprintf(text, capacity, "%s%d players, %s",
             unfinished ? "The game left open goes to Open a game. " : "", seating->count,
             terms_of(seating->edition)->edition.one);
}

static void build_foot(Frame *frame, float x, float y, float w)
{
    const Seating *seating = &frame->ui->lobby.seating;
    char text[100];
    widgets_group(frame->widgets, GROUP_FOOT);
    say_start(frame, text, sizeof text);
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT},
              page_rect(frame, x + 150, y, w - 150 - 252, 52),
              seating_ready(seating) ? text : "Something is not right yet");
    widget_put(frame, (Widget){.id = SEATS_BACK,
                               .rect = page_rect(frame, x, y + 2, 130, 48),
                               .name = "back",
                               .label = "Back",
                               .icon = "chevron-left",
                               .tip = "To the main menu",
                               .key = KEY_ESCAPE});
    widget_put(frame, (Widget){.id = SEATS_START,
                               .style = STYLE_OCHRE,
                               .rect = page_rect(frame, x + w - 236, y, 236, 52),
                               .name = "start",
                               .label = "Start the hunt",
                               .size = 21,
                               .key = KEY_ENTER,
                               .off = !seating_ready(seating)});
}

static void begin(Frame *frame)
{
    Seating *seating = &frame->ui->lobby.seating;
    const Session *last = frame->scene->session ? frame->scene->session : frame->scene->last;
    if (seating->count > 0)
        return;
    seating_init(seating);
    if (last)
        seating_remember(seating, session_setup(last));
}

static void seats_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    PagePlan plan = page_plan(frame, &cards);
    begin(frame);
    page_ground(frame);
    page_title(
        frame, plan.roomy ? 32 : 27,
        page_rect(frame, plan.x, plan.top - (plan.wide && !plan.roomy ? 46 : 52), plan.width, 44),
        "New game");
    if (plan.wide)
        build_wide(frame, &plan);
    else
        build_narrow(frame, &plan);
    build_foot(frame, plan.x, plan.top + plan.height + plan.foot, plan.width);
    page_notice(frame);
}

static void start(Frame *frame, Intent *intent)
{
    intent->kind = INTENT_NEW_GAME;
    seating_setup(&frame->ui->lobby.seating, frame->scene->seed, &intent->setup);
}

static void press_seat(Seating *seating, int seat, int part)
{
    switch (part) {
    case SEAT_UP:
    case SEAT_DOWN:
        seating_move(seating, seat, part == SEAT_UP ? -1 : 1);
        break;
    case SEAT_COLOUR:
        seating_next_colour(seating, seat);
        break;
    case SEAT_REMOVE:
        seating_remove(seating, seat);
        break;
    }
}

/* Moves one player to the other side; the others sit where the page has shown them. */
static void change_side(Frame *frame, int seat)
{
    const Seating *seating = &frame->ui->lobby.seating;
    Options *options = &frame->ui->options;
    for (int i = 0; i < seating->count; i++) {
        Colour colour = (Colour)seating->seats[i].colour;
        bool left = options_sits_left(options, i, colour) != (i == seat);
        options->sits[colour] = left ? SITS_LEFT : SITS_RIGHT;
    }
}

static void press(Frame *frame, WidgetId id, Intent *intent)
{
    Seating *seating = &frame->ui->lobby.seating;
    switch (id) {
    case SEATS_BACK:
        if (frame->scene->session && session_game(frame->scene->session)->phase != PHASE_END)
            ui_go(frame->ui, SCREEN_TABLE);
        else
            intent->kind = INTENT_TITLE;
        break;
    case SEATS_START:
        start(frame, intent);
        break;
    case SEATS_SIT:
        if (seating_add(seating))
            widgets_edit(frame->widgets, seat_widget(seating->count - 1, SEAT_NAME));
        break;
    case SEATS_BY_LOT:
    case SEATS_FIRST:
        seating->by_lot = id == SEATS_BY_LOT;
        break;
    default:
        if (id >= SEATS_ROW && (id - SEATS_ROW) % SEAT_WIDGETS == SEAT_SIDE) {
            change_side(frame, (id - SEATS_ROW) / SEAT_WIDGETS);
            intent->kind = INTENT_OPTIONS;
        } else if (id >= SEATS_ROW)
            press_seat(seating, (id - SEATS_ROW) / SEAT_WIDGETS, (id - SEATS_ROW) % SEAT_WIDGETS);
        else if (id >= SEATS_HELP)
            seating->help = (uint8_t)(id - SEATS_HELP);
        else if (id >= SEATS_EDITION)
            seating->edition = (uint8_t)(id - SEATS_EDITION);
    }
}

/* Enter in a name goes on to the next one, then to the free seat, and where all are taken to the
 * start; true then. */
static bool leave_name(Frame *frame, WidgetEvent event, const Input *input)
{
    Widgets *widgets = frame->widgets;
    const Seating *seating = &frame->ui->lobby.seating;
    int seat = (widgets->focus - SEATS_ROW) / SEAT_WIDGETS;
    bool enter = input->kind == INPUT_KEY && input->key == KEY_ENTER &&
                 (event.kind == WIDGET_NOTHING || event.id == SEATS_START);
    if (!enter || widgets->focus < SEATS_ROW || widgets->focus != seat_widget(seat, SEAT_NAME))
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
    if (leave_name(frame, event, input) ||
        scroll_handle(frame, &frame->ui->lobby.scroll, event, input) ||
        page_first_focus(frame, event, input, seat_widget(0, SEAT_NAME)))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(frame, event.id, intent);
}

const ScreenPart seats_screen = {seats_build, seats_handle, page_notice_shown};
