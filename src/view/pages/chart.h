/* Curves over the turns of a game, one for each player: of their points, or their chances. */
#ifndef VIEW_PAGES_CHART_H
#define VIEW_PAGES_CHART_H

#include "play/breakdown.h"
#include "view/kit/widget.h"

typedef struct Chart {
    const Setup *setup;
    int turns, top, step; /* of the axes: from 1 on */
    bool percent;         /* the values are, and change by and by; else at once */
    bool final;           /* `last` comes behind the turns */
    float share;          /* of the way that is drawn, 0..1 */
    float values[MAX_TILES + 1][MAX_PLAYERS], last[MAX_PLAYERS];
    float left, right, bottom, height; /* pixels: of the turns */
    float end, head;                   /* x of the last values; that the curves have come to */
} Chart;

/* A step between the marks of an axis from 0 to `top` so that there are at most `most` steps: 1, 2
 * or 5 times a power of ten. `top` and `most` from 1 on. */
int chart_step(int top, int most);

/* Moves places apart, keeping their order, until neighbours lie `gap` or more from each other,
 * within `low` and `high` where there is room; `places` in any order. */
void chart_spread(float *places, int count, float gap, float low, float high);

/* A chart in `rect` (pixels), without values; and one of the players' points. */
Chart chart_of(const Frame *frame, Rect rect, const Setup *setup, int turns, bool final);
Chart chart_of_points(const Frame *frame, Rect rect, const Setup *setup,
                      const Breakdown *breakdown);

/* Where a player's curve is after a turn, pixels. */
Point chart_place(const Chart *chart, int turn, int player);

/* Draws the curves with their axes, on parchment; the players' shapes go along at their ends. */
void chart_draw(Frame *frame, Chart *chart);

#endif
