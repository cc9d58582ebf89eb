/* Where pictures are drawn. What a frame draws is listed first. An accelerated renderer then draws
 * all of it. In place of SDL's software renderer this program paints pixels itself (blit.h), and
 * only cells in which the list has changed: the renderer is given those. */
#ifndef SDL_OUTPUT_H
#define SDL_OUTPUT_H

#include "sdl/atlas/pages.h"
#include "sdl/pictures/pictures.h"

/* A copy of a picture, a fill where there is no picture. */
typedef struct DrawCall {
    SDL_Texture *texture; /* with an accelerated renderer */
    Pixels pixels;        /* without; straight alpha */
    bool opaque;          /* the picture is, all over */
    bool covers;          /* nothing is to be seen below */
    SDL_Rect from, to;    /* of the picture, on the output */
    SDL_Rect clip, seen;  /* `seen`: what of `to` is in the clip */
    Rgba colour;          /* of a fill; else the picture is multiplied by it */
    uint64_t hash;        /* of all that is to be seen of it */
} DrawCall;

/* What is drawn, in its order. */
typedef struct DrawCalls {
    DrawCall *at;
    size_t count, capacity;
    uint64_t hash; /* of all of them */
} DrawCalls;

/* A picture as large as the output, on which calls were drawn. */
typedef struct Target {
    DrawCalls calls; /* that are to be on it */
    uint64_t drawn;  /* hash of those that are; 0: nothing is */
    SDL_Texture *texture;
    Pixels pixels;
    bool used; /* it is in this frame */
} Target;

/* A part of the output that is painted by itself. */
typedef struct OutputCell {
    uint64_t now, before; /* hashes of the calls that touch it, in this frame and in the last one */
    bool due;             /* it is to be painted */
} OutputCell;

typedef struct Output {
    SDL_Renderer *renderer;
    bool software;          /* the renderer is SDL's */
    int width, height;      /* pixels, in this frame */
    SDL_Rect clip, keeping; /* `keeping`: see output_keep */
    DrawCalls screen;
    DrawCalls *calls; /* that are added to: those of the screen or of `kept` */
    Target kept;      /* see output_keep */
    /* Software only: */
    SDL_Texture *texture; /* whose pixels are painted on */
    OutputCell *cells;    /* row by row */
    int columns, rows;
    bool lost; /* the renderer may show nothing of the last frame */
} Output;

/* What all that draws needs. */
typedef struct Screen {
    Output output;
    Pictures *pictures;
    Pages *pages;
    bool zooms; /* the board has another size than in the frame before */
} Screen;

/* It must stay where it is. */
void output_open(Output *output, SDL_Renderer *renderer);
void output_close(Output *output);

/* Bytes of pictures as large as the output. */
size_t output_bytes(const Output *output);

/* Begins a frame, black, without a clip. */
void output_begin(Output *output);

/* Draws what the frame has called for: it can be presented. */
void output_end(Output *output);

/* Says that the renderer may show nothing of the last frame. */
void output_lost(Output *output);

/* Frees all that is as large as the output. */
void output_forget(Output *output);

/* What is drawn until output_unkeep covers this rectangle: as long as it stays the same, it is
 * drawn as one picture. Once a frame. */
void output_keep(Output *output, SDL_Rect rect);
void output_unkeep(Output *output);

/* Clips what is drawn to a rectangle; NULL: no clip. */
void output_clip(Output *output, const SDL_Rect *rect);

/* The clip; without one the whole output. */
SDL_Rect output_clipped(const Output *output);

/* Draws the part `from` (NULL: all) of a picture over `to`, multiplied by a tint. Nothing where
 * `picture` is NULL. It must last until the frame ends. */
void output_copy(Output *output, const Picture *picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint);

/* Draws a picture with its own point at (x, y). */
void output_put(Output *output, const Picture *picture, int x, int y, Rgba tint);

void output_fill(Output *output, SDL_Rect rect, Rgba colour);

#endif
