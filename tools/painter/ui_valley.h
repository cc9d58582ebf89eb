/* The land of the title picture, layer by layer, each on a picture of TITLE_W x TITLE_H. What light
 * falls on it is the program's to say: sky, clouds and water are tones from 0 to 1 in grey, for
 * which it has ramps, the rest has the colours of a clear day. */
#ifndef PAINTER_UI_VALLEY_H
#define PAINTER_UI_VALLEY_H

#include "ui_book.h"
#include "view/pages/scenes.h"

enum { TITLE_W = VALLEY_W, TITLE_H = VALLEY_H, SUN_X = 930, HORIZON = VALLEY_HORIZON };

Image valley_sky(void);
Image valley_stars(void);
Image valley_clouds(void); /* repeats across */
Image valley_peaks(void);
Image valley_water(void); /* a little wider than the land leaves it open */
Image valley_land(void);
Image valley_hill(void);

void title_paint(UiBook *book); /* all of it, cut into the places of scenes.h */

float valley_crest(float x); /* y of the near hill's crest, on the right */

#endif
