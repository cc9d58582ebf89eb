/* The numbers of the spots, each at the shoulder of its own figure: where it covers least of the
 * tile's animals and fish, of the other figures and of their numbers. */
#ifndef VIEW_BOARD_PLATES_H
#define VIEW_BOARD_PLATES_H

#include "view/board/table_view.h"

/* Pixels: smaller where the tile is, as far as numbers can be read. */
float plate_radius(const Frame *frame, const BoardView *board);

/* Where they go, pixels, for figures drawn as on tiles of `scale` pixels that stand at `at`. */
void plates_place(const Frame *frame, const BoardView *board, const TableView *view, float scale,
                  const Point at[MAX_SPOTS], Point places[MAX_SPOTS]);

#endif
