#include "view/words/screens.h"

const char *say_sign(EditionId edition, int line)
{
    static const char frame[] =
        "Frame and badge on a tile: the last tile that player laid. That does not make the land "
        "theirs.";
    static const char marker[] =
        "50 or 100 beside the points: that player has passed so many. The number beside it is "
        "the whole score.";
    static const char dead[] = "A dark cell with a cross: no tile left fits there. In red: the "
                               "tile in hand would make it so.";
    static const char *const signs[EDITIONS][SIGN_LINES] = {
        [EDITION_SECOND] =
            {
                frame,
                "Points of a forest or river: what it brings if it is closed now. Points of a "
                "grassland or of huts: what they bring at the end, as they stand now.",
                marker,
                dead,
                "",
            },
        [EDITION_FIRST] =
            {
                frame,
                "Points of a forest or river: what it brings if it is closed now. Points of a "
                "meadow or of huts: what they bring at the end, as they stand now.",
                marker,
                dead,
                "The volcano on the start tile is a picture only: it does nothing.",
            },
    };
    return signs[edition][line];
}
