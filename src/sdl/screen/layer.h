/* The board as a layer of chunks that are painted when they are first seen. Where painting may
 * take so long a frame and no longer, the land is shown as it is at hand until all of it is
 * painted: chunks of another size stretched, and a coarse picture of all the land below. What is
 * left is painted on between frames. */
#ifndef SDL_LAYER_H
#define SDL_LAYER_H

#include "output.h"
#include "sdl/pictures/chunks.h"
#include "sdl/recipes/land.h"

enum { COARSE_SIZE = 64 }; /* pixels a tile of land that is stretched until it is painted */

typedef struct Layer {
    Output *output;
    Chunks chunks;
    Painter painter;           /* goes on with what there was no time for in a frame */
    uint64_t soon;             /* when painting has to end for what only comes later; not after
                                  that of the chunks */
    int size;                  /* pixels a tile of the chunks last drawn; 0: never drawn */
    int asked;                 /* pixels a tile that were last asked for */
    bool zooms;                /* and were others than the time before */
    int prefetched;            /* pixels a tile that were prefetched in this frame; 0: none were */
    bool was_prefetching;      /* and in the last one */
    uint64_t prefetched_land;  /* what that was of */
    bool prefetched_whole;     /* and all of it is painted */
    KeptLights lit;            /* when all was last painted */
    KeptLights prefetched_lit; /* of the land that is prefetched */
    KeptLights coarse_lit;     /* of the coarse land that is lit */
    KeptLand largest;          /* the land of this game with most tiles, unlit */
    size_t count;              /* tiles of the board last drawn */
    BoardTile tile;            /* a large one that was drawn by itself */
    int tile_size;             /* pixels; 0: none was */
    int tile_degrees;
    Grade day, wanted; /* the light that the land is shown in, and that it will be */
    bool dated;        /* it is in any */
    Land seen;         /* the board of this frame, in the light that is wanted; with its lists */
    Point seen_at;
    SDL_Rect seen_part;
    bool follows;  /* it is still to be painted so */
    bool followed; /* all is painted in the light that is wanted */
    bool bright;   /* what is lit in the end was seen lit, as near as its pixels are */
    bool drawn;    /* the board of this frame */
    bool expects;  /* something is still to be prefetched, and there is time for it */
    bool whole;    /* nothing was coarse, and all as lit as it should be */
    bool sharp;    /* and it was drawn pixel by pixel */
} Layer;

void layer_free(Layer *layer);

/* Begins a frame. The light of the day changes at once where all may be painted at once, or where
 * most of the land is another anyway; else the land is shown in that of before until it is painted
 * in the new one. */
void layer_begin(Layer *layer, const DrawList *list, uint64_t due, uint64_t soon);

/* Lets go of what it keeps in mind of land that is not seen. */
void layer_spare(Layer *layer);

/* Whether the board of this frame is stretched or coarse so far: what stands on it may be so too.
 */
bool layer_hasty(const Layer *layer);

/* Whether there is nothing left to be painted for what the list has. */
bool layer_settled(const Layer *layer);

/* Draws the board with the corner of cell 0,0 at `origin` and `size` pixels a tile. `land` says
 * which tiles and lights; its own size and shade count for nothing. A size asked for the second
 * time is drawn pixel by pixel; at the first time the chunks of the last one are stretched, where
 * that is not too far, so that zooming never waits for paint. */
void layer_draw(Layer *layer, const Land *land, Point origin, int size);

/* Ends a frame, while its list is there: goes on painting the board in the light that is to come,
 * once all that is seen is whole and sharp in this one. */
void layer_follow_day(Layer *layer);

/* Paints what layer_draw would need for the same, as far as there is time, and draws nothing: for
 * what will be asked for soon. Once it has all, a layer_draw of the same land in the same frame
 * shows that, stretched, and what was there before where it does not reach. */
void layer_prefetch(Layer *layer, const Land *land, Point origin, int size);

/* Draws one tile with all that stands on it, which may reach beyond its square of `land->size` with
 * its left top at (x, y), turned clockwise about its middle by `degrees`; coarse, or as it lay
 * before, until there was time for it. The land holds that tile alone; its cell tells which grass
 * it lies on. */
void layer_draw_tile(Layer *layer, const Land *land, int x, int y, int degrees, Rgba colour);

#endif
