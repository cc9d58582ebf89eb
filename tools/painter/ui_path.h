/* Shapes written as strings, like SVG path data, filled without jagged edges into a plane of
 * coverage. Commands: M L H V C Q Z, absolute, and m l h v c q z, relative; and O x y r, a circle.
 * A path has units of its own; a Stand says where it lies on the plane, and how unsteady the hand
 * is. */
#ifndef PAINTER_UI_PATH_H
#define PAINTER_UI_PATH_H

#include "ui_plane.h"

typedef struct Stand {
    float x, y;    /* pixels: where the path's origin lies */
    float scale;   /* pixels a unit */
    float turn;    /* radians clockwise, round `middle` */
    Vec2 middle;   /* path units */
    float wobble;  /* path units: how far lines stray, and brush widths by the same measure */
    float grain;   /* of the wobble: a path unit is this many cells of noise, about */
    uint32_t seed; /* of the wobble */
} Stand;

typedef enum PathRule { RULE_NONZERO, RULE_EVEN_ODD } PathRule;

/* The coverage 0..1 of the filled path, as a new plane of w x h pixels. */
Plane path_fill(const char *path, int w, int h, const Stand *stand, PathRule rule);

/* The same of a line of `width` path units with round ends and joins. */
Plane path_stroke(const char *path, int w, int h, const Stand *stand, float width);

#endif
