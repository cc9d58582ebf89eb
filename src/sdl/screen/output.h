/* Where pictures are drawn: by SDL's renderer where that is accelerated. In place of SDL's software
 * renderer this program has a raster of its own, which is given to the renderer once a frame. */
#ifndef SDL_OUTPUT_H
#define SDL_OUTPUT_H

#include "raster.h"
#include "sdl/atlas/pages.h"
#include "sdl/pictures/pictures.h"

typedef struct Output {
    SDL_Renderer *renderer;
    bool software;        /* the renderer is SDL's; else what follows is NULL */
    Raster *screen;       /* of the whole output */
    Raster *raster;       /* that is drawn on now: `screen`, or a target's */
    SDL_Texture *texture; /* whose pixels `screen` is drawn on */
    int width, height;    /* of the texture */
    bool lost;            /* the renderer shows nothing of it yet */
} Output;

/* What all that draws needs. */
typedef struct Screen {
    Output output;
    Pictures *pictures;
    Pages *pages;
    bool zooms; /* the board has another size than in the frame before */
} Screen;

/* False when memory is out. output_close is due in either case. */
bool output_open(Output *output, SDL_Renderer *renderer);
void output_close(Output *output);

/* Bytes of the pixels that it draws on. */
size_t output_bytes(const Output *output);

/* Begins a frame, black, without a clip. */
void output_begin(Output *output);

/* Ends the frame: it can be presented. A software renderer keeps what it shows and is given only
 * what has changed. */
void output_end(Output *output);

/* Says that the renderer may show nothing of it any more: it is given all of the next frame. */
void output_lost(Output *output);

/* Clips what is drawn to a rectangle; NULL: no clip. */
void output_clip(Output *output, const SDL_Rect *rect);

/* The clip; without one the whole output. */
SDL_Rect output_clipped(const Output *output);

/* Draws the part `from` (NULL: all) of a picture over `to`, multiplied by a tint. Nothing where
 * `picture` is NULL. */
void output_copy(Output *output, const Picture *picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint);

/* Draws a picture with its own point at (x, y). */
void output_put(Output *output, const Picture *picture, int x, int y, Rgba tint);

void output_fill(Output *output, SDL_Rect rect, Rgba colour);

#endif
