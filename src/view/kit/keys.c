#include "view/kit/keys.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#include "core/utf8.h"

static size_t before(const char *text, size_t at)
{
    while (at > 0 && ((unsigned char)text[--at] & 0xC0) == 0x80)
        ;
    return at;
}

static size_t behind(const char *text, size_t at)
{
    size_t length = text[at] ? utf8_length(text + at, strlen(text + at)) : 0;
    return at + (text[at] && !length ? 1 : length);
}

/* Every letter beyond ASCII counts as one of a word. */
static bool in_word(char byte)
{
    return ((unsigned char)byte & 0x80) || isalnum((unsigned char)byte);
}

static size_t word_before(const char *text, size_t at)
{
    while (at > 0 && !in_word(text[at - 1]))
        at--;
    while (at > 0 && in_word(text[at - 1]))
        at--;
    return at;
}

static size_t word_behind(const char *text, size_t at)
{
    while (text[at] && !in_word(text[at]))
        at++;
    while (in_word(text[at]))
        at++;
    return at;
}

void field_choose_word(const char *text, Caret *caret)
{
    size_t size = strlen(text);
    caret->from = caret->at < size ? caret->at : size;
    while (caret->from > 0 && in_word(text[caret->from - 1]))
        caret->from--;
    caret->at = caret->from;
    while (in_word(text[caret->at]))
        caret->at++;
}

size_t field_chosen(const char *text, const Caret *caret, size_t *first)
{
    size_t size = strlen(text), at = caret->at < size ? caret->at : size,
           from = caret->from < size ? caret->from : size;
    *first = at < from ? at : from;
    return at < from ? from - at : at - from;
}

static bool cut(char *text, Caret *caret, size_t from, size_t to)
{
    memmove(text + from, text + to, strlen(text + to) + 1);
    *caret = (Caret){from, from};
    return from < to;
}

bool field_type(char *text, size_t capacity, Caret *caret, const char *typed)
{
    bool changed = false;
    size_t length, at, chosen = field_chosen(text, caret, &at);
    for (; *typed && (length = utf8_length(typed, strlen(typed))) > 0; typed += length) {
        if (!utf8_quotable(typed, length) || utf8_steers(typed, length))
            continue;
        if (strlen(text) - chosen + length >= capacity)
            break;
        cut(text, caret, at, at + chosen);
        chosen = 0;
        memmove(text + at + length, text + at, strlen(text + at) + 1);
        memcpy(text + at, typed, length);
        at += length;
        *caret = (Caret){at, at};
        changed = true;
    }
    return changed;
}

/* With Shift the other end of what is chosen stays. */
static bool move_caret(Caret *caret, const Input *input, size_t to)
{
    *caret = (Caret){to, input->mods & MOD_SHIFT ? caret->from : to};
    return false;
}

bool field_edit(char *text, Caret *caret, const Input *input)
{
    size_t size = strlen(text), first, chosen = field_chosen(text, caret, &first),
           last = first + chosen, at = caret->at < size ? caret->at : size;
    bool ctrl = input->mods & MOD_CTRL, lets_go = chosen && !ctrl && !(input->mods & MOD_SHIFT);
    size_t back = ctrl ? word_before(text, at) : before(text, at),
           on = ctrl ? word_behind(text, at) : behind(text, at);
    switch (input->key) {
    case 'a':
        if (ctrl)
            *caret = (Caret){.at = size};
        return false;
    case 'x':
        return ctrl && cut(text, caret, first, last);
    case KEY_LEFT:
        return move_caret(caret, input, lets_go ? first : back);
    case KEY_RIGHT:
        return move_caret(caret, input, lets_go ? last : on);
    case KEY_HOME:
        return move_caret(caret, input, 0);
    case KEY_END:
        return move_caret(caret, input, size);
    case KEY_BACKSPACE:
        return cut(text, caret, chosen ? first : back, last);
    case KEY_DELETE:
        return cut(text, caret, first, chosen ? last : on);
    default:
        return false;
    }
}

bool can_focus(const Widget *widget)
{
    return widget && widget->kind != WIDGET_PANE && !widget->off && !widget->no_focus;
}

void focus_next(Widgets *widgets, int step)
{
    int places = widgets->count - widgets->modal + 1, at = places - 1; /* the last place: none */
    for (int i = 0; i < places - 1; i++)
        if (widgets->focus && widgets->items[widgets->modal + i].id == widgets->focus)
            at = i;
    for (int tries = 0; tries < places; tries++) {
        at = (at + step + places) % places;
        if (at == places - 1) {
            if (tries + 1 < places)
                widgets_focus(widgets, 0, false);
            if (widgets->modal == 0)
                return;
            continue; /* an overlay has nothing else to do with the arrows */
        }
        const Widget *widget = &widgets->items[widgets->modal + at];
        if (can_focus(widget)) {
            widgets_focus(widgets, widget->id, true);
            return;
        }
    }
}

/* How far apart two spans are; below 0: so much they share. */
static float span_gap(float a, float a_size, float b, float b_size)
{
    return fmaxf(a, b) - fminf(a + a_size, b + b_size);
}

/* Where a widget lies, seen from another in the direction of an arrow. */
typedef struct Way {
    bool ahead;    /* beyond it, for more than half of the smaller one */
    bool near;     /* no farther than a few of its sizes, both ways */
    float gap;     /* between the two, in the direction */
    bool straight; /* they share some of the width (or height) across it */
    float aside;   /* the space between them across it */
    float middle;  /* across it, from middle to middle */
} Way;

static Way way_to(Rect from, Rect to, int key)
{
    bool across = key == KEY_LEFT || key == KEY_RIGHT;
    if (across) { /* as if it were up or down */
        from = (Rect){from.y, from.x, from.h, from.w};
        to = (Rect){to.y, to.x, to.h, to.w};
    }
    bool back = key == KEY_LEFT || key == KEY_UP;
    float gap = span_gap(from.y, from.h, to.y, to.h), aside = span_gap(from.x, from.w, to.x, to.w);
    float on = to.y + to.h / 2 - from.y - from.h / 2;
    return (Way){.ahead = (back ? on < 0 : on > 0) && -gap <= fminf(from.h, to.h) / 2,
                 .near = gap <= 2 * from.h && aside <= 3 * from.w,
                 .gap = fmaxf(0, gap),
                 .straight = aside < 0,
                 .aside = fmaxf(0, aside),
                 .middle = fabsf(to.x + to.w / 2 - from.x - from.w / 2)};
}

/* The ways in the order in which they are gone; the lowest wins, and among equals the least cost.
 */
enum { RANK_IN_GROUP, RANK_STRAIGHT, RANK_ASLANT, RANKS };

static int rank_of(const Way *way, bool same_group, bool along_row)
{
    if (same_group)
        return !along_row || way->straight ? RANK_IN_GROUP : way->near ? RANK_ASLANT : RANKS;
    if (way->straight)
        return RANK_STRAIGHT;
    /* a row is left straight on or not at all, a column also for what lies close below it */
    return along_row || !way->near ? RANKS : RANK_ASLANT;
}

/* Scrolled out of sight: reached from its own group only. */
static bool is_hidden(const Widgets *widgets, const Widget *widget)
{
    Rect rect = widget->rect;
    return widgets_at(widgets, rect.x + rect.w / 2, rect.y + rect.h / 2) != widget;
}

void focus_towards(Widgets *widgets, const Widget *from, int key)
{
    bool along_row = key == KEY_LEFT || key == KEY_RIGHT;
    int best_rank = RANKS;
    float best = INFINITY;
    WidgetId target = 0;
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        Way way = way_to(from->rect, widget->rect, key);
        bool same_group = widget->group == from->group;
        if (!way.ahead || !can_focus(widget) || (!same_group && is_hidden(widgets, widget)))
            continue;
        int rank = rank_of(&way, same_group, along_row);
        float cost = way.gap + way.aside * (rank == RANK_ASLANT ? 2 : .5f) + way.middle * .01f;
        if (rank < best_rank || (rank == best_rank && cost < best)) {
            best_rank = rank;
            best = cost;
            target = widget->id;
        }
    }
    if (target && best_rank < RANKS)
        widgets_focus(widgets, target, true);
}
