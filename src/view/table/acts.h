/* What can be done at the table by button, pointer and key alike. */
#ifndef VIEW_TABLE_ACTS_H
#define VIEW_TABLE_ACTS_H

#include "view/state/screens.h"
#include "view/table/stage.h"

#define ZOOM_STEP 1.15f

/* The next step of the final scoring, or the results. */
void act_next(const Screen *screen, const TableStage *stage);

/* Turns the tile in hand clockwise (1) or back (-1), over a cell to the next rotation that fits. */
void act_turn(const Screen *screen, const TableView *view, int step);

/* Turns the whole board likewise. A camera that is not the person's own fits it anew: it lies
 * across now. */
void act_turn_board(const Screen *screen, const TableStage *stage, int step);

/* Zooms by a factor, at a point in pixels or in the middle of the board's place. */
void act_zoom(const Screen *screen, const TableStage *stage, Point at, float factor);
void act_zoom_at_middle(const Screen *screen, const TableStage *stage, float factor);

/* Brings what is at a pixel to the middle. */
void act_centre(const Screen *screen, const TableStage *stage, Point at);

/* Moves the view by a step: 0 to the left, 1 right, 2 up, 3 down. */
void act_pan(const Screen *screen, const TableStage *stage, int direction);

/* In the strip of history these look only. */
void act_undo(const Screen *screen, Intent *intent);
void act_redo(const Screen *screen, Intent *intent);

/* Where something would be decided, were it not the past. */
void act_tell_past(const Screen *screen);

/* Keeps an area lit, or none; the one that is lit already no longer. But a computer's tile, on this
 * cell, says why it was laid. */
void act_keep_lit(const Screen *screen, const TableStage *stage, Cell cell, Lit lit,
                  Intent *intent);

/* Puts a computer's reasons away; those that the log asked for lead back there, where it was. */
void act_leave_why(const Screen *screen, Intent *intent);

/* Remembers an empty cell beside the board as the one that is spoken of. */
void act_keep_cell(TableUi *table, const TableView *view, Cell cell);

#endif
