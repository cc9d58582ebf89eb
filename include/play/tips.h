/* What the Elder says to whoever meets a thing for the first time: which of these things there are
 * in a position, for the person who is to decide. Whether it was said before is not known here. */
#ifndef PLAY_TIPS_H
#define PLAY_TIPS_H

#include "play/session.h"

/* The more important ones first. */
typedef enum TipKind {
    TIP_GATHERER, /* a piece of this role could be put on the zone `node` */
    TIP_FISHER,
    TIP_HUNTER,
    TIP_HUT,
    TIP_MENHIR,    /* laying the tile on `cell` would close a forest that earns a turn */
    TIP_POWER,     /* the tile in hand has a power */
    TIP_LAST,      /* one meeple is left */
    TIP_TIED,      /* the last move left the person tied with others in the area of `node` */
    TIP_TIGER,     /* it brought a tiger into a grassland with a hunter of the person's: `node` */
    TIP_STAYS,     /* it made it impossible to close the person's forest or river: `node` */
    TIP_SIGNS,     /* a meeple stands in something open: what stands beside its points */
    TIP_PROJECTED, /* somebody would get points if the game ended now: the column "end" */
    TIPS
} TipKind;

typedef struct Tip {
    uint16_t node; /* NO_NODE: it is about no area */
    Cell cell;
} Tip;

/* Fills `tips` for those things that are there, and returns them: bit 1 << TipKind. `at`: the
 * position after so many moves; nothing where no decision of a person is due. */
uint16_t tips_of(const Session *session, int at, Tip tips[TIPS]);

#endif
