/* What is hunted: which edition, how much help in the game, which seed. */
#include <math.h>

#include "view/pages/seats.h"
#include "view/words/lobby.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

static const TextStyle soft_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
static const TextStyle wrong_style = {FONT_BOLD, ALIGN_LEFT, 15, WRONG};

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
    for (int i = 0; i < CARD_FIGURES; i++) {
        const CardFigure *figure = &terms->figures[i];
        paint_figure(frame, figure->sprite,
                     (Point){rect.x + rect.w / 2 + figure->x * size * u,
                             rect.y + rect.h / 2 + figure->y * size * u},
                     figure->tile * size);
    }
}

/* How many lines each fact of an edition takes: two where it has no room in whole letters, the
 * longest first, and no more than `most` together; returns their sum. */
static int share_lines(const Frame *frame, EditionId edition, float w, int most,
                       int lines[EDITION_FACTS])
{
    const Terms *terms = terms_of(edition);
    int sum = EDITION_FACTS;
    for (int i = 0; i < EDITION_FACTS; i++)
        lines[i] = 1;
    for (; sum < most; sum++) {
        int longest = -1;
        float widest = w;
        for (int i = 0; i < EDITION_FACTS; i++) {
            float wide = text_width(frame, soft_style.font, soft_style.size, tr(terms->facts[i]));
            if (lines[i] > 1 || wide <= widest)
                continue;
            widest = wide;
            longest = i;
        }
        if (longest < 0)
            break;
        lines[longest] = 2;
    }
    return sum;
}

/* The facts of an edition from the top of `row` down, a line as high as that. */
static void draw_facts(Frame *frame, const Terms *terms, const int *lines, Rect row)
{
    float line = row.h;
    for (int i = 0; i < EDITION_FACTS; i++, row.y += row.h) {
        row.h = line * (float)lines[i];
        if (lines[i] > 1)
            page_paragraph(frame, soft_style, row, tr(terms->facts[i]));
        else
            paint_label(frame, soft_style, row, tr(terms->facts[i]));
    }
}

static void build_edition(Frame *frame, EditionId edition, Rect rect, bool on)
{
    enum { TITLE = 24, LINE = 19, ABOVE = 6, BELOW = 10, MARK = 18, LEADING = 3 };
    static const char *const names[EDITIONS] = {"edition-second", "edition-first"};
    const Terms *terms = terms_of(edition);
    WidgetId id = (WidgetId)(SEATS_EDITION + edition);
    bool lit = frame->widgets->hover == id;
    float u = frame->u, line = LINE * u, wide = rect.w - 16 * u;
    int most = (int)((rect.h - (TITLE + ABOVE + BELOW) * u) / line), highest = 0;
    int lines[EDITION_FACTS];
    for (int e = 0; e < EDITIONS; e++) {
        int sum = share_lines(frame, (EditionId)e, wide, most, lines);
        highest = sum > highest ? sum : highest; /* their titles stand alike */
    }
    share_lines(frame, edition, wide, most, lines);
    float text_top = rect.y + rect.h - (TITLE + BELOW) * u - line * (float)highest;
    Rect row = {rect.x + 11 * u, text_top, wide, TITLE * u};
    page_box(frame, rect, 9, on ? rgba(FIRE, .28f) : rgba(INK_SOFT, lit ? .15f : .08f),
             on ? 3 : 1.5f, on ? rgba(EMBER, 1) : rgba(INK_SOFT, lit ? .7f : .4f));
    if (text_top - rect.y > 60 * u)
        draw_figures(frame, terms,
                     (Rect){rect.x, rect.y + MARK * u, rect.w, text_top - rect.y - MARK * u});
    float above = fminf(ABOVE * u, text_top - rect.y - (MARK - LEADING) * u);
    if (terms->mark && above >= LEADING * u)
        paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 15, EMBER},
                    (Rect){row.x, rect.y + above, wide - 34 * u, MARK * u}, tr(terms->mark));
    if (on)
        draw_chosen(frame, (Point){rect.x + rect.w - 22 * u, rect.y + 22 * u});
    Rect head = row;
    head.w -= text_top < rect.y + 36 * u ? 26 * u : 0; /* beside the tick */
    paint_label(frame, (TextStyle){FONT_HEAVY, ALIGN_LEFT, 18, INK}, head,
                tr(terms->edition.title));
    draw_facts(frame, terms, lines, (Rect){row.x, row.y + TITLE * u, wide, line});
    widget_put(frame, (Widget){.id = id,
                               .index = (int16_t)edition,
                               .kind = WIDGET_SPOT,
                               .rect = rect,
                               .name = names[edition],
                               .tip = tr(terms->tip),
                               .explains = true});
}

/* How much the table explains, from `at` (logical units). */
static void build_help(Frame *frame, bool roomy, Point at, float w, Help chosen)
{
    static const char *const names[HELPS] = {"help-family", "help-standard", "help-purist"};
    float x = at.x, y = at.y, buttons = y + (roomy ? 28 : 24), rule = buttons + (roomy ? 46 : 42);
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, page_rect(frame, x, y, w, 24),
                tr("Help in the game"));
    for (int help = 0; help < HELPS; help++)
        widget_put(frame, (Widget){.id = (WidgetId)(SEATS_HELP + help),
                                   .index = (int16_t)help,
                                   .kind = WIDGET_TOGGLE,
                                   .style = STYLE_PAPER,
                                   .rect = page_rect(frame, x + w / HELPS * (float)help, buttons,
                                                     w / HELPS, 40),
                                   .name = names[help],
                                   .label = say_help((Help)help),
                                   .tip = say_help_rule((Help)help),
                                   .explains = true,
                                   .on = chosen == (Help)help});
    page_paragraph(frame, soft_style, page_rect(frame, x, rule, w, 40), say_help_rule(chosen));
}

/* The seed at `at` (logical units), and what it is for, or is wrong with it: below it, else
 * beside it. */
static void build_seed(Frame *frame, Point at, float w, Seating *seating, bool below)
{
    enum { HEAD = 56, HIGH = 44, GAP = 8 };
    float field = below ? w - HEAD : floorf((w - HEAD) * .54f);
    Rect told =
        below ? page_rect(frame, at.x + HEAD, at.y + 48, w - HEAD, 24)
              : page_rect(frame, at.x + HEAD + field + GAP, at.y, w - HEAD - field - GAP, HIGH);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT},
                page_rect(frame, at.x, at.y, HEAD, HIGH), tr("Seed"));
    widget_put(frame, (Widget){.id = SEATS_SEED,
                               .kind = WIDGET_FIELD,
                               .name = "seed",
                               .rect = page_rect(frame, at.x + HEAD, at.y, field, HIGH),
                               .label = tr("by chance"),
                               .text = seating->seed,
                               .capacity = sizeof seating->seed});
    SeatingFault fault = seating_check_seed(seating);
    bool wrong = fault != SEATING_OK;
    paint_label(frame, wrong ? wrong_style : soft_style, told,
                wrong ? say_seed_fault(fault) : tr("The same seed deals the same tiles again"));
}

/* Behind it what a first game does not need. */
static void build_more(Frame *frame, Point at, float w)
{
    float width = page_button_width(frame, tr("More"), true, 110);
    widget_put(frame, (Widget){.id = SEATS_MORE,
                               .style = STYLE_PAPER,
                               .name = "more",
                               .rect = page_rect(frame, at.x + w - width, at.y, width, 44),
                               .label = tr("More"),
                               .icon = "plus",
                               .tip = tr("The seed: a number that deals the same tiles again"),
                               .explains = true});
}

void seats_hunt(Frame *frame, const PagePlan *plan, Rect area, LobbyUi *lobby)
{
    enum { LEAST = 330 };
    Seating *seating = &lobby->seating;
    float x = area.x, y = area.y, w = area.w, h = area.h;
    bool below = plan->roomy || h > 420;
    float help = plan->roomy ? 118 : 106, seed = below ? 76 : 46, lower = y + h - seed;
    float u = frame->u, half = (w - 10) / 2, top = y + seats_head(plan) - 4;
    float cards = fminf(LEAST, lower - 12 - help - 8 - top);
    widgets_group(frame->widgets, GROUP_HUNT);
    seats_title(frame, page_rect(frame, x, y, w, 28), tr("The hunt"));
    for (int edition = 0; edition < EDITIONS; edition++)
        build_edition(frame, (EditionId)edition,
                      page_rect(frame, x + (half + 10) * (float)edition, top, half, cards),
                      seating->edition == edition);
    build_help(frame, plan->roomy, (Point){x, top + cards + 8}, w, (Help)seating->help);
    paint_rule(frame, x * u, (lower - 8) * u, w * u, INK_SOFT, .34f);
    if (lobby->more || seating->seed[0])
        build_seed(frame, (Point){x, lower}, w, seating, below);
    else
        build_more(frame, (Point){x, lower}, w);
}
