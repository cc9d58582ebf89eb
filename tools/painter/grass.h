/* The grass under everything: one picture of 4 x 4 tiles in the board's own coordinates, which
 * repeats without a seam and never turns. */
#ifndef PAINTER_GRASS_H
#define PAINTER_GRASS_H

#include "image.h"

enum { GRASS_TILES = 4 };

/* GRASS_TILES * level wide. */
Image grass_paint(int level);

#endif
