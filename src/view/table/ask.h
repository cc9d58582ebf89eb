/* The second step of a move, for those who want one: a tick and a way back at the place itself. */
#ifndef VIEW_TABLE_ASK_H
#define VIEW_TABLE_ASK_H

#include "view/board/table_view.h"
#include "view/table/now.h"

/* Whether a move in this phase waits for its tick. */
bool ask_first(const Widgets *widgets, const Options *options, Phase phase);

/* Where the two buttons lie, pixels: on the side of what the move is about that covers least. */
Rect ask_place(const Frame *frame, const BoardView *board, const TableView *view, Rect anchor,
               Rect within);

void ask_draw(Frame *frame, const TableNow *now, Rect place);

/* The price of a box near `middle`: 0 on bare ground within `within`, a few where it lies on lit
 * cells or tiles, most on those that share a side with `middle`, more than all of these outside. */
float beside_price(const BoardView *board, const TableView *view, Cell middle, Rect within,
                   Rect box);

/* The same for lying on something else that must not be hidden. */
float beside_price_on(Rect other, Rect box);

#endif
