/* A turn that cost points, and what would have been better, marked where it lies: the tile laid in
 * its player's frame, the better cell dashed with a green check, a better piece glowing, a wrong
 * one with a red cross. Where the tile would have been better turned, it lies so in its cell, and
 * as it was laid beside it, small, with a red cross. */
#ifndef VIEW_BOARD_BETTER_H
#define VIEW_BOARD_BETTER_H

#include "ai/review.h"
#include "view/board/table_view.h"

enum { BETTER_CELLS = 3 };

/* The cells that bear the marks: returns how many. */
int better_cells(const Session *session, const ReviewTurn *turn, Cell cells[BETTER_CELLS]);

/* On the board, which shows the game after the turn. */
void better_draw(Frame *frame, const TableView *view, const ReviewTurn *turn);

/* The laid tile that better_draw shows elsewhere with what stands on it, or NO_TILE. */
uint8_t better_hidden(const TableView *view, const ReviewTurn *turn);

/* A picture of the land round both, in `rect` (pixels), or where they lie far apart or in one cell
 * two side by side; the board is seen turned by so many quarter turns. */
void better_picture(Frame *frame, Rect rect, const TableView *view, const ReviewTurn *turn,
                    int quarters);

#endif
