/* Going from screen to screen, and what is said on the way. */
#ifndef VIEW_STATE_NAV_H
#define VIEW_STATE_NAV_H

#include "view/state/ui.h"

/* Turns to another screen; overlays close, focus and hover are forgotten. */
void ui_go(Ui *ui, ScreenId screen);

/* Opens an overlay over the screen, or closes the open one (OVERLAY_NONE). */
void ui_open(Ui *ui, OverlayId overlay);

/* Says something that must be seen: a card with a title, a text and a button. Both are copied. */
void ui_message(Ui *ui, const char *title, const char *text);

/* Asks before something is done: a card with a title, a text, "Cancel" and a button `verb` that
 * yields `intent`. All are copied. "Cancel" goes back to the overlay `behind`, 0 for none; what it
 * says otherwise, and whether a third button saves, may be set afterwards. */
void ui_confirm(Ui *ui, uint8_t behind, const char *title, const char *text, const char *verb,
                const Intent *intent);

/* The same before something is lost: "Cancel" is what Enter does. */
void ui_confirm_loss(Ui *ui, uint8_t behind, const char *title, const char *text, const char *verb,
                     const Intent *intent);

/* What was said in passing is over. */
void ui_hush(Ui *ui);

/* Says something in passing from `now` on, the longer the more there is to read. Copied. */
void ui_tell(Ui *ui, const char *text, double now);

/* The same of what is over with the next move: why a click did nothing. */
void ui_answer(Ui *ui, const char *text, double now);

#endif
