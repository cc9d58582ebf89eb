/* What lies right of the cards at the end of a game: the winner's tribe round the fire, on the wall
 * the hands of all who played and a painting of the largest catch, which is a button. Still but for
 * the fire once it has unfolded. */
#ifndef VIEW_PAGES_RESULTS_FIRE_H
#define VIEW_PAGES_RESULTS_FIRE_H

#include "play/breakdown.h"
#include "view/kit/widget.h"

enum { FIRE_CARDS = 626 /* logical units from the left that are the cards' */ };

typedef struct Fire {
    const Breakdown *breakdown;
    const Setup *setup;
    double since;     /* seconds that it has unfolded for; INFINITY: all is there */
    double now;       /* seconds, by which the fire burns */
    WidgetId largest; /* the painting's id less its group */
} Fire;

/* Whether the output has room for it. */
bool fire_fits(const Frame *frame);

/* Draws it over the whole output, and puts the painting's spot. */
void fire_draw(Frame *frame, const Fire *fire);

/* Seconds until all is there. */
double unfold_seconds(int players);

/* When the hand of the player who is the `rank`th in the ranking (0: the first) comes, and when the
 * painting does; seconds. */
double unfold_hand_at(int players, int rank);
double unfold_painting_at(int players);

/* How much of the curve is to be seen after `since` seconds (INFINITY: all), 0..1. */
float unfold_curve(double since);

/* When the fire's next picture is due after `now` seconds. */
double unfold_flame_due(double now);

#endif
