/* The strip of history over the floating bar: one tick a decision in its player's colour, to look
 * at any position by click or drag. Looking is looking only: nothing is played or kept in between,
 * and closed it leads back to where it was opened, unless one plays on from what is shown. Closed,
 * and not to be opened, where the game is played without undo. */
#ifndef VIEW_TABLE_STRIP_H
#define VIEW_TABLE_STRIP_H

#include "view/state/actions.h"
#include "view/table/model.h"

/* Its knob is held no more; a move is shown that leads to position `at`. */
void strip_let_go(StripUi *strip);
void strip_moved(StripUi *strip, int at);

/* Opens the strip, or closes it. */
void strip_toggle(const Call *call);

/* The turn that the Elder named, while the strip shows what it led to; NULL: it shows another. */
const ReviewTurn *strip_named(const Ui *ui, const Scene *scene);

/* Before an input or a frame: the tile laid last is brought into sight where the strip opens over
 * it; or what was done in the turn that the Elder named, and what would have been better, once. */
void strip_show_turn(TableUi *table, const TableModel *model);

/* Closes it and goes back, to the Elder's page where it was opened from there; or closes it and
 * stays. */
void strip_close(const Screen *screen, Intent *intent);
void strip_stay(const Call *call);

/* Opens it from the Elder's page, where it may be, and looks at the position after a turn that he
 * names there. */
void strip_look(const Screen *screen, const ReviewTurn *turn, Intent *intent);

/* Looks at the decision before or after this one; false where the strip is not open. */
bool strip_step(const Screen *screen, int step, Intent *intent);

bool strip_shown(const TableUi *table, const Session *session);

void strip_draw(Frame *frame, const TableNow *now);

/* Press and drag on the strip; true when there is nothing else to do with the input. */
bool strip_handle(const Screen *screen, const TableLayout *layout, const Input *input,
                  Intent *intent);

#endif
