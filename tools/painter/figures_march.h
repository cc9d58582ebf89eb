/* Ray-marching a sculpture into pixels: seen from above by `elevation`, without perspective, in the
 * light of the world. */
#ifndef PAINTER_FIGURES_MARCH_H
#define PAINTER_FIGURES_MARCH_H

#include "image.h"
#include "sdf.h"

/* Pixels a tile at which figures are marched, one ray a pixel; every level is a box filter of it.
 */
enum { MARCH_LEVEL = 768 };

/* Pictures are cut so that the ground point lies on a multiple of this, and so are their sizes:
 * then they shrink without a remainder even to 32 pixels a tile. */
enum { MARCH_ALIGN = 24 };

/* What a figure is seen by: one light from a direction, the sky's from above, what the ground
 * throws back, and what is seen along the edges of a form. */
typedef struct Light {
    Vec3 to; /* the light, of length 1 */
    Vec3 key, sky, bounce, rim;
} Light;

typedef struct Camera {
    float elevation;    /* radians above the horizon */
    float scale;        /* pixels a unit at MARCH_LEVEL */
    const Light *light; /* NULL: the day's, in which all figures of the board stand */
} Camera;

/* The colours of the figure: pixels are either opaque or clear. Lines are drawn with `ink` where
 * one limb stands before another. `margin` >= 0 pixels stay free all round. *ground is where the
 * origin of the sculpture lies in the picture. */
Image march_figure(const Sculpture *s, Camera camera, Vec3 ink, int margin, Vec2 *ground);

/* The shadow on the ground at 256 pixels a tile, soft, in the colour and strength of all shadows.
 * *ground is as above. */
Image march_shadow(const Sculpture *s, Camera camera, Vec2 *ground);

#endif
