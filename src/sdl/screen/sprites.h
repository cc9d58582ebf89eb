/* Sprites of the atlas, their shadows and their glow. */
#ifndef SDL_SPRITES_H
#define SDL_SPRITES_H

#include "output.h"
#include "sdl/atlas/pages.h"
#include "view/draw/draw.h"

enum { SPRITES_KNOWN = 256 };

typedef struct Sprites {
    Screen *screen;
    struct {
        uint64_t key; /* of all but the size */
        int size;     /* pixels a tile that it was last made in */
    } known[SPRITES_KNOWN];
} Sprites;

/* Draws a DRAW_SPRITE, DRAW_SHADOW or DRAW_GLOW at `size` pixels a tile. Nothing where the atlas
 * has none of that name. `hasty`: a picture that is there in a near size is stretched, but not of a
 * glow. */
void sprites_draw(Sprites *sprites, const DrawCommand *command, const Grade *day, int size,
                  bool hasty);

#endif
