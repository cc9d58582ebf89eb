/* How sure a lead is: the chance to win with so many points expected over the mean of the others is
 * a logistic curve to the power of its skew, the wider the more tiles are to come. Its numbers are
 * learnt from games of one-turn against itself (aurochs-learn --share writes shares.c), for each
 * number of players. */
#ifndef AI_SHARE_H
#define AI_SHARE_H

#include "core/game.h"

typedef struct ShareCurve {
    /* Points of its width: at the end, and times the root of the tiles to come. */
    float spread, spread_root;
    float need, need_root; /* likewise the lead where it turns */
    float skew;            /* 1: as sure above as below it; more: less sure above */
} ShareCurve;

extern const ShareCurve share_curves[MAX_PLAYERS + 1]; /* by number of players */

/* Land tiles to come after the one in hand. */
int share_tiles(const Game *game);

/* The chance, 0..1, with `tiles` to come. */
float share_told(const ShareCurve *curve, float tiles, float worth);

#endif
