/* What lives in the valley of the title picture. Those without a result lay it over the picture. */
#ifndef PAINTER_UI_LIFE_H
#define PAINTER_UI_LIFE_H

#include "image.h"

void life_woods(Image *image);
void life_meadow(Image *image); /* tufts and flowers, thinning out towards the distance */

/* Pictures of TITLE_W x TITLE_H with one animal where it stands: of the herds (an index of
 * valley_herd, and which of its two pictures), and the aurochs with one of its heads. */
Image life_beast(int index, int picture);
Image life_aurochs(int head);

/* Small pictures: a bird with its wings at `phase` (0 up, 1 down), a tuft of grass that leans. */
Image life_bird(float phase);
Image life_tuft(int kind, float lean);

/* `count` blades on the near hill, against the light. */
void life_grass(Image *image, int count, uint32_t seed);

#endif
