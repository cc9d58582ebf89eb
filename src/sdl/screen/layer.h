/* The land, drawn cell by cell. The key of a cell's picture holds the tiles on and round it, so
 * that laying a tile, undoing one or opening another game paints anew just what differs, and nobody
 * has to say what has become stale. Until a picture is made, that of the same tile in another size
 * or light, or beside other tiles, stands in, stretched; else the tile by itself, coarse. */
#ifndef SDL_LAYER_H
#define SDL_LAYER_H

#include "output.h"
#include "sdl/recipes/land.h"

enum { COARSE_SIZE = 64 /* pixels a tile of what is soon made */ };

typedef struct Layer {
    Screen *screen;
    int asked; /* pixels a tile that were asked for last */
    /* In this frame: */
    bool sharp; /* all was drawn pixel by pixel */
    bool whole; /* nothing was coarse */
} Layer;        /* `screen` is set by its owner */

void layer_begin(Layer *layer);

/* Where the land lies: the corner of cell 0,0, and pixels a tile. */
typedef struct LandPlace {
    Point origin;
    int size;
} LandPlace;

/* Draws the land; its own size and shade do not count. `ahead`: where it will come to rest, for
 * which it is painted as well. */
void layer_draw(Layer *layer, const Land *land, LandPlace place, LandPlace ahead);

/* Draws the one tile that the land holds with all that stands on it, the left top of its cell at
 * (x, y), turned clockwise about its middle by `degrees`. Its cell tells which grass it lies on. */
void layer_draw_tile(Layer *layer, const Land *land, SDL_Point at, int degrees, Rgba colour);

#endif
