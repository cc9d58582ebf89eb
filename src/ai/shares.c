/* Written by aurochs-learn --share, 500 games of each edition. */
#include "share.h"

const ShareCurve share_curves[MAX_PLAYERS + 1] = {
    [2] = {0.416f, 2.124f, 0.000f, 0.000f},
    [3] = {2.863f, 1.340f, 9.730f, 0.128f},
    [4] = {2.524f, 1.184f, 12.739f, 0.233f},
    [5] = {2.181f, 1.128f, 14.482f, 0.306f},
};
