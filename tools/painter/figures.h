/* The figures: animals, fish, menhirs, powers, meeples and huts. */
#ifndef PAINTER_FIGURES_H
#define PAINTER_FIGURES_H

#include <stdbool.h>

/* Paints all figures into `directory`: figures.txt and its pages. False, with a message printed,
 * when a file cannot be written. */
bool figures_paint(const char *directory);

#endif
