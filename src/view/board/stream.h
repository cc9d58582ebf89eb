/* A river closes: light runs along the water from end to end, sparks on its crest, and in the lakes
 * fish leap. */
#ifndef VIEW_BOARD_STREAM_H
#define VIEW_BOARD_STREAM_H

#include "view/board/course.h"

#define STREAM_SECONDS .76f

/* Where the crest of the light is, 0..1 of the way; less or more before it comes and after it has
 * gone. */
float stream_head(float time);

/* A fish in the air: tiles from the middle of its leap, and degrees that its nose points down by;
 * false: it is in the water. */
typedef struct Leap {
    float aside, rise, nose;
} Leap;

bool stream_leap(int fish, float time, Leap *leap);

void stream_draw(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
                 float time);

#endif
