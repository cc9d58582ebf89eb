/* Sprites of what grows and lies about: trees, bushes, tufts, flowers, reeds, lilies, rocks. */
#ifndef PAINTER_FLORA_H
#define PAINTER_FLORA_H

#include "pack.h"

#define YOUNG_TREE 0.6f /* the size of young trees to that of grown ones */

enum {
    BROADLEAVES = 13,
    CONIFERS = 7,
    AUTUMN_TREES = 2,
    TREES = BROADLEAVES + CONIFERS + AUTUMN_TREES, /* tree-N, in this order */
    YOUNG_BROADLEAVES = 4,
    YOUNG_CONIFERS = 3, /* young trees are tree-TREES and on, in this order */
    BUSHES = 4,
    FERNS = 3, /* bush-N: bushes, then ferns of the forest's shade */
    ROCKS = 6,
    TUFTS = 7,
    FLOWER_KINDS = 6,
    FLOWERS = 4 * FLOWER_KINDS,
    LILIES = 3,
    REEDS = 4,
};

void trees_paint(SpriteSheet *sheet);
void decor_paint(SpriteSheet *sheet);

#endif
