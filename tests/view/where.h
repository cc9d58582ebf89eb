/* Where a piece is seen, for tests whose Stand is another. */
#ifndef TESTS_VIEW_WHERE_H
#define TESTS_VIEW_WHERE_H

#include "view/board/draw.h"

/* Its pivot, pixels. */
Point where_piece(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece);

/* The box of its picture there, pixels. */
Rect piece_box(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece);

#endif
