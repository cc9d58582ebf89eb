/* A player's points as a bar, a box for each kind of points. The kinds have the tones of earth and
 * patterns of their own, for every bright hue is some player's. */
#ifndef VIEW_PAGES_BARS_H
#define VIEW_PAGES_BARS_H

#include "play/breakdown.h"
#include "play/session.h"
#include "view/kit/frame.h"

/* The box of one kind, pixels. */
void bars_box(Frame *frame, Rect box, PointGroup group);

/* The icon of a kind. */
const char *bars_icon(PointGroup group);

/* A bar whose whole width is `best` points. Each of its boxes is a spot of id `first` + its kind,
 * which answers with its list; where a box is too narrow for its number that stands after the bar
 * or, where that fills `rect`, at the right of `line`, and is the spot in its place. Returns where
 * the free part of `line` ends, pixels. */
float bars_put(Frame *frame, Rect rect, Rect line, const uint16_t groups[POINT_GROUPS], int best,
               WidgetId first);

/* The awards of a kind that a player got, above or below the box that they are of; drawn over
 * everything. */
void bars_list(Frame *frame, const Session *session, int player, PointGroup group, Rect box);

/* The largest of those; its points are 0 where there is none. */
Award bars_largest(const Session *session, int player, PointGroup group);

#endif
