/* What the card of a tile in hand says of the areas that the tile is part of, against what
 * play/preview.h says: those it closes, joins, frees or takes, and what they are worth. */
#ifndef TESTS_VIEW_CARD_AREAS_H
#define TESTS_VIEW_CARD_AREAS_H

#include "cards.h"
#include "play/preview.h"

/* How many rows and titles of each kind were held against the game. */
typedef struct AreaRows {
    int unheld, taken_back, none_left; /* closed and nobody's: what a meeple there would earn */
    int changes, never,
        over;            /* joined, grown or taken; of those that cannot close, or never will */
    int turns, no_turns; /* extra turns that followed a promise, or none without one */
    int prey, worths, titles, systems;
    int free, whose; /* what nobody holds grows; titles that say for whom */
} AreaRows;

/* Fails where a row is not so, or one that is due is missing: of what the tile brings, laid by
 * `move`. */
void areas_hold(const TableView *view, const Card *card, const Preview *preview, Move move,
                AreaRows *seen);

#endif
