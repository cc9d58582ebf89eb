/* The art round the board: textures, frames, icons. */
#ifndef PAINTER_UI_H
#define PAINTER_UI_H

#include <stdbool.h>

/* Paints it into `directory`: ui.txt and its pages. */
bool ui_paint(const char *directory);

#endif
