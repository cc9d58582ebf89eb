/* One thing that is drawn on a raster. Its pixels are those of SDL's software renderer on a
 * processor with MMX, to the last bit. */
#ifndef SDL_BLIT_H
#define SDL_BLIT_H

#include "raster.h"

typedef enum BlitKind {
    BLIT_FILL,
    BLIT_COPY,   /* opaque pixels as they are */
    BLIT_BLEND,  /* by the alpha of the pixels */
    BLIT_TINTED, /* by alpha and tint */
    BLIT_TURNED  /* premultiplied pixels, rotated */
} BlitKind;

typedef struct Blit {
    uint8_t kind; /* BlitKind */
    bool covers;  /* opaque all over */
    SDL_Rect from, to;
    SDL_Rect seen; /* `to` within the clip */
    Rgba tint;     /* or the colour of BLIT_FILL */
    Pixels pixels; /* of a picture or raster, which owns them */
    RasterRotation turn;
    uint64_t hash; /* of all the above but `seen` */
} Blit;

Blit blit_fill(SDL_Rect rect, Rgba colour);
Blit blit_picture(RasterPicture picture, SDL_Rect from, SDL_Rect to, Rgba tint);
Blit blit_turned(Pixels pixels, RasterRotation turn, SDL_Rect to);

/* Paints a part of what is seen of a blit. `clear`: the pixels below are premultiplied and not
 * opaque. */
void blit_paint(const Blit *blit, Pixels *on, SDL_Rect part, bool clear);

#endif
