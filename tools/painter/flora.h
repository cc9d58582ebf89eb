/* Sprites of what grows and lies about: trees, bushes, tufts, flowers, reeds, lilies, rocks. */
#ifndef PAINTER_FLORA_H
#define PAINTER_FLORA_H

#include "pack.h"

enum {
    BROADLEAVES = 13,
    CONIFERS = 7,
    AUTUMN_TREES = 2,
    TREES = BROADLEAVES + CONIFERS + AUTUMN_TREES, /* tree-N, in this order */
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
