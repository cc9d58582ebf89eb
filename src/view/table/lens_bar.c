/* What floats over the board's lower edge: the bar with lenses and zoom, and the ribbon of the lens
 * that is on. */
#include <math.h>

#include "core/utf8.h"
#include "view/kit/paint.h"
#include "view/table/acts.h"
#include "view/table/framing.h"
#include "view/table/panel.h"
#include "view/table/program.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* The meadows' title and tooltip are the edition's terms, that of one player's pieces is the name.
 */
static const struct {
    Verb verb;
    const char *title, *about;
    const char *brief; /* in place of what it is about, where that has no room beside the bar */
} lenses[LENSES] = {
    [LENS_MEADOWS] = {VERB_LENS_MEADOWS, NULL, N_("who holds each, and its points at the end"),
                      N_("points at the end")},
    [LENS_FORESTS] = {VERB_LENS_FORESTS, N_("Forests"),
                      N_("their gatherers, and the points so far"), N_("points so far")},
    [LENS_RIVERS] = {VERB_LENS_RIVERS, N_("Rivers"), N_("their fishers, and the points so far"),
                     N_("points so far")},
    [LENS_SYSTEMS] = {VERB_LENS_SYSTEMS, N_("River systems"),
                      N_("their huts, and points at the end"), N_("points at the end")},
    [LENS_PIECES] = {VERB_LENS_PIECES, NULL, N_("points so far, or at the end"),
                     N_("points now, or at the end")},
};

static void put_lenses(Frame *frame, const TableNow *now)
{
    const TableLayout *layout = &now->model->layout;
    float side = layout->lenses.w / (float)layout->lens_count;
    for (int kind = LENS_NONE + 1; kind <= layout->lens_count; kind++) {
        bool on = now->table->lens.kind == kind;
        const char *tip = kind == LENS_MEADOWS ? tr(now->model->view.terms->hunters) : NULL;
        widget_put(frame,
                   table_widget(now, lenses[kind].verb,
                                (Widget){.kind = WIDGET_TOGGLE,
                                         .style = on ? STYLE_OCHRE : STYLE_BARE,
                                         .rect = {layout->lenses.x + (float)(kind - 1) * side,
                                                  layout->lenses.y, side, layout->lenses.h},
                                         .tip = tip,
                                         .on = on}));
    }
}

static void put_tools(Frame *frame, const TableNow *now)
{
    static const Verb verbs[] = {VERB_STACKS,   VERB_HISTORY, VERB_TURN_BOARD,
                                 VERB_ZOOM_OUT, VERB_ZOOM_IN, VERB_FIT};
    Rect tools = now->model->layout.tools;
    float side = tools.w / (sizeof verbs / sizeof *verbs);
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        bool history = verbs[i] == VERB_HISTORY, fit = verbs[i] == VERB_FIT;
        bool on = history ? now->table->strip.open : fit && now->table->camera.whole;
        bool larger = verbs[i] == VERB_TURN_BOARD &&
                      framing_turns_larger(&now->table->camera, frame, now->model);
        widget_put(frame, table_widget(
                              now, verbs[i],
                              (Widget){.kind = history || fit ? WIDGET_TOGGLE : WIDGET_BUTTON,
                                       .style = larger ? STYLE_OCHRE : STYLE_BARE,
                                       .tip = larger ? tr("Turn the board: larger tiles") : NULL,
                                       .rect = {tools.x + (float)i * side, tools.y, side, tools.h},
                                       .on = on}));
    }
}

/* The Elder's face, whom the hint comes from. */
static void put_hint(Frame *frame, const TableNow *now)
{
    Rect rect = now->model->layout.advice;
    bool on = now->table->advice.hint;
    if (rect.w <= 0)
        return;
    widget_put(frame, table_widget(now, VERB_HINT,
                                   (Widget){.kind = WIDGET_TOGGLE,
                                            .style = on ? STYLE_OCHRE : STYLE_BARE,
                                            .rect = rect,
                                            .on = on}));
    paint_icon(frame, sitter_icons[SEAT_AI_HARD], rect_middle(rect), 36, WHITE,
               table_can(now, VERB_HINT) ? 1 : .4f);
}

/* The icon of the lens, or the badge of whose pieces are shown. */
static void draw_lens_icon(Frame *frame, const TableNow *now, Point middle)
{
    const LensUi *lens = &now->table->lens;
    const Setup *setup = now->model->view.setup;
    if (now->model->lens == LENS_PIECES)
        paint_icon(frame, player_badges[setup->seats[lens->player].colour], middle, 26, WHITE, 1);
    else
        paint_icon(frame, action_of(lenses[now->model->lens].verb)->icon, middle, 24, INK, 1);
}

/* What the lens shows; of a name the first part where `brief`. */
static void say_title(const TableNow *now, bool brief, char title[BRIEF_NAME])
{
    const TableView *view = &now->model->view;
    LensKind kind = now->model->lens;
    int player = now->table->lens.player;
    if (kind == LENS_PIECES && brief)
        say_first_name(view->setup, player, title);
    else if (kind == LENS_PIECES)
        say_brief(view->setup, player, title);
    else
        utf8_print(title, BRIEF_NAME, "%s",
                   tr(lenses[kind].title ? lenses[kind].title : view->terms->meadow.titles));
}

/* The title in one line of `room` pixels, and the size of its letters, logical units; a name may be
 * cut. */
static float fit_title(const Frame *frame, const TableNow *now, float room, char title[BRIEF_NAME])
{
    enum { LARGEST = 22, LEAST = 17 };
    for (int brief = 0; brief < 2; brief++) {
        say_title(now, brief, title);
        for (int size = LARGEST; size >= LEAST; size--)
            if (text_width(frame, FONT_TITLE, (float)size, title) <= room)
                return (float)size;
    }
    return LEAST;
}

enum { RIBBON = 40, RIBBON_LINE = 17, RIBBON_BARE = 96, RIBBON_TITLE = 220, RIBBON_GAP = 16 };

static const TextStyle told_style = {FONT_BOLD, ALIGN_LEFT, 15, INK};

/* How the ribbon lies. */
typedef struct Ribbon {
    Rect rect;
    char title[BRIEF_NAME];
    const char *told;
    float size, name; /* of the title's letters, logical units; its width, pixels */
    int lines;        /* of what it tells, below the title; 0: beside it */
} Ribbon;

/* Where it may begin, and how wide it may be. */
static void fit_ribbon(const Frame *frame, const TableNow *now, Point at, float most,
                       Ribbon *ribbon)
{
    const char *told = ribbon->told;
    float u = frame->u, bare = RIBBON_BARE * u, room = fminf(RIBBON_TITLE * u, most - bare);
    ribbon->size = fit_title(frame, now, room, ribbon->title);
    ribbon->name = fminf(text_width(frame, FONT_TITLE, ribbon->size, ribbon->title), room);
    float about = text_width(frame, FONT_BOLD, told_style.size, told) + RIBBON_GAP * u;
    float wide = bare + ribbon->name + about;
    ribbon->lines = 0;
    if (wide > most) {
        wide = fminf(most, fmaxf(bare + ribbon->name, about + RIBBON_GAP * u));
        ribbon->lines = paint_lines(&(Frame){.meter = frame->meter, .u = u}, told_style,
                                    RIBBON_LINE, at, wide - 2 * RIBBON_GAP * u, told);
    }
    float high = RIBBON + (ribbon->lines > 0 ? RIBBON_LINE * (float)ribbon->lines : 0);
    ribbon->rect = (Rect){roundf(at.x), roundf(at.y), roundf(wide), roundf(high * u)};
}

/* Beside the bar where it has room in one line, with brief words if need be, else above it. */
static Ribbon ribbon_of(const Frame *frame, const TableNow *now)
{
    const TableLayout *layout = &now->model->layout;
    float u = frame->u, end = layout->clear.x + layout->clear.w - 4 * u;
    Point beside = {layout->hint.x - 2 * u, layout->bar.y + roundf(2 * u)};
    const char *const told[] = {tr(lenses[now->model->lens].about),
                                tr(lenses[now->model->lens].brief)};
    Ribbon ribbon;
    for (int i = 0; i < 2; i++) {
        ribbon.told = told[i];
        fit_ribbon(frame, now, beside, end - beside.x, &ribbon);
        if (ribbon.lines == 0)
            return ribbon;
    }
    ribbon.told = told[0];
    fit_ribbon(frame, now, (Point){layout->bar.x, layout->foot}, end - layout->bar.x, &ribbon);
    ribbon.rect.y -= ribbon.rect.h + roundf(6 * u);
    return ribbon;
}

Rect panel_ribbon(const Frame *frame, const TableNow *now)
{
    return ribbon_of(frame, now).rect;
}

static void draw_ribbon(Frame *frame, const TableNow *now)
{
    Ribbon ribbon = ribbon_of(frame, now);
    Rect rect = ribbon.rect;
    float u = frame->u, x = rect.x + 44 * u, baseline = rect.y + 27 * u;
    const char *told = ribbon.told;
    char key[32];
    action_keys(lenses[now->model->lens].verb, key, sizeof key);
    paint_patch(frame, "button-ochre-rest", rect, 1);
    draw_lens_icon(frame, now, (Point){rect.x + 24 * u, rect.y + RIBBON / 2 * u});
    x += paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, ribbon.size, INK},
                    (Point){x, baseline}, ribbon.name + 1, ribbon.title) +
         10 * u;
    if (ribbon.lines > 0)
        paint_lines(frame, told_style, RIBBON_LINE,
                    (Point){rect.x + RIBBON_GAP * u, rect.y + (RIBBON + 8) * u},
                    rect.w - 2 * RIBBON_GAP * u, told);
    else
        paint_text(frame, told_style, (Point){x, baseline - u}, 0, told);
    paint_keycap(frame, (Point){rect.x + rect.w - 36 * u, baseline - 2 * u}, key, true);
}

void panel_draw_floating(Frame *frame, const TableNow *now)
{
    Rect bar = now->model->layout.bar;
    widgets_group(frame->widgets, TABLE_IN_BAR);
    widget_put(frame, (Widget){.id = TABLE_BAR, .kind = WIDGET_PANE, .rect = bar});
    paint_patch(frame, "bar", bar, 1);
    put_lenses(frame, now);
    put_tools(frame, now);
    put_hint(frame, now);
    widgets_group(frame->widgets, 0);
    program_draw_bar(frame, now);
    if (now->model->lens != LENS_NONE)
        draw_ribbon(frame, now);
}
