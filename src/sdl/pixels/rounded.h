/* Lengths of the draw list on whole pixels. */
#ifndef SDL_ROUNDED_H
#define SDL_ROUNDED_H

#include <SDL.h>
#include <math.h>

#include "view/draw/draw.h"

static inline int rounded(float value)
{
    return (int)floorf(value + .5f);
}

static inline int scaled(int length, float by)
{
    return rounded((float)length * by);
}

/* At least a pixel wide and high, as long as there is anything. */
static inline SDL_Rect whole_rect(Rect rect)
{
    int x = rounded(rect.x), y = rounded(rect.y);
    int w = rounded(rect.x + rect.w) - x, h = rounded(rect.y + rect.h) - y;
    return (SDL_Rect){x, y, w < 1 && rect.w > 0 ? 1 : w, h < 1 && rect.h > 0 ? 1 : h};
}

#endif
