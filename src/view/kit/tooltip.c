/* The tooltip: where it lies beside its widget, so that it covers as little as possible of what is
 * to be read or pressed, and how it looks. It waits until the pointer has rested, goes when its
 * widget or a key is pressed, and comes back only after the pointer was elsewhere. */
#include <math.h>
#include <string.h>

#include "view/kit/input.h"
#include "view/kit/page.h"

enum {
    TIP_WIDTH = 420,
    TIP_LEADING = 18,
    AWAY = 6,
    ICON = 44,
    BESIDE = ICON + 10, /* what the icon takes */
    HEAD = 20
}; /* logical units: a longer text is broken into lines */

/* Where it may lie, the likeliest first. */
typedef enum TipSide { TIP_ASKED, TIP_ABOVE, TIP_BELOW, TIP_LEFT, TIP_RIGHT, TIP_SIDES } TipSide;

/* The widget whose tooltip is shown, or will be if the pointer rests, or else one whose tooltip
 * stays; NULL: none. */
static const Widget *tip_owner(const Frame *frame)
{
    const Widgets *widgets = frame->widgets;
    const Widget *under = widgets_at(widgets, widgets->pointer.x, widgets->pointer.y);
    for (int i = widgets->modal; widgets->told && i < widgets->count; i++)
        if (widgets->items[i].id == widgets->told)
            return &widgets->items[i];
    bool told = widgets->pressed || widgets->used;
    if (under && under->id == widgets->hover && under->tip && !told)
        return under;
    const Widget *focused = widgets_focused(widgets);
    if (focused && focused->explains)
        return focused;
    for (int i = widgets->modal; i < widgets->count; i++)
        if (widgets->items[i].tip_stays)
            return &widgets->items[i];
    return NULL;
}

/* Pixels of the shortcut's key cap with the space before it. */
static float tip_cap(const Frame *frame, const char *keys)
{
    Frame measure = page_measure(frame);
    return keys[0] ? paint_keycap(&measure, (Point){0, 0}, keys, true) + 8 * frame->u : 0;
}

/* Its text in lines no wider than `most` logical units. */
static Rect tip_size(const Frame *frame, const Widget *under, int most)
{
    float u = frame->u;
    const char *keys = stroke_say((KeyStroke){under->key, under->mods, 0}, 0);
    Frame measure = page_measure(frame);
    float text = fminf((float)most * u, text_width(frame, FONT_TEXT, 15, under->tip) + 1);
    int lines = paint_lines(&measure, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK}, TIP_LEADING,
                            (Point){0, 0}, text, under->tip);
    float high = 32 + (float)(lines - 1) * TIP_LEADING;
    if (under->tip_title) {
        text = fmaxf(text, text_width(frame, FONT_BOLD, 16, under->tip_title) + 1);
        high += HEAD;
    }
    if (under->tip_icon) {
        text += BESIDE * u;
        high = fmaxf(high, ICON + 12);
    }
    return (Rect){0, 0, roundf(text + tip_cap(frame, keys) + 20 * u), roundf(high * u)};
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

static Rect text_box(const Frame *frame, const DrawCommand *command)
{
    const TextMeter *meter = frame->meter;
    float size = command->size;
    float width = meter->width(meter->context, (FontId)command->font, size,
                               draw_command_text(frame->list, command), command->count);
    float left = command->align == ALIGN_LEFT    ? 0
                 : command->align == ALIGN_RIGHT ? width
                                                 : width / 2;
    return (Rect){command->rect.x - left, command->rect.y - .8f * size, width, size};
}

/* Square pixels of letters under a box, among the commands from `first` on, and a quarter of those
 * of cards. */
static float words_under(const Frame *frame, Rect box, size_t first)
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
            sum += rect_overlap(box, rect_both(clip, text_box(frame, command)));
        else if (command->kind == DRAW_PATCH && strcmp(command->name, "card") == 0)
            sum += .25f * rect_overlap(box, rect_both(clip, command->rect));
    }
    return sum;
}

/* How much the box would cover. Letters fill but a part of what they take to be read; and what
 * stands beside the widget is rather needed with it than what lies elsewhere. */
static float tip_cost(const Frame *frame, const Widget *under, Rect box, size_t first)
{
    const Widgets *widgets = frame->widgets;
    float sum = 4 * words_under(frame, box, first) + 100 * rect_overlap(box, under->rect);
    float near = under->tip_icon ? .2f : 4; /* of stones in rows none is needed */
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        if (widget->id != under->id && widget->kind != WIDGET_PANE)
            sum += (widget->group == under->group ? near : 1) * rect_overlap(box, widget->rect);
    }
    return sum;
}

/* In narrower lines where that hides less. */
static Rect tip_place(const Frame *frame, const Widget *under, size_t first, uint8_t *place)
{
    static const int widths[] = {TIP_WIDTH, 200, 110};
    enum { WIDTHS = sizeof widths / sizeof *widths };
    const Widgets *widgets = frame->widgets;
    Rect best = {0};
    float least = INFINITY;
    for (uint8_t i = 0; i < WIDTHS * TIP_SIDES; i++) {
        TipSide side = (TipSide)(i % TIP_SIDES);
        if ((side == TIP_ASKED && under->tip_left <= 0 && under->tip_right <= 0) ||
            (widgets->tip_shown && under->id == widgets->hover && i != widgets->tip_place) ||
            (under->tip_stays && i >= TIP_SIDES && best.w < .75f * frame->width))
            continue;
        Rect box = tip_at(frame, under, tip_size(frame, under, widths[i / TIP_SIDES]), side);
        float cost = tip_cost(frame, under, box, first);
        if (cost < least) {
            least = cost;
            best = box;
            *place = i;
        }
    }
    return best;
}

Rect widget_tip(const Frame *frame)
{
    const Widget *under = tip_owner(frame);
    uint8_t place;
    return under ? tip_place(frame, under, 0, &place) : (Rect){0};
}

void widget_tooltip(Frame *frame, size_t first)
{
    const Widget *under = tip_owner(frame);
    Widgets *widgets = frame->widgets;
    float u = frame->u;
    bool rests = under && under->id == widgets->hover;
    if (!under ||
        (rests && under->id != widgets->told && frame->now < widgets->hover_since + TIP_SECONDS))
        return;
    const char *keys = stroke_say((KeyStroke){under->key, under->mods, 0}, 0);
    float cap = tip_cap(frame, keys);
    uint8_t place = widgets->tip_place;
    Rect box = tip_place(frame, under, first, &place);
    if (rests) {
        widgets->tip_place = place;
        widgets->tip_shown = true;
    }
    paint_patch(frame, "tooltip", box, 1);
    Rect words = rect_pad(box, 10 * u, 0);
    words.w -= cap - u;
    if (under->tip_icon) {
        paint_icon(frame, under->tip_icon, (Point){words.x + ICON / 2 * u, box.y + box.h / 2}, ICON,
                   WHITE, 1);
        cut_left(&words, BESIDE * u);
    }
    if (under->tip_title) {
        paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 16, INK},
                   (Point){words.x, words.y + 21 * u}, 0, under->tip_title);
        cut_top(&words, HEAD * u);
    }
    paint_lines(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK}, TIP_LEADING,
                (Point){words.x, words.y + 21 * u}, words.w, under->tip);
    if (keys[0])
        paint_keycap(frame, (Point){box.x + box.w - cap - 2 * u, box.y + 21 * u}, keys, true);
}
