/* The new game: who sits where and in which colour, who begins, which edition, which seed. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/pages/arrange.h"
#include "view/pages/seats.h"
#include "view/pages/sheet.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/options.h"
#include "view/state/screens.h"
#include "view/words/lobby.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* A seat's row: its place, colour and name, and who sits there. */

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

/* The field of a seat's name. */
static WidgetId seats_name(int seat)
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

/* The columns' heads in `row` (logical units), beside a title `title` pixels wide; a word wider
 * than its column is left to the tooltip. */
static void seats_heads(Frame *frame, float title, Rect row)
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

/* One seat in its row (logical units); the first free one has no name yet. */
static void seats_row(const Screen *screen, int seat, Rect row)
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

/* What pressing a widget of a row does. */
static void seats_press(const Screen *screen, WidgetEvent event, Intent *intent)
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

/* A name was changed by hand. */
static void seats_typed(Seating *seating, int seat)
{
    seating->seats[seat].typed = seating->seats[seat].name[0] != '\0';
}

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
