/* What lies out of sight while a tile is due, a chip each at the edge of what is seen, with an
 * arrow to it: the places of a hint with their numbers, tiles of the last round with the badge of
 * whoever laid them, and beyond each side how many places there are where the tile in hand fits. A
 * click goes there by as little as shows them. */
#ifndef VIEW_TABLE_OFFSCREEN_H
#define VIEW_TABLE_OFFSCREEN_H

#include "view/kit/arrange.h"
#include "view/state/actions.h"
#include "view/state/ui.h"
#include "view/table/model.h"

enum { MAX_OFFSCREEN = ADVICE_PLACES + MAX_PLAYERS + SIDES };

/* A place of the hint, a player's last tile, or cells beyond a side where the tile in hand fits,
 * and the chip for them; pixels. */
typedef struct Offscreen {
    Verb verb; /* of the chip */
    int index;
    Rect tile, chip;
    char words[40]; /* on the chip; empty: it bears the place's number or the player's badge */
} Offscreen;

typedef struct OffscreenList {
    int count;
    Offscreen items[MAX_OFFSCREEN];
} OffscreenList;

/* Puts the chips; what lies below the `hints` is out of sight, too. They depend on nothing that the
 * pointer is over but the ghost, or they would flee from it. */
void offscreen_put(const Frame *frame, const TableModel *model, Rect hints, Arrange *arrange,
                   OffscreenList *list);

/* Draws the chips, and enters them as widgets: of VERB_LAST with the players as indices, of
 * VERB_MORE with the sides as they are seen, of VERB_PLACE with the places. */
void offscreen_draw(Frame *frame, const TableModel *model, const OffscreenList *list);

/* Looks at what the chip of this verb and index leads to; at nothing where there is none. */
void offscreen_go(const Call *call);

#endif
