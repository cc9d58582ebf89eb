#include "view/kit/widget.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "core/utf8.h"
#include "view/kit/input.h"
#include "view/kit/keys.h"
#include "view/words/tr.h"

void widgets_begin(Widgets *widgets)
{
    widgets->count = widgets->modal = 0;
    widgets->pool_size = 0;
    widgets->group = 0;
    widgets->within = (Rect){0};
}

void widgets_begin_modal(Widgets *widgets)
{
    widgets->modal = widgets->count;
    widgets->group = 0;
}

void widgets_group(Widgets *widgets, int group)
{
    widgets->group = (uint8_t)group;
}

/* A copy that lasts as long as the frame; "" where the pool is full. */
static const char *keep(Widgets *widgets, const char *text)
{
    size_t bytes = text ? strlen(text) + 1 : 0;
    if (!text || widgets->pool_size + bytes > WIDGET_POOL)
        return text ? "" : NULL;
    char *copy = memcpy(widgets->pool + widgets->pool_size, text, bytes);
    widgets->pool_size += bytes;
    return copy;
}

WidgetId widget_id(const Widgets *widgets, int verb, int index)
{
    int layer = widgets->modal > 0 ? WIDGET_VERBS : 0;
    assert(verb > 0 && verb < WIDGET_VERBS && index >= 0 && index < WIDGET_INDICES);
    return (WidgetId)(WIDGETS_VERBS + (layer + verb) * WIDGET_INDICES + index);
}

int widgets_hovered(const Widgets *widgets, int verb)
{
    int index = widgets->hover - widget_id(widgets, verb, 0);
    return index >= 0 && index < WIDGET_INDICES ? index : -1;
}

/* `widget` may be NULL: it has gone, or there is none. */
static WidgetEvent event_of(WidgetEventKind kind, const Widget *widget)
{
    return widget ? (WidgetEvent){(uint8_t)kind, widget->id, widget->verb, widget->index}
                  : (WidgetEvent){.kind = (uint8_t)kind};
}

WidgetEvent widget_pressed(const Widget *widget)
{
    return event_of(WIDGET_PRESSED, widget);
}

const Widget *widgets_add(Widgets *widgets, const Widget *widget)
{
    if (widgets->count == MAX_WIDGETS)
        return NULL;
    Widget *entry = &widgets->items[widgets->count++];
    *entry = *widget;
    if (!entry->id && entry->verb)
        entry->id = widget_id(widgets, entry->verb, entry->index);
    entry->group = widgets->group;
    entry->within = widgets->within;
    entry->name = keep(widgets, widget->name);
    entry->label = keep(widgets, widget->label);
    entry->second = keep(widgets, widget->second);
    entry->aside = keep(widgets, widget->aside);
    entry->copies = keep(widgets, widget->copies);
    entry->tip_title = keep(widgets, widget->tip_title);
    if (entry->copies)
        entry->tip = entry->id == widgets->told ? tr("Copied") : tr("Copy");
    else
        entry->tip = keep(widgets, widget->tip);
    return entry;
}

static const Widget *widget_of(const Widgets *widgets, WidgetId id)
{
    for (int i = widgets->modal; id && i < widgets->count; i++)
        if (widgets->items[i].id == id)
            return &widgets->items[i];
    return NULL;
}

const Widget *widgets_named(const Widgets *widgets, const char *name)
{
    for (int i = widgets->modal; i < widgets->count; i++)
        if (widgets->items[i].name && strcmp(widgets->items[i].name, name) == 0)
            return &widgets->items[i];
    return NULL;
}

static bool can_press(const Widget *widget)
{
    return widget && widget->kind != WIDGET_PANE && !widget->off;
}

/* How far a finger's tip at a point misses a rectangle: pixels; INFINITY where that is too far. */
static float miss(Rect rect, float least, float x, float y)
{
    Rect reach = {rect.x - fmaxf(0, least - rect.w) / 2, rect.y - fmaxf(0, least - rect.h) / 2,
                  fmaxf(rect.w, least), fmaxf(rect.h, least)};
    float dx = fmaxf(0, fmaxf(rect.x - x, x - rect.x - rect.w));
    float dy = fmaxf(0, fmaxf(rect.y - y, y - rect.y - rect.h));
    return rect_holds(reach, x, y) ? hypotf(dx, dy) : INFINITY;
}

const Widget *widgets_at(const Widgets *widgets, float x, float y)
{
    const Widget *near = NULL;
    float least = INFINITY;
    for (int i = widgets->count - 1; i >= widgets->modal; i--) {
        const Widget *widget = &widgets->items[i];
        if (widget->within.w > 0 && !rect_holds(widget->within, x, y))
            continue;
        if (rect_holds(widget->rect, x, y))
            return near && widget->kind == WIDGET_PANE ? near : widget;
        float far = can_press(widget) ? miss(widget->rect, widgets->least, x, y) : INFINITY;
        if (far < least) {
            least = far;
            near = widget;
        }
    }
    return near;
}

const Widget *widgets_of_verb(const Widgets *widgets, int verb)
{
    for (int i = widgets->modal; i < widgets->count; i++)
        if (widgets->items[i].verb == verb && can_press(&widgets->items[i]))
            return &widgets->items[i];
    return NULL;
}

void widgets_focus(Widgets *widgets, WidgetId id, bool shown)
{
    const Widget *widget = widget_of(widgets, id);
    widgets->focus = id;
    widgets->focus_shown = shown;
    widgets->caret = (Caret){0};
    widgets->shift = 0;
    widgets->composed[0] = '\0';
    if (widget && widget->kind == WIDGET_FIELD)
        widgets->caret = (Caret){.at = strlen(widget->text)};
}

void widgets_edit(Widgets *widgets, WidgetId id)
{
    widgets_focus(widgets, id, widgets->focus_shown);
    widgets->caret = (Caret){.at = SIZE_MAX};
}

const Widget *widgets_field(const Widgets *widgets)
{
    const Widget *widget = widget_of(widgets, widgets->focus);
    return widget && widget->kind == WIDGET_FIELD && !widget->off ? widget : NULL;
}

const Widget *widgets_focused(const Widgets *widgets)
{
    const Widget *widget = widget_of(widgets, widgets->focus);
    return widgets->focus_shown && can_focus(widget) && widget->kind != WIDGET_FIELD ? widget
                                                                                     : NULL;
}

static void copy(Widgets *widgets, const char *text, size_t bytes)
{
    utf8_print(widgets->copied, sizeof widgets->copied, "%.*s", (int)bytes, text);
    widgets->copying = true;
}

/* Fields take the focus. */
WidgetEvent widgets_press(Widgets *widgets, const Widget *widget)
{
    if (widget->copies) {
        copy(widgets, widget->copies, strlen(widget->copies));
        widgets->told = widget->id;
        return event_of(WIDGET_TAKEN, widget);
    }
    if (widget->kind == WIDGET_FIELD)
        widgets_focus(widgets, widget->id, false);
    if (widgets->hover == widget->id)
        widgets->used = widget->id;
    return widget_pressed(widget);
}

static void set_hover(Widgets *widgets, WidgetId id, double now)
{
    if (widgets->hover != id) {
        widgets->hover_since = now;
        widgets->used = 0;
        widgets->tip_shown = false;
        widgets->told = 0;
    }
    widgets->hover = id;
}

/* Bytes of a field's text before the gap between two letters that lies nearest to `x`. */
static size_t gap_at(const Widgets *widgets, const Widget *field, float x)
{
    const TextMeter *meter = widgets->meter;
    const char *text = field->text;
    size_t size = strlen(text);
    if (!meter)
        return size;
    size_t at = text_fitting(meter, FONT_TEXT, field->em, text, x - field->text_x);
    size_t next = at < size ? at + utf8_length(text + at, size - at) : at;
    float left = meter->width(meter->context, FONT_TEXT, field->em, text, at),
          right = meter->width(meter->context, FONT_TEXT, field->em, text, next);
    return x - field->text_x > (left + right) / 2 ? next : at;
}

/* The press that brings the keyboard to a field chooses all of it, so that it can be typed over at
 * once; later ones place the caret, with a second click choose the word, with a third all. Whoever
 * clicks twice on a field that was nowhere yet means no less than with one click. */
static WidgetEvent press_field(Widgets *widgets, const Widget *field, const Input *input)
{
    bool had = widgets->focus == field->id;
    size_t at = gap_at(widgets, field, input->x), first;
    Caret *caret = &widgets->caret;
    WidgetEvent event = had ? widget_pressed(field) : widgets_press(widgets, field);
    widgets->pressed_at = at;
    widgets->pressed_x = input->x;
    widgets->drags = false;
    if (!had)
        return event;
    if (input->clicks < 2)
        *caret = (Caret){at, input->mods & MOD_SHIFT ? caret->from : at};
    else if (input->clicks == 2 && field_chosen(field->text, caret, &first) < strlen(field->text))
        field_choose_word(field->text, caret);
    else
        *caret = (Caret){.at = strlen(field->text)};
    return event;
}

/* The pointer is drawn over the text of the field that it was pressed on. */
static void draw_over(Widgets *widgets, const Widget *field, const Input *input)
{
    if (!field || field->kind != WIDGET_FIELD || input->kind != INPUT_POINTER)
        return;
    widgets->drags |= fabsf(input->x - widgets->pressed_x) > field->em / 2;
    if (widgets->drags)
        widgets->caret = (Caret){gap_at(widgets, field, input->x), widgets->pressed_at};
}

static void leave(Widgets *widgets, double now)
{
    set_hover(widgets, 0, now);
    widgets->pointer = (Point){-1, -1};
}

static WidgetEvent handle_pointer(Widgets *widgets, const Input *input, double now)
{
    const Widget *under = widgets_at(widgets, input->x, input->y);
    set_hover(widgets, under ? under->id : 0, now);
    widgets->pointer = (Point){input->x, input->y};
    switch (input->kind) {
    case INPUT_DOWN:
        widgets->pressed = 0;
        if (input->button == BUTTON_LEFT) {
            widgets->focus_shown = false;
            if (!under || under->kind != WIDGET_FIELD)
                widgets_focus(widgets, 0, false);
            widgets->pressed = can_press(under) ? under->id : 0;
            if (widgets->pressed && under->kind == WIDGET_FIELD)
                return press_field(widgets, under, input);
        }
        break;
    case INPUT_UP: {
        WidgetId pressed = widgets->pressed;
        if (input->button != BUTTON_LEFT || !pressed)
            break;
        widgets->pressed = 0;
        if (under && under->id == pressed && can_press(under) && under->kind != WIDGET_FIELD)
            return widgets_press(widgets, under);
        return event_of(WIDGET_TAKEN, widget_of(widgets, pressed));
    }
    case INPUT_WHEEL:
        return event_of(WIDGET_NOTHING, NULL);
    default:
        draw_over(widgets, widget_of(widgets, widgets->pressed), input);
        if (widgets->pressed)
            return event_of(WIDGET_TAKEN, widget_of(widgets, widgets->pressed));
    }
    return event_of(under ? WIDGET_TAKEN : WIDGET_NOTHING, under);
}

static const Widget *shortcut_widget(const Widgets *widgets, const Input *input)
{
    for (int i = widgets->count - 1; i >= widgets->modal; i--) {
        const Widget *widget = &widgets->items[i];
        if (widget->key && widget->key == input->key && widget->mods == input->mods &&
            can_press(widget))
            return widget;
    }
    return NULL;
}

/* The clipboard's keys, and all others of a field: true when its text changed. */
static bool handle_in_field(Widgets *widgets, const Widget *field, const Input *input)
{
    size_t first, chosen = field_chosen(field->text, &widgets->caret, &first);
    if (input->mods == MOD_CTRL && (input->key == 'c' || input->key == 'x') && chosen)
        copy(widgets, field->text + first, chosen);
    if (input->mods == MOD_CTRL && input->key == 'v')
        return input->given &&
               field_type(field->text, field->capacity, &widgets->caret, input->given);
    return field_edit(field->text, &widgets->caret, input);
}

static WidgetEvent handle_key(Widgets *widgets, const Input *input)
{
    const Widget *field = widgets_field(widgets), *focus = widgets_focused(widgets);
    bool plain = !(input->mods & (MOD_CTRL | MOD_ALT));
    if (input->key == KEY_WALK && plain) {
        focus_next(widgets, input->mods & MOD_SHIFT ? -1 : 1);
        return event_of(WIDGET_TAKEN, widget_of(widgets, widgets->focus));
    }
    if (field && handle_in_field(widgets, field, input))
        return event_of(WIDGET_CHANGED, field);
    if (field && plain && input->key != KEY_ENTER && input->key != KEY_ESCAPE &&
        (input->key < KEY_UP || input->key == KEY_HOME || input->key == KEY_END))
        return event_of(WIDGET_TAKEN, field);
    if (focus && plain) {
        if ((input->key == KEY_PRESS || input->key == KEY_PRESS_TOO) && !input->repeat)
            return widgets_press(widgets, focus);
        if (input->key >= KEY_LEFT && input->key <= KEY_DOWN) {
            focus_towards(widgets, focus, input->key);
            return event_of(WIDGET_TAKEN, widget_of(widgets, widgets->focus));
        }
        if (input->key == KEY_LEAVE && widgets->modal == 0) {
            widgets_focus(widgets, 0, false);
            return event_of(WIDGET_TAKEN, NULL);
        }
    }
    const Widget *shortcut = shortcut_widget(widgets, input);
    return shortcut ? widgets_press(widgets, shortcut) : event_of(WIDGET_NOTHING, NULL);
}

void widgets_let_go(Widgets *widgets)
{
    widgets->pressed = 0;
}

WidgetEvent widgets_handle(Widgets *widgets, const Input *input, double now)
{
    const Widget *field = widgets_field(widgets);
    switch (input->kind) {
    case INPUT_POINTER:
    case INPUT_DOWN:
    case INPUT_UP:
    case INPUT_WHEEL: {
        WidgetEvent event = handle_pointer(widgets, input, now);
        if (input->touch && input->kind == INPUT_UP && input->button == BUTTON_LEFT &&
            event.kind != WIDGET_NOTHING)
            leave(widgets, now);
        return event;
    }
    case INPUT_LEAVE:
        leave(widgets, now);
        break;
    case INPUT_KEY:
        widgets->told = 0;
        widgets->used = widgets->hover; /* who plays by keys reads no tooltip */
        return handle_key(widgets, input);
    case INPUT_COMPOSE:
        utf8_print(widgets->composed, sizeof widgets->composed, "%s", field ? input->text : "");
        break;
    case INPUT_TEXT:
        widgets->composed[0] = '\0';
        if (!field)
            break;
        return event_of(field_type(field->text, field->capacity, &widgets->caret, input->text)
                            ? WIDGET_CHANGED
                            : WIDGET_TAKEN,
                        field);
    default:
        break;
    }
    return event_of(WIDGET_NOTHING, NULL);
}
