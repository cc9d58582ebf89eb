/* The options as a text file of "name value" lines, with the table of the game begun last. Unknown
 * lines and values are passed over, so that programs of different age can share a folder. */
#ifndef VIEW_STATE_OPTIONS_H
#define VIEW_STATE_OPTIONS_H

#include "core/setup.h"
#include "view/state/ui.h"

/* Takes over what the file says; a missing file leaves the options as they are. */
void options_load(Options *options, const char *path);

/* False on error, with errno set. */
bool options_store(const Options *options, const char *path);

/* Whether a player sits at the left, in the seat `seat` from 0 on. */
bool options_sits_left(const Options *options, int seat, Colour colour);

/* What the level of help of a game allows the screen to tell. The level is asked here and nowhere
 * else; what is to be shown asks for its own field. */

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
