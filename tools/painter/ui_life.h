/* What lives in the valley of the title picture. Each call lays it over the picture. */
#ifndef PAINTER_UI_LIFE_H
#define PAINTER_UI_LIFE_H

#include "image.h"

void life_woods(Image *image);
void life_meadow(Image *image); /* tufts and flowers, thinning out towards the distance */
void life_birds(Image *image);
void life_beasts(Image *image);

/* `count` blades on the near hill, against the light. */
void life_grass(Image *image, int count, uint32_t seed);

/* Short blades round the lower edge of something that stands at `at`. */
void life_tuft(Image *image, Vec2 at, float width, int count, uint32_t seed);

#endif
