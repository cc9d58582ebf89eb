/* The places of a hint on the board: the tile as it would lie there, framed, with its number, and
 * beside it a plate with the number and a word or two. */
#ifndef VIEW_BOARD_PLACES_H
#define VIEW_BOARD_PLACES_H

#include "view/board/table_view.h"
#include "view/kit/arrange.h"

/* The icon of a meadow, forest, river or (a lake) river system on parchment. */
Icon area_icon(ZoneKind kind);

/* The icon of a reason, and its colour on parchment. */
Icon reason_icon(const Terms *terms, const Reason *reason);

/* The first reason for a place of TableView.hint that no other place has; where all are shared the
 * first that speaks for it, as in every explanation one does. That meeples are kept comes last. */
const Reason *places_reason(const TableView *view, int index);

/* A cell that was not taken: dashed, in the colour of the pale bars. Pixels. */
void places_draw_dashed(Frame *frame, Rect cell);

/* The number of a place, and the plate that tells of it; pixels. */
typedef struct Plate {
    int number;
    Icon icon;
    char text[64];
    char lead[16]; /* how far it is behind the first place */
    Rect cell, rect;
    Rect disc; /* of the number on the cell */
    bool bare; /* there is no plate: it would hide a place, or what could be clicked */
    bool held; /* the tile is held over it, whose card says more: it is not drawn */
} Plate;

typedef struct Plates {
    int count;
    Plate items[ADVICE_PLACES];
} Plates;

/* Puts the plates of TableView.hint beside their cells, inside `within`; none where there is no
 * hint. */
void places_put(const Frame *frame, const TableView *view, Rect within, Arrange *arrange,
                Plates *plates);

void places_draw(Frame *frame, const TableView *view, const Plates *plates);

/* A number on its gold disc, so many logical units wide. */
void number_draw(Frame *frame, Point middle, float wide, int number);

#endif
