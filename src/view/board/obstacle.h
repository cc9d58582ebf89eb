/* What a chip, a card or a label that looks for its place may come to lie on. */
#ifndef VIEW_BOARD_OBSTACLE_H
#define VIEW_BOARD_OBSTACLE_H

#include "view/kit/paint.h"

typedef struct Obstacle {
    Rect rect;
    float price; /* of lying on it wholly */
} Obstacle;

/* What it costs a box to lie where it does, times the area of the box. */
static inline float obstacle_price(Obstacle ground, Rect box)
{
    return ground.price * rect_overlap(box, ground.rect);
}

#endif
