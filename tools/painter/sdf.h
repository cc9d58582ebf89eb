/* Small figures as signed-distance fields. A Sculpture is a list of parts - limbs, balls, curves,
 * boxes, stones - each with a paint and a blending width; a part melts into those before it, in
 * form and in colour. A model is a function that adds parts, and may then mirror or pose the parts
 * it has added since a mark, so that a head is modelled once and turned as the pose wants it.
 *
 * Coordinates: an animal looks along +x, y is up from the ground at 0, its near side is +z. Angles
 * are in radians, applied in the order x (roll), z (nose up), y (nose towards the viewer). Every
 * part remembers the coordinates it was modelled in, so that its pattern moves with it. */
#ifndef PAINTER_SDF_H
#define PAINTER_SDF_H

#include "maths.h"

#include <stdbool.h>

enum { MAX_PARTS = 420, MAX_KNOTS = 2048, MAX_STONES = 24, STONE_PLANES = 20 };

/* How a part looks. `pattern` (may be NULL) gives the colour at a point in the part's own
 * coordinates. */
typedef struct Paint {
    Vec3 tint;
    Vec3 (*pattern)(Vec3 skin, Vec3 tint);
    float fur;   /* strength of the hairs in the light, 0 smooth to 1 */
    float shag;  /* depth of the locks, units */
    float shine; /* strength of the gleam */
    float glow;  /* 0 lit by the sun, 1 shining by itself, from `tint` at its edge to `core` */
    Vec3 core;
} Paint;

/* A rigid change of place with a scale: p = scale * turn(q) + move. */
typedef struct Pose {
    Vec3 turn;
    Vec3 move;
    float scale; /* 0 counts as 1 */
} Pose;

/* Local coordinates: rows * (p - origin). */
typedef struct Frame {
    Vec3 rows[3];
    Vec3 origin;
} Frame;

typedef enum PartKind {
    PART_LIMB,  /* tapered capsule from a (radius r.x) to b (radius r.y) */
    PART_CURVE, /* tapered capsules through knots */
    PART_BALL,  /* ellipsoid of radii r */
    PART_BOX,   /* box of half sides r, edges rounded by `round` */
    PART_DISC,  /* cylinder of radius r.x and half height r.y along y, edges rounded */
    PART_RING,  /* torus round y of radius r.x, r.y thick */
    PART_STONE, /* chiselled convex stone in the ellipsoid r */
    PART_FIELD, /* distance by a function */
} PartKind;

/* A point of a limb or curve, and how thick it is there. */
typedef struct Knot {
    Vec3 p;
    float r;
} Knot;

/* Where a part lies, and how it is turned there. */
typedef struct Place {
    Vec3 at, turn;
} Place;

typedef struct Part {
    PartKind kind;
    bool cut; /* taken away from all parts before it */
    Paint paint;
    float blend;
    Vec3 a, b, r;
    float round;
    int first, count; /* knots; the stone */
    float (*field)(Vec3 local);
    Frame shape; /* place and turn inside the modelled coordinates */
    Frame pose;  /* modelled coordinates from those of the sculpture */
    float scale;
    Vec3 middle; /* bounding sphere in the sculpture's coordinates */
    float reach;
} Part;

typedef struct Stone {
    Vec3 normals[STONE_PLANES];
    float heights[STONE_PLANES];
} Stone;

typedef struct Sculpture {
    int part_count, knot_count, stone_count;
    Part parts[MAX_PARTS];
    Knot knots[MAX_KNOTS];
    Stone stones[MAX_STONES];
} Sculpture;

/* What a ray finds at a point of the surface. */
typedef struct Surface {
    Paint paint; /* blended; `tint` has the pattern in it */
    Vec3 skin;   /* the point in the nearest part's own coordinates */
} Surface;

/* Adding parts. Exceeding a limit above ends the program: the model is wrong. */
void sculpture_limb(Sculpture *s, Paint paint, float blend, Knot a, Knot b);
void sculpture_curve(Sculpture *s, Paint paint, float blend, const Knot *knots, int count);
void sculpture_ball(Sculpture *s, Paint paint, float blend, Place place, Vec3 radii);
void sculpture_box(Sculpture *s, Paint paint, float blend, Place place, Vec3 half, float round);

/* `half`: its radius and half its height. */
void sculpture_disc(Sculpture *s, Paint paint, float blend, Place place, Vec2 half, float round);
void sculpture_ring(Sculpture *s, Paint paint, float blend, Place place, float radius,
                    float thickness);
void sculpture_stone(Sculpture *s, Paint paint, float blend, Place place, Vec3 radii,
                     uint32_t seed);
void sculpture_field(Sculpture *s, Paint paint, float blend, Place place, float reach,
                     float (*field)(Vec3 local));

/* Makes the last part cut into all before it; its paint colours the cut. */
void sculpture_cut(Sculpture *s);

/* A mark for the three calls below: they act on all parts added since. */
int sculpture_mark(const Sculpture *s);
void sculpture_mirror(Sculpture *s,
                      int mark);             /* adds the parts again, on the other side of z = 0 */
void sculpture_flip(Sculpture *s, int mark); /* turns left into right: x becomes -x */
void sculpture_pose(Sculpture *s, int mark, Pose pose);

/* A lower bound (nearly exact close by) of the distance from p to the surface; negative inside. */
float sculpture_distance(const Sculpture *s, Vec3 p);

/* What lies at the surface nearest to p. */
Surface sculpture_surface(const Sculpture *s, Vec3 p);

#endif
