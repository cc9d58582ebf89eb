/* Where pictures go: to SDL's renderer where it is accelerated; where it is SDL's software, to a
 * raster of this program's own, which is laid on the output once a frame. */
#ifndef SDL_OUTPUT_H
#define SDL_OUTPUT_H

#include "raster.h"
#include "sdl/atlas/pages.h"
#include "sdl/pictures/cache.h"

typedef struct Output {
    SDL_Renderer *renderer;
    bool software;
    Raster *screen;       /* software: all of the output */
    Raster *raster;       /* and what is drawn on now: it, or a target's */
    SDL_Texture *texture; /* on whose pixels that is drawn */
    int width, height;    /* of it */
    bool lost;            /* the renderer shows nothing of it yet */
} Output;

/* What everything is drawn with. */
typedef struct Screen {
    Output output;
    Cache *cache;
    Pages *pages;
} Screen;

/* False when memory is out; output_close is due in either case. */
bool output_open(Output *output, SDL_Renderer *renderer);
void output_close(Output *output);

/* Bytes of what it draws on and lays down. */
size_t output_bytes(const Output *output);

/* Begins a frame, black, without a clip. */
void output_begin(Output *output);

/* Ends it: what was drawn can be presented. A software renderer keeps what it shows, and is given
 * only what has changed. */
void output_end(Output *output);

/* The renderer may no longer show what it was given: it is given all of the next frame. */
void output_lost(Output *output);

/* What is drawn stays within the rectangle; NULL: anywhere. */
void output_clip(Output *output, const SDL_Rect *rect);
SDL_Rect output_clipped(const Output *output); /* all of it where there is no clip */

/* Lays the part `from` (NULL: all) of a picture over `to`, multiplied by a tint. Nothing where
 * there is no picture. */
void output_copy(Output *output, const Picture *picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint);

/* Lays a picture whose own point is (x, y). */
void output_put(Output *output, const Picture *picture, int x, int y, Rgba tint);

void output_fill(Output *output, SDL_Rect rect, Rgba colour);

#endif
