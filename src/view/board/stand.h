/* How a piece stands on its tile as the board is seen: wholly on the tile at every size, and as
 * much as can be on its own land. From its anchor it moves a little, and where the land is too
 * narrow for it a hunter lies the other way, or the piece becomes smaller. */
#ifndef VIEW_BOARD_STAND_H
#define VIEW_BOARD_STAND_H

#include "view/board/draw.h"

typedef struct Stand {
    Point at;    /* of its pivot, board units */
    float scale; /* pixels a tile that it is drawn for */
    bool turned; /* a hunter that lies with the head up */
} Stand;

/* `scale`: the pixels a tile that it would be drawn for where there is room; piece_scale() for
 * most.
 */
Stand board_stand(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece,
                  float scale);

/* Where a piece of the view's game is seen to stand, pixels. */
Point board_piece_at(const Atlas *atlas, const BoardView *board, const TableView *view,
                     Piece piece);

/* Keeps where the view's pieces and spots stand for the frames to come, as the board is seen. */
void board_stood_keep(const Atlas *atlas, const BoardView *board, const TableView *view,
                      StoodUi *stood);

/* Its box round the pivot, pixels. */
Rect board_stand_box(const Atlas *atlas, const BoardView *board, Role role, Stand stand);

#endif
