#include "view/words/screens.h"

#include "view/words/tr.h"

const char *say_sign(EditionId edition, int line)
{
    static const char frame[] =
        N_("Frame and badge on a tile: the last tile that player laid. That does not make the land "
           "theirs.");
    static const char marker[] =
        N_("50 or 100 beside the points: that player has passed so many. The number beside it is "
           "the whole score.");
    static const char dead[] = N_("A dark cell with a cross: no tile left fits there. In red: the "
                                  "tile in hand would make it so.");
    static const char *const signs[EDITIONS][SIGN_LINES] = {
        [EDITION_SECOND] =
            {
                frame,
                N_("Points of a forest or river: what it brings if it is closed now. Points of a "
                   "grassland or of huts: what they bring at the end, as they stand now."),
                marker,
                dead,
                "",
            },
        [EDITION_FIRST] =
            {
                frame,
                N_("Points of a forest or river: what it brings if it is closed now. Points of a "
                   "meadow or of huts: what they bring at the end, as they stand now."),
                marker,
                dead,
                N_("The volcano on the start tile is a picture only: it does nothing."),
            },
    };
    return signs[edition][line][0] ? tr(signs[edition][line]) : "";
}
