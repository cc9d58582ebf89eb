/* The options as a text file of "name value" lines, with the table of the game begun last. Unknown
 * lines and values are passed over, so that programs of different age can share a folder. */
#ifndef VIEW_STATE_OPTIONS_H
#define VIEW_STATE_OPTIONS_H

#include "view/state/ui.h"

/* Takes over what the file says; a missing file leaves the options as they are. */
void options_load(Options *options, const char *path);

/* False on error, with errno set. */
bool options_store(const Options *options, const char *path);

/* Whether a player sits at the left, in the seat `seat` from 0 on. */
bool options_sits_left(const Options *options, int seat, Colour colour);

#endif
