/* The largest awards of a game, by the kind of points. */
#ifndef VIEW_PAGES_LARGEST_H
#define VIEW_PAGES_LARGEST_H

#include "play/breakdown.h"
#include "view/kit/frame.h"

enum { LARGEST_BYTES = 200 };

/* As many as there is room for, those that brought most, each a spot of id `first` + its kind. */
void largest_draw(Frame *frame, Rect rect, const Breakdown *breakdown, const Setup *setup,
                  WidgetId first);

/* What the largest award of a kind was for, or how many of them there are; in brief where more has
 * no room in `room` pixels. */
void largest_say(const Frame *frame, const Breakdown *breakdown, PointGroup group,
                 EditionId edition, float room, char text[LARGEST_BYTES]);

/* The points of it, "8" or "8 each". */
void largest_say_points(const Breakdown *breakdown, PointGroup group, char *text, size_t capacity);

/* The badges of all who got as much, whether for its area or another one, from `x` on, `y` their
 * middle (pixels); returns where they end. Without a list it only measures. */
float largest_badges(Frame *frame, Point at, const Breakdown *breakdown, PointGroup group,
                     const Setup *setup);

/* The spot that leads there. */
void largest_put(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                 WidgetId first);

#endif
