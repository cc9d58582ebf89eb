/* How widgets look. The state comes from the table: pressed before hover, a dim icon and label when
 * off. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/kit/keys.h"
#include "view/kit/paint.h"
#include "view/kit/rows.h"
#include "view/kit/widget.h"
#include "view/words/names.h"
#include "view/words/tr.h"

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

/* How a label with a softer line below it lies in its widget. */
typedef struct TwoLines {
    float icon;    /* logical units */
    float x, room; /* of the letters, pixels */
    TextStyle first, second;
} TwoLines;

static TwoLines two_lines(const Frame *frame, const Widget *widget)
{
    float u = frame->u, pad = 12 * u, high = widget->rect.h / u;
    float most = widget->size > 0 ? widget->size : 16;
    TwoLines lines = {.icon = fminf(24, high * .64f),
                      .x = widget->rect.x + widget->ahead + pad,
                      .first = {FONT_BOLD, ALIGN_LEFT, fminf(most, high * .46f), 0},
                      .second = {FONT_TEXT, ALIGN_LEFT, fminf(most - 2, high * .45f), 0}};
    if (widget->icon)
        lines.x += (lines.icon + 7) * u;
    lines.room =
        widget->rect.x + widget->rect.w - widget->spare - lines.x - (widget->spare > 0 ? 0 : pad);
    return lines;
}

bool widget_has_room(const Frame *frame, const Widget *widget)
{
    TwoLines lines = two_lines(frame, widget);
    const TextStyle *style = &lines.second;
    return text_width(frame, (FontId)style->font, style->size, widget->second) <= lines.room;
}

/* Behind the label, on its baseline. */
static void draw_aside(Frame *frame, const Widget *widget, const TwoLines *lines, Rect label)
{
    enum { GAP = 7 };
    float u = frame->u;
    float taken = text_width(frame, lines->first.font, lines->first.size, widget->label) + GAP * u;
    label.x += taken;
    label.w -= taken;
    label.y += .33f * (lines->first.size - lines->second.size) * u;
    TextFit fit = text_fit(frame, lines->second, label.w, 0, widget->aside);
    if (fit.whole && fit.size >= .89f * lines->second.size)
        paint_label(frame, lines->second, label, widget->aside);
}

/* Icon, label and the softer line below it, at the left; `down` pixels lower than it lies. */
static void draw_two_lines(Frame *frame, const Widget *widget, float down, uint32_t rgb,
                           uint32_t soft)
{
    float u = frame->u, middle = widget->rect.y + down + widget->rect.h / 2;
    TwoLines lines = two_lines(frame, widget);
    lines.first.rgb = rgb;
    lines.second.rgb = soft;
    if (widget->icon)
        paint_icon(frame, widget->icon, (Point){lines.x - (lines.icon / 2 + 7) * u, middle},
                   lines.icon, rgb, 1);
    float size = lines.first.size;
    Rect label = {lines.x, middle - size * .94f * u, lines.room, size * u};
    paint_label(frame, lines.first, label, widget->label);
    if (widget->aside)
        draw_aside(frame, widget, &lines, label);
    paint_label(frame, lines.second,
                (Rect){lines.x, middle + size * .01f * u, lines.room, lines.second.size * u},
                widget->second);
}

/* Of icons, and of those that are pictures; between one and the words beside it, and at both ends;
 * logical units. */
enum { ICON = 24, PICTURE = 38, APART = 8, PAD = 12 };

static TextStyle style_of(const Widget *widget, uint32_t rgb)
{
    float size = widget->size > 0 ? widget->size : 17;
    return (TextStyle){size < 20 ? FONT_BOLD : FONT_TITLE, ALIGN_LEFT, size, rgb};
}

/* How wide the words are in the two lines that are most alike, pixels; one word has but one. */
static float two_lines_width(const Frame *frame, TextStyle style, const char *text)
{
    FontId font = (FontId)style.font;
    float least = text_width(frame, font, style.size, text);
    for (const char *end = text; (end = strchr(end, ' ')); end++) {
        const char *first = said("%.*s", (int)(end - text), text);
        least = fminf(least, fmaxf(text_width(frame, font, style.size, first),
                                   text_width(frame, font, style.size, end + 1)));
    }
    return least;
}

float widget_width(const Frame *frame, const Widget *widget, bool in_two)
{
    enum { AIR = 10 };
    TextStyle style = style_of(widget, 0);
    float icon = widget->icon ? (widget->pictured ? PICTURE : ICON) + APART : 0;
    float words = in_two ? two_lines_width(frame, style, widget->label)
                         : text_width(frame, (FontId)style.font, style.size, widget->label);
    return words / frame->u + icon + (in_two ? PAD + 4 : 2 * PAD + AIR);
}

/* Icon and label as one group, in the middle of `rect` or at its left. */
static void draw_content(Frame *frame, const Widget *widget, Rect rect, uint32_t rgb, float alpha)
{
    float u = frame->u, gap = APART * u, pad = PAD * u;
    bool pictured = widget->pictured;
    float icon = pictured ? fminf(PICTURE * u, rect.h * .8f) : fminf(ICON * u, rect.h * .62f);
    uint32_t icon_rgb = pictured ? WHITE : rgb;
    TextStyle style = style_of(widget, rgb);
    if (!widget->label || !widget->label[0]) {
        if (widget->icon)
            paint_icon(
                frame, widget->icon, rect_middle(rect),
                fminf(pictured ? PICTURE : 26, (pictured ? .8f : .6f) * fminf(rect.w, rect.h) / u),
                icon_rgb, alpha);
        return;
    }
    icon = widget->icon ? icon : 0;
    float room = rect.w - widget->ahead - widget->spare - 2 * pad - (icon > 0 ? icon + gap : 0);
    if (widget->ahead == 0 && widget->spare == 0 &&
        text_width(frame, (FontId)style.font, style.size, widget->label) >
            room + 1) { /* nearer to the edges */
        room += pad;
        pad /= 2;
    }
    TextFit fit = text_fit(frame, style, room + 1, rect.h, widget->label);
    float label = fminf(fit.width, room);
    float width = label + (icon > 0 ? icon + gap : 0);
    float x = widget->left ? rect.x + widget->ahead + pad : rect.x + (rect.w - width) / 2;
    if (icon > 0) {
        paint_icon(frame, widget->icon, (Point){x + icon / 2, rect.y + rect.h / 2}, icon / u,
                   icon_rgb, alpha);
        x += icon + gap;
    }
    if (fit.lines > 1 && !widget->left)
        style.align = ALIGN_CENTRE;
    paint_label(frame, style, (Rect){x, rect.y, fit.lines > 1 ? label + 1 : room + 1, rect.h},
                widget->label);
}

static void draw_button(Frame *frame, const Widget *widget)
{
    static const char *const patches[3][LOOKS] = {
        {"button-leather-rest", "button-leather-hover", "button-leather-pressed",
         "button-leather-off"},
        {"button-ochre-rest", "button-ochre-hover", "button-ochre-pressed", "button-ochre-off"},
        {"button-paper-rest", "button-paper-hover", "button-paper-pressed", "button-paper-off"},
    };
    static const uint32_t ink[3] = {CREAM, INK, INK}, off_ink[3] = {0x8A7A62, 0x4A3B2A, 0x8C7C60},
                          soft[3] = {CREAM_SOFT, 0x4A331F, INK_SOFT};
    Look look = look_of(frame->widgets, widget);
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
    if (widget->second)
        draw_two_lines(frame, widget, content.y - widget->rect.y,
                       look == LOOK_OFF ? off_ink[style] : ink[style],
                       look == LOOK_OFF ? off_ink[style] : soft[style]);
    else
        draw_content(frame, widget, content, look == LOOK_OFF ? off_ink[style] : ink[style], 1);
}

static void draw_checkbox(Frame *frame, const Widget *widget)
{
    float u = frame->u, side = 22 * u;
    Rect rect = widget->rect;
    Rect box = {rect.x, roundf(rect.y + (rect.h - side) / 2), side, side};
    const char *patch = widget->kind == WIDGET_RADIO ? widget->on ? "radio-on" : "radio-off"
                        : widget->on                 ? "checkbox-on"
                                                     : "checkbox-off";
    paint_patch(frame, patch, box, widget->off ? .45f : 1);
    cut_left(&rect, side + 10 * u);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, widget->off ? INK_SOFT : INK}, rect,
                widget->label);
}

/* What a field shows while it is edited. */
typedef struct Edited {
    const char *text;
    size_t at, from; /* bytes: the caret; the other end of what is chosen, or composed */
    char composed[MAX_COPIED + sizeof((Widgets *)0)->composed];
} Edited;

/* What is being composed stands where it is to be typed, in place of what is chosen. */
static void edit(const Widgets *widgets, const Widget *field, Edited *edited)
{
    size_t first, chosen = field_chosen(field->text, &widgets->caret, &first);
    bool back = widgets->caret.at < widgets->caret.from;
    edited->text = field->text;
    edited->at = back ? first : first + chosen;
    edited->from = back ? first + chosen : first;
    if (!widgets->composed[0])
        return;
    snprintf(edited->composed, sizeof edited->composed, "%.*s%s%s", (int)first, field->text,
             widgets->composed, field->text + first + chosen);
    edited->text = edited->composed;
    edited->from = first;
    edited->at = first + strlen(widgets->composed);
}

/* The text scrolls so that the caret stays in sight. */
static void draw_edited(Frame *frame, Widget *widget, Rect inner, float baseline)
{
    Widgets *widgets = frame->widgets;
    const TextMeter *meter = frame->meter;
    float u = frame->u, em = widget->em, end = 2 * u;
    Edited edited;
    edit(widgets, widget, &edited);
    const char *text = edited.text;
    float caret = meter->width(meter->context, FONT_TEXT, em, text, edited.at);
    float from = meter->width(meter->context, FONT_TEXT, em, text, edited.from);
    float over = meter->width(meter->context, FONT_TEXT, em, text, strlen(text)) - inner.w + end;
    widgets->shift = fminf(fmaxf(widgets->shift, caret - inner.w + end), caret);
    widgets->shift = fmaxf(0, fminf(widgets->shift, over));
    widget->text_x = inner.x - widgets->shift;
    Rect chosen = {widget->text_x + fminf(from, caret), roundf(baseline - em * .92f),
                   fabsf(caret - from), roundf(em * 1.28f)};
    if (widgets->composed[0])
        draw_fill(frame->list,
                  (Rect){chosen.x, roundf(baseline + 2 * u), chosen.w, fmaxf(1, roundf(1.5f * u))},
                  rgba(EMBER, 1));
    else if (chosen.w > 0)
        draw_fill(frame->list, chosen, rgba(FIRE, .45f));
    if (text[0])
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, em / u, INK},
                   (Point){widget->text_x, baseline}, 0, text);
    widgets->typed_at = (Rect){roundf(widget->text_x + caret), roundf(baseline - em * .8f),
                               fmaxf(1, roundf(1.5f * u)), roundf(em * 1.05f)};
    draw_fill(frame->list, widgets->typed_at, rgba(EMBER, 1));
    if (letters_lack(text)) {
        widget->tip = widget->tip ? widget->tip : tr("No font here has all of these letters.");
        widgets->told = widget->id;
    } else if (widgets->told == widget->id) {
        widgets->told = 0;
    }
}

static void draw_field(Frame *frame, Widget *widget)
{
    const Widgets *widgets = frame->widgets;
    float u = frame->u, size = widget->size > 0 ? widget->size : 18;
    bool focused = widget->id && widgets->focus == widget->id && !widget->off;
    paint_patch(frame, focused ? "field-focus" : "field", widget->rect, widget->off ? .5f : 1);
    Rect inner = rect_inset(widget->rect, 8 * u);
    float baseline = widget->rect.y + widget->rect.h / 2 + size * .33f * u;
    widget->text_x = inner.x;
    widget->em = size * u;
    draw_clip(frame->list, (Rect){inner.x, widget->rect.y, inner.w, widget->rect.h});
    if (!widget->text[0] && widget->label && !(focused && widgets->composed[0]))
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, size, 0x8C7C60},
                    (Rect){inner.x, widget->rect.y, inner.w, widget->rect.h}, widget->label);
    if (focused)
        draw_edited(frame, widget, inner, baseline);
    else if (widget->text[0])
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, size, INK}, (Point){inner.x, baseline},
                   inner.w, widget->text);
    draw_unclip(frame->list);
}

void widget_put(Frame *frame, Widget widget)
{
    Widgets *widgets = frame->widgets;
    const Widget *entry = widgets_add(widgets, &widget);
    if (!entry)
        return;
    widgets->meter = frame->meter;
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
        draw_field(frame, &widgets->items[widgets->count - 1]);
        break;
    default:
        break;
    }
    if (widgets->focus_shown && entry->id && widgets->focus == entry->id && !widget.off)
        paint_patch(frame, "focus-ring", widget.rect, 1);
}
