/* A table with advice for the tile in hand: what tests of the hint's places and of the reasons
 * share. */
#ifndef TESTS_VIEW_ADVISED_H
#define TESTS_VIEW_ADVISED_H

#include "desk.h"

/* Advice of three places, for the tile in hand, each so many points worse than the one before;
 * place 2 has a reason of its own if asked for. */
Advice advised_of(const Desk *desk, const TableView *view, bool own, float worse);

/* A table with such advice. */
Desk *advised_open(Advice *advice, bool own, float worse);

#endif
