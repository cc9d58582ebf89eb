/* What floats over the board's lower edge: the bar with lenses and zoom, and the ribbon of the lens
 * that is on. */
#include <math.h>

#include "core/utf8.h"
#include "view/kit/paint.h"
#include "view/kit/rows.h"
#include "view/model/matter.h"
#include "view/table/acts.h"
#include "view/table/framing.h"
#include "view/table/panel.h"
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

static Widget lens_button(const TableModel *model, int kind, Rect rect)
{
    bool on = model->table->lens.kind == kind;
    return table_widget(
        model, lenses[kind].verb,
        (Widget){.kind = WIDGET_TOGGLE,
                 .style = on ? STYLE_OCHRE : STYLE_BARE,
                 .rect = rect,
                 .tip = kind == LENS_MEADOWS ? tr(model->view.terms->hunters) : NULL,
                 .on = on});
}

static Widget tool_button(const TableModel *model, Verb verb, Rect rect)
{
    bool history = verb == VERB_HISTORY, fit = verb == VERB_FIT, hint = verb == VERB_HINT;
    bool on = history ? model->table->strip.open
              : hint  ? model->table->advice.hint
                      : fit && model->table->camera.whole;
    bool larger = verb == VERB_TURN_BOARD && framing_turns_larger(&model->table->camera, model);
    return table_widget(model, verb,
                        (Widget){.kind = history || fit || hint ? WIDGET_TOGGLE : WIDGET_BUTTON,
                                 .style = larger || (hint && on) ? STYLE_OCHRE : STYLE_BARE,
                                 .tip = larger ? tr("Turn the board: larger tiles") : NULL,
                                 .rect = rect,
                                 .on = on});
}

/* Lenses, tools and, with the Elder's face, the hint that comes from him. */
static void put_buttons(Frame *frame, const TableModel *model)
{
    static const Verb tools[] = {VERB_STACKS,  VERB_HISTORY, VERB_TURN_BOARD, VERB_ZOOM_OUT,
                                 VERB_ZOOM_IN, VERB_FIT,     VERB_HINT};
    const TableLayout *layout = &model->layout;
    int count = layout->lens_count + (int)(sizeof tools / sizeof *tools) - !layout->hints;
    for (int i = 0; i < count; i++) {
        Rect rect = column_of(rect_pad(layout->bar, roundf(8 * frame->u), 0), 0, count, i);
        Verb tool = i < layout->lens_count ? VERB_NONE : tools[i - layout->lens_count];
        widget_put(frame, tool == VERB_NONE ? lens_button(model, i + 1, rect)
                                            : tool_button(model, tool, rect));
        if (tool == VERB_HINT)
            paint_icon(frame, sitter_icons[SEAT_AI_HARD], rect_middle(rect),
                       fminf(36, rect.w / frame->u), WHITE, table_can(model, VERB_HINT) ? 1 : .4f);
    }
}

static void draw_lens_icon(Frame *frame, const TableModel *model, Point middle)
{
    const LensUi *lens = &model->table->lens;
    const Setup *setup = model->view.setup;
    if (model->lens == LENS_PIECES)
        paint_icon(frame, player_badges[setup->seats[lens->player].colour], middle, 26, WHITE, 1);
    else
        paint_icon(frame, action_of(lenses[model->lens].verb)->icon, middle, 24, INK, 1);
}

/* What the lens shows; of a name the first part where `brief`. */
static const char *say_title(const TableModel *model, bool brief)
{
    const TableView *view = &model->view;
    LensKind kind = model->lens;
    int player = model->table->lens.player;
    const char *first = kind == LENS_PIECES && brief ? say_first_name(view->setup, player) : NULL;
    if (kind == LENS_PIECES)
        return first ? first : say_brief(view->setup, player);
    return tr(lenses[kind].title ? lenses[kind].title : view->terms->meadow.titles);
}

/* The title in one line of `room` pixels, and the size of its letters, logical units; a name may be
 * cut. */
static float fit_title(const Frame *frame, const TableModel *model, float room, const char **title)
{
    enum { LARGEST = 22, LEAST = 17 };
    for (int brief = 0; brief < 2; brief++) {
        *title = say_title(model, brief);
        for (int size = LARGEST; size >= LEAST; size--)
            if (text_width(frame, FONT_TITLE, (float)size, *title) <= room)
                return (float)size;
    }
    return LEAST;
}

enum { RIBBON = 40, RIBBON_LINES = 52, RIBBON_BARE = 112, RIBBON_TITLE = 220 };

static const TextStyle told_style = {FONT_BOLD, ALIGN_LEFT, 15, INK};

/* How the ribbon lies: what it tells has the room behind its title. */
typedef struct Ribbon {
    Rect rect;
    const char *title;
    const char *told;
    float size, name; /* of the title's letters, logical units; its width, pixels */
} Ribbon;

/* Beside the bar where it has room there, with brief words if need be, else above it. */
static Ribbon ribbon_of(const Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    float u = frame->u, end = layout->clear.x + layout->clear.w - 4 * u, bare = RIBBON_BARE * u;
    Ribbon ribbon;
    for (int way = 0; way < 3; way++) {
        Point at = {layout->hint.x - 2 * u, layout->bar.y + 2 * u};
        if (way == 2)
            at = (Point){layout->bar.x, layout->foot - 6 * u};
        float most = end - at.x, room = fminf(RIBBON_TITLE * u, most - bare);
        ribbon.told = tr(way == 1 ? lenses[model->lens].brief : lenses[model->lens].about);
        ribbon.size = fit_title(frame, model, room, &ribbon.title);
        ribbon.name = fminf(text_width(frame, FONT_TITLE, ribbon.size, ribbon.title), room);
        float wide =
            bare + ribbon.name + text_width(frame, FONT_BOLD, told_style.size, ribbon.told);
        float high = roundf((wide <= most ? RIBBON : RIBBON_LINES) * u);
        ribbon.rect = (Rect){roundf(at.x), roundf(at.y) - (way == 2 ? high : 0),
                             roundf(fminf(wide, most)), high};
        if (wide <= most)
            break;
    }
    return ribbon;
}

Rect panel_ribbon(const Frame *frame, const TableModel *model)
{
    return ribbon_of(frame, model).rect;
}

static void draw_ribbon(Frame *frame, const TableModel *model)
{
    Ribbon ribbon = ribbon_of(frame, model);
    Rect rect = ribbon.rect;
    float u = frame->u, x = rect.x + 44 * u, baseline = rect.y + rect.h / 2 + 7 * u;
    const char *told = ribbon.told;
    const char *key = action_keys(lenses[model->lens].verb);
    paint_patch(frame, "button-ochre-rest", rect, 1);
    matter_put(frame, model, TABLE_LENS_TITLE, rect);
    draw_lens_icon(frame, model, (Point){rect.x + 24 * u, rect.y + rect.h / 2});
    x += paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, ribbon.size, INK},
                    (Point){x, baseline}, ribbon.name + 1, ribbon.title) +
         10 * u;
    float room = rect.x + rect.w - 44 * u - x;
    if (text_width(frame, FONT_BOLD, told_style.size, told) <= room)
        paint_text(frame, told_style, (Point){x, baseline - u}, 0, told);
    else
        paint_label(frame, told_style, (Rect){x, rect.y, room, rect.h}, told);
    paint_keycap(frame, (Point){rect.x + rect.w - 36 * u, baseline - 2 * u}, key, true);
}

void panel_draw_floating(Frame *frame, const TableModel *model)
{
    Rect bar = model->layout.bar;
    if (bar.w <= 0)
        return;
    widgets_group(frame->widgets, TABLE_IN_BAR);
    widget_put(frame, (Widget){.id = TABLE_BAR, .kind = WIDGET_PANE, .rect = bar});
    paint_patch(frame, "bar", bar, 1);
    put_buttons(frame, model);
    widgets_group(frame->widgets, 0);
    program_draw_bar(frame, model);
    if (model->lens != LENS_NONE)
        draw_ribbon(frame, model);
}
