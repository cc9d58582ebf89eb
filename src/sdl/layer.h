/* The board as a layer: squares of pixels that are painted when they are first seen and kept. A
 * square's key holds the tiles on and round it, so that laying a tile, undoing one or opening
 * another game paints anew just what differs, and nobody has to say what has become stale. */
#ifndef SDL_LAYER_H
#define SDL_LAYER_H

#include "cache.h"
#include "land.h"

enum { LAYER_SQUARE = 256 }; /* pixels */

typedef struct Layer {
    SDL_Renderer *renderer;
    Cache *cache;
    int size;     /* pixels a tile of the squares last drawn; 0: never drawn */
    int asked;    /* pixels a tile that were last asked for */
    bool settled; /* those were the same: it was drawn pixel by pixel */
} Layer;

/* Draws the board with the corner of cell 0,0 at `origin` and `size` pixels a tile. `land` says
 * which tiles; size and shade are set here. A size asked for the second time is drawn pixel by
 * pixel; at the first time the squares of the last one are stretched, where that is not too far, so
 * that zooming never waits for paint. */
void layer_draw(Layer *layer, Land *land, Point origin, int size);

/* One tile with all that stands on it, which may reach beyond its square of `land->size`. The land
 * holds that tile alone; its cell tells which grass it lies on. */
const Picture *layer_tile(Layer *layer, const Land *land);

#endif
