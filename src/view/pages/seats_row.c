/* A seat's row: its place, colour and name, and who sits there. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/pages/arrange.h"
#include "view/pages/seats.h"
#include "view/state/options.h"
#include "view/words/lobby.h"
#include "view/words/names.h"
#include "view/words/players.h"
#include "view/words/tr.h"

/* The widgets of a row. */
enum {
    SEAT_UP,
    SEAT_DOWN,
    SEAT_COLOUR,
    SEAT_NAME,
    SEAT_SIDE,
    SEAT_SITTER, /* the first of SEAT_KINDS */
    SEAT_REMOVE = SEAT_SITTER + SEAT_KINDS,
    SEAT_WIDGETS
};

#define ROW_NAMES(seat)                                                                            \
    {                                                                                              \
        "up-" seat, "down-" seat, "colour-" seat, "name-" seat, "side-" seat, "person-" seat,      \
            "easy-" seat, "normal-" seat, "hard-" seat, "remove-" seat                             \
    }

static const TextStyle soft_style = {FONT_TEXT, ALIGN_CENTRE, 15, INK_SOFT};

/* Where the parts of a row lie, in logical units from its left end. */
typedef struct RowPlan {
    float arrows, badge;    /* widths; the badge follows the arrows */
    float name, name_width; /* the field; where the panel follows, the side comes after it */
    float side, side_width; /* 0: there is none */
    float choices, choice;  /* the first choice, and the width of each */
    float remove, remove_width;
} RowPlan;

static RowPlan plan_row(const Options *options, float w)
{
    enum { WIDEST = 58, NARROWEST = 29, LEAST_NAME = 122, SIDE = 88, BRIEF_SIDE = 44 };
    bool wide = w >= 500;
    RowPlan plan = {.arrows = wide ? 40 : 24, .badge = 46, .remove_width = wide ? 44 : 32};
    float gap = wide ? 14 : 6;
    plan.name = plan.arrows + plan.badge + (wide ? 8 : 2);
    plan.side_width = options->panel != PANEL_FOLLOWS ? 0 : wide ? SIDE : BRIEF_SIDE;
    float side = plan.side_width > 0 ? plan.side_width + 4 : 0;
    float room = w - plan.name - LEAST_NAME - side - gap - 6 - plan.remove_width;
    plan.choice = floorf(fmaxf(NARROWEST, fminf(WIDEST, room / SEAT_KINDS)));
    plan.remove = w - plan.remove_width;
    plan.choices = plan.remove - 6 - plan.choice * SEAT_KINDS;
    plan.side = plan.choices - gap - plan.side_width;
    plan.name_width = plan.choices - gap - side - plan.name;
    return plan;
}

static WidgetId seat_widget(int seat, int part)
{
    return (WidgetId)(SEATS_ROW + seat * SEAT_WIDGETS + part);
}

WidgetId seats_name(int seat)
{
    return seat_widget(seat, SEAT_NAME);
}

/* Names by which scripts press the widgets of a row. */
static const char *widget_name(int seat, int part)
{
    static const char *const names[MAX_PLAYERS][SEAT_WIDGETS] = {
        ROW_NAMES("1"), ROW_NAMES("2"), ROW_NAMES("3"), ROW_NAMES("4"), ROW_NAMES("5")};
    return names[seat][part];
}

/* A widget of a row, to which its kind, place and words are added. */
static Widget row_widget(int seat, int part)
{
    return (Widget){
        .id = seat_widget(seat, part), .index = (int16_t)seat, .name = widget_name(seat, part)};
}

/* An icon on paper that darkens under the pointer. */
static void put_mark(Frame *frame, Widget widget, const char *icon, float size)
{
    bool lit = !widget.off && frame->widgets->hover == widget.id;
    Point middle = {widget.rect.x + widget.rect.w / 2, widget.rect.y + widget.rect.h / 2};
    widget.kind = WIDGET_SPOT;
    paint_icon(frame, icon, middle, size, lit ? EMBER : INK_SOFT,
               widget.off ? .25f
               : lit      ? 1
                          : .75f);
    widget_put(frame, widget);
}

/* A seat's way up and down, at the left of its row. */
static void put_order(Frame *frame, const Seating *seating, int seat, Rect row, float width)
{
    float middle = row.y + row.h / 2, mark = fminf(28, row.h / 2);
    Widget up = row_widget(seat, SEAT_UP), down = row_widget(seat, SEAT_DOWN);
    up.rect = page_rect(frame, row.x, middle - mark, width, mark);
    up.tip = tr("One seat up");
    up.off = seat == 0;
    put_mark(frame, up, "chevron-up", 18);
    down.rect = page_rect(frame, row.x, middle, width, mark);
    down.tip = tr("One seat down");
    down.off = seat == seating->count - 1;
    put_mark(frame, down, "chevron-down", 18);
}

static void put_badge(Frame *frame, int seat, Colour colour, Rect rect)
{
    Widget widget = row_widget(seat, SEAT_COLOUR);
    char tip[120];
    say_badge(colour, tip, sizeof tip);
    paint_icon(frame, player_badges[colour], (Point){rect.x + rect.w / 2, rect.y + rect.h / 2},
               frame->widgets->hover == widget.id ? 44 : 40, WHITE, 1);
    widget.kind = WIDGET_SPOT;
    widget.rect = rect;
    widget.tip = tip;
    widget_put(frame, widget);
}

static void put_side(Frame *frame, int seat, bool left, Rect rect)
{
    enum { ROOMY = 60, LETTERS = 14 };
    Widget widget = row_widget(seat, SEAT_SIDE);
    widget.style = STYLE_PAPER;
    if (rect.w < ROOMY * frame->u) /* its word stands for the icon */
        widget.size = LETTERS;
    else
        widget.icon = left ? "chevron-left" : "chevron-right";
    widget.label = left ? tr("Left") : tr("Right");
    widget.rect = rect;
    widget.tip = left ? tr("Sits at the left of the table") : tr("Sits at the right of the table");
    widget_put(frame, widget);
}

/* Of the choices, and of what stands beside them: the arrow keys find what is as near. */
static float choice_height(Rect row)
{
    return fminf(60, row.h - 4);
}

/* Who may sit on a seat; on a free one (`sits` SEAT_KINDS) all are pale. */
static void put_choices(Frame *frame, int seat, int sits, Rect row, const RowPlan *plan)
{
    float height = choice_height(row), face = fminf(50, fminf(plan->choice, height) - 4);
    widgets_group(frame->widgets, GROUP_SITTERS);
    for (int kind = 0; kind < SEAT_KINDS; kind++) {
        Widget widget = row_widget(seat, SEAT_SITTER + kind);
        bool on = kind == sits, lit = frame->widgets->hover == widget.id;
        float x = row.x + plan->choices + plan->choice * (float)kind;
        Rect rect = page_rect(frame, x, row.y + (row.h - height) / 2, plan->choice, height);
        widget.kind = WIDGET_TOGGLE;
        widget.style = STYLE_PAPER;
        widget.rect = rect;
        widget.tip = say_sitter((SeatKind)kind);
        widget.explains = true;
        widget.on = on;
        widget_put(frame, widget);
        paint_icon(frame, sitter_icons[kind], (Point){rect.x + rect.w / 2, rect.y + rect.h / 2},
                   kind == SEAT_HUMAN ? face * .64f : face, kind == SEAT_HUMAN ? INK : WHITE,
                   on || lit            ? 1
                   : sits == SEAT_KINDS ? .4f
                                        : .6f);
    }
}

static void put_free_seat(const Screen *screen, Rect row, const RowPlan *plan)
{
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    float u = frame->u, middle = row.y + row.h / 2;
    float width = plan->name_width + (plan->side_width > 0 ? plan->side_width + 4 : 0);
    paint_icon(frame, player_badges[seating_free_colour(seating)],
               (Point){(row.x + plan->arrows + plan->badge / 2) * u, middle * u}, 40, WHITE, .4f);
    widget_put(frame, (Widget){.id = SEATS_SIT,
                               .style = STYLE_PAPER,
                               .name = "sit-down",
                               .label = tr("Add a player"),
                               .icon = width < 120 ? NULL : "plus",
                               .rect = page_rect(frame, row.x + plan->name, middle - 22, width, 44),
                               .tip = tr("One more person plays")});
    put_choices(frame, seating->count, SEAT_KINDS, row, plan);
}

/* Letters a little smaller where a name has no room else. */
static void put_name(Frame *frame, Seating *seating, int seat, Rect rect)
{
    enum { SIZE = 18, SMALLER = 15, INSET = 8 };
    Widget widget = row_widget(seat, SEAT_NAME);
    SeatPlan *plan = &seating->seats[seat];
    widget.kind = WIDGET_FIELD;
    widget.rect = rect;
    widget.label = say_colour((Colour)plan->colour);
    widget.text = plan->name;
    widget.capacity = SEATING_NAME_BYTES;
    char lacks[200];
    say_no_letters((Colour)plan->colour, lacks, sizeof lacks);
    widget.tip = letters_lack(plan->name) ? lacks : NULL;
    bool fits = text_width(frame, FONT_TEXT, SIZE, plan->name) <= rect.w - 2 * INSET * frame->u;
    widget.size = fits ? SIZE : SMALLER;
    widget_put(frame, widget);
}

/* The largest letters in which all heads have room in columns of `room` pixels, else the usual
 * ones. */
static float heads_size(const Frame *frame, float room)
{
    enum { LEAST = 12 };
    for (float size = soft_style.size; size >= LEAST; size--) {
        bool fit = true;
        for (int kind = 0; kind < SEAT_KINDS; kind++)
            fit &= text_width(frame, FONT_TEXT, size, say_strength((SeatKind)kind)) <= room;
        if (fit)
            return size;
    }
    return soft_style.size;
}

void seats_heads(Frame *frame, float title, Rect row)
{
    RowPlan plan = plan_row(&(Options){.panel = PANEL_RIGHT}, row.w);
    float room = plan.choice * frame->u;
    TextStyle style = soft_style;
    style.size = heads_size(frame, room);
    for (int kind = 0; kind < SEAT_KINDS; kind++) {
        const char *head = say_strength((SeatKind)kind);
        float x = row.x + plan.choices + plan.choice * (float)kind;
        if (text_width(frame, FONT_TEXT, style.size, head) <= room &&
            plan.choices * frame->u >= title)
            page_line(frame, style, page_rect(frame, x, row.y, plan.choice, row.h), head);
    }
}

void seats_row(const Screen *screen, int seat, Rect row)
{
    Frame *frame = screen->frame;
    const Options *options = &screen->ui->options;
    Seating *seating = &screen->ui->lobby.seating;
    RowPlan plan = plan_row(options, row.w);
    float x = row.x, middle = row.y + row.h / 2;
    widgets_group(frame->widgets, GROUP_ROUND);
    if (seat == seating->count) {
        put_free_seat(screen, row, &plan);
        return;
    }
    Colour colour = (Colour)seating->seats[seat].colour;
    put_order(frame, seating, seat, row, plan.arrows);
    put_badge(frame, seat, colour, page_rect(frame, x + plan.arrows, middle - 23, plan.badge, 46));
    put_name(frame, seating, seat,
             page_rect(frame, x + plan.name, middle - 22, plan.name_width, 44));
    if (plan.side_width > 0)
        put_side(frame, seat, options_sits_left(options, seat, colour),
                 page_rect(frame, x + plan.side, middle - 22, plan.side_width, 44));
    put_choices(frame, seat, seating->seats[seat].kind, row, &plan);
    Widget remove = row_widget(seat, SEAT_REMOVE);
    remove.rect = page_rect(frame, x + plan.remove, middle - choice_height(row) / 2,
                            plan.remove_width, choice_height(row));
    remove.tip = tr("Take this player out");
    remove.off = seating->count == MIN_PLAYERS;
    put_mark(frame, remove, "close", 20);
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

void seats_press(const Screen *screen, WidgetEvent event, Intent *intent)
{
    Seating *seating = &screen->ui->lobby.seating;
    int seat = event.index, part = event.id - seat_widget(seat, 0);
    if (part == SEAT_UP)
        seating_move(seating, seat, -1);
    else if (part == SEAT_DOWN)
        seating_move(seating, seat, 1);
    else if (part == SEAT_COLOUR)
        seating_next_colour(seating, seat);
    else if (part == SEAT_REMOVE)
        arrange_remove(seating, seat);
    else if (part >= SEAT_SITTER)
        arrange_seat(seating, seat, (SeatKind)(part - SEAT_SITTER));
    else if (part == SEAT_SIDE) {
        change_side(seating, &screen->ui->options, seat);
        intent->kind = INTENT_OPTIONS;
    }
}

void seats_typed(Seating *seating, int seat)
{
    seating->seats[seat].typed = seating->seats[seat].name[0] != '\0';
}
