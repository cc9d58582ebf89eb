/* The keyboard's way from widget to widget. */
#ifndef VIEW_KIT_FOCUS_H
#define VIEW_KIT_FOCUS_H

#include "view/kit/widget.h"

/* Whether the keyboard can come to it. */
bool can_focus(const Widget *widget);

/* Tab (`step` 1) and Shift+Tab (-1): on in the order of the table and, past the last, to none, so
 * that the screen has its arrows back. */
void focus_next(Widgets *widgets, int step);

/* An arrow key, KEY_LEFT to KEY_DOWN: to the next widget on that side of `from`. Within its group
 * if there is one: up and down to the next row, left and right along the row. Where the group ends,
 * on to what lies straight ahead of it. Stays where nothing does. */
void focus_towards(Widgets *widgets, const Widget *from, int key);

/* The same out of the field that has the keyboard, up and down, which it has no use for itself. */
void focus_from_field(Widgets *widgets, int key);

#endif
