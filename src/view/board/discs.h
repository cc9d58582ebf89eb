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

/* The spots of a tile that is seen small and has many: numbered dots in place of figures, fanned
 * out so that each can be read and hit, and tied to where its piece would stand. */

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

/* How the widget is called of a meeple or hut on a zone of the tile just placed; of huts that would
 * count the same, in one river system, one only has a dot. */
const char *dot_name(bool hut, int zone);

#endif
