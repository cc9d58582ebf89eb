/* Hints by hand for the layout of single tiles, read from hints.txt. Strict, one statement a line:
 *   tile NUMBER...               the tiles that the following lines speak of, until the next `tile`
 *   river ZONE X,Y[,HALF]...     the way inwards from the middle of the zone's first side; for a
 *                                river that crosses the tile, without its two ends
 *   lake ZONE X,Y,R...           circles, melted together
 *   forest ZONE X,Y,R...         a chain of thick lines added to the forest; may be repeated
 *   depth ZONE D [SKEW [SWELL]]  how its edge bulges (layout.h, Chord), in place of the rule's own
 *   clear X,Y,R...               a chain cut out of every forest; may be repeated
 *   figure NAME X,Y              where the tile's next figure of that name stands
 *   anchor ZONE X,Y              where its meeple or hut stands */
#ifndef PAINTER_HINTS_H
#define PAINTER_HINTS_H

#include "maths.h"

#include <core/tileset.h>

#include <stdbool.h>

enum { MAX_HINT_POINTS = 12, MAX_TILE_HINTS = 16 };

typedef struct Circle {
    Vec2 centre;
    float r;
} Circle;

typedef enum HintKind {
    HINT_RIVER,
    HINT_LAKE,
    HINT_FOREST,
    HINT_DEPTH,
    HINT_CLEAR,
    HINT_FIGURE,
    HINT_ANCHOR,
    HINT_KINDS
} HintKind;

typedef struct Hint {
    HintKind kind;
    int zone;
    char figure[24];
    int count;
    Circle points[MAX_HINT_POINTS]; /* HINT_DEPTH: depth, skew and swell are the points' r */
} Hint;

typedef struct TileHints {
    int count;
    Hint hints[MAX_TILE_HINTS];
} TileHints;

typedef struct Hints {
    TileHints tiles[MAX_TILE_NUMBER + 1]; /* by tile number */
} Hints;

/* Prints file, line and reason and returns false when the file cannot be used. */
bool hints_read(Hints *hints, const char *path);

/* The next hint of that kind (and zone, unless -1) after `after`; NULL begins, NULL ends. */
const Hint *hint_next(const TileHints *hints, HintKind kind, int zone, const Hint *after);

#endif
