/* Playing alone: the computers on steps from weak to strong, each with the games won against it,
 * and a trophy once that is more than half of three or more. A click begins. All in logical
 * units. */
#include <math.h>
#include <string.h>

#include "view/kit/keys.h"
#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/names.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum {
    LADDER_STEP = WIDGETS_SCREEN, /* the first of SEAT_KINDS */
    LADDER_NAME = LADDER_STEP + SEAT_KINDS,
    LADDER_COLOUR,
    LADDER_EDITION,
    LADDER_MORE,
};

enum { GROUP_STEPS = 1, GROUP_HEAD, GROUP_FOOT };

/* Games against a computer that were played to the end. */
typedef struct Tally {
    int games, won;
} Tally;

/* Who is to play: the first person of the table being arranged, or -1. */
static int person_of(const Seating *seating)
{
    for (int i = 0; i < seating->count; i++)
        if (seating->seats[i].kind == SEAT_HUMAN)
            return i;
    return -1;
}

/* Counts a game of two, a person of this name (NULL: of any) and a computer, with even starts. */
static void count_game(const GameAbout *about, const char *name, Tally tallies[SEAT_KINDS])
{
    const Setup *setup = &about->setup;
    int person = setup->seats[0].kind != SEAT_HUMAN;
    const Seat *seat = &setup->seats[person], *other = &setup->seats[!person];
    if (!about->good || !about->over || setup->player_count != 2 || seat->kind != SEAT_HUMAN ||
        other->kind == SEAT_HUMAN || seat->start != other->start ||
        (name && strcmp(seat->name, name) != 0))
        return;
    tallies[other->kind].games++;
    tallies[other->kind].won += about->leaders == 1u << person;
}

static void count_games(const Screen *screen, Tally tallies[SEAT_KINDS])
{
    const Shelf *shelf = screen->scene->shelf;
    const Seating *seating = &screen->ui->lobby.seating;
    int person = person_of(seating);
    memset(tallies, 0, SEAT_KINDS * sizeof *tallies);
    for (int i = 0; shelf && i < shelf->known; i++)
        count_game(&shelf->abouts[i], person < 0 ? NULL : seating->seats[person].name, tallies);
}

static bool has_trophy(const Tally *tally)
{
    enum { LEAST = 3 };
    return tally->games >= LEAST && 2 * tally->won > tally->games;
}

/* The one to try next: the weakest without a trophy. */
static SeatKind next_step(const Tally tallies[SEAT_KINDS])
{
    int kind = SEAT_AI_EASY;
    while (kind < SEAT_KINDS - 1 && has_trophy(&tallies[kind]))
        kind++;
    return (SeatKind)kind;
}

/* The measures of the steps. */
typedef struct StepPlan {
    float x, pitch, width; /* of a step */
    float bottom, top;     /* of all, and of the highest one */
    float rise, face;
    bool wide; /* else letters are smaller */
} StepPlan;

static StepPlan plan_steps(const Frame *frame)
{
    enum { WIDEST = 1160, GAP = 9, FACE = 116, ABOVE = 64, BELOW = 85, RISE = 32 };
    enum { STEPS = SEAT_KINDS - 1, WIDE = 130, USUAL = 332 };
    float all = fminf(WIDEST, page_width(frame) - 28), h = page_height(frame);
    StepPlan plan = {.x = (page_width(frame) - all) / 2, .bottom = h - BELOW};
    plan.pitch = (all + GAP) / STEPS;
    plan.width = plan.pitch - GAP;
    plan.wide = plan.width >= WIDE;
    plan.face = fminf(FACE, plan.width * .73f);
    plan.top = ABOVE + .38f * plan.face;
    float least = .62f * plan.face + (plan.wide ? 180 : 158);
    plan.rise = fmaxf(0, fminf(RISE, (plan.bottom - plan.top - least) / (STEPS - 1)));
    plan.top += fmaxf(0, plan.bottom - USUAL - plan.rise * (STEPS - 1) - plan.top) / 2;
    return plan;
}

static Rect step_at(const StepPlan *plan, int kind)
{
    float top = plan->top + plan->rise * (float)(SEAT_KINDS - 1 - kind);
    return (Rect){plan->x + plan->pitch * (float)(kind - 1), top, plan->width, plan->bottom - top};
}

/* Games won, and a bar of them, from the top of `area`. */
static void draw_tally(Frame *frame, const Tally *tally, Rect *area)
{
    enum { BAR = 8 };
    const TextStyle style = {FONT_BOLD, ALIGN_CENTRE, 16, INK},
                    soft = {FONT_TEXT, ALIGN_CENTRE, 15, INK_SOFT};
    Rect line = page_rect(frame, cut_top(area, 24)), bar = cut_top(area, BAR);
    if (tally->games == 0) {
        paint_label(frame, soft, line, tr("not met yet"));
        return;
    }
    paint_label(frame, style, line, say_with(SAY_WON, "won=%d games=%d", tally->won, tally->games));
    bar = page_rect(frame, rect_pad(bar, fmaxf(6, (bar.w - 104) / 2), 0));
    page_box(frame, bar, BAR / 2, rgba(INK_SOFT, .28f), 1, rgba(INK_SOFT, .5f));
    bar.w = roundf(bar.w * (float)tally->won / (float)tally->games);
    if (tally->won > 0)
        page_box(frame, bar, BAR / 2, rgba(EMBER, 1), 0, rgba(EMBER, 1));
}

/* What a computer is like, from the top down; smaller where that has no room. */
static void draw_sentence(Frame *frame, bool wide, Rect units, const char *text)
{
    const TextStyle style = {FONT_TEXT, ALIGN_CENTRE, wide ? 16 : 15, INK};
    float leading = wide ? 20 : 18;
    Frame measure = page_measure(frame);
    Rect rect = page_rect(frame, units);
    Point at = {rect.x + rect.w / 2, rect.y + 17 * frame->u};
    if ((float)paint_lines(&measure, style, leading, at, rect.w, text) * leading > units.h)
        paint_label(frame, style, rect, text);
    else
        paint_lines(frame, style, leading, at, rect.w, text);
}

/* What stands on a step below the face. */
static void draw_words(Frame *frame, const StepPlan *plan, int kind, const Tally *tally, bool lit)
{
    enum { NUMBER = 74, PLAY = 44, TROPHY = 24 };
    Rect area = step_at(plan, kind);
    Point foot = {(area.x + area.w / 2) * frame->u, (area.y + area.h - 22) * frame->u};
    area = rect_pad(area, 8, 0);
    cut_top(&area, .62f * plan->face + (plan->wide ? 4 : 0));
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, plan->wide ? 24 : 18, INK},
                page_rect(frame, cut_top(&area, plan->wide ? 32 : 24)),
                phrase(SAY_COMPUTER + kind - SEAT_AI_EASY));
    draw_sentence(frame, plan->wide, cut_top(&area, plan->wide ? 46 : 58),
                  phrase(SAY_SITTER + kind));
    draw_tally(frame, tally, &area);
    if (has_trophy(tally))
        paint_icon(frame, "trophy", foot, TROPHY, EMBER, 1);
    Rect low = cut_bottom(&area, 38);
    cut_left(&low, 6);
    cut_top(&area, 8);
    if (lit && area.h >= PLAY) {
        Rect play = page_rect(frame, cut_top(&area, PLAY));
        paint_patch(frame, "button-ochre-rest", play, 1);
        paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 20, INK}, play, tr("Play"));
    }
    bool large = area.h >= NUMBER;
    page_line(frame,
              (TextStyle){FONT_TITLE, large ? ALIGN_CENTRE : ALIGN_LEFT, large ? 66 : 22, 0xD6B486},
              page_rect(frame, large ? cut_bottom(&area, NUMBER) : low), said("%d", kind));
}

static void put_step(Frame *frame, const StepPlan *plan, int kind, const Tally *tally, bool next,
                     bool lit)
{
    static const char *const names[SEAT_KINDS] = {NULL,          "step-easy",   "step-gatherer",
                                                  "step-fisher", "step-normal", "step-shaman",
                                                  "step-hard",   "step-aurochs"};
    Rect step = step_at(plan, kind), rect = page_rect(frame, step);
    Widget widget = page_spot((WidgetId)(LADDER_STEP + kind), kind, names[kind], NULL);
    paint_card(frame, rect);
    if (next || lit)
        page_box(frame, rect, 9, rgba(FIRE, next ? .3f : .14f), next ? 3 : 2,
                 rgba(EMBER, next ? 1 : .6f));
    draw_words(frame, plan, kind, tally, lit);
    paint_icon(frame, sitter_icons[kind],
               (Point){(step.x + step.w / 2) * frame->u, (step.y + .12f * plan->face) * frame->u},
               plan->face, WHITE, 1);
    widget.key = '0' + kind;
    page_put(frame, step, widget);
}

static void put_steps(const Screen *screen, const Tally tallies[SEAT_KINDS])
{
    Frame *frame = screen->frame;
    StepPlan plan = plan_steps(frame);
    const Widgets *widgets = frame->widgets;
    int next = (int)next_step(tallies), at = widgets->hover - LADDER_STEP;
    if (at < SEAT_AI_EASY || at >= SEAT_KINDS)
        at = widgets->focus_shown ? widgets->focus - LADDER_STEP : next;
    widgets_group(frame->widgets, GROUP_STEPS);
    for (int kind = SEAT_AI_EASY; kind < SEAT_KINDS; kind++)
        put_step(frame, &plan, kind, &tallies[kind], kind == next, kind == at);
}

/* The title, and at its right who plays, and which edition. */
static void put_head(const Screen *screen)
{
    enum { EDGE = 44, NAME = 170, BADGE = 42, GAP = 10, RIGHT = 170 };
    Frame *frame = screen->frame;
    Seating *seating = &screen->ui->lobby.seating;
    StepPlan steps = plan_steps(frame);
    Rect line = {steps.x, 14, steps.pitch * (SEAT_KINDS - 2) + steps.width, EDGE}, below = line;
    const char *edition = tr(terms_of((EditionId)seating->edition)->edition.title);
    int person = person_of(seating);
    if (page_width(frame) > 1000)
        cut_right(&line, RIGHT); /* where the strongest one's head is */
    below.y += EDGE - 2;
    below.h = 22;
    page_title(frame, 32, page_rect(frame, line), tr("Play alone"));
    if (steps.top - .38f * steps.face >= below.y)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, CREAM_SOFT},
                    page_rect(frame, below), tr("Whom do you hunt against? A click begins."));
    widgets_group(frame->widgets, GROUP_HEAD);
    page_put(frame, cut_right(&line, page_button_width(frame, edition, false, 150)),
             page_button(LADDER_EDITION, STYLE_PAPER, "edition", edition, NULL,
                         tr("The other edition")));
    cut_right(&line, GAP);
    if (person < 0)
        return;
    const SeatPlan *plan = &seating->seats[person];
    arrange_put_name(frame, &screen->ui->lobby, cut_right(&line, NAME),
                     page_spot(LADDER_NAME, person, "name", NULL));
    Rect badge = cut_right(&line, BADGE);
    paint_icon(frame, player_badges[plan->colour], rect_middle(page_rect(frame, badge)), 36, WHITE,
               1);
    page_put(frame, badge,
             page_spot(LADDER_COLOUR, 0, "colour",
                       say_text(SAY_BADGE, phrase(SAY_COLOUR + plan->colour))));
}

static float put_hint(Frame *frame, float x, float y, const char *key, const char *word)
{
    float u = frame->u;
    x += paint_keycap(frame, (Point){x, y}, key, false) + 8 * u;
    return x +
           paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT}, (Point){x, y}, 0,
                      word) +
           20 * u;
}

/* Between whom one is, once the first trophy is won; where it has room. */
static void put_place(Frame *frame, Rect room, int next, const Tally tallies[SEAT_KINDS])
{
    const TextStyle style = {FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT};
    if (next == SEAT_AI_EASY || has_trophy(&tallies[next]))
        return;
    const char *words = words_with(
        tr("Your step: between {weaker} and {stronger}"), "weaker=%s stronger=%s",
        phrase(SAY_COMPUTER + next - 1 - SEAT_AI_EASY), phrase(SAY_COMPUTER + next - SEAT_AI_EASY));
    if (text_width(frame, style.font, style.size, words) <= room.w)
        paint_text(frame, style, (Point){room.x + room.w, room.y}, 0, words);
}

static void put_foot(const Screen *screen, const Tally tallies[SEAT_KINDS])
{
    Frame *frame = screen->frame;
    StepPlan steps = plan_steps(frame);
    ButtonRow row = {0};
    row_left(&row, 130,
             action_widget(VERB_CLOSE, page_button(0, STYLE_LEATHER, "back", tr("Back"),
                                                   "chevron-left", tr("Where you came from"))));
    row_right(&row, 180,
              page_button(LADDER_MORE, STYLE_LEATHER, "more", tr("More at the table"), "plus",
                          tr("Seat several people and computers")));
    widgets_group(frame->widgets, GROUP_FOOT);
    Rect line = row_put(
        frame,
        (Rect){steps.x, page_height(frame) - 69, steps.pitch * (SEAT_KINDS - 2) + steps.width, 52},
        16, 0, &row);
    float y = (line.y + 31) * frame->u;
    float x = put_hint(frame, (line.x + 8) * frame->u, y,
                       said("%s %s", stroke_say((KeyStroke){KEY_LEFT, 0, 0}, 0),
                            stroke_say((KeyStroke){KEY_RIGHT, 0, 0}, 0)),
                       tr("choose"));
    x = put_hint(frame, x, y, "1\u20137", tr("begin"));
    put_place(frame, (Rect){x, y, (line.x + line.w) * frame->u - x, 0}, (int)next_step(tallies),
              tallies);
}

static void ladder_build(const Screen *screen)
{
    Tally tallies[SEAT_KINDS];
    arrange_begin(screen);
    count_games(screen, tallies);
    page_ground(screen->frame);
    put_steps(screen, tallies);
    put_head(screen);
    put_foot(screen, tallies);
    notice_put(screen);
}

static void ladder_handle(const Screen *screen, WidgetEvent event, const Input *input,
                          Intent *intent)
{
    Ui *ui = screen->ui;
    Seating *seating = &ui->lobby.seating;
    Tally tallies[SEAT_KINDS];
    int person = person_of(seating);
    count_games(screen, tallies);
    SeatKind next = next_step(tallies);
    if (page_first_focus(screen->frame, event, input, (WidgetId)(LADDER_STEP + next)))
        return;
    if (event.kind == WIDGET_CHANGED && event.id == LADDER_NAME) {
        arrange_take_name(&ui->lobby, person);
    } else if (event.kind == WIDGET_NOTHING && action_pressed(VERB_AGREE, input)) {
        if (widgets_field(&ui->widgets)) /* the name is agreed on, no more */
            widgets_focus(&ui->widgets, (WidgetId)(LADDER_STEP + next), true);
        else
            arrange_alone(screen, next, intent);
    } else if (event.kind != WIDGET_PRESSED) {
        return;
    } else if (event.verb == VERB_CLOSE) {
        ui_go(ui, ui->lobby.seats_behind ? SCREEN_SEATS : SCREEN_TITLE);
    } else if (event.id == LADDER_EDITION) {
        seating->edition = seating->edition == EDITION_FIRST ? EDITION_SECOND : EDITION_FIRST;
    } else if (event.id == LADDER_COLOUR) {
        seating_next_colour(seating, person);
    } else if (event.id == LADDER_MORE) {
        ui_go(ui, SCREEN_SEATS);
    } else if (event.id > LADDER_STEP && event.id < LADDER_STEP + SEAT_KINDS) {
        arrange_alone(screen, (SeatKind)event.index, intent);
    }
}

const ScreenPart ladder_screen = {
    .build = ladder_build, .handle = ladder_handle, .animating = notice_shown};
