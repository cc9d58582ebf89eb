/* What the results share with the page of the Elder's look back. */
#ifndef VIEW_PAGES_RESULTS_H
#define VIEW_PAGES_RESULTS_H

#include "view/state/screens.h"

/* The same round once more, with another lot and another seed. */
void results_play_again(const Screen *screen, Intent *intent);

#endif
