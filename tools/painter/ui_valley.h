/* The valley of the title picture, in the light of a low sun. */
#ifndef PAINTER_UI_VALLEY_H
#define PAINTER_UI_VALLEY_H

#include "ui_book.h"

enum { TITLE_W = 1600, TITLE_H = 900, SUN_X = 930, SUN_Y = 286 };

Image valley_paint(void); /* TITLE_W x TITLE_H, opaque */

void title_paint(UiBook *book); /* the valley seen out of a cave: pic-title */

#endif
