/* What is written: each sound's name, how it is made, how loud it is. */
#ifndef SOUNDS_CUES_H
#define SOUNDS_CUES_H

#include <stdbool.h>

#include "kit.h"

typedef struct Recipe {
    const char *name;
    double db; /* below the horn, by its loudest 200 ms */
    bool wide; /* needs more than 24 kHz */
    Sound (*make)(void);
} Recipe;

extern const Recipe cue_recipes[];
extern const int cue_recipe_count;

/* The valley's pieces: beds that run on, which are read from anywhere, and calls. */
extern const Recipe valley_recipes[];
extern const int valley_recipe_count, valley_bed_count; /* the beds come first */

#endif
