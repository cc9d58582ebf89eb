/* The pictures of the fire at the results, and how large they are. The painter makes them by the
 * same measures. Units are those of the scene: pixels of an output of 1280 x 720. */
#ifndef VIEW_PAGES_HEARTH_PLACES_H
#define VIEW_PAGES_HEARTH_PLACES_H

#include "core/setup.h"

/* Which way something looks that has the fire's light from there. */
typedef enum HearthSide { HEARTH_RIGHT, HEARTH_LEFT, HEARTH_SIDES } HearthSide;

/* Each stands on a foot that lies in the middle, so far above the lower edge. */
enum {
    HEARTH_FLAMES = 8,
    HEARTH_FLAME_W = 150,
    HEARTH_FLAME_H = 160,
    HEARTH_FLAME_FOOT = 10,
    HEARTH_EMBERS_W = 172,
    HEARTH_EMBERS_H = 72,
    HEARTH_EMBERS_FOOT = 34,
    HEARTH_SITTER_W = 128,
    HEARTH_SITTER_H = 156,
    HEARTH_SITTER_FOOT = 30,
    HEARTH_HUT_W = 176,
    HEARTH_HUT_H = 188,
    HEARTH_HUT_FOOT = 34,
    HEARTH_PAINTING = 288
};

extern const char *const hearth_flames[HEARTH_FLAMES];

/* By Colour: one who sits facing us, and one whose back we see; and a hut. */
extern const char *const hearth_facing[HEARTH_SIDES][COLOURS];
extern const char *const hearth_backs[HEARTH_SIDES][COLOURS];
extern const char *const hearth_huts[HEARTH_SIDES][COLOURS];

#endif
