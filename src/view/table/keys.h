/* The keyboard at the table: it goes from cell to cell and from spot to spot, and decides. */
#ifndef VIEW_TABLE_KEYS_H
#define VIEW_TABLE_KEYS_H

#include "view/table/stage.h"

/* A key that no widget took. */
void table_key(Frame *frame, const TableStage *stage, const Input *input, Intent *intent);

#endif
