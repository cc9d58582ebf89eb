#include "view/kit/arrange.h"

#include <math.h>

/* Of lying wholly on a ground, for what stays there and for what goes with the next motion of the
 * pointer. Land is better than what is to be looked at or clicked, that better than what is kept.
 */
static const float prices[GROUNDS][2] = {
    [GROUND_KEPT] = {10 * HIDES, 10 * HIDES},
    [GROUND_CELL] = {60, 1.2f},
    [GROUND_CUT] = {60, 1.2f},
    [GROUND_WORDS] = {10 * HIDES, 700},
    [GROUND_SHOWN] = {45, 300},
    [GROUND_BESIDE] = {70, 18},
    [GROUND_MARK] = {12, 0},
    [GROUND_FIGURE] = {30, 0},
    [GROUND_LAND] = {3.5f, 7},
};

#define GRAZING .1f  /* of the price is due wherever a thing touches, but for land below a card */
#define MOVING .2f   /* away from where it lay, at most */
#define CENTRE .04f  /* a unit between the middles: it decides between equals */
#define TOUCH .5f    /* square pixels of overlap that do not count */
#define ROUNDING .5f /* pixels beyond a room that do not count: its edges may not be whole */

void arrange_add(Arrange *arrange, Rect rect, Ground ground)
{
    if (rect.w <= 0 || rect.h <= 0 || arrange->count == MAX_GROUNDS)
        return;
    arrange->items[arrange->count].rect = rect;
    arrange->items[arrange->count++].ground = ground;
}

void arrange_add_round(Arrange *arrange, Point at, float side, Ground ground)
{
    arrange_add(arrange, (Rect){at.x - side / 2, at.y - side / 2, side, side}, ground);
}

float rect_apart(Rect a, Rect b)
{
    return hypotf(fmaxf(0, fmaxf(a.x - b.x - b.w, b.x - a.x - a.w)),
                  fmaxf(0, fmaxf(a.y - b.y - b.h, b.y - a.y - a.h)));
}

bool rect_within(Rect outer, Rect inner)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

bool rect_crossed(Rect rect, Point from, Point to)
{
    enum { STEPS = 24 };
    bool crossed = false;
    for (int i = 0; i <= STEPS && !crossed; i++) {
        float t = (float)i / STEPS;
        crossed = rect_holds(rect, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
    }
    return crossed;
}

Seek seek_begin(const Arrange *arrange, Rect within, Rect about, float unit, float far)
{
    return (Seek){.arrange = arrange,
                  .within = within,
                  .about = about,
                  .unit = unit,
                  .far = far,
                  .over = OVER(GROUND_BESIDE) | OVER(GROUND_MARK),
                  .price = INFINITY};
}

float seek_price(const Seek *seek, Rect rect)
{
    Point middle = rect_middle(rect), about = rect_middle(seek->about);
    float size = rect.w * rect.h, off = rect_apart(rect, seek->about) / seek->unit;
    float sum = seek->far * (off * sqrtf(off) +
                             CENTRE * hypotf(middle.x - about.x, middle.y - about.y) / seek->unit);
    if (seek->before.w > 0)
        sum += MOVING * fminf(1, hypotf(rect.x - seek->before.x, rect.y - seek->before.y) / rect.w);
    sum += rect_within(rect_inset(seek->within, -ROUNDING), rect)
               ? 0
               : 10 * HIDES * (GRAZING + 1 - rect_overlap(seek->within, rect) / size);
    for (int i = 0; i < seek->arrange->count && sum < seek->price; i++) {
        Ground ground = seek->arrange->items[i].ground;
        float part = rect_overlap(rect, seek->arrange->items[i].rect);
        if (part > TOUCH && !(seek->over >> ground & 1))
            sum += prices[ground][seek->passes] *
                   (part / size + (seek->passes && ground == GROUND_LAND ? 0 : GRAZING));
    }
    return sum;
}

void seek_try(Seek *seek, Rect rect, float extra)
{
    rect.x = roundf(rect.x);
    rect.y = roundf(rect.y);
    float cost = extra < seek->price ? seek_price(seek, rect) + extra : INFINITY;
    if (cost < seek->price && seek->more)
        cost += seek->more(seek->context, rect);
    if (cost >= seek->price)
        return;
    seek->price = cost;
    seek->best = rect;
}

void seek_beside(Seek *seek, Point size, float gap, float extra)
{
    static const float aligned[] = {.5f, 0, 1}; /* the middle first */
    Rect about = seek->about;
    for (int i = 0; i < 3; i++) {
        float x = about.x + (about.w - size.x) * aligned[i];
        float y = about.y + (about.h - size.y) * aligned[i];
        seek_try(seek, (Rect){x, about.y + about.h + gap, size.x, size.y}, extra);
        seek_try(seek, (Rect){x, about.y - gap - size.y, size.x, size.y}, extra);
        seek_try(seek, (Rect){about.x + about.w + gap, y, size.x, size.y}, extra);
        seek_try(seek, (Rect){about.x - gap - size.x, y, size.x, size.y}, extra);
    }
}

/* What costs anything in a row of places, in its order: most grounds lie elsewhere. */
static void list_row(const Seek *seek, const Arrange *all, Rect row, Arrange *list)
{
    list->count = 0;
    for (int i = 0; i < all->count; i++)
        if (rect_overlap(row, all->items[i].rect) > 0 && !(seek->over >> all->items[i].ground & 1))
            list->items[list->count++] = all->items[i];
}

void seek_over(Seek *seek, Point size, Rect room, float step)
{
    const Arrange *all = seek->arrange;
    Arrange row;
    Rect within = seek->within;
    float left = fmaxf(room.x, within.x), top = fmaxf(room.y, within.y);
    float right = fminf(room.x + room.w, within.x + within.w) - size.x;
    float foot = fminf(room.y + room.h, within.y + within.h) - size.y;
    if (seek->before.w > 0)
        seek_try(seek, (Rect){seek->before.x, seek->before.y, size.x, size.y}, 0);
    seek->arrange = &row;
    for (float y = top; y < foot + step; y += step) {
        float at = fmaxf(top, fminf(y, foot));
        Rect swept = {left, at, fmaxf(0, right - left) + size.x, size.y};
        list_row(seek, all, rect_inset(swept, -ROUNDING), &row);
        for (float x = left; x < right + step; x += step)
            seek_try(seek, (Rect){fmaxf(left, fminf(x, right)), at, size.x, size.y}, 0);
    }
    seek->arrange = all;
}
