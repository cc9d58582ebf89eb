#include "view/kit/focus.h"

#include <math.h>

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

/* Scrolled out of sight, below the pane beside what scrolls: reached from its own group only. */
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

void focus_from_field(Widgets *widgets, int key)
{
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *field = &widgets->items[i];
        if (field->id == widgets->focus && field->kind == WIDGET_FIELD &&
            (key == KEY_UP || key == KEY_DOWN)) {
            focus_towards(widgets, field, key);
            return;
        }
    }
}
