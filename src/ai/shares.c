/* Written by aurochs-learn --share, 500 games of each edition. */
#include "share.h"

const ShareCurve share_curves[MAX_PLAYERS + 1] = {
    [2] = {0.109f, 2.650f, 0.000f, 0.000f, 1.000f},
    [3] = {3.081f, 1.804f, 9.538f, -0.297f, 1.223f},
    [4] = {3.284f, 1.897f, 11.684f, -0.385f, 1.477f},
    [5] = {3.831f, 1.771f, 13.422f, -0.153f, 1.499f},
};
