/* How the results unfold: hands on the wall from the last place to the first, then the painting,
 * then its words, while the curve is drawn; all by the seconds since they were first shown. Then it
 * is still but for the fire. */
#ifndef VIEW_PAGES_UNFOLD_H
#define VIEW_PAGES_UNFOLD_H

/* Seconds until all is there. */
double unfold_seconds(int players);

/* When the hand of the player who is the `rank`th in the ranking (0: the first) comes, and when the
 * painting does; seconds. */
double unfold_hand_at(int players, int rank);
double unfold_painting_at(int players);

/* How much of each is to be seen after `since` seconds (INFINITY: all), 0..1. */
float unfold_curve(double since);
float unfold_hand(double since, int players, int rank);
float unfold_painting(double since, int players);
float unfold_words(double since, int players);

/* Of the fire at `now` seconds: how many pictures it has shown, and when the next one is due. */
double unfold_flame(double now);
double unfold_flame_due(double now);

#endif
