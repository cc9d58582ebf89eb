/* Score markers: a player who passes 50 points gets one, with "50" up, and turns it to "100" at 100
 * points; beyond that come further ones. They lie beside the points. */
#ifndef VIEW_BOARD_MARKER_H
#define VIEW_BOARD_MARKER_H

#include "view/board/flight.h"

/* How wide the markers of so many points are, logical units, each `size` wide. */
float markers_width(int points, float size);

/* The markers of a player who has `points`, the last one's right edge at `right`.x and their middle
 * at `right`.y, in pixels. While `gain`, which is part of the points, is counted, the marker that
 * it brings comes in or turns over. */
void markers_draw(Frame *frame, Point right, float size, int points, Gain gain);

/* Likewise the one that stands for most points alone, where there is room for no more. */
void markers_draw_largest(Frame *frame, Point right, float size, int points, Gain gain);

#endif
