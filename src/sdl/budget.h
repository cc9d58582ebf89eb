/* How much is kept of pictures, of what the land is painted with and of its lights: it goes with
 * the output's size, so that a small window takes little and a large one forgets nothing that it
 * shows. */
#ifndef SDL_BUDGET_H
#define SDL_BUDGET_H

#include "cache.h"
#include "lights.h"
#include "stock.h"

/* All that has a budget. */
typedef struct Kept {
    Cache *cache;
    Stock *stock;
    Lights *lights;
} Kept;

/* For an output of so many pixels. `accelerated`: textures are not in this program's memory. */
void budget_set(Kept kept, size_t pixels, bool accelerated);

/* Once a frame, after drawing: what was used for it stays, the rest as far as there is room for it.
 * Returns how many bytes were let go of. */
size_t budget_trim(Kept kept);

/* Keeps nothing, and no more until budget_set. */
void budget_spare(Kept kept);

#endif
