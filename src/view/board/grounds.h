/* What on the board is in the way of what looks for its place there. */
#ifndef VIEW_BOARD_GROUNDS_H
#define VIEW_BOARD_GROUNDS_H

#include "view/board/table_view.h"
#include "view/kit/arrange.h"

/* Adds the laid tiles, the pieces and the marks of tiles laid of late, what could be clicked, and
 * the cell that the tile in hand is held over. */
void grounds_of_board(const Frame *frame, const TableView *view, Arrange *arrange);

/* Adds the pieces. */
void grounds_of_pieces(const TableView *view, Arrange *arrange);

/* Adds the figures on a tile, without the air in the corners of their pictures. */
void grounds_of_tile(const TableView *view, const Site *site, Arrange *arrange);

/* Whether any of what could be clicked lies below a rectangle. */
bool grounds_choice_below(const Arrange *arrange, Rect rect);

/* How much of a rectangle lies on laid tiles, 0..1. */
float grounds_land_below(const Arrange *arrange, Rect rect);

#endif
