/* What the level of help of a game allows the screen to tell. The level is asked here and nowhere
 * else; what is to be shown asks for its own field. */
#ifndef VIEW_STATE_ALLOWS_H
#define VIEW_STATE_ALLOWS_H

#include "core/setup.h"

typedef struct HelpAllows {
    bool lenses;      /* areas light up under the pointer, lenses show all of them */
    bool previews;    /* what a choice would bring */
    bool fits;        /* which of the tiles left fit a cell, and where none does any more */
    bool recent;      /* the tiles laid since a player's last turn */
    bool projections; /* everyone's points, were the game to end now */
    bool hints;       /* the best places, when asked for */
    bool chances;     /* of drawing a tile that fits */
} HelpAllows;

HelpAllows help_allows(const Setup *setup);

#endif
