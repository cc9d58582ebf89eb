/* Nine-patch frames of panels, cards, buttons and the like, painted at 200 percent. */
#ifndef PAINTER_UI_PATCHES_H
#define PAINTER_UI_PATCHES_H

#include "ui_book.h"

void patches_paint(UiBook *book);

#endif
