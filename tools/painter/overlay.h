/* A tile's own picture, which turns with it: water, shores, forest floor; clear where grass shows.
 * Light comes from no side here, for a tile may lie any way round. */
#ifndef PAINTER_OVERLAY_H
#define PAINTER_OVERLAY_H

#include "fields.h"

/* FIELD_SIDE wide. */
Image overlay_paint(const Fields *fields, const Layout *layout, const Tile *tile);

#endif
