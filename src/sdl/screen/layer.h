/* The land, drawn in chunks that are painted when they are first seen. A frame has a deadline. What
 * is not painted by then is painted between frames, and until then something stands in for it:
 * chunks of another size or in the previous light, stretched, and below them coarse chunks, which
 * are always there. */
#ifndef SDL_LAYER_H
#define SDL_LAYER_H

#include "output.h"
#include "sdl/pictures/chunks.h"
#include "sdl/recipes/land.h"

enum { COARSE_SIZE = 64 }; /* pixels a tile of coarse chunks */

typedef struct Layer {
    Output *output;
    Chunks chunks;
    Painter painter;           /* paints between frames */
    uint64_t soon;             /* ticks: deadline for what is only seen later; 0: none */
    int size;                  /* pixels a tile of the chunks last drawn; 0: none were */
    int asked;                 /* pixels a tile that was asked for last */
    bool zooms;                /* that was another size than the time before */
    int prefetched;            /* pixels a tile that was prefetched in this frame; 0: none */
    bool was_prefetching;      /* the frame before prefetched */
    uint64_t prefetched_land;  /* land_key of what was prefetched */
    bool prefetched_whole;     /* all of that is painted */
    KeptLights lit;            /* lights of the land that was last painted whole */
    KeptLights prefetched_lit; /* lights of the land that is prefetched */
    KeptLights coarse_lit;     /* lights of the coarse land */
    KeptLand largest;          /* the land of this game with most tiles, unlit */
    size_t count;              /* tiles of the board last drawn */
    BoardTile tile;            /* the large tile that was last drawn by itself */
    int tile_size;             /* pixels; 0: none was */
    int tile_degrees;
    Grade day, wanted; /* what the land is shown in; what it will be shown in */
    bool dated;        /* there is a grade */
    Land seen;         /* the board of this frame, with the wanted grade; points into its list */
    Point seen_at;
    SDL_Rect seen_part;
    bool follows;  /* `seen` is still to be painted */
    bool followed; /* `seen` is painted */
    bool bright;   /* all lights of this frame were seen lit, sharp or not */
    bool drawn;    /* layer_draw was called in this frame */
    bool expects;  /* something is still to be prefetched, and there is time for it */
    bool whole;    /* nothing was coarse, and all was lit as it should be */
    bool sharp;    /* all was drawn pixel by pixel */
} Layer;

void layer_free(Layer *layer);

/* Begins a frame. `due`, `soon`: ticks; 0: there is no deadline. The day's light changes at once
 * where there is none, and where most of the land is another; else the land is shown in the
 * previous light until it is painted in the new one. */
void layer_begin(Layer *layer, const DrawList *list, uint64_t due, uint64_t soon);

/* Frees what it keeps of land that is not seen. */
void layer_spare(Layer *layer);

/* Whether the board of this frame is stretched or coarse so far: then what stands on it may be too.
 */
bool layer_hasty(const Layer *layer);

/* Whether nothing is left to be painted for the list. */
bool layer_settled(const Layer *layer);

/* Draws the board at `size` pixels a tile, the corner of cell 0,0 at `origin`. The land's own size
 * and shade do not count. A size that is asked for the second time is drawn pixel by pixel; the
 * first time the last chunks are stretched, where that is near enough: zooming never waits. */
void layer_draw(Layer *layer, const Land *land, Point origin, int size);

/* Ends a frame, while its list is there. Once all that is seen is whole and sharp, the board is
 * painted in the wanted light. */
void layer_follow_day(Layer *layer);

/* Paints what a layer_draw of the same would need, as far as there is time, and draws nothing. Once
 * all is painted, a layer_draw of the same land in the same frame shows it, stretched; beyond it
 * the previous land. */
void layer_prefetch(Layer *layer, const Land *land, Point origin, int size);

/* Draws the one tile that the land holds with all that stands on it, the left top of its cell at
 * (x, y), turned clockwise about its middle by `degrees`. Its cell tells which grass it lies on. A
 * large one is coarse, or as it lay before, until there is time for it. */
void layer_draw_tile(Layer *layer, const Land *land, int x, int y, int degrees, Rgba colour);

#endif
