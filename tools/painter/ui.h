/* The art round the board: textures, frames, icons. */
#ifndef PAINTER_UI_H
#define PAINTER_UI_H

#include <stdbool.h>

/* Paints it into `directory`: ui.txt and its pages. */
bool ui_paint(const char *directory);

/* Paints the application's icon in all its sizes into `directory`: aurochs-16.png to
 * aurochs-512.png. */
bool app_icons_paint(const char *directory);

#endif
