/* One thing laid on a raster, and how its pixels come about: as SDL's own software renderer has
 * them on a processor with MMX, to the last bit. */
#ifndef SDL_COATS_H
#define SDL_COATS_H

#include "raster.h"

typedef enum CoatKind {
    COAT_FILL,
    COAT_COPY,   /* opaque, as it is */
    COAT_BLEND,  /* by its own alpha alone */
    COAT_TINTED, /* by its alpha and a tint */
    COAT_TURNED  /* colours multiplied by its alpha, turned */
} CoatKind;

typedef struct Coat {
    uint8_t kind; /* CoatKind */
    bool covers;  /* opaque all over */
    SDL_Rect from, to;
    SDL_Rect seen; /* of `to`, within the clip */
    Rgba tint;     /* or the colour that fills */
    Pixels pixels; /* not its own */
    RasterTurn turn;
    uint64_t hash; /* of all that it depends on */
} Coat;

Coat coat_fill(SDL_Rect rect, Rgba colour);
Coat coat_picture(RasterPicture picture, SDL_Rect from, SDL_Rect to, Rgba tint);
Coat coat_turned(Pixels pixels, RasterTurn turn, SDL_Rect to);

/* Paints the part of a coat, which lies within what is seen of it. `clear`: the pixels have an
 * alpha, and their colours are multiplied by it. */
void coat_paint(const Coat *coat, Pixels *on, SDL_Rect part, bool clear);

#endif
