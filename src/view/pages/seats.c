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
    SEATS_ALONE = SEATS_HELP + HELPS,      /* the first of SEAT_KINDS */
    SEATS_ROW = SEATS_ALONE + SEAT_KINDS,  /* the first seat's first widget */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_ROUND = 1, GROUP_SITTERS, GROUP_HUNT, GROUP_FOOT, GROUP_ALONE };

static const TextStyle soft_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
static const TextStyle label_style = {FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT};
static const TextStyle wrong_style = {FONT_BOLD, ALIGN_LEFT, 15, WRONG};

/* From a card's upper edge, what its title takes. */
static float head_height(const PagePlan *plan)
{
    return plan->roomy ? 44 : 36;
}

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
    SEAT_SITTER, /* the first of SEAT_KINDS */
    SEAT_REMOVE = SEAT_SITTER + SEAT_KINDS,
    SEAT_WIDGETS
};

/* Where the parts of a row lie. */
typedef struct RowPlan {
    Rect arrows, badge, name;
    Rect side; /* w 0: there is none */
    Rect choices, remove;
} RowPlan;

static RowPlan plan_row(const Options *options, Rect row)
{
    enum { WIDEST = 29, NARROWEST = 14, LEAST_NAME = 122, APART = 4 };
    bool wide = row.w >= 500, follows = options->panel == PANEL_FOLLOWS;
    float gap = wide ? 14 : 6, side = !follows ? 0 : wide ? 88 : 44;
    RowPlan plan = {.arrows = cut_left(&row, wide ? 40 : 24)};
    plan.badge = cut_left(&row, 46);
    cut_left(&row, wide ? 8 : 2);
    plan.remove = cut_right(&row, wide ? 44 : 32);
    cut_right(&row, 6);
    float room = row.w - LEAST_NAME - gap - (follows ? side + APART : 0);
    float choice = floorf(fmaxf(NARROWEST, fminf(WIDEST, room / SEAT_KINDS)));
    plan.choices = cut_right(&row, choice * SEAT_KINDS);
    cut_right(&row, gap);
    plan.side = cut_right(&row, side);
    cut_right(&row, follows ? APART : 0);
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
    static const char *const names[SEAT_WIDGETS] = {
        "up",       "down",   "colour", "name",   "side", "person",  "easy",
        "gatherer", "fisher", "normal", "shaman", "hard", "aurochs", "remove"};
    return page_spot(seat_widget(seat, part), seat, said("%s-%d", names[part], seat + 1), tip);
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
    enum { ROOMY = 60, LETTERS = 14 };
    Widget widget = row_widget(seat, SEAT_SIDE,
                               left ? tr("Sits at the left of the table")
                                    : tr("Sits at the right of the table"));
    widget.kind = WIDGET_BUTTON;
    widget.style = STYLE_PAPER;
    if (rect.w < ROOMY) /* its word stands for the icon */
        widget.size = LETTERS;
    else
        widget.icon = left ? "chevron-left" : "chevron-right";
    widget.label = left ? tr("Left") : tr("Right");
    page_put(frame, rect, widget);
}

/* Of the choices, and of what stands beside them: the arrow keys find what is as near. */
static Rect choice_part(Rect part)
{
    return rect_centred(part, fminf(60, part.h - 4));
}

/* Who may sit on a seat; on a free one (`sits` SEAT_KINDS) all are pale. */
static void put_choices(Frame *frame, int seat, int sits, Rect all)
{
    all = choice_part(all);
    float face = fminf(50, fminf(all.w / SEAT_KINDS, all.h) - 4);
    widgets_group(frame->widgets, GROUP_SITTERS);
    for (int kind = 0; kind < SEAT_KINDS; kind++) {
        Widget widget = row_widget(seat, SEAT_SITTER + kind, phrase(SAY_SITTER + kind));
        bool lit = frame->widgets->hover == widget.id, person = kind == SEAT_HUMAN;
        Rect choice = column_of(all, 0, SEAT_KINDS, kind);
        widget.kind = WIDGET_TOGGLE;
        widget.style = STYLE_PAPER;
        widget.explains = true;
        widget.on = kind == sits;
        page_put(frame, choice, widget);
        float alpha = widget.on || lit ? 1 : sits == SEAT_KINDS ? .4f : .6f;
        paint_icon(frame, sitter_icons[kind], rect_middle(page_rect(frame, choice)),
                   person ? face * .64f : face, person ? INK : WHITE, alpha);
    }
}

static void put_free_seat(Frame *frame, const Seating *seating, const RowPlan *plan)
{
    Rect name = rect_centred(plan->name, 44);
    Point badge = rect_middle(plan->badge);
    name.w = plan->side.x + plan->side.w - name.x;
    paint_icon(frame, player_badges[seating_free_colour(seating)],
               (Point){badge.x * frame->u, badge.y * frame->u}, 40, WHITE, .4f);
    page_put(frame, name,
             page_button(SEATS_SIT, STYLE_PAPER, "sit-down", tr("Add a player"),
                         name.w < 120 ? NULL : "plus", tr("One more person plays")));
    put_choices(frame, seating->count, SEAT_KINDS, plan->choices);
}

/* Letters a little smaller where a name has no room else. */
static void put_name(Frame *frame, LobbyUi *lobby, int seat, Rect rect)
{
    enum { SIZE = 18, SMALLER = 15, INSET = 8 };
    const SeatPlan *plan = &lobby->seating.seats[seat];
    char *name = lobby->names[seat];
    utf8_print(name, SEATING_NAME_BYTES, "%s", say_plan(plan));
    Widget widget = row_widget(seat, SEAT_NAME, NULL);
    const char *lacks = say_text(SAY_NO_LETTERS, phrase(SAY_COLOUR + plan->colour));
    widget.kind = WIDGET_FIELD;
    widget.label = phrase(SAY_COLOUR + plan->colour);
    widget.text = name;
    widget.capacity = SEATING_NAME_BYTES;
    widget.tip = letters_lack(name) ? lacks : NULL;
    float room = page_rect(frame, rect).w - 2 * INSET * frame->u;
    widget.size = text_width(frame, FONT_TEXT, SIZE, name) <= room ? SIZE : SMALLER;
    page_put(frame, rect, widget);
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
    put_name(frame, &screen->ui->lobby, seat, rect_centred(plan.name, 44));
    if (plan.side.w > 0)
        put_side(frame, seat, options_sits_left(options, seat, colour),
                 rect_centred(plan.side, 44));
    put_choices(frame, seat, seating->seats[seat].kind, plan.choices);
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
    else if (part >= SEAT_SITTER)
        arrange_seat(seating, seat, (SeatKind)(part - SEAT_SITTER));
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
    enum { ROW = 84, HUNT = 220 };
    Frame *frame = screen->frame;
    const Seating *seating = &screen->ui->lobby.seating;
    int rows = seating->count < MAX_PLAYERS ? seating->count + 1 : MAX_PLAYERS;
    Rect beside = put_card_title(frame, area, tr("Round the fire"));
    const char *fault = say_wrong_name(seating);
    if (fault)
        paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_RIGHT, 15, WRONG}, beside, fault);
    Rect begin = cut_bottom(&area, 50);
    begin.h = 44;
    cut_bottom(&area, 8);
    cut_top(&area, head_height(plan) - 8);
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
    enum { HEAD = 56, HIGH = 44, GAP = 8, BELOW = 48, WORDS = 24 };
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

static const PageCards cards = {.width = 1128, .share = .51f, .roomy_top = 70, .top = 54};

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
    Rect back = cut_left(&line, 130), go = cut_right(&line, 236);
    cut_left(&line, 20);
    cut_right(&line, 16);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT}, page_rect(frame, line),
                seating_ready(seating) ? text : tr("Something is not right yet"));
    page_put(
        frame, rect_centred(back, 48),
        action_widget(VERB_CLOSE, page_button(0, STYLE_LEATHER, "back", tr("Back"), "chevron-left",
                                              way_back(screen->scene->session))));
    Widget start = page_button(SEATS_START, STYLE_OCHRE, "start", tr("Start the hunt"), NULL, NULL);
    start.size = 21;
    start.off = !seating_ready(seating);
    page_put(frame, go, action_widget(VERB_AGREE, start));
}

/* In the line of the title, of which that takes `title` pixels: the computers to play against at
 * once, and before them what that is, where both have room. */
static void build_alone(Frame *frame, Rect line, float title)
{
    enum { GAP = 10, APART = 24, BEFORE = 14 };
    static const TextStyle style = {FONT_BOLD, ALIGN_RIGHT, 17, FIRE_LIGHT};
    const char *words = tr("Play alone against");
    float u = frame->u, widths[2] = {-GAP, -GAP}; /* without names, and with */
    cut_left(&line, title / u + APART);
    for (int i = 0; i < ALONE_KINDS; i++)
        for (int named = 0; named < 2; named++)
            widths[named] += arrange_alone_width(frame, alone_kinds[i], named) + GAP;
    float what = text_width(frame, FONT_BOLD, 17, words) / u;
    bool names = .6f * what + BEFORE + widths[1] <= line.w; /* the words in two lines, then */
    Rect buttons = cut_right(&line, widths[names]);
    cut_right(&line, BEFORE);
    widgets_group(frame->widgets, GROUP_ALONE);
    paint_label(frame, style, page_rect(frame, line), words);
    for (int i = 0; i < ALONE_KINDS; i++) {
        SeatKind kind = alone_kinds[i];
        Rect rect = cut_left(&buttons, arrange_alone_width(frame, kind, names));
        arrange_alone_button(
            frame, kind,
            (Widget){.id = (WidgetId)(SEATS_ALONE + kind), .rect = page_rect(frame, rect)});
        cut_left(&buttons, GAP);
    }
}

static void seats_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    PagePlan plan = page_plan(frame, &cards);
    float size = plan.roomy ? 32 : 27, above = plan.roomy ? 52 : 49;
    Rect title = {plan.x, plan.top - above, plan.width, 44};
    arrange_begin(screen);
    page_ground(frame);
    page_title(frame, size, page_rect(frame, title), tr("New game"));
    build_alone(frame, title, text_width(frame, FONT_TITLE, size, tr("New game")));
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
    } else if (event.id >= SEATS_ALONE) {
        arrange_alone(screen, (SeatKind)event.index, intent);
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
    if (leave_name(screen, event, input) || page_first_focus(frame, event, input, name_of(0)))
        return;
    if (event.kind == WIDGET_PRESSED)
        press(screen, event, intent);
    else if (event.kind == WIDGET_CHANGED && event.id >= SEATS_ROW) {
        SeatPlan *plan = &screen->ui->lobby.seating.seats[event.index];
        memcpy(plan->name, screen->ui->lobby.names[event.index], sizeof plan->name);
        plan->typed = plan->name[0] != '\0'; /* changed by hand */
    }
}

static void seats_leave(Ui *ui)
{
    ui->lobby.more = false;
}

const ScreenPart seats_screen = {
    .build = seats_build, .handle = seats_handle, .animating = notice_shown, .leave = seats_leave};
