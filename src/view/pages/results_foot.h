/* The buttons below the results. */
#ifndef VIEW_PAGES_RESULTS_FOOT_H
#define VIEW_PAGES_RESULTS_FOOT_H

#include "view/state/screens.h"

enum {
    RESULTS_TITLE = WIDGETS_SCREEN + SCROLL_PANES, /* after the panes of the page */
    RESULTS_LANDSCAPE,
    RESULTS_PICTURE,
    RESULTS_SAVE,
    RESULTS_LOOK_BACK,
    RESULTS_FOOT_END
};

/* How high they are, logical units: more than a line where they have no room in one. */
float results_foot_height(const Screen *screen, float w);

/* Puts them, `w` wide, from `x`, `y` on (logical units): with words in two lines, and narrower,
 * where room is short. */
void results_foot(const Screen *screen, float x, float y, float w);

#endif
