/* What a chip, a card or a label that looks for its place may come to lie on. */
#ifndef VIEW_BOARD_GROUND_H
#define VIEW_BOARD_GROUND_H

#include "view/kit/paint.h"

typedef struct Ground {
    Rect rect;
    float price; /* of lying on it wholly */
} Ground;

/* What it costs a box to lie where it does, times the area of the box. */
static inline float ground_price(Ground ground, Rect box)
{
    return ground.price * rect_overlap(box, ground.rect);
}

#endif
