/* What is heard at the table: fills the list of cues from the events of the move that is shown,
 * from the steps of the final scoring, and from what the hand does. Each cue comes with the motion
 * that it belongs to. Only these functions write TriggersUi. */
#ifndef VIEW_MODEL_TRIGGERS_H
#define VIEW_MODEL_TRIGGERS_H

#include "view/model/table_model.h"
#include "view/state/screens.h"

/* Another position is shown without telling how it came about; `same`: of the same game. One before
 * the last one is an undo. */
void trigger_anew(const Screen *screen, bool same);

/* The move that led to the position of the model is shown from now on. */
void trigger_move(const Screen *screen, const TableModel *model);

/* The step of the final scoring that is shown from now on. */
void trigger_step(const Screen *screen, const TableModel *model);

/* The tile is in hand once it is held over the board for the first time. */
void trigger_hand(const Screen *screen, const TableModel *model);

/* It was turned, by one quarter to the right (1) or left (-1). */
void trigger_turn(const Screen *screen, const TableView *view, int step);

/* What is held, or chosen, cannot be put there. */
void trigger_refused(const Screen *screen, const TableView *view);

/* The results are shown: of each game the winner's horn is heard once. */
void trigger_results(Ui *ui, double now);

#endif
