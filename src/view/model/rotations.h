/* The rotations in which the tile in hand fits the ghost's cell, as thumbnails beside it: to
 * compare, to try by pointing, to choose by a click. Pointing at them, and for a moment being on
 * the way there, keeps the ghost on its cell. */
#ifndef VIEW_MODEL_ROTATIONS_H
#define VIEW_MODEL_ROTATIONS_H

#include "view/board/table_view.h"
#include "view/model/layout.h"

#define GRACE_SECONDS .35 /* on the way from the ghost to its thumbnails */

typedef struct Rotations {
    OfferUi offer;  /* as it is to be kept */
    int count;      /* of thumbnails; 0: there is no ghost that fits, or it fits one way only */
    int tried;      /* the rotation that the pointer tries, or -1 */
    Rect box;       /* that they lie in, pixels; w 0: there is none */
    Rect grip;      /* it and the gap between it and the ghost */
    bool beside;    /* right or left of the ghost, else above or below */
    Rect thumbs[4]; /* by rotation; w 0: it does not fit so */
} Rotations;

/* Fills `rotations`, and holds the ghost where its thumbnails are pointed at, turned as the one
 * under the pointer. */
void rotations_make(const Frame *frame, const TableLayout *layout, const OfferUi *offer,
                    TableView *view, Rotations *rotations);

/* Nothing has been offered; what was offered is kept; the wheel has turned the tile over the
 * thumbnails, at a pixel; the pointer has moved on since. */
void rotations_reset(OfferUi *offer);
void rotations_keep(OfferUi *offer, const Rotations *rotations);
void rotations_wheel(OfferUi *offer, Point at);
void rotations_stir(OfferUi *offer);

void rotations_draw(Frame *frame, const TableView *view, const Rotations *rotations);

#endif
