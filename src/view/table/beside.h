/* What lies under a box beside a cell of the board: so that thumbnails and buttons go where they
 * hide least. */
#ifndef VIEW_TABLE_BESIDE_H
#define VIEW_TABLE_BESIDE_H

#include "view/board/table_view.h"

/* The price of a box near `middle`: 0 on bare ground within `within`, a few where it lies on lit
 * cells or tiles, most on those that share a side with `middle`, more than all of these outside. */
float beside_price(const BoardView *board, const TableView *view, Cell middle, Rect within,
                   Rect box);

/* The same for lying on something else that must not be hidden. */
float beside_price_on(Rect other, Rect box);

#endif
