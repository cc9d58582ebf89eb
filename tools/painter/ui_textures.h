/* Materials that repeat without a seam: rock, leather, parchment. */
#ifndef PAINTER_UI_TEXTURES_H
#define PAINTER_UI_TEXTURES_H

#include "ui_book.h"
#include "ui_plane.h"

/* A material is a height of clouds, fibres and pores, lit from the upper left. Cells are counted on
 * 512 pixels. */
typedef struct Material {
    Ramp ramp;
    Cells clouds, fibres;
    float cloud_height, fibre_height, pore_depth;
    float tone, tone_span;   /* place in the ramp, and how far the clouds shift it */
    float shade, light_span; /* brightness away from the light, and what the light adds */
    uint32_t stain;
    float stain_amount;
    uint32_t seed;
} Material;

extern const Material PARCHMENT, PARCHMENT_LIT, HIDE, LEATHER;

/* w x h pixels that repeat in both directions. */
Image material_paint(const Material *material, int w, int h);

/* Dark rock that repeats. */
Image cave_wall_paint(int side);

void textures_paint(UiBook *book);

#endif
