/* The edge of what is seen of the board, and where the chips lie there that lead to what is out of
 * sight: on rock where there is some along their side, else where they hide least. */
#ifndef VIEW_TABLE_RIM_H
#define VIEW_TABLE_RIM_H

#include "view/board/ground.h"
#include "view/state/advice.h"
#include "view/table/now.h"

enum {
    MAX_RIM_CHIPS = ADVICE_PLACES + MAX_PLAYERS + SIDES,
    MAX_RIM_GROUNDS = MAX_TILES + MAX_FRONTIER + MAX_PIECES + 2 * ADVICE_PLACES + 4
};

typedef struct Rim {
    float u;   /* pixels a logical unit */
    Rect open; /* what is seen, pixels */
    int ground_count, chip_count;
    Ground grounds[MAX_RIM_GROUNDS];
    Rect chips[MAX_RIM_CHIPS]; /* that have their places */
} Rim;

/* No chip yet; the land, the cells, the rotations, the hints and what is told are in the way. */
void rim_begin(const Frame *frame, const TableNow *now, Rect hints, Rim *rim);

/* A chip `wide` pixels wide where the line from the middle of what is seen to a tile leaves it. */
Rect rim_chip_of(const Rim *rim, Rect tile, float wide);

/* Moves a chip along its side of the rim, or a little inwards, to where it hides least. False where
 * it would meet another one: then it has no place. */
bool rim_put(Rim *rim, Rect *chip);

#endif
