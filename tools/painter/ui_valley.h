/* The valley of the title picture, in the light of a low sun. */
#ifndef PAINTER_UI_VALLEY_H
#define PAINTER_UI_VALLEY_H

#include "ui_book.h"

enum { TITLE_W = 1600, TITLE_H = 900, SUN_X = 930, SUN_Y = 286, HORIZON = 448 };

enum { GLOW = 0xFFE2A0 }; /* the colour of air before the sun */

Image valley_paint(void); /* TITLE_W x TITLE_H, opaque */

void title_paint(UiBook *book); /* the valley seen out of a cave: pic-title */

/* Where things lie, in pixels of the picture. */

float valley_nearness(float y); /* 0 at the horizon, 1 at the picture's foot */

typedef struct RiverPlace {
    float middle, half; /* x, half the width */
} RiverPlace;

RiverPlace valley_river(float y);

float valley_crest(float x); /* y of the near hill's crest, on the right */

#endif
