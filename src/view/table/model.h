/* How the table's model is made. Before, table_catch_up (follow.h) has taken notice of what is new.
 */
#ifndef VIEW_TABLE_MODEL_H
#define VIEW_TABLE_MODEL_H

#include "view/model/table_model.h"

/* Fills `model`; its pointers are good as long as `ui` and the scene's session. */
void table_model_make(const Frame *frame, const Ui *ui, const Scene *scene, TableModel *model);

/* What lies under the pointer: a piece's area or river system, else that of the zone. */
Lit table_under(const TableModel *model, Point pixel);

/* The spot at a point over the enlarged tile in the panel, pixels; or -1. */
int table_spot_in_slot(const Frame *frame, const TableModel *model, Point at);

#endif
