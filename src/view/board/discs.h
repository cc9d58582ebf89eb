/* The spots on the tile just placed: numbers beside their figures, or, where there are many, marks
 * in place of figures, fanned out so that each can be read and hit, and tied to where its piece
 * would stand. */
#ifndef VIEW_BOARD_DISCS_H
#define VIEW_BOARD_DISCS_H

#include "view/board/table_view.h"

/* Of a number, pixels: smaller where the tile is, as far as it can be read. */
float plate_radius(const Frame *frame, const TableView *view);

/* Where the numbers of the shown spots go, pixels: at the edges of their figures, where they hide
 * least and a press on them is meant for no other. */
void numbers_place(const TableView *view, const Rect figures[MAX_SPOTS], float radius,
                   Point numbers[MAX_SPOTS]);

/* A numbered disc with a coloured rim, lengths in pixels. */
void dot_draw(Frame *frame, Point at, float radius, int number, uint32_t rim, bool chosen);

/* The number of a shown spot, in its player's colour; gold round it where the Elder means it. */
void dot_draw_spot(Frame *frame, const TableView *view, int spot, Point at, float radius);

/* Whether marks stand for the figures on this board. */
bool marks_wanted(const Frame *frame, const TableView *view);

/* Draws them; on the table's board they are widgets of VERB_DOT. */
void marks_draw(Frame *frame, const TableView *view, bool panel);

/* The spot whose mark in the panel lies at a pixel, or -1. */
int marks_at(const Frame *frame, const TableView *view, Point pixel);

/* How the widget is called of a meeple or hut on a zone of the tile just placed; of huts that would
 * count the same, in one river system, one only has a mark. */
const char *dot_name(bool hut, int zone);

/* Lights the zones that belong to what is chosen, below marks or figures. `tile` is the tile as if
 * it were the board. */
void discs_light(Frame *frame, const TableView *view);

#endif
