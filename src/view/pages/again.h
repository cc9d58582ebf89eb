/* Playing once more, as the pages after a game offer it: the same table at once; before that by one
 * click another level for its computers; or the page of a new game with this table, to change
 * whatever is to be changed. */
#ifndef VIEW_PAGES_AGAIN_H
#define VIEW_PAGES_AGAIN_H

#include "view/state/screens.h"

/* How much room there is: for all, for a narrower button, or for all of it small, without words for
 * the way to another table. */
typedef enum AgainSize { AGAIN_WIDE, AGAIN_NARROW, AGAIN_SMALL } AgainSize;

/* Logical units that all of it takes. */
float again_width(const Screen *screen, AgainSize size);

/* Puts it up to `right`, 52 high from `y` on (logical units). */
void again_put(const Screen *screen, AgainSize size, float right, float y);

/* The button that begins. */
WidgetId again_button(const Widgets *widgets);

/* Does what a press means here; false where it was another widget's. */
bool again_press(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent);

#endif
