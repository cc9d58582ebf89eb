/* What dialogs, which are the overlays, have in common: the parchment that they are written on, and
 * the ways out. */
#ifndef VIEW_PAGES_DIALOG_H
#define VIEW_PAGES_DIALOG_H

#include "view/state/screens.h"
#include "view/state/ui.h"

/* The parchment in the middle of the output, no larger than that, with its title; takes the pointer
 * everywhere. Width and height in logical units. Returns what lies within the margins below the
 * title, pixels. */
Rect dialog_put(const Screen *screen, WidgetId pane, float width, float height, const char *title);

/* The button at the right end of the title that closes the overlay; `inner` is what dialog_put
 * returned. */
void dialog_put_close(Frame *frame, Rect inner);

/* The languages to choose from, each by its own name, side by side in `row` (logical units):
 * widgets with a verb, and the Language as index. */
void dialog_put_languages(Frame *frame, Rect row, uint8_t verb);

/* Closes the overlay: back to the menu where it was opened from there. */
void dialog_close(Ui *ui);

/* Scrolls the overlay by wheel, bar and keys, the arrows among them, and closes it by its button;
 * true when there is nothing else to do with the input. */
bool dialog_scroll(const Screen *screen, WidgetEvent event, const Input *input);

/* Draws what was said in passing ("Saved as ...") while it is new, at the upper right, beside the
 * page's title. */
void notice_put(const Screen *screen);

/* Whether it still is new. */
bool notice_shown(const Ui *ui, const Scene *scene);

#endif
