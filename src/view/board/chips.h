/* Chips on the board: who holds an area, and its points. They keep off one another, off pieces and
 * animals, off the tile in hand and the cells where it could go, as far as there is room. */
#ifndef VIEW_BOARD_CHIPS_H
#define VIEW_BOARD_CHIPS_H

#include "view/board/table_view.h"
#include "view/kit/arrange.h"

enum { MAX_CHIPS = 128 };

typedef struct Chip {
    Lit lit;         /* the area it speaks of */
    uint8_t holders; /* bit 1 << player: a paper chip with their badges; 0: a small dark disc */
    bool by_shrine;  /* the shrine's hunter holds it alone */
    bool earns_turn; /* closing it does: the menhir or gold stands behind the points */
    bool lake;       /* a lake's icon, and its points if there are any */
    bool given;      /* the points are given by what is about to be done: "+7" */
    uint16_t points; /* for each of the holders, or for whoever came */
    Rect rect;       /* pixels */
} Chip;

typedef struct Chips {
    Arrange *arrange;
    Rect within; /* pixels that they stay in */
    float unit;  /* pixels; smaller than a logical unit where tiles are small */
    int count;
    Chip items[MAX_CHIPS];
} Chips;

/* No chip yet. What is in the way of chips is in `arrange`. */
void chips_begin(const Frame *frame, const BoardView *board, Rect within, Arrange *arrange,
                 Chips *chips);

/* The animals of an area are in the way too. */
void chips_avoid_animals(const TableView *view, Lit lit, Chips *chips);

/* Adds a chip where it hides least, none where it has no room in sight; `view` is of the game that
 * chip.lit belongs to. */
void chips_put(const Frame *frame, const TableView *view, Chip chip, Chips *chips);

/* The first one uppermost. */
void chips_draw(Frame *frame, const TableView *view, const Chips *chips);

#endif
