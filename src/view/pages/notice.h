/* What was said in passing ("Saved as ..."), on the screens round the table. */
#ifndef VIEW_PAGES_NOTICE_H
#define VIEW_PAGES_NOTICE_H

#include "view/state/ui.h"

/* Draws it while it is new, at the upper right, beside the page's title. */
void notice_put(Frame *frame, const Notice *notice);

/* Whether it still is. */
bool notice_shown(const Ui *ui, const Scene *scene);

#endif
