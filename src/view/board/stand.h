/* How a piece stands on its tile as the board is seen: by the poses of the atlas
 * (tools/painter/poses.c), wholly on the tile at every size. */
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

/* Its box round the pivot, pixels. */
Rect board_stand_box(const Atlas *atlas, const BoardView *board, Role role, Stand stand);

#endif
