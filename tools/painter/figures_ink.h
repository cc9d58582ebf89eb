/* Outline and halo: what makes a figure stand out from any ground. */
#ifndef PAINTER_FIGURES_INK_H
#define PAINTER_FIGURES_INK_H

#include "image.h"

typedef struct Ink {
    Vec3 line, halo;
    float halo_alpha; /* 0 no halo; 1 the usual strength */
} Ink;

/* Pixels at MARCH_LEVEL that the widest outline and halo need round a figure. */
enum { INK_MARGIN = 72 };

/* Returns the marched figure (opaque or clear pixels) at LEVEL_SIZES[level] with outline and halo
 * of the right width for that level. */
Image ink_figure(const Image *marched, Ink ink, int level);

#endif
