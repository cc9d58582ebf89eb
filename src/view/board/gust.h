/* A forest closes: a gust goes through its crowns from the north-west, light runs with it, leaves
 * and birds go up. */
#ifndef VIEW_BOARD_GUST_H
#define VIEW_BOARD_GUST_H

#include "view/board/course.h"

#define GUST_SECONDS .74f

/* Degrees that a tree leans, to the right if positive: at `part` (0..1) of the gust's way through
 * the forest and `time` seconds after it closed. All stand still at both ends. */
float gust_sway(float part, float time);

/* How high and how far aside a bird has flown, tiles, at `part` of the same way; false: it sits,
 * or is gone. */
typedef struct Bird {
    float rise, aside;
    float alpha;
    int wing; /* 0 up .. GUST_WINGS - 1 down */
} Bird;

enum { GUST_WINGS = 4 };
bool gust_bird(float part, float time, float chance, Bird *bird);

void gust_draw(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
               float time);

#endif
