/* How widgets look. The state comes from the table: pressed before hover, a dim icon and label when
 * off. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/paint.h"
#include "view/ui.h"

#define TIP_SECONDS 0.45

enum { TIP_WIDTH = 420, TIP_LEADING = 18 }; /* logical units: a longer text is broken into lines */

typedef enum Look { LOOK_REST, LOOK_HOVER, LOOK_PRESSED, LOOK_OFF, LOOKS } Look;

static Look look_of(const Widgets *widgets, const Widget *widget)
{
    if (widget->off)
        return LOOK_OFF;
    bool hover = widget->id && widgets->hover == widget->id;
    if (widget->id && widgets->pressed == widget->id && hover)
        return LOOK_PRESSED;
    return hover ? LOOK_HOVER : LOOK_REST;
}

/* Icon and label as one group, in the middle of `rect` or at its left. */
static void draw_content(Frame *frame, const Widget *widget, Rect rect, uint32_t rgb, float alpha)
{
    float u = frame->u, size = widget->size > 0 ? widget->size : 17, gap = 8 * u, pad = 12 * u;
    float icon = widget->icon ? fminf(24 * u, rect.h * .62f) : 0;
    FontId font = size < 20 ? FONT_BOLD : FONT_TITLE;
    bool has_label = widget->label && widget->label[0];
    if (!has_label) {
        if (widget->icon)
            paint_icon(frame, widget->icon, (Point){rect.x + rect.w / 2, rect.y + rect.h / 2},
                       fminf(26, .6f * fminf(rect.w, rect.h) / u), rgb, alpha);
        return;
    }
    float room = rect.w - 2 * pad - (icon > 0 ? icon + gap : 0);
    float label = fminf(text_width(frame, font, size, widget->label), room);
    float width = label + (icon > 0 ? icon + gap : 0);
    float x = widget->left ? rect.x + pad : rect.x + (rect.w - width) / 2;
    if (icon > 0) {
        paint_icon(frame, widget->icon, (Point){x + icon / 2, rect.y + rect.h / 2}, icon / u, rgb,
                   alpha);
        x += icon + gap;
    }
    paint_text(frame, font, size, ALIGN_LEFT, (Point){x, rect.y + rect.h / 2 + size * .33f * u},
               room + 1, rgb, widget->label);
}

static void draw_button(Frame *frame, const Widget *widget)
{
    static const char *const patches[3][LOOKS] = {
        {"button-leather-rest", "button-leather-hover", "button-leather-pressed",
         "button-leather-off"},
        {"button-ochre-rest", "button-ochre-hover", "button-ochre-pressed", "button-ochre-off"},
        {"button-paper-rest", "button-paper-hover", "button-paper-pressed", "button-paper-off"},
    };
    static const uint32_t ink[3] = {CREAM, INK, INK}, off_ink[3] = {0x8A7A62, 0x4A3B2A, 0x8C7C60};
    Look look = look_of(&frame->ui->widgets, widget);
    uint8_t style = widget->style;
    if (widget->kind == WIDGET_TOGGLE && widget->on && style != STYLE_OCHRE)
        style = STYLE_OCHRE;
    if (style == STYLE_BARE) {
        uint32_t rgb = look == LOOK_OFF ? 0x6E5F4A : look == LOOK_REST ? CREAM : FIRE_LIGHT;
        draw_content(frame, widget, widget->rect, rgb, 1);
        return;
    }
    Rect content = widget->rect;
    content.y += look == LOOK_PRESSED ? frame->u : 0;
    paint_patch(frame, patches[style][look], widget->rect, 1);
    draw_content(frame, widget, content, look == LOOK_OFF ? off_ink[style] : ink[style], 1);
}

static void draw_checkbox(Frame *frame, const Widget *widget)
{
    bool radio = widget->kind == WIDGET_RADIO;
    float u = frame->u, side = 22 * u;
    Rect box = {widget->rect.x, roundf(widget->rect.y + (widget->rect.h - side) / 2), side, side};
    const char *patch = radio        ? widget->on ? "radio-on" : "radio-off"
                        : widget->on ? "checkbox-on"
                                     : "checkbox-off";
    paint_patch(frame, patch, box, widget->off ? .45f : 1);
    bool on_hide = widget->style == STYLE_LEATHER || widget->style == STYLE_BARE;
    uint32_t rgb = widget->off ? INK_SOFT : on_hide ? CREAM : INK;
    if (widget->label)
        paint_text(frame, FONT_TEXT, 17, ALIGN_LEFT,
                   (Point){box.x + side + 10 * u, widget->rect.y + widget->rect.h / 2 + 6 * u},
                   widget->rect.w - side - 10 * u, rgb, widget->label);
}

/* The text scrolls so that the caret stays in sight. */
static void draw_field(Frame *frame, const Widget *widget)
{
    const Widgets *widgets = &frame->ui->widgets;
    float u = frame->u, size = widget->size > 0 ? widget->size : 18;
    bool focused = widget->id && widgets->focus == widget->id && !widget->off;
    paint_patch(frame, focused ? "field-focus" : "field", widget->rect, widget->off ? .5f : 1);
    Rect inner = rect_inset(widget->rect, 8 * u);
    char head[512];
    size_t length = strlen(widget->text), caret = widgets->caret.at;
    snprintf(head, sizeof head, "%.*s", (int)(caret < length ? caret : length), widget->text);
    float caret_x = focused ? text_width(frame, FONT_TEXT, size, head) : 0;
    float shift = fmaxf(0, caret_x - inner.w + 2 * u);
    float baseline = widget->rect.y + widget->rect.h / 2 + size * .33f * u;
    draw_clip(frame->list, (Rect){inner.x, widget->rect.y, inner.w, widget->rect.h});
    if (focused && widgets->caret.all)
        draw_fill(frame->list,
                  (Rect){inner.x - shift, roundf(baseline - size * .92f * u), caret_x,
                         roundf(size * 1.28f * u)},
                  rgba(FIRE, .45f));
    if (widget->text[0])
        paint_text(frame, FONT_TEXT, size, ALIGN_LEFT, (Point){inner.x - shift, baseline}, 0, INK,
                   widget->text);
    else if (widget->label)
        paint_text(frame, FONT_TEXT, size, ALIGN_LEFT, (Point){inner.x, baseline}, inner.w,
                   0x8C7C60, widget->label);
    if (focused)
        draw_fill(frame->list,
                  (Rect){roundf(inner.x + caret_x - shift), roundf(baseline - size * .8f * u),
                         fmaxf(1, roundf(1.5f * u)), roundf(size * 1.05f * u)},
                  rgba(EMBER, 1));
    draw_unclip(frame->list);
}

void widget_put(Frame *frame, Widget widget)
{
    Widgets *widgets = &frame->ui->widgets;
    const Widget *entry = widgets_add(widgets, &widget);
    if (!entry)
        return;
    switch (widget.kind) {
    case WIDGET_BUTTON:
    case WIDGET_TOGGLE:
        draw_button(frame, entry);
        break;
    case WIDGET_CHECKBOX:
    case WIDGET_RADIO:
        draw_checkbox(frame, entry);
        break;
    case WIDGET_FIELD:
        draw_field(frame, entry);
        break;
    default:
        break;
    }
    if (widgets->focus_shown && widget.id && widgets->focus == widget.id && !widget.off)
        paint_patch(frame, "focus-ring", widget.rect, 1);
}

/* The widget whose tooltip is shown, or will be if the pointer rests; NULL: none. */
static const Widget *tip_owner(const Frame *frame)
{
    const Widgets *widgets = &frame->ui->widgets;
    const Widget *under = widgets_at(widgets, widgets->pointer.x, widgets->pointer.y);
    return under && under->id == widgets->hover && under->tip && !widgets->pressed ? under : NULL;
}

/* Pixels of the shortcut's key cap with the space before it. */
static float tip_cap(const Frame *frame, const char *keys)
{
    Frame measure = {.ui = frame->ui, .scene = frame->scene, .u = frame->u};
    return keys[0] ? paint_keycap(&measure, (Point){0, 0}, keys, true) + 8 * frame->u : 0;
}

static Rect tip_box(const Frame *frame, const Widget *under)
{
    float u = frame->u;
    char keys[32];
    widget_shortcut(under->key, under->mods, keys, sizeof keys);
    Frame measure = {.ui = frame->ui, .scene = frame->scene, .u = u};
    float text = fminf(TIP_WIDTH * u, text_width(frame, FONT_TEXT, 15, under->tip) + 1);
    int lines = paint_lines(&measure, FONT_TEXT, 15, TIP_LEADING, (Point){0, 0}, text, INK,
                            under->tip);
    float width = text + tip_cap(frame, keys) + 20 * u;
    float height = (32 + (float)(lines - 1) * TIP_LEADING) * u;
    float x = under->rect.x + (under->rect.w - width) / 2, y = under->rect.y - height - 6 * u;
    x = fmaxf(6 * u, fminf(x, frame->width - width - 6 * u));
    if (under->tip_right > 0 || under->tip_left > 0) {
        x = under->tip_left > 0 ? under->tip_left : fmaxf(6 * u, under->tip_right - width);
        y = under->rect.y + (under->rect.h - height) / 2;
    } else if (y < 4 * u)
        y = under->rect.y + under->rect.h + 6 * u;
    return (Rect){roundf(x), roundf(y), roundf(width), roundf(height)};
}

Rect widget_tip(const Frame *frame)
{
    const Widget *under = tip_owner(frame);
    return under ? tip_box(frame, under) : (Rect){0};
}

void widget_tooltip(Frame *frame)
{
    const Widget *under = tip_owner(frame);
    float u = frame->u;
    if (!under || frame->scene->now < frame->ui->widgets.hover_since + TIP_SECONDS)
        return;
    char keys[32];
    widget_shortcut(under->key, under->mods, keys, sizeof keys);
    float cap = tip_cap(frame, keys);
    Rect box = tip_box(frame, under);
    paint_patch(frame, "tooltip", box, 1);
    paint_lines(frame, FONT_TEXT, 15, TIP_LEADING, (Point){box.x + 10 * u, box.y + 21 * u},
                box.w - cap - 19 * u, INK, under->tip);
    if (keys[0])
        paint_keycap(frame, (Point){box.x + box.w - cap - 2 * u, box.y + 21 * u}, keys, true);
}
