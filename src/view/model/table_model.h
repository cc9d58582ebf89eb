/* All that one frame of the table, or one input to it, works with; made anew each time, from what
 * it does not change: view/table/model.h. */
#ifndef VIEW_MODEL_TABLE_MODEL_H
#define VIEW_MODEL_TABLE_MODEL_H

#include "view/board/flight.h"
#include "view/board/table_view.h"
#include "view/kit/widget.h"
#include "view/model/final.h"
#include "view/model/layout.h"
#include "view/model/rotations.h"

typedef struct TableModel {
    const TableUi *table;
    const Notice *notice;    /* what is said in passing */
    double now;              /* seconds */
    float u;                 /* pixels a logical unit */
    const ReviewTurn *named; /* by the Elder, and shown by the strip; NULL: none */
    bool covered;            /* an overlay lies over the table */
    TableLayout layout;
    TableView view;
    Rotations rotations; /* beside the ghost */
    Flight flight;
    Final final;
    Lit lit;       /* by a spot, the final scoring, an award that was clicked, or the pointer */
    LensKind lens; /* shown under it; LENS_NONE: none */
    uint32_t when; /* what is so: bits of WHEN_ (state/actions.h) */
} TableModel;

/* The numbers of the table's widgets for which their verb and index do not stand. */

enum {
    TABLE_PANEL = WIDGETS_SCREEN,
    TABLE_BAR,
    TABLE_PACE,
    TABLE_STRIP,
    TABLE_STRIP_CLOSE,
    TABLE_SLOT,
    TABLE_HAND,
    TABLE_BACK, /* the two stacks */
    TABLE_MAP = TABLE_BACK + 2,
    TABLE_TITLE = TABLE_MAP + 16, /* from here on what opens the rulebook: of a card */
    TABLE_LENS_TITLE,
    TABLE_NOTICE,
    TABLE_TIP,
};

/* The groups that arrow keys stay in. */
enum { TABLE_IN_PANEL = 1, TABLE_IN_BAR, TABLE_IN_PACE };

#endif
