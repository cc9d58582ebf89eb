/* One tile as fields of WORK_LEVEL x WORK_LEVEL values, row by row from the top, in tile units:
 * first the bare shapes of the layout, then, once each pixel has its zone, true distances to the
 * shores and the forests' edges. Painting, masks and placement all read these, so that they cannot
 * disagree. */
#ifndef PAINTER_FIELDS_H
#define PAINTER_FIELDS_H

#include "layout.h"
#include "pack.h"

enum { FIELD_SIDE = WORK_LEVEL, FIELD_COUNT = FIELD_SIDE * FIELD_SIDE };

/* Negative inside; only the sign is exact. */
typedef struct Shapes {
    float *rivers[MAX_RIVERS]; /* each of its own */
    float *lakes[MAX_LAKES];
    float *water; /* all together, joined smoothly */
    float *forests[MAX_FORESTS];
} Shapes;

void shapes_make(Shapes *shapes, const Layout *layout);
void shapes_free(Shapes *shapes);

/* Signed distances, negative inside, at most 1 in size where there is nothing to measure to. */
typedef struct Fields {
    uint8_t *zones; /* zone number + 1 */
    float *water, *lake, *forest;
} Fields;

/* Takes over `zones`. */
void fields_make(Fields *fields, uint8_t *zones, const Tile *tile);
void fields_free(Fields *fields);

/* The signed distance, in tile units, to the edge of where inside[] is not 0, on a grid side x
 * side. What lies beyond the tile counts as neither in nor out. */
void distance_field(float *distance, const uint8_t *inside, int side);

static inline size_t field_index(float x, float y)
{
    int column = (int)(clampf(x, 0, 0.9999f) * FIELD_SIDE),
        row = (int)(clampf(y, 0, 0.9999f) * FIELD_SIDE);
    return (size_t)row * FIELD_SIDE + (size_t)column;
}

static inline Vec2 field_point(size_t index)
{
    return vec2(((float)(index % FIELD_SIDE) + 0.5f) / FIELD_SIDE,
                ((float)(index / FIELD_SIDE) + 0.5f) / FIELD_SIDE);
}

/* 0 on the border of the tile, 1 from `reach` inwards. */
static inline float border_fade(Vec2 p, float reach)
{
    float border = fminf(fminf(p.x, 1 - p.x), fminf(p.y, 1 - p.y));
    return smooth_step(0, reach, border);
}

#endif
