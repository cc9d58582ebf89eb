/* What stands on a tile and where. Sprites stay upright while the tile turns, so a figure's room is
 * a circle round its visual middle that must stay free in all four turns. Two steps: rooms_find
 * seats the figures and leaves each zone a place for a meeple or hut; growth_plant fills in what
 * grows and lies around, clear of them. Coordinates and radii in parts of the tile. */
#ifndef PAINTER_PLACEMENT_H
#define PAINTER_PLACEMENT_H

#include "fields.h"

#include <core/setup.h>

enum { MAX_FIGURES = 12, MAX_PUTS = 220 };

#define ANCHOR_ROOM 0.075f /* round a meeple or hut no figure's room may begin */

typedef struct Put {
    char sprite[24];
    Vec2 at;
    float room, half_w,
        half_h;  /* figures only: what must be free round it; how far the picture reaches */
    int zone;    /* figures only */
    bool animal; /* can be covered or counted: animals and fish */
    bool flip, flat;
} Put;

typedef struct Placement {
    int figure_count;
    Put figures[MAX_FIGURES];
    bool anchored[MAX_ZONES];
    /* By zone number, where anchored[]: a meeple's place that what grows keeps clear of, where it
     * stands in the end, and a hut's place on water. */
    Vec2 anchors[MAX_ZONES], stands[MAX_ZONES], huts[MAX_ZONES];
    int growth_count;
    Put growth[MAX_PUTS];
} Placement;

/* Seats figures and anchors. `map` is the tile's zone map, MASK_SIDE wide. Returns NULL or the
 * first fault in words: no room. */
const char *rooms_find(Placement *placement, const Tile *tile, EditionId edition,
                       const Layout *layout, const uint8_t *map, char reason[160]);

/* Plants trees and all that grows, and strews rocks. */
void growth_plant(Placement *placement, const Tile *tile, EditionId edition, const Layout *layout,
                  const Fields *fields);

enum { MASK_SIDE = 256 };

#endif
