/* The tooltip: where it lies beside its widget, so that it covers as little as possible of what is to be
 * read or pressed, and how it looks. It waits until the pointer has rested, goes when its widget is
 * pressed, and comes back only after the pointer was elsewhere. */
#include <math.h>
#include <stdio.h>

#include "view/paint.h"
#include "view/ui.h"

#define TIP_SECONDS 0.45

enum { TIP_WIDTH = 420, TIP_LEADING = 18, AWAY = 6 }; /* logical units: a longer text is broken into lines */

/* Where it may lie, the likeliest first. */
typedef enum TipSide { TIP_ASKED, TIP_ABOVE, TIP_BELOW, TIP_LEFT, TIP_RIGHT, TIP_SIDES } TipSide;

/* The widget whose tooltip is shown, or will be if the pointer rests; NULL: none. */
static const Widget *tip_owner(const Frame *frame)
{
    const Widgets *widgets = &frame->ui->widgets;
    const Widget *under = widgets_at(widgets, widgets->pointer.x, widgets->pointer.y);
    bool told = widgets->pressed || widgets->used;
    return under && under->id == widgets->hover && under->tip && !told ? under : NULL;
}

/* Pixels of the shortcut's key cap with the space before it. */
static float tip_cap(const Frame *frame, const char *keys)
{
    Frame measure = {.ui = frame->ui, .scene = frame->scene, .u = frame->u};
    return keys[0] ? paint_keycap(&measure, (Point){0, 0}, keys, true) + 8 * frame->u : 0;
}

static Rect tip_size(const Frame *frame, const Widget *under)
{
    float u = frame->u;
    char keys[32];
    widget_shortcut(under->key, under->mods, keys, sizeof keys);
    Frame measure = {.ui = frame->ui, .scene = frame->scene, .u = u};
    float text = fminf(TIP_WIDTH * u, text_width(frame, FONT_TEXT, 15, under->tip) + 1);
    int lines = paint_lines(&measure, FONT_TEXT, 15, TIP_LEADING, (Point){0, 0}, text, INK,
                            under->tip);
    return (Rect){0, 0, roundf(text + tip_cap(frame, keys) + 20 * u),
                  roundf((32 + (float)(lines - 1) * TIP_LEADING) * u)};
}

/* A box of this size at a side of the widget, within the window. */
static Rect tip_at(const Frame *frame, const Widget *under, Rect box, TipSide side)
{
    float away = AWAY * frame->u;
    Rect of = under->rect;
    box.x = of.x + (of.w - box.w) / 2;
    box.y = of.y + (of.h - box.h) / 2;
    switch (side) {
    case TIP_ASKED:
        box.x = under->tip_left > 0 ? under->tip_left : under->tip_right - box.w;
        break;
    case TIP_ABOVE:
        box.y = of.y - box.h - away;
        break;
    case TIP_BELOW:
        box.y = of.y + of.h + away;
        break;
    case TIP_LEFT:
        box.x = of.x - box.w - away;
        break;
    case TIP_RIGHT:
    case TIP_SIDES:
        box.x = of.x + of.w + away;
    }
    box.x = roundf(fmaxf(away, fminf(box.x, frame->width - box.w - away)));
    box.y = roundf(fmaxf(away, fminf(box.y, frame->height - box.h - away)));
    return box;
}

static Rect both(Rect a, Rect b)
{
    float x = fmaxf(a.x, b.x), y = fmaxf(a.y, b.y);
    return (Rect){x, y, fmaxf(0, fminf(a.x + a.w, b.x + b.w) - x),
                  fmaxf(0, fminf(a.y + a.h, b.y + b.h) - y)};
}

static float shared(Rect a, Rect b)
{
    Rect rect = both(a, b);
    return rect.w * rect.h;
}

static Rect text_box(const Frame *frame, const DrawCommand *command)
{
    const TextMeter *meter = frame->scene->meter;
    float size = command->size;
    float width = meter->width(meter->context, (FontId)command->font, size,
                               draw_command_text(frame->list, command), command->count);
    float left = command->align == ALIGN_LEFT    ? 0
                 : command->align == ALIGN_RIGHT ? width
                                                 : width / 2;
    return (Rect){command->rect.x - left, command->rect.y - .8f * size, width, size};
}

/* Square pixels of letters under a box, among the commands from `first` on. */
static float letters_under(const Frame *frame, Rect box, size_t first)
{
    const DrawList *list = frame->list;
    const Rect all = {0, 0, frame->width, frame->height};
    Rect clip = all;
    float sum = 0;
    for (size_t i = first; list && i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        if (command->kind == DRAW_CLIP)
            clip = command->rect.w > 0 ? command->rect : all;
        else if (command->kind == DRAW_TEXT && command->rect.y > box.y &&
                 command->rect.y - command->size < box.y + box.h)
            sum += shared(box, both(clip, text_box(frame, command)));
    }
    return sum;
}

/* How much the box would cover. */
static float tip_cost(const Frame *frame, const Widget *under, Rect box, size_t first)
{
    const Widgets *widgets = &frame->ui->widgets;
    float sum = letters_under(frame, box, first) + 100 * shared(box, under->rect);
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        if (widget->id != under->id && widget->kind != WIDGET_PANE)
            sum += shared(box, widget->rect);
    }
    return sum;
}

static TipSide tip_side(const Frame *frame, const Widget *under, Rect size, size_t first)
{
    TipSide best = TIP_ABOVE;
    float least = INFINITY;
    for (TipSide side = TIP_ASKED; side < TIP_SIDES; side++) {
        if (side == TIP_ASKED && under->tip_left <= 0 && under->tip_right <= 0)
            continue;
        float cost = tip_cost(frame, under, tip_at(frame, under, size, side), first);
        if (cost < least) {
            least = cost;
            best = side;
        }
    }
    return best;
}

static Rect tip_box(const Frame *frame, const Widget *under, size_t first)
{
    const Widgets *widgets = &frame->ui->widgets;
    Rect size = tip_size(frame, under);
    TipSide side = widgets->tip_shown ? (TipSide)widgets->tip_side
                                      : tip_side(frame, under, size, first);
    return tip_at(frame, under, size, side);
}

Rect widget_tip(const Frame *frame)
{
    const Widget *under = tip_owner(frame);
    return under ? tip_box(frame, under, 0) : (Rect){0};
}

void widget_tooltip(Frame *frame, size_t first)
{
    const Widget *under = tip_owner(frame);
    Widgets *widgets = &frame->ui->widgets;
    float u = frame->u;
    if (!under || frame->scene->now < widgets->hover_since + TIP_SECONDS)
        return;
    char keys[32];
    widget_shortcut(under->key, under->mods, keys, sizeof keys);
    float cap = tip_cap(frame, keys);
    if (!widgets->tip_shown) {
        widgets->tip_side = (uint8_t)tip_side(frame, under, tip_size(frame, under), first);
        widgets->tip_shown = true;
    }
    Rect box = tip_box(frame, under, first);
    paint_patch(frame, "tooltip", box, 1);
    paint_lines(frame, FONT_TEXT, 15, TIP_LEADING, (Point){box.x + 10 * u, box.y + 21 * u},
                box.w - cap - 19 * u, INK, under->tip);
    if (keys[0])
        paint_keycap(frame, (Point){box.x + box.w - cap - 2 * u, box.y + 21 * u}, keys, true);
}
