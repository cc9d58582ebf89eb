/* Where everything lies that floats over the board: put down once a frame, each thing off all that
 * were put before. Drawing reads it, and enters what can be clicked as widgets there. */
#ifndef VIEW_TABLE_ARRANGED_H
#define VIEW_TABLE_ARRANGED_H

#include "view/board/lens.h"
#include "view/board/places.h"
#include "view/table/card_place.h"
#include "view/table/hint.h"
#include "view/table/offscreen.h"

/* In the order in which they are put; the rotations, which the tile in hand depends on, lie there
 * already. */
typedef struct Arranged {
    Arrange arrange;
    Rect ask; /* the buttons that confirm a move, pixels; w 0: nothing is asked */
    HintLine hint;
    NoticePlace notice;
    Plates plates;
    OffscreenList offscreen;
    Chips chips;
    Signs signs;
    Lens lens;
    Chips lakes;
    Labels labels; /* of the final scoring, while it is on */
    CardPlan card;
} Arranged;

/* In the model's layout the panel makes room for a card that lies there. In screen.c. */
void table_arrange(const Frame *frame, const Scene *scene, TableModel *model, Arranged *arranged);

#endif
