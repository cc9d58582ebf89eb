/* The first time each thing happens to a person in a family game the Elder says one line about it,
 * beside it. Each is said once to each name on this computer, one at a time; Options.tips turns
 * them off. */
#ifndef VIEW_MODEL_TIP_H
#define VIEW_MODEL_TIP_H

#include "view/kit/arrange.h"
#include "view/model/table_model.h"
#include "view/state/screens.h"

/* Where a tip lies, pixels; w 0: none is shown. */
typedef struct TipPlace {
    Rect place, words; /* `words` is what of it opens the rulebook */
    const char *text;  /* of this frame */
} TipPlace;

/* Takes notice of the position shown. */
void tip_follow(const Screen *screen);

/* Puts the tip beside what it is about where it hides nothing that is kept; else it waits. */
TipPlace tip_lay(const Frame *frame, const TableModel *model, Arrange *arrange);

/* Draws it with its buttons: it goes, or all go. */
void tip_draw(const Screen *screen, const TipPlace *tip);

/* Whether one was told since this was asked last: who was told what is then to be kept. */
bool tip_told(TipUi *ui);

/* Whether an event is one of those buttons'. */
bool tip_handle(const Screen *screen, WidgetEvent event, Intent *intent);

#endif
