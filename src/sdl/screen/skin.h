/* What lies round the board: repeating textures, nine-patches, icons, vignettes and backdrops. Each
 * picture is made at the size it is drawn in. */
#ifndef SDL_SKIN_H
#define SDL_SKIN_H

#include "output.h"
#include "sdl/atlas/pages.h"

/* Fills a rectangle of pixels with a DRAW_TEXTURE, which repeats. Nothing where the atlas has none
 * of its name. */
void skin_texture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Makes the picture for that, unless it is there. NULL where it cannot be. */
const Picture *skin_texture_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Fills a rectangle of pixels with a colour. A software renderer copies translucent pixels three
 * times as fast as it fills: large ones are copied. */
void skin_fill(Screen *screen, SDL_Rect rect, Rgba colour);

enum { PATCHES_KNOWN = 32 };

/* Some nine-patches are as large as a tile. To make each size that the board is zoomed through
 * would take long: meanwhile the size that was shown last is stretched. */
typedef struct PatchSizes {
    bool stretched; /* some patch was, since the owner set it to false */
    struct {
        uint64_t key; /* of all but the size */
        int w, h;     /* pixels, as it was last shown */
    } known[PATCHES_KNOWN];
} PatchSizes;

/* The picture of a DRAW_PATCH; made, unless it is there. `hasty`: a picture of another size with
 * the same proportions will do. NULL where the atlas has none of its name. */
const Picture *skin_patch(PatchSizes *patches, Screen *screen, const DrawCommand *command,
                          bool hasty);

/* The picture of an icon, as large as fits into w x h pixels, in their middle, tinted but not by
 * the colour's alpha. NULL where the atlas has none of its name. */
const Picture *skin_icon(Screen *screen, const char *name, int w, int h, Rgba colour);

/* Makes the picture of a DRAW_VIGNETTE, unless it is there: clear in the middle, opaque at the
 * sides. NULL where it cannot be. */
const Picture *skin_vignette_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Draws it over a rectangle of pixels, but for the clear middle. */
void skin_vignette(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* An icon stretched over a rectangle, with a grade. It is made in blocks, on all cores: clear
 * blocks take neither memory nor time, opaque ones cover what is below, and those beyond the clip
 * are not made. */
typedef struct Backdrop {
    const char *name;
    SDL_Rect rect;
    const Grade *grade;
    Rgba colour; /* multiplies it */
} Backdrop;

/* Makes the blocks that would be seen, and draws nothing. */
void skin_backdrop_make(Screen *screen, const Backdrop *picture);

/* Draws it; nothing where there is no such icon. */
void skin_backdrop(Screen *screen, const Backdrop *picture);

#endif
