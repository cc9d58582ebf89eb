/* What trees must not hide. A crown rises upwards on the screen, so each quarter turn lays it over
 * other ground: water with its ends and shores, paths of meadow between two woods or along a bank,
 * and where huts stand must stay in sight whichever way the tile lies. */
#ifndef PAINTER_CROWNS_H
#define PAINTER_CROWNS_H

#include "flora.h"
#include "placement.h"

enum { FRAMING_SIDE = WORK_LEVEL / 4 };

typedef struct Sights {
    uint8_t cost[FRAMING_SIDE * FRAMING_SIDE]; /* of hiding a place; 0: it may be hidden */
} Sights;

typedef enum TreeSize { TREE_GROWN, TREE_YOUNG } TreeSize;

/* `placement` has its anchors. */
void sights_make(Sights *sights, const Tile *tile, const Layout *layout, const Fields *fields,
                 const Placement *placement);

/* Whether a tree at p hides no more than a little of that in any turn. */
bool crown_fits(const Sights *sights, Vec2 p, TreeSize size);

#endif
