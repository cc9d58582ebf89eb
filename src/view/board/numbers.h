/* The number of a hint's place on the tile as it would lie there: a disc in one of its corners. */
#ifndef VIEW_BOARD_NUMBERS_H
#define VIEW_BOARD_NUMBERS_H

#include "view/board/table_view.h"

/* What each corner of a place's cell has against it. */
typedef struct NumberCorners {
    float wide; /* of the disc, logical units */
    float side; /* of the cell, pixels */
    Point at[4];
    float price[4];
} NumberCorners;

/* For the tile in hand, laid by `place`: discs hide its figures and the badges of what was laid of
 * late as little as they can, and lie `within`, pixels. */
void number_corners(const Frame *frame, const BoardView *board, const TableView *view, Move place,
                    Rect within, NumberCorners *corners);

/* The middle of the disc in the best corner, pixels; with a line from a point (or NULL: none) one
 * that is near to that. */
Point number_middle(const NumberCorners *corners, const Point *from);

/* A number on its gold disc, so many logical units wide. */
void number_draw(Frame *frame, Point middle, float wide, int number);

#endif
