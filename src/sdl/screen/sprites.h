/* The atlas's sprites, their shadows and their glow, and pictures of them, kept in the cache. */
#ifndef SDL_SPRITES_H
#define SDL_SPRITES_H

#include "output.h"
#include "sdl/atlas/pages.h"
#include "view/draw/draw.h"

enum { SPRITES_KNOWN = 256 };

/* The sizes, pixels a tile, that pictures were last made in, by a hash of all else. */
typedef struct Sprites {
    Screen *screen;
    struct {
        uint64_t key;
        int size;
    } known[SPRITES_KNOWN];
} Sprites;

/* Draws a sprite, its shadow or its glow, at `size` pixels a tile, turned as it leans and, where it
 * is lit, in the day's light; nothing where the atlas has none of that name. `hasty`: of a sprite
 * or shadow a picture that is at hand in another size, not too far off, is stretched. */
void sprites_draw(Sprites *sprites, const DrawCommand *command, const Grade *day, int size,
                  bool hasty);

#endif
