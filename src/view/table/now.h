/* The table as it is at one moment, to be read only: what its parts are drawn from, and what says
 * which actions are possible. */
#ifndef VIEW_TABLE_NOW_H
#define VIEW_TABLE_NOW_H

#include "view/table/stage.h"

typedef struct TableNow {
    const TableStage *stage;
    const TableUi *table;
    const Session *session;
    bool told;     /* a notice is shown */
    uint32_t when; /* what is so: bits of WHEN_ (state/actions.h) */
} TableNow;

TableNow table_now(const Frame *frame, const TableStage *stage);

#endif
