/* The new game: who sits where and in which colour, who begins, which edition, which seed. Rows and
 * cards are in logical units. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "play/seating.h"
#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/options.h"
#include "view/state/screens.h"
#include "view/words/files.h"
#include "view/words/names.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum {
    SEATS_START = WIDGETS_SCREEN,
    SEATS_SIT,
    SEATS_BY_LOT,
    SEATS_FIRST,
    SEATS_SEED,
    SEATS_MORE,
    SEATS_EDITION,                         /* the first of EDITIONS */
    SEATS_HELP = SEATS_EDITION + EDITIONS, /* the first of HELPS */
    SEATS_ALONE = SEATS_HELP + HELPS,      /* against the computer of the last game alone */
    SEATS_LADDER,                          /* and against another one */
    SEATS_HEAD,                            /* the first of SEAT_KINDS: seats one */
    SEATS_ROW = SEATS_HEAD + SEAT_KINDS,   /* the first seat's first widget */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_ROUND = 1, GROUP_SITTERS, GROUP_HUNT, GROUP_FOOT, GROUP_ALONE, GROUP_HEADS };

static const TextStyle soft_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
static const TextStyle label_style = {FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT};
static const TextStyle wrong_style = {FONT_BOLD, ALIGN_LEFT, 15, WRONG};

/* Where room is short the seats get more of it, as long as that gives them their stones. */
static const PageCards *cards_for(const Frame *frame)
{
    static const PageCards usual = {.width = 1128, .share = .51f, .roomy_top = 70, .top = 54},
                           wide = {.width = 1128, .share = .6f, .roomy_top = 70, .top = 54};
    return page_width(frame) >= 1000 ? &wide : &usual;
}

/* From a card's upper edge, what its title takes. */
static float head_height(const PagePlan *plan)
{
    return plan->roomy ? 44 : 36;
}

static const char *const kind_names[SEAT_KINDS] = {"person", "easy",   "gatherer", "fisher",
                                                   "normal", "shaman", "hard",     "aurochs"};

/* A card's title at the top of `area`; returns what is left of its line at the right, pixels. */
static Rect put_card_title(Frame *frame, Rect area, const char *title)
{
    Rect line = page_rect(frame, cut_top(&area, 28));
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, line, title);
    cut_left(&line, text_width(frame, FONT_TITLE, 21, title) + 12 * frame->u);
    return line;
}

/* A seat's row: its place, colour and name, and who sits there. */

/* The widgets of a row. */
enum {
    SEAT_UP,
    SEAT_DOWN,
    SEAT_COLOUR,
    SEAT_NAME,
    SEAT_SIDE,
    SEAT_HEAD_START,
    SEAT_SITTER, /* the first of SEAT_KINDS */
    SEAT_REMOVE = SEAT_SITTER + SEAT_KINDS,
    SEAT_WIDGETS
};

/* Columns of who sits there: a person, and a stone for each computer. */
enum { PERSON = 46, STONE = 31, COLUMNS = PERSON + STONE * (SEAT_KINDS - 1) };

/* Where the parts of a row lie. */
typedef struct RowPlan {
    Rect arrows, badge, name;
    Rect side; /* w 0: there is none */
    Rect start, choices, remove;
    bool stones; /* else they have no room, and one face with arrows stands for them */
} RowPlan;

static RowPlan plan_row(const Options *options, Rect row)
{
    enum { LEAST_NAME = 118, FIELD = 104, SMALL_FIELD = 72, APART = 4 };
    bool wide = row.w >= 400, follows = options->panel == PANEL_FOLLOWS;
    RowPlan plan = {.arrows = cut_left(&row, wide ? 40 : 22)};
    plan.badge = cut_left(&row, 46);
    cut_left(&row, wide ? 8 : 2);
    plan.remove = cut_right(&row, wide ? 30 : 26);
    float side = follows ? (wide ? 62 : 44) + APART : 0, start = wide ? 40 : 34;
    plan.stones = row.w >= LEAST_NAME + side + start + COLUMNS + 3 * APART;
    plan.choices = cut_right(&row, plan.stones ? COLUMNS : wide ? FIELD : SMALL_FIELD);
    cut_right(&row, wide ? APART : 0);
    plan.start = cut_right(&row, start);
    cut_right(&row, wide ? APART : 2);
    plan.side = cut_right(&row, side);
    cut_left(&plan.side, follows ? APART : 0);
    plan.name = row;
    return plan;
}

static WidgetId seat_widget(int seat, int part)
{
    return (WidgetId)(SEATS_ROW + seat * SEAT_WIDGETS + part);
}

/* The field of a seat's name. */
static WidgetId name_of(int seat)
{
    return seat_widget(seat, SEAT_NAME);
}

/* A widget of a row, to which its kind, place and words are added. */
static Widget row_widget(int seat, int part, const char *tip)
{
    static const char *const names[SEAT_SITTER] = {"up", "down", "colour", "name", "side", "start"};
    const char *name = part < SEAT_SITTER   ? names[part]
                       : part < SEAT_REMOVE ? kind_names[part - SEAT_SITTER]
                                            : "remove";
    return page_spot(seat_widget(seat, part), seat, said("%s-%d", name, seat + 1), tip);
}

/* An icon on paper that darkens under the pointer. */
static void put_mark(Frame *frame, Rect rect, Widget widget, const char *icon, float size)
{
    bool lit = !widget.off && frame->widgets->hover == widget.id;
    float alpha = widget.off ? .25f : lit ? 1 : .75f;
    paint_icon(frame, icon, rect_middle(page_rect(frame, rect)), size, lit ? EMBER : INK_SOFT,
               alpha);
    page_put(frame, rect, widget);
}

/* A seat's way up and down, at the left of its row. */
static void put_order(Frame *frame, const Seating *seating, int seat, Rect room)
{
    Rect lower = rect_centred(room, fminf(56, room.h)), upper = cut_top(&lower, lower.h / 2);
    Widget up = row_widget(seat, SEAT_UP, tr("One seat up"));
    Widget down = row_widget(seat, SEAT_DOWN, tr("One seat down"));
    up.off = seat == 0;
    down.off = seat == seating->count - 1;
    put_mark(frame, upper, up, "chevron-up", 18);
    put_mark(frame, lower, down, "chevron-down", 18);
}

static void put_badge(Frame *frame, int seat, Colour colour, Rect rect)
{
    Widget widget = row_widget(seat, SEAT_COLOUR, say_text(SAY_BADGE, phrase(SAY_COLOUR + colour)));
    paint_icon(frame, player_badges[colour], rect_middle(page_rect(frame, rect)),
               frame->widgets->hover == widget.id ? 44 : 40, WHITE, 1);
    page_put(frame, rect, widget);
}

static void put_side(Frame *frame, int seat, bool left, Rect rect)
{
    Widget widget = row_widget(seat, SEAT_SIDE,
                               left ? tr("Sits at the left of the table")
                                    : tr("Sits at the right of the table"));
    widget.kind = WIDGET_BUTTON;
    widget.style = STYLE_PAPER;
    widget.size = 14;
    widget.label = left ? tr("Left") : tr("Right");
    page_put(frame, rect, widget);
}

/* Of the choices, and of what stands beside them: the arrow keys find what is as near. */
static Rect choice_part(Rect part)
{
    return rect_centred(part, fminf(78, part.h - 4));
}

/* What tells who would sit there. */
static void tell_sitter(Widget *widget, int kind)
{
    widget->explains = true;
    if (kind != SEAT_HUMAN) {
        widget->tip_title = say_given((SeatKind)kind, 1);
        widget->tip_icon = sitter_icons[kind];
    }
}

static Rect column_at(Rect all, int kind)
{
    float before = kind == SEAT_HUMAN ? 0 : PERSON + STONE * (float)(kind - 1);
    return (Rect){all.x + before, all.y, kind == SEAT_HUMAN ? PERSON : STONE, all.h};
}

static void draw_pebble(Frame *frame, Point middle, int kind, float alpha)
{
    Point rim[CIRCLE_POINTS], top[CIRCLE_POINTS];
    float radius = (4.f + .6f * (float)kind) * frame->u;
    circle_points(middle, radius, rim);
    circle_points((Point){middle.x, middle.y - .12f * radius}, .84f * radius, top);
    for (int i = 0; i < CIRCLE_POINTS; i++) {
        rim[i].y = middle.y + .82f * (rim[i].y - middle.y);
        top[i].y = middle.y + .82f * (top[i].y - middle.y);
    }
    draw_polygon(frame->list, rim, CIRCLE_POINTS, rgba(0x7C6A4C, alpha));
    draw_polygon(frame->list, top, CIRCLE_POINTS, rgba(0xB3A382, alpha));
}

/* Whoever sits there on ochre, or would on paper. */
static void draw_sitter(Frame *frame, Point middle, float high, int kind, bool sits)
{
    float u = frame->u, side = fminf(sits ? 40 : 36, high - 10), w = sits ? 46 : 42;
    Rect box = {roundf(middle.x - w / 2 * u), roundf(middle.y - (side / 2 + 5) * u), roundf(w * u),
                roundf((side + 10) * u)};
    paint_patch(frame, sits ? "button-ochre-rest" : "button-paper-rest", box, 1);
    paint_icon(frame, sitter_icons[kind], middle, kind == SEAT_HUMAN ? .6f * side : side,
               kind == SEAT_HUMAN ? INK : WHITE, sits ? 1 : .6f);
}

/* Who may sit on a seat; on a free one (`sits` SEAT_KINDS) nobody does yet. */
static void put_stones(Frame *frame, int seat, int sits, Rect all)
{
    const Widgets *widgets = frame->widgets;
    int lit = widgets->focus_shown && !widgets->hover ? widgets->focus : widgets->hover;
    lit -= seat_widget(seat, SEAT_SITTER);
    for (int pass = 0; pass < 2; pass++)
        for (int kind = 0; kind < SEAT_KINDS; kind++) { /* faces lie over the stones beside them */
            Point middle = rect_middle(page_rect(frame, column_at(all, kind)));
            float pale = sits == SEAT_KINDS ? .4f : 1;
            if (pass == 1 && (kind == sits || kind == lit))
                draw_sitter(frame, middle, all.h, kind, kind == sits);
            else if (pass == 0 && kind != SEAT_HUMAN)
                draw_pebble(frame, middle, kind, pale);
            else if (pass == 0)
                paint_icon(frame, sitter_icons[kind], middle, 24, INK, .4f * pale);
        }
    for (int kind = 0; kind < SEAT_KINDS; kind++) {
        Widget widget = row_widget(seat, SEAT_SITTER + kind, phrase(SAY_SITTER + kind));
        tell_sitter(&widget, kind);
        widget.on = kind == sits;
        page_put(frame, column_at(all, kind), widget);
    }
}

/* An arrow beside the face that stands for all stones, to the next one. */
static void put_arrow(Frame *frame, int seat, int kind, Rect rect, bool stronger)
{
    Widget widget = row_widget(seat, SEAT_SITTER + kind, stronger ? tr("Stronger") : tr("Weaker"));
    widget.name = said(stronger ? "stronger-%d" : "weaker-%d", seat + 1);
    widget.off = kind < 0 || kind == SEAT_KINDS;
    widget.id = widget.off ? 0 : widget.id; /* which another part of the row has */
    widget.no_focus = true;
    put_mark(frame, rect, widget, stronger ? "chevron-right" : "chevron-left", 18);
}

/* One face for all stones. */
static void put_field(Frame *frame, int seat, int sits, Rect all)
{
    int kind = sits == SEAT_KINDS ? SEAT_HUMAN : sits;
    float arrow = (all.w - 40) / 2;
    Rect left = cut_left(&all, arrow), right = cut_right(&all, arrow);
    Widget widget = row_widget(seat, SEAT_SITTER + kind, phrase(SAY_SITTER + kind));
    Point middle = rect_middle(page_rect(frame, all));
    tell_sitter(&widget, kind);
    widget.name = said("sitter-%d", seat + 1);
    if (sits == SEAT_KINDS)
        paint_icon(frame, sitter_icons[kind], middle, 24, INK, .3f);
    else
        draw_sitter(frame, middle, all.h, kind, true);
    page_put(frame, all, widget);
    put_arrow(frame, seat, kind - 1, left, false);
    put_arrow(frame, seat, kind + 1, right, true);
}

static void put_choices(Frame *frame, int seat, int sits, const RowPlan *plan)
{
    widgets_group(frame->widgets, GROUP_SITTERS);
    (plan->stones ? put_stones : put_field)(frame, seat, sits, choice_part(plan->choices));
}

/* The points that a seat begins with, pale where there are none. */
static void put_start(Frame *frame, int seat, int points, Rect rect)
{
    Widget widget =
        row_widget(seat, SEAT_HEAD_START,
                   points ? say_number(SAY_STARTS, points)
                          : tr("Begins with no points. A click gives a head start: 10, 20 or 30."));
    bool lit = frame->widgets->hover == widget.id;
    Rect box = page_rect(frame, rect_centred(rect, 32));
    widget.explains = true;
    page_box(frame, box, 7,
             rgba(INK_SOFT, lit      ? .16f
                            : points ? .1f
                                     : .04f),
             1,
             rgba(INK_SOFT, lit      ? .6f
                            : points ? .4f
                                     : .2f));
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 15, points ? INK : 0x8C7C60}, box,
              said("+%d", points));
    page_put(frame, rect, widget);
}

static void put_free_seat(Frame *frame, const Seating *seating, const RowPlan *plan)
{
    Rect name = rect_centred(plan->name, 44);
    Point badge = rect_middle(plan->badge);
    name.w = plan->start.x + plan->start.w - name.x;
    paint_icon(frame, player_badges[seating_free_colour(seating)],
               (Point){badge.x * frame->u, badge.y * frame->u}, 40, WHITE, .4f);
    page_put(frame, name,
             page_button(SEATS_SIT, STYLE_PAPER, "sit-down", tr("Add a player"),
                         name.w < 120 ? NULL : "plus", tr("One more person plays")));
    put_choices(frame, seating->count, SEAT_KINDS, plan);
}

/* The columns' heads, from weak to strong; each seats one on the first free seat. Without columns
 * the two words stand over the arrows. */
static void put_heads(Frame *frame, bool full, float top, const RowPlan *plan)
{
    enum { FACE = 31, BEYOND = 36 };
    static const TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
    const Widgets *widgets = frame->widgets;
    Rect all = plan->choices;
    float before = plan->stones ? PERSON : -BEYOND, after = plan->stones ? 0 : 28;
    Rect words = page_rect(frame, (Rect){all.x + before, top, all.w - before + after, 26});
    float u = frame->u, last = page_line(frame, style, words, tr("weak")),
          y = words.y + words.h / 2;
    int lit = (widgets->hover - SEATS_ROW) % SEAT_WIDGETS - SEAT_SITTER;
    all.y = top + 24;
    all.h = 32;
    Point line[] = {{words.x + last + 6 * u, y + u}, {words.x + words.w, y + u}};
    page_aside(frame, style, &words, 8, tr("strong"));
    line[1].x = words.x + words.w;
    Point tip[] = {{line[1].x - 6 * u, y - 3 * u}, line[1], {line[1].x - 6 * u, y + 5 * u}};
    if (line[1].x > line[0].x + 12 * u) {
        draw_line(frame->list, line, 2, 1.2f * u, 0, rgba(INK_SOFT, .7f));
        draw_line(frame->list, tip, 3, 1.2f * u, 0, rgba(INK_SOFT, .7f));
    }
    widgets_group(frame->widgets, GROUP_HEADS);
    for (int kind = 0; kind < SEAT_KINDS && plan->stones; kind++) {
        Widget head = page_spot((WidgetId)(SEATS_HEAD + kind), kind,
                                said("sit-%s", kind_names[kind]), phrase(SAY_SITTER + kind));
        Rect rect = page_rect(frame, column_at(all, kind));
        tell_sitter(&head, kind);
        head.off = full;
        if ((widgets->hover >= SEATS_ROW && lit == kind) || widgets->hover == head.id)
            paint_glow(frame, rect_middle(rect), 24 * u, rgba(FIRE, .8f));
        paint_icon(frame, sitter_icons[kind], rect_middle(rect), kind ? FACE : 24,
                   kind ? WHITE : INK_SOFT, 1);
        page_put_at(frame, rect, head);
    }
}

/* One seat in its row; the first free one has no name yet. */
static void put_seat(const Screen *screen, int seat, Rect row)
{
    Frame *frame = screen->frame;
    const Options *options = &screen->ui->options;
    Seating *seating = &screen->ui->lobby.seating;
    RowPlan plan = plan_row(options, row);
    widgets_group(frame->widgets, GROUP_ROUND);
    if (seat == seating->count) {
        put_free_seat(frame, seating, &plan);
        return;
    }
    Colour colour = (Colour)seating->seats[seat].colour;
    Widget remove = row_widget(seat, SEAT_REMOVE, tr("Take this player out"));
    remove.off = seating->count == MIN_PLAYERS;
    put_order(frame, seating, seat, plan.arrows);
    put_badge(frame, seat, colour, rect_centred(plan.badge, 46));
    arrange_put_name(frame, &screen->ui->lobby, rect_centred(plan.name, 44),
                     row_widget(seat, SEAT_NAME, NULL));
    if (plan.side.w > 0)
        put_side(frame, seat, options_sits_left(options, seat, colour),
                 rect_centred(plan.side, 44));
    put_start(frame, seat, seating->seats[seat].start, rect_centred(plan.start, 44));
    put_choices(frame, seat, seating->seats[seat].kind, &plan);
    put_mark(frame, choice_part(plan.remove), remove, "close", 20);
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

static bool has_stones(const Screen *screen)
{
    PagePlan plan = page_plan(screen->frame, cards_for(screen->frame));
    Rect row = {.w = plan.left - 2 * plan.pad};
    return plan_row(&screen->ui->options, row).stones;
}

/* Seats one. The face that stands for all stones makes way for the next one, after the last for a
 * person. */
static void press_sitter(const Screen *screen, int seat, int kind)
{
    Seating *seating = &screen->ui->lobby.seating;
    bool sits = seat < seating->count && seating->seats[seat].kind == kind;
    int next = sits && !has_stones(screen) ? (kind + 1) % SEAT_KINDS : kind;
    arrange_seat(seating, seat, (SeatKind)next);
}

/* Left and Right step along the stones of a seat, be they seen or not; at both ends they lead on.
 */
static bool step_sitter(const Screen *screen, WidgetEvent event, const Input *input)
{
    Widgets *widgets = screen->frame->widgets;
    Seating *seating = &screen->ui->lobby.seating;
    int at = screen->ui->lobby.focus - SEATS_ROW, seat = at / SEAT_WIDGETS;
    int kind = at % SEAT_WIDGETS - SEAT_SITTER, by = input->key == KEY_RIGHT ? 1 : -1;
    if (event.kind != WIDGET_TAKEN || input->kind != INPUT_KEY ||
        (input->key != KEY_LEFT && input->key != KEY_RIGHT) || at < 0 || kind < 0 ||
        kind >= SEAT_KINDS || seat >= seating->count)
        return false;
    kind += by;
    if (kind < 0 || kind >= SEAT_KINDS)
        return false;
    arrange_seat(seating, seat, (SeatKind)kind);
    widgets_focus(widgets, seat_widget(seat, SEAT_SITTER + kind), true);
    return true;
}

/* What pressing a widget of a row does. */
static void press_seat(const Screen *screen, WidgetEvent event, Intent *intent)
{
    Seating *seating = &screen->ui->lobby.seating;
    int seat = event.index, part = event.id - seat_widget(seat, 0);
    if (part == SEAT_UP || part == SEAT_DOWN)
        seating_move(seating, seat, part == SEAT_UP ? -1 : 1);
    else if (part == SEAT_COLOUR)
        seating_next_colour(seating, seat);
    else if (part == SEAT_REMOVE)
        seating_remove(seating, seat);
    else if (part == SEAT_HEAD_START)
        seating_next_start(seating, seat);
    else if (part >= SEAT_SITTER)
        press_sitter(screen, seat, part - SEAT_SITTER);
    else if (part == SEAT_SIDE) {
        change_side(seating, &screen->ui->options, seat);
        intent->kind = INTENT_OPTIONS;
    }
}

/* What is wrong with the first name at fault; NULL where none is. */
static const char *say_wrong_name(const Seating *seating)
{
    for (int i = 0; i < seating->count; i++) {
        SeatingFault fault = seating_check_name(seating, i);
        if (fault != SEATING_OK)
            return say_number(fault == SEATING_NAME_TOO_LONG ? SAY_NAME_TOO_LONG : SAY_NAME_UNFIT,
                              i + 1);
    }
    return NULL;
}

/* Who begins. */
static void put_begin(Frame *frame, const Seating *seating, Rect line)
{
    widgets_group(frame->widgets, GROUP_ROUND);
    page_rule(frame, line, -8, .34f);
    Rect choices = cut_right(&line, 2 * fminf(140, (line.w - 92) / 2));
    cut_right(&line, 8);
    paint_label(frame, label_style, page_rect(frame, line), tr("Who begins"));
    Widget lot = page_choice(SEATS_BY_LOT, 0, "by-lot", tr("By chance"), seating->by_lot);
    Widget first =
        page_choice(SEATS_FIRST, 0, "first-seat", tr("First in the list"), !seating->by_lot);
    lot.tip = tr("Chance decides who has the first turn");
    first.tip = tr("The player at the top has the first turn");
    page_put(frame, column_of(choices, 0, 2, 0), lot);
    page_put(frame, column_of(choices, 0, 2, 1), first);
}

/* Rows of seats and who begins; 5 rows whatever their number. */
static void build_round(const Screen *screen, const PagePlan *plan, Rect area)
{
    enum { ROW = 80, HUNT = 220, HEADS = 60 };
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    int rows = seating->count < MAX_PLAYERS ? seating->count + 1 : MAX_PLAYERS;
    Rect beside = put_card_title(frame, area, tr("Round the fire"));
    const char *fault = say_wrong_name(seating);
    if (fault)
        paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_RIGHT, 15, WRONG}, beside, fault);
    RowPlan row_plan = plan_row(&screen->ui->options, area);
    if (!fault)
        put_heads(frame, seating->count == MAX_PLAYERS, area.y, &row_plan);
    Rect begin = cut_bottom(&area, 50);
    begin.h = 44;
    cut_bottom(&area, 8);
    cut_top(&area, row_plan.stones ? HEADS : head_height(plan) - 8);
    float row = fminf(ROW, area.h / MAX_PLAYERS);
    for (int i = 0; i < rows; i++) {
        Rect line = cut_top(&area, row);
        if (i > 0)
            page_rule(frame, line, 0, .26f);
        put_seat(screen, i, line);
    }
    cut_bottom(&area, 8);
    page_hunt(frame, page_rect(frame, cut_top(&area, fminf(HUNT, area.h))));
    put_begin(frame, seating, begin);
}

/* What is hunted: which edition, how much help in the game, which seed. */

/* A tick on a round of ember. */
static void draw_chosen(Frame *frame, Point middle)
{
    float side = 26 * frame->u;
    page_box(frame, (Rect){middle.x - side / 2, middle.y - side / 2, side, side}, 13,
             rgba(EMBER, 1), 0, rgba(EMBER, 1));
    paint_icon(frame, "check", middle, 18, 0xFFF3D2, 1);
}

static void draw_figures(Frame *frame, const Terms *terms, Rect rect)
{
    float u = frame->u, size = fminf(1, fminf(rect.w / (200 * u), rect.h / (205 * u)));
    Point middle = rect_middle(rect);
    for (int i = 0; i < CARD_FIGURES; i++) {
        const CardFigure *figure = &terms->figures[i];
        Point at = {middle.x + figure->x * size * u, middle.y + figure->y * size * u};
        paint_figure(frame, figure->sprite, at, figure->tile * size);
    }
}

/* An edition as a card; `units` its place. */
static void build_edition(Frame *frame, EditionId edition, Rect units, bool on)
{
    enum { TITLE = 24, LINE = 19, ABOVE = 6, BELOW = 10, MARK = 18, LEADING = 3 };
    static const char *const names[EDITIONS] = {"edition-second", "edition-first"};
    const Terms *terms = terms_of(edition);
    WidgetId id = (WidgetId)(SEATS_EDITION + edition);
    bool lit = frame->widgets->hover == id;
    Rect rect = page_rect(frame, units);
    float u = frame->u, line = LINE * u, wide = rect.w - 16 * u;
    float top = rect.h - (TITLE + BELOW) * u - line * EDITION_FACTS; /* of the words */
    page_box(frame, rect, 9, on ? rgba(FIRE, .28f) : rgba(INK_SOFT, lit ? .15f : .08f),
             on ? 3 : 1.5f, on ? rgba(EMBER, 1) : rgba(INK_SOFT, lit ? .7f : .4f));
    if (top > 60 * u)
        draw_figures(frame, terms, (Rect){rect.x, rect.y + MARK * u, rect.w, top - MARK * u});
    Rect words = {rect.x + 11 * u, rect.y + top, wide, TITLE * u};
    float above = fminf(ABOVE * u, top - (MARK - LEADING) * u);
    if (terms->mark && above >= LEADING * u)
        paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 15, EMBER},
                    (Rect){words.x, rect.y + above, wide - 34 * u, MARK * u}, tr(terms->mark));
    if (on)
        draw_chosen(frame, (Point){rect.x + rect.w - 22 * u, rect.y + 22 * u});
    Rect head = words;
    head.w -= top < 36 * u ? 26 * u : 0; /* beside the tick */
    paint_label(frame, (TextStyle){FONT_HEAVY, ALIGN_LEFT, 18, INK}, head,
                tr(terms->edition.title));
    cut_top(&words, TITLE * u);
    for (int i = 0; i < EDITION_FACTS; i++)
        paint_label(frame, soft_style, cut_top(&words, line), tr(terms->facts[i]));
    Widget widget = page_spot(id, edition, names[edition], tr(terms->tip));
    widget.explains = true;
    page_put(frame, units, widget);
}

/* How much the table explains. */
static void build_help(Frame *frame, bool roomy, Rect area, Help chosen)
{
    static const char *const names[HELPS] = {"help-family", "help-standard", "help-purist"};
    Rect head = cut_top(&area, roomy ? 28 : 24), buttons = cut_top(&area, roomy ? 46 : 42);
    head.h = 24;
    buttons.h = 40;
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, head),
                tr("Help in the game"));
    for (int help = 0; help < HELPS; help++) {
        Widget choice = page_choice((WidgetId)(SEATS_HELP + help), help, names[help],
                                    phrase(SAY_HELP + help), chosen == (Help)help);
        choice.tip = phrase(SAY_HELP_RULE + help);
        choice.explains = true;
        page_put(frame, column_of(buttons, 0, HELPS, help), choice);
    }
    page_paragraph(frame, soft_style, page_rect(frame, area), phrase(SAY_HELP_RULE + chosen));
}

/* The seed, and what it is for, or is wrong with it: below it, else beside it. */
static void build_seed(Frame *frame, Rect area, Seating *seating, bool below)
{
    enum { HEAD = 70, HIGH = 44, GAP = 8, BELOW = 48, WORDS = 24 };
    Rect line = area, head, field, told;
    line.h = HIGH;
    head = cut_left(&line, HEAD);
    field = cut_left(&line, below ? line.w : floorf(line.w * .54f));
    cut_left(&line, GAP);
    told = below ? (Rect){field.x, field.y + BELOW, field.w, WORDS} : line;
    paint_label(frame, label_style, page_rect(frame, head), tr("Seed"));
    page_put(frame, field,
             page_field(SEATS_SEED, "seed", tr("by chance"), seating->seed, sizeof seating->seed));
    SeatingFault fault = seating_check_seed(seating);
    bool wrong = fault != SEATING_OK;
    paint_label(frame, wrong ? wrong_style : soft_style, page_rect(frame, told),
                wrong ? phrase(fault == SEATING_SEED_TOO_LONG ? SAY_SEED_TOO_LONG : SAY_SEED_UNFIT)
                      : tr("The same seed deals the same tiles again"));
}

/* Behind it what a first game does not need. */
static void build_more(Frame *frame, Rect line)
{
    Widget more = page_button(SEATS_MORE, STYLE_PAPER, "more", tr("More"), "plus",
                              tr("The seed: a number that deals the same tiles again"));
    more.explains = true;
    line.h = 44;
    page_put(frame, cut_right(&line, page_button_width(frame, more.label, true, 110)), more);
}

/* Edition, help and, once more is asked for, the seed; without room nothing is said of the seed but
 * what is wrong with it. */
static void build_hunt(Frame *frame, const PagePlan *plan, Rect area, LobbyUi *lobby)
{
    enum { HIGHEST = 330 };
    Seating *seating = &lobby->seating;
    bool below = plan->roomy || area.h > 420;
    widgets_group(frame->widgets, GROUP_HUNT);
    put_card_title(frame, area, tr("The hunt"));
    cut_top(&area, head_height(plan) - 4);
    Rect seed = cut_bottom(&area, below ? 76 : 46);
    float help = plan->roomy ? 118 : 106;
    Rect cards = cut_top(&area, fminf(HIGHEST, area.h - 12 - help - 8));
    for (int edition = 0; edition < EDITIONS; edition++)
        build_edition(frame, (EditionId)edition, column_of(cards, 10, EDITIONS, edition),
                      seating->edition == edition);
    cut_top(&area, 8);
    build_help(frame, plan->roomy, area, (Help)seating->help);
    page_rule(frame, seed, -8, .34f);
    if (lobby->more || seating->seed[0])
        build_seed(frame, seed, seating, below);
    else
        build_more(frame, seed);
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

static void build_foot(const Screen *screen, Rect line)
{
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    int people = seating_people(seating);
    widgets_group(frame->widgets, GROUP_FOOT);
    const char *text = say_start(&(Starting){(EditionId)seating->edition, people,
                                             seating->count - people, leaves_game(screen)});
    Widget start = page_button(SEATS_START, STYLE_OCHRE, "start", tr("Start the hunt"), NULL, NULL);
    start.size = 21;
    start.off = !seating_ready(seating);
    ButtonRow row = {0};
    row_left(
        &row, 130,
        action_widget(VERB_CLOSE, page_button(0, STYLE_LEATHER, "back", tr("Back"), "chevron-left",
                                              way_back(screen->scene->session))));
    row_right(&row, 236, action_widget(VERB_AGREE, start));
    line = row_put(frame, line, 16, 0, &row);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT}, page_rect(frame, line),
                seating_ready(seating) ? text : tr("Something is not right yet"));
}

static void seats_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    PagePlan plan = page_plan(frame, cards_for(frame));
    float size = plan.roomy ? 32 : 27, above = plan.roomy ? 52 : 49;
    Rect title = {plan.x, plan.top - above, plan.width, 44};
    arrange_begin(screen);
    page_ground(frame);
    page_title(frame, size, page_rect(frame, title), tr("New game"));
    cut_left(&title, text_width(frame, FONT_TITLE, size, tr("New game")) / frame->u + 24);
    widgets_group(frame->widgets, GROUP_ALONE);
    arrange_put_alone(screen, title, SEATS_ALONE);
    Rect left, right;
    page_cards(frame, &plan, &left, &right);
    build_round(screen, &plan, left);
    build_hunt(frame, &plan, right, &screen->ui->lobby);
    build_foot(screen, (Rect){plan.x, plan.top + plan.height + plan.foot, plan.width, 52});
    notice_put(screen);
}

static void press(const Screen *screen, WidgetEvent event, Intent *intent)
{
    const Scene *scene = screen->scene;
    Seating *seating = &screen->ui->lobby.seating;
    if (event.verb == VERB_CLOSE && !scene->session) {
        intent->kind = INTENT_TITLE;
    } else if (event.verb == VERB_CLOSE) {
        ui_go(screen->ui, is_over(scene->session) ? SCREEN_RESULTS : SCREEN_TABLE);
    } else if (event.id == SEATS_START) {
        intent->kind = INTENT_NEW_GAME;
        seating_setup(seating, scene->seed, &intent->setup);
    } else if (event.id == SEATS_SIT) {
        arrange_seat(seating, seating->count, SEAT_HUMAN);
        widgets_edit(&screen->ui->widgets, name_of(seating->count - 1));
    } else if (event.id == SEATS_MORE) {
        screen->ui->lobby.more = true;
        widgets_edit(&screen->ui->widgets, SEATS_SEED);
    } else if (event.id == SEATS_BY_LOT || event.id == SEATS_FIRST) {
        seating->by_lot = event.id == SEATS_BY_LOT;
    } else if (event.id >= SEATS_ROW) {
        press_seat(screen, event, intent);
    } else if (event.id >= SEATS_HEAD) {
        arrange_seat(seating, seating->count, (SeatKind)event.index);
    } else if (event.id == SEATS_LADDER) {
        arrange_ladder(screen, intent);
    } else if (event.id == SEATS_ALONE) {
        arrange_alone(screen, arrange_last_alone(screen->ui), intent);
    } else if (event.id >= SEATS_HELP) {
        seating->help = (uint8_t)event.index;
    } else {
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
    while (seat < seating->count && widgets->focus != name_of(seat))
        seat++;
    bool enter = action_pressed(VERB_AGREE, input) &&
                 (event.kind == WIDGET_NOTHING || event.id == SEATS_START);
    if (!enter || seat == seating->count)
        return false;
    if (seat + 1 < seating->count)
        widgets_focus(widgets, name_of(seat + 1), true);
    else
        widgets_focus(widgets, seating->count < MAX_PLAYERS ? SEATS_SIT : SEATS_START, true);
    return true;
}

static void seats_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    Frame *frame = screen->frame;
    if (step_sitter(screen, event, input) || leave_name(screen, event, input) ||
        page_first_focus(frame, event, input, name_of(0)))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(screen, event, intent);
    else if (event.kind == WIDGET_CHANGED && event.id >= SEATS_ROW) {
        arrange_take_name(&screen->ui->lobby, event.index);
    }
}

/* Where the keyboard was, to know what an arrow key moves it from. */
static void seats_follow(const Screen *screen)
{
    Widgets *widgets = screen->frame->widgets;
    screen->ui->lobby.focus = widgets->focus_shown ? widgets->focus : 0;
}

static void seats_leave(Ui *ui)
{
    ui->lobby.more = false;
}

const ScreenPart seats_screen = {.build = seats_build,
                                 .handle = seats_handle,
                                 .animating = notice_shown,
                                 .follow = seats_follow,
                                 .leave = seats_leave};
