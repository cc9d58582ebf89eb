/* The players in the order of their places, each with the bar of their points. */
#ifndef VIEW_PAGES_RANKING_H
#define VIEW_PAGES_RANKING_H

#include "play/breakdown.h"
#include "play/session.h"
#include "view/kit/widget.h"

/* Rows of `row` pixels from the top of `rect` down; the boxes of player p's bar are spots from
 * `first` + p * POINT_GROUPS on. */
void ranking_draw(Frame *frame, Rect rect, float row, const Breakdown *breakdown,
                  const Setup *setup, WidgetId first);

/* What the kinds of the bars' boxes mean, in a line over the width of `rect`. */
void ranking_legend(Frame *frame, const Setup *setup, Rect rect);

/* The players in that order. */
void ranking_order(const Breakdown *breakdown, int order[MAX_PLAYERS]);

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

/* The kind of the largest catch: a hunt, else fish, else mushrooms; -1: nothing was caught. */
int largest_catch(const Breakdown *breakdown);

/* What the largest award of a kind was for, or how many of them there are; in brief where more has
 * no room in `room` pixels. */
const char *largest_say(const Frame *frame, const Breakdown *breakdown, PointGroup group,
                        EditionId edition, float room);

/* A line about the middle of `rect`, on the rock or on paper: whose it was, its points, and what it
 * was for. */
void largest_draw(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                  const Setup *setup, bool on_wall);

/* The spot that leads there. */
void largest_put(Frame *frame, Rect rect, const Breakdown *breakdown, PointGroup group,
                 WidgetId first);

#endif
