/* The geometry of one tile, before any pixel: the ways of its rivers, the circles of its lakes, the
 * outlines of its forests. Coordinates run from 0 to 1 over the tile, x right and y down, north up.
 * Made from the tile set's zones by rule, with a variation of its own for each tile, and overruled
 * by the hints (hints.txt) where the rule is wrong or dull. */
#ifndef PAINTER_LAYOUT_H
#define PAINTER_LAYOUT_H

#include "hints.h"
#include "maths.h"

#include <core/tileset.h>

#define RIVER_HALF_WIDTH 0.064f

enum { MAX_RIVERS = 4, MAX_LAKES = 2, MAX_FORESTS = 4, MAX_WAY = 128, MAX_CHORDS = 4 };

typedef struct River {
    int zone;
    int lake;  /* zone number of the lake it ends in, or -1 */
    bool ends; /* it ends on the tile in a spring: the last point of the way */
    int count;
    Circle way[MAX_WAY]; /* from its side on; r is half the width there */
} River;

typedef struct Lake {
    int zone;
    int count;
    Circle circles[MAX_HINT_POINTS];
} Lake;

/* Forest lies left of the way from corner `from` to corner `to`, and beyond it by `depth` in the
 * middle, by `skew` more in the first half and less in the second, and by `swell` more towards both
 * ends and less in the middle. Corner 0 is north west; they run clockwise, so that side s leads
 * from corner s to corner s + 1. */
typedef struct Chord {
    int from, to;
    float depth, skew, swell;
} Chord;

typedef struct Forest {
    int zone;
    unsigned sides; /* bit 1 << Side */
    int chord_count;
    Chord chords[MAX_CHORDS];
} Forest;

typedef struct Layout {
    uint32_t seed; /* of everything by chance on this tile */
    int river_count, lake_count, forest_count;
    River rivers[MAX_RIVERS];
    Lake lakes[MAX_LAKES];
    Forest forests[MAX_FORESTS];
    const TileHints *hints; /* forest chains and clearings stand there; never NULL */
} Layout;

void layout_make(Layout *layout, const Tile *tile, const TileHints *hints);

/* Where the tile's side `side` begins, clockwise, and the direction from it inwards. */
Vec2 corner_of(int corner);
Vec2 side_inward(Side side);
Vec2 side_middle(Side side);

#endif
