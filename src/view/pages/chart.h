/* Curves over the turns of a game: what they are drawn of, and that of each player's points. */
#ifndef VIEW_PAGES_CHART_H
#define VIEW_PAGES_CHART_H

#include "play/breakdown.h"
#include "view/kit/widget.h"

/* A step between the marks of an axis from 0 to `top` so that there are at most `most` steps: 1, 2
 * or 5 times a power of ten. `top` and `most` from 1 on. */
int chart_step(int top, int most);

/* Moves places apart, keeping their order, until neighbours lie `gap` or more from each other,
 * within `low` and `high` where there is room; `places` in any order. */
void chart_spread(float *places, int count, float gap, float low, float high);

/* Moves points into `room` and apart: each, in their order, along a line, `across` long 1, to
 * either side, as little as keeps it `gap` or more from all before it. Where no place on its line
 * is free it stays. */
void chart_part(Point *points, const Point *across, int count, float gap, Rect room);

/* At an axis, whose place is in pixels: a value with its line from `at` on, so wide; the number of
 * a turn below it. */
void chart_value(Frame *frame, Point at, float wide, const char *text, bool zero);
void chart_turn(Frame *frame, Point at, int turn);

/* A player's curve. */
void chart_line(Frame *frame, const Point *points, size_t count, const Setup *setup, int player);

/* The curves with their axes in `rect` (pixels), on parchment, as far as `share` of the way, 0..1;
 * the players' shapes go along at their ends. */
void chart_draw(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup,
                float share);

#endif
