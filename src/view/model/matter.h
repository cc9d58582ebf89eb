/* What somebody at the table may ask the rulebook about: by what is pointed at or shown now. */
#ifndef VIEW_MODEL_MATTER_H
#define VIEW_MODEL_MATTER_H

#include "core/events.h"
#include "view/model/table_model.h"

/* `topic` is a name of the rulebook's topics, NULL: nothing in particular. `asked` is the question,
 * `told` what the table says to it; "" where it says nothing. */
typedef struct Matter {
    const char *topic, *asked, *told;
} Matter;

/* Of the table as it is shown. */
Matter matter_at_table(const Frame *frame, const TableModel *model);

/* Where somebody may press to open the rulebook at that, over `rect` (pixels): a card's title, a
 * lens', a notice, a tip. `id` is one of TABLE_TITLE and the next. Returns whether it is pointed
 * at; false where there is nothing in particular. */
bool matter_put(Frame *frame, const TableModel *model, WidgetId id, Rect rect);

/* Of an award in an edition. */
Matter matter_of_award(const Ruleset *rules, const Award *award);

/* The topic of a refusal, for a zone of this kind; NULL for MOVE_OK. */
const char *matter_of_check(MoveCheck check, ZoneKind kind);

#endif
