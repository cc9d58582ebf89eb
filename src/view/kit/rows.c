#include "view/kit/rows.h"

#include <math.h>

Rect cut_top(Rect *from, float h)
{
    Rect strip = {from->x, from->y, from->w, h};
    from->y += h;
    from->h -= h;
    return strip;
}

Rect cut_bottom(Rect *from, float h)
{
    Rect strip = {from->x, from->y + from->h - h, from->w, h};
    from->h -= h;
    return strip;
}

Rect cut_left(Rect *from, float w)
{
    Rect strip = {from->x, from->y, w, from->h};
    from->x += w;
    from->w -= w;
    return strip;
}

Rect cut_right(Rect *from, float w)
{
    Rect strip = {from->x + from->w - w, from->y, w, from->h};
    from->w -= w;
    return strip;
}

Rect column_of(Rect in, float gap, int count, int index)
{
    float w = (in.w - gap * (float)(count - 1)) / (float)count;
    return (Rect){in.x + (w + gap) * (float)index, in.y, w, in.h};
}

Rect row_of(Rect in, float gap, int count, int index)
{
    float h = (in.h - gap * (float)(count - 1)) / (float)count;
    return (Rect){in.x, in.y + (h + gap) * (float)index, in.w, h};
}

void fit(float room, int count, const Part *parts, float *heights)
{
    float taken = 0, stretch = 0;
    for (int i = 0; i < count; i++)
        taken += heights[i] = parts[i].least;
    for (int i = count - 1; i >= 0 && taken > room; i--)
        if (parts[i].goes) {
            taken -= heights[i];
            heights[i] = 0;
        }
    float share = taken > room ? fmaxf(0, room) / taken : 1, left = fmaxf(0, room - taken);
    for (int i = 0; i < count; i++) {
        bool out = heights[i] < parts[i].least;
        float more = out ? 0 : fminf(left, fmaxf(0, parts[i].liked - parts[i].least));
        heights[i] = heights[i] * share + more;
        left -= more;
        stretch += out ? 0 : parts[i].stretch;
    }
    for (int i = 0; i < count && stretch > 0; i++)
        if (heights[i] > 0)
            heights[i] += left * parts[i].stretch / stretch;
}

Rect rect_pad(Rect rect, float sides, float ends)
{
    return (Rect){rect.x + sides, rect.y + ends, rect.w - 2 * sides, rect.h - 2 * ends};
}

Rect rect_centred(Rect rect, float h)
{
    return (Rect){rect.x, rect.y + (rect.h - h) / 2, rect.w, h};
}
