/* What programs did last, to be seen until the next person's tile lies: the badge of its player
 * over the corner of each tile, a line of the player's colour in a cream rim along that corner
 * where board_draw_last frames it not, and a glow below the piece that came with it. At every level
 * of help: a person's hand would be seen too. */
#ifndef VIEW_BOARD_PROGRAMS_H
#define VIEW_BOARD_PROGRAMS_H

#include "view/board/flight.h"

/* Whether the tile on a cell is marked so. */
bool programs_mark(const TableView *view, Cell cell);

/* The glows; `fade` says how much of each piece is there, as flight_fades does. */
void programs_draw_glow(Frame *frame, const BoardView *board, const TableView *view,
                        const float *fade);

/* Score markers: a player who passes 50 points gets one, with "50" up, and turns it to "100" at 100
 * points; beyond that come further ones. They lie beside the points. */

/* How wide the markers of so many points are, logical units, each `size` wide. */
float markers_width(int points, float size);

/* The markers of a player who has `points`, the last one's right edge at `right`.x and their middle
 * at `right`.y, in pixels. While `gain`, which is part of the points, is counted, the marker that
 * it brings comes in or turns over. */
void markers_draw(Frame *frame, Point right, float size, int points, Gain gain);

/* Likewise the one that stands for most points alone, where there is room for no more. */
void markers_draw_largest(Frame *frame, Point right, float size, int points, Gain gain);

#endif
