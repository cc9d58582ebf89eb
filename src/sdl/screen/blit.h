/* One thing laid on a raster, and how its pixels come about: as SDL's own software renderer has
 * them on a processor with MMX, to the last bit. */
#ifndef SDL_BLIT_H
#define SDL_BLIT_H

#include "raster.h"

typedef enum BlitKind {
    BLIT_FILL,
    BLIT_COPY,   /* opaque, as it is */
    BLIT_BLEND,  /* by its own alpha alone */
    BLIT_TINTED, /* by its alpha and a tint */
    BLIT_TURNED  /* colours multiplied by its alpha, turned */
} BlitKind;

typedef struct Blit {
    uint8_t kind; /* BlitKind */
    bool covers;  /* opaque all over */
    SDL_Rect from, to;
    SDL_Rect seen; /* of `to`, within the clip */
    Rgba tint;     /* or the colour that fills */
    Pixels pixels; /* not its own */
    RasterRotation turn;
    uint64_t hash; /* of all that it depends on */
} Blit;

Blit blit_fill(SDL_Rect rect, Rgba colour);
Blit blit_picture(RasterPicture picture, SDL_Rect from, SDL_Rect to, Rgba tint);
Blit blit_turned(Pixels pixels, RasterRotation turn, SDL_Rect to);

/* Paints the part of a blit, which lies within what is seen of it. `clear`: the pixels have an
 * alpha, and their colours are multiplied by it. */
void blit_paint(const Blit *blit, Pixels *on, SDL_Rect part, bool clear);

#endif
