/* A region that shows a part of something higher than itself. */
#ifndef VIEW_KIT_SCROLL_H
#define VIEW_KIT_SCROLL_H

#include "view/kit/widget.h"

enum { SCROLL_BAR = 18 }; /* logical units that the content leaves free at the right for the bar */

/* What must last between frames; all zero shows the top. Pixels. */
typedef struct Scroll {
    float at;     /* hidden above */
    Rect view;    /* as last shown */
    float height; /* of the content, as last shown */
    bool dragged; /* the thumb is held, `grip` pixels below its top */
    float grip;
    bool pulled;    /* a finger drags the content, and was last at `grip` */
    int first, end; /* its widgets, as last put: indices, `end` not among them */
    WidgetId shown; /* the focused widget that was last brought into view */
} Scroll;

/* Begins the content, `height` pixels high, in `view`, beyond which none of it is seen or hit; at
 * the lower end a sign that more lies below hides none of it. Returns the y of the content's top.
 */
float scroll_begin(Frame *frame, Scroll *scroll, Rect view, float height);

/* Whether anything of `rect` is in view. */
bool scroll_sees(const Scroll *scroll, Rect rect);

/* Ends it, and draws the bar where one is needed. */
void scroll_end(Frame *frame, Scroll *scroll);

/* Brings what lies at `rect` now into view. */
void scroll_show(const Frame *frame, Scroll *scroll, Rect rect);

/* Wheel, page keys, Home and End, the bar, and the keyboard's walk to widgets out of view. For a
 * screen to call with every event; true when there is nothing else to do with it. */
bool scroll_handle(Frame *frame, Scroll *scroll, WidgetEvent event, const Input *input);

#endif
