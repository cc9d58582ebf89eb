/* Where things of the last frame are, for those that point at them by program. */
#ifndef TOOLS_POINTING_H
#define TOOLS_POINTING_H

#include "view/app/app.h"

/* Where the board lies; false where none was drawn. */
bool app_board(const App *app, BoardView *view);

/* Where the piece of a move is shown that could be put on a zone, or taken back from it, while the
 * board of the open session is seen so; board units. False while the zone's tile is not to be seen
 * yet. */
bool app_spot(const App *app, const BoardView *board, Move move, uint16_t node, Point *at);

/* The dot for a meeple or hut on a zone of the tile just placed, or NULL: of huts that would count
 * the same, in one river system, one only has a dot. */
const Widget *dots_find(const Widgets *widgets, const Edition *edition, const Game *game, bool hut,
                        int zone);

#endif
