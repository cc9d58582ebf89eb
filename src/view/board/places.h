/* The places of a hint on the board: the tile as it would lie there, framed, with its number, and
 * beside it a plate with the number and a word or two. */
#ifndef VIEW_BOARD_PLACES_H
#define VIEW_BOARD_PLACES_H

#include "view/board/table_view.h"

/* The icon of a reason, and its colour on parchment. */
const char *reason_icon(const Terms *terms, const Reason *reason, uint32_t *rgb);

/* The first reason for a place of TableView.hint that no other place has; where all are shared the
 * first that speaks for it, as in every explanation one does. That meeples are kept comes last. */
const Reason *places_reason(const TableView *view, int index);

/* A cell that was not taken: dashed, in the colour of the pale bars. Pixels. */
void places_draw_dashed(Frame *frame, Rect cell);

/* Draws the places of TableView.hint; nothing where there is none. Plates lie inside `within`,
 * pixels, on ground where they hide least and off `strip`, the rotations beside the ghost (empty:
 * none); where they would hide a place or lie on these only the numbers on the tiles are left. */
void places_draw(Frame *frame, const BoardView *board, const TableView *view, Rect within,
                 Rect strip);

/* Where their cells and plates lie, pixels, without those of a place that the tile is held over:
 * returns how many. */
int places_rects(const Frame *frame, const BoardView *board, const TableView *view, Rect within,
                 Rect strip, Rect rects[2 * ADVICE_PLACES]);

#endif
