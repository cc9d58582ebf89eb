/* All that one frame of the table, or one input to it, works with; made anew each time. */
#ifndef VIEW_TABLE_STAGE_H
#define VIEW_TABLE_STAGE_H

#include "view/board/flight.h"
#include "view/board/table_view.h"
#include "view/table/final.h"
#include "view/table/layout.h"
#include "view/table/rotations.h"

#define LOOK_SECONDS .45 /* the pointer rests on an area before it is lit */

typedef struct TableStage {
    TableLayout layout;
    BoardView board;
    TableView view;
    Rotations rotations; /* beside the ghost */
    Flight flight;
    Final final;
    Lit lit;       /* by a spot, the final scoring, an award that was clicked, or the pointer */
    LensKind lens; /* shown under it; LENS_NONE: none */
} TableStage;

/* Catches up with the session (a new game, a move, an undo), moves the camera where it must follow,
 * and fills `stage`. */
void table_stage_make(Frame *frame, TableStage *stage);

/* Fits the camera to all laid tiles and legal cells; it follows the game again. */
void table_fit(Frame *frame, const TableStage *stage);

/* What lies under the pointer: a piece's area or river system, else that of the zone. */
Lit table_under(const Frame *frame, const TableStage *stage, Point pixel);

/* Lights an area for a while from `now` (seconds) on; the camera turns there with the next
 * stage. */
void table_fly(TableUi *table, Lit lit, double now);

/* Turns the camera to a lit area that is not wholly in sight. */
void table_show_area(Frame *frame, const TableStage *stage, Lit lit);

#endif
