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
void board_draw_dead(Frame *frame, const TableView *view);

/* Where a tile has the badge of who laid it, in pixels: its middle inside the tile, and the tile's
 * corner that it is in. */
typedef struct Badge {
    Point at, corner;
} Badge;

typedef struct Badges {
    int count;
    Badge items[MAX_TILES];
} Badges;

/* The badges of the tiles of turns_recent, or of turns_of_programs, in their order, no two of them,
 * nor one of the former with one of the latter, at one corner where tiles meet; all 0 for those of
 * the former that are among the latter. */
void badges_list(const TableView *view, bool programs, Badges *badges);

/* Whether the tile on a cell is marked as laid by another person since. */
bool tile_is_marked(const TableView *view, Cell cell);

/* Whether it was laid in the last turn: all of its tiles are marked alike. */
bool tile_is_last(const TableView *view, Cell cell);

/* The badge of their player, and a line round the tile's corner where it is, on the tiles that the
 * others laid since the last turn of the player to move, or on those that programs laid last, whose
 * badges lie over the corner; those of the last turn have a whole frame, from board_draw_last. None
 * on the tile that is flying, or NO_TILE. */
void board_draw_badges(Frame *frame, const TableView *view, bool programs, uint8_t flying);

/* A whole frame round the tiles of the last turn, in the colour of who laid them, cream at both
 * sides of it: while the next one is due, those of a program until then too. None round the one
 * that is flying. */
void board_draw_last(Frame *frame, const TableView *view, uint8_t flying);

#endif
