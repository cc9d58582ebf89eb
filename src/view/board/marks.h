/* Marks on the board that say what everybody could know: cells that stay empty for ever, tiles laid
 * since a player's last turn. None of them at the purists' level of help. */
#ifndef VIEW_BOARD_MARKS_H
#define VIEW_BOARD_MARKS_H

#include "view/board/table_view.h"

/* Whether no tile left, nor the one in hand, fits an empty cell beside the board, and the level of
 * help allows to say so. */
bool cell_is_dead(const TableView *view, Cell cell);

/* The mark of one dead cell; `bright` where it is to be noticed. */
void board_draw_dead_cell(Frame *frame, const BoardView *board, Cell at, uint32_t rgb, bool bright);

/* The dead cells, as dark holes with a cross. */
void board_draw_dead(Frame *frame, const BoardView *board, const TableView *view);

/* The middle, in pixels, of the badge on a tile that was laid since: in the corner, as the board is
 * seen, that is farthest from all figures and pieces. */
Point board_badge_place(const Atlas *atlas, const BoardView *board, const TableView *view,
                        const Site *site);

/* Whether board_draw_round marks the tile on a cell. */
bool tile_is_marked(const TableView *view, Cell cell);

/* A thin frame with their player's shape round the tiles that the others laid since the last turn
 * of the player to move; the last of them has its frame from board_draw_last, those of programs
 * from programs_draw. */
void board_draw_round(Frame *frame, const BoardView *board, const TableView *view);

#endif
