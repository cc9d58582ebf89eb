/* The spots of a tile that is seen small and has many: numbered dots in place of figures, fanned
 * out so that each can be read and hit, and tied to where its piece would stand. */
#ifndef VIEW_BOARD_DOTS_H
#define VIEW_BOARD_DOTS_H

#include "view/board/table_view.h"

/* A numbered disc with a coloured rim, lengths in pixels: also the number beside a figure. */
void dot_draw(Frame *frame, Point at, float radius, int number, uint32_t rim, bool chosen);

/* Gold round such a disc, to be drawn below it: the Elder means it. */
void dot_mark(Frame *frame, Point at, float radius);

/* The number of a shown spot, in its player's colour. */
void dot_draw_spot(Frame *frame, const TableView *view, int spot, Point at, float radius);

/* Whether the tile just placed shows dots on this board. */
bool dots_wanted(const Frame *frame, const BoardView *board, const TableView *view);

/* Places for what stands for the shown spots, pixels: from where the pieces would stand as far as
 * they must to be `wanted` apart in x or y, within `room`. */
void dots_fan(const BoardView *board, const TableView *view, float wanted, Rect room,
              Point dots[MAX_SPOTS]);

/* Draws them, and enters them as widgets of VERB_DOT. */
void dots_draw(Frame *frame, const BoardView *board, const TableView *view);

/* The dot for a meeple or hut on a zone of the tile just placed, or NULL: of huts that would count
 * the same, in one river system, one only has a dot. */
const Widget *dots_find(const Widgets *widgets, const Edition *edition, const Game *game, bool hut,
                        int zone);

/* Whether a dot is for that very zone, not for another one of its river system. */
bool dots_exact(const Widget *dot, bool hut, int zone);

#endif
