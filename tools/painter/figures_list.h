/* Every figure of the atlas: its name there, its model, its size and how it is seen. */
#ifndef PAINTER_FIGURES_LIST_H
#define PAINTER_FIGURES_LIST_H

#include "image.h"
#include "pack.h"
#include "sdf.h"

typedef enum FigureGround {
    ON_GRASS, /* dark line, pale halo */
    IN_WATER, /* deep blue line, foam halo, no shadow */
    ABLAZE,   /* ember line, fiery halo */
} FigureGround;

typedef struct Figure {
    const char *name;
    void (*model)(Sculpture *s, int variant);
    int variant;
    float scale;     /* pixels a unit at 256 pixels a tile */
    float yaw;       /* radians, the flank towards the light; a nose to the right comes nearer */
    float elevation; /* radians, how steeply it is looked down on */
    FigureGround ground;
    bool shadow;
    float in_front; /* pixels at 256 a tile added to the foot: drawn over what stands as near */
    bool mirrored;  /* the model looks to the left, in the same light */
} Figure;

/* All figures, `*count` of them, in a fixed order. */
const Figure *figures_all(int *count);

/* A painted figure at every level of pack.h, trimmed. Pivots in the pixels of their pictures. The
 * foot in pixels a level. Pictures are owned; figure_free gives them back. */
typedef struct PaintedFigure {
    Image sprites[LEVELS], shadows[LEVELS]; /* a shadow is 0 px wide where there is none */
    Vec2 sprite_pivots[LEVELS], shadow_pivots[LEVELS];
    float feet[LEVELS];
} PaintedFigure;

PaintedFigure figure_paint(const Figure *figure);
void figure_free(PaintedFigure *painted);

#endif
