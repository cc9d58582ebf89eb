/* What can be done at the table by button, pointer and key alike. */
#ifndef VIEW_TABLE_ACTS_H
#define VIEW_TABLE_ACTS_H

#include "view/table/stage.h"

#define ZOOM_STEP 1.15f

/* The next step of the final scoring, or the results. */
void act_next(Frame *frame, const TableStage *stage);

/* Turns the tile in hand clockwise (1) or back (-1), over a cell to the next rotation that fits. */
void act_turn(Frame *frame, const TableView *view, int step);

/* Turns the whole board likewise. A camera that is not the person's own fits it anew: it lies
 * across now. */
void act_turn_board(Frame *frame, const TableStage *stage, int step);

/* Zooms by a factor, at a point in pixels or in the middle of the board's place. */
void act_zoom(Frame *frame, const TableStage *stage, Point at, float factor);
void act_zoom_at_middle(Frame *frame, const TableStage *stage, float factor);

/* Brings what is at a pixel to the middle. */
void act_centre(Frame *frame, const TableStage *stage, Point at);

/* Moves the view by steps to the right and down. */
void act_pan(Frame *frame, const TableStage *stage, int dx, int dy);

/* In the strip of history these look only. */
void act_undo(Frame *frame, Intent *intent);
void act_redo(Frame *frame, Intent *intent);

/* Where something would be decided, were it not the past. */
void act_tell_past(Frame *frame);

/* Remembers an empty cell beside the board as the one that is spoken of. */
void act_keep_cell(TableUi *table, const TableView *view, Cell cell);

#endif
