/* Which zone each pixel of a tile belongs to, and the proof that the picture says what the tile set
 * says. A zone map holds zone number + 1 a pixel, side x side pixels, row by row. */
#ifndef PAINTER_ZONES_H
#define PAINTER_ZONES_H

#include "fields.h"

/* The zone map of the shapes, FIELD_SIDE wide; the caller frees it. Meadows are told apart by
 * flooding from the sides. Slivers join what surrounds them; larger faults stay, for zones_check to
 * name. */
uint8_t *zones_make(const Shapes *shapes, const Layout *layout, const Tile *tile);

/* The same map at half the size, each zone still in one piece. */
uint8_t *zones_half(const uint8_t *zones);

/* The first fault of the map in words, or NULL when it says exactly what the tile set says:
 *   every pixel has a zone of the tile; each zone is one 4-connected piece;
 *   each side shows its zones in order, rivers in the middle;
 *   zones of the same kind never touch (but in a corner of the tile), nor rivers lakes that are not
 * theirs; each zone is readable: it still holds together with a narrow rim taken away. */
const char *zones_check(const uint8_t *zones, int side, const Tile *tile, char reason[160]);

#endif
