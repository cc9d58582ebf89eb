/* The land: grass, tiles' overlays and masks, trees and other growth, and where everything lies. */
#ifndef PAINTER_LAND_H
#define PAINTER_LAND_H

#include <stdbool.h>

/* Paints the land of both tile sets into `directory`: atlas.txt and its pages. `source` is the root
 * of the project's sources, for assets/tiles and tools/painter/hints.txt. Checks every tile; prints
 * each fault and returns false when there is one. */
bool land_paint(const char *source, const char *directory);

/* Composes pictures of tiles from a painted atlas, as the game would draw them; without arguments
 * explains. */
int preview_main(int argc, char **argv);

#endif
