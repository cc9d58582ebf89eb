/* Prints how long a frame takes at 1920 x 1080 in every kind of motion, with all tiles of a game
 * laid, in SDL's software renderer without a window, and how long until the first frames, and marks
 * what takes too long for a machine that plays so many random games a second as it does meanwhile.
 * False, with a line on
 * standard error, when the record or the assets cannot be read. */
#ifndef TOOLS_BENCH_VIEW_H
#define TOOLS_BENCH_VIEW_H

#include <stdbool.h>

bool bench_view(const char *record, double (*games)(void));

#endif
