/* The players in the order of their places, each with the bar of their points. */
#ifndef VIEW_PAGES_RANKING_H
#define VIEW_PAGES_RANKING_H

#include "play/breakdown.h"
#include "view/kit/frame.h"

/* Rows of `row` pixels from the top of `rect` down; the boxes of player p's bar are spots from
 * `first` + p * POINT_GROUPS on. */
void ranking_draw(Frame *frame, Rect rect, float row, const Breakdown *breakdown,
                  const Setup *setup, WidgetId first);

/* What the kinds of the bars' boxes mean, in a line over the width of `rect`. */
void ranking_legend(Frame *frame, EditionId edition, Rect rect);

/* The players in that order. */
void ranking_order(const Breakdown *breakdown, int order[MAX_PLAYERS]);

#endif
