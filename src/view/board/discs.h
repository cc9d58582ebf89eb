/* Many spots on the tile that the panel shows large: discs with the roles' icons and the numbers,
 * pushed apart; the chosen one becomes its piece. */
#ifndef VIEW_BOARD_DISCS_H
#define VIEW_BOARD_DISCS_H

#include "view/board/table_view.h"

/* Whether they are shown in place of figures. */
bool discs_wanted(const TableView *view);

/* Lights the zones that belong to what is chosen, below discs or figures. `tile` is the tile as if
 * it were the board. */
void discs_light(Frame *frame, const BoardView *tile, const TableView *view);

void discs_draw(Frame *frame, const BoardView *tile, const TableView *view);

/* The spot whose disc lies at a pixel, or -1. */
int discs_at(const Frame *frame, const BoardView *tile, const TableView *view, Point pixel);

/* Pixels: smaller where the tile is, as far as numbers can be read. */
float plate_radius(const Frame *frame, const BoardView *board);

/* Where they go, pixels, for figures drawn as on tiles of `scale` pixels that stand at `at`. */
void plates_place(const Frame *frame, const BoardView *board, const TableView *view, float scale,
                  const Point at[MAX_SPOTS], Point places[MAX_SPOTS]);

#endif
