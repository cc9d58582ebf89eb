/* The strip of history over the floating bar: one tick a decision in its player's colour, to look
 * at any position by click or drag. Looking is looking only: nothing is played or kept in between,
 * and closed it leads back to where it was opened, unless one plays on from what is shown. Closed,
 * and not to be opened, where the game is played without undo. */
#ifndef VIEW_TABLE_STRIP_H
#define VIEW_TABLE_STRIP_H

#include "view/board/table_view.h"
#include "view/table/layout.h"

/* It never was open; its knob is held no more; a move is shown that leads to position `at`. */
void strip_reset(StripUi *strip);
void strip_let_go(StripUi *strip);
void strip_moved(StripUi *strip, int at);

/* Opens the strip, or closes it. */
void strip_toggle(Frame *frame, Intent *intent);

/* Closes it and goes back; or closes it and stays. */
void strip_close(Frame *frame, Intent *intent);
void strip_stay(Frame *frame, Intent *intent);

/* Looks at the decision before or after this one; false where the strip is not open. */
bool strip_step(Frame *frame, int step, Intent *intent);

bool strip_shown(const Frame *frame);

void strip_draw(Frame *frame, const TableLayout *layout);

/* Press, drag and page keys on the strip; true when there is nothing else to do with the input. */
bool strip_handle(Frame *frame, const TableLayout *layout, const Input *input, Intent *intent);

/* "Turn 23 of 61", and what playing on from there would forget ("" at the end). */
void say_position(const Session *session, char *text, size_t capacity);
void say_forgotten(const Session *session, char *text, size_t capacity);

#endif
