#include "where.h"

#include "view/board/stand.h"

Point where_piece(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece)
{
    Point at = board_stand(atlas, board, view, piece, piece_scale((float)board->tile)).at;
    return view_pixel(board, at.x, at.y);
}

Rect piece_box(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece)
{
    Stand stand = board_stand(atlas, board, view, piece, piece_scale((float)board->tile));
    return board_stand_box(atlas, board, piece_role(&view->edition->tiles, piece), stand);
}
