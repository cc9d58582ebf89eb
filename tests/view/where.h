/* Where things lie on the board and in a frame, pixels. */
#ifndef TESTS_VIEW_WHERE_H
#define TESTS_VIEW_WHERE_H

#include "view/board/draw.h"

/* Where a piece is seen to stand. */
Point where_piece(const TableView *view, Piece piece);

/* What it covers there. */
Rect piece_box(const TableView *view, Piece piece);

/* Whether a colour is one of the palette, however clear. */
bool is_rgb(Rgba colour, uint32_t rgb);

/* A disc of two colours or more, drawn one on another, with a word or an icon on it. */
typedef struct DrawnDisc {
    Rect rect;
    const DrawCommand *outer, *word; /* what was drawn first; the word or icon */
    int number;                      /* that the word is, or -1 */
} DrawnDisc;

/* The first one from the list's command `*at` on, which moves behind it; false: there is none. */
bool next_disc(const DrawList *list, size_t *at, DrawnDisc *disc);

/* What the number on a disc is for. */
bool disc_is_place(const DrawnDisc *disc); /* that the Elder shows */
bool disc_is_spot(const DrawnDisc *disc);  /* where a piece can be put, or be taken back */

#endif
