/* What lies round the board: repeating textures, nine-patch frames, icons, at the sizes wanted. */
#ifndef SDL_SKIN_H
#define SDL_SKIN_H

#include "output.h"
#include "sdl/atlas/pages.h"

/* Fills a rectangle of pixels with a periodic texture, again and again: a DRAW_TEXTURE. Nothing
 * where there is none of its name. */
void skin_texture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* The picture for that. */
const Picture *skin_texture_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Fills it with a colour. A software renderer copies translucent pixels thrice as fast as it fills:
 * large areas are copied. */
void skin_fill(Screen *screen, SDL_Rect rect, Rgba colour);

enum { PATCHES_KNOWN = 32 };

/* Nine-patches that are as large as a tile: one of each size that the board is zoomed through would
 * take long to make. While it is zoomed, what was shown last is stretched. */
typedef struct PatchSizes {
    bool stretched; /* any since its owner said that none is */
    struct {
        uint64_t key; /* of all but the size */
        int w, h;     /* as it was last shown */
    } known[PATCHES_KNOWN];
} PatchSizes;

/* The picture of a patch, made where it is not there; NULL where the atlas has none of that name.
 * `hasty`: one of another size that has the same proportions, where that is at hand. */
const Picture *skin_patch(PatchSizes *patches, Screen *screen, const DrawCommand *command,
                          bool hasty);

/* An icon as large as fits into w x h pixels, lying in their middle, in `colour` without its alpha.
 */
const Picture *skin_icon(Screen *screen, const char *name, int w, int h, Rgba colour);

/* Makes the picture of a DRAW_VIGNETTE, unless it is there: a colour that grows towards the sides,
 * clear in the middle. NULL where it cannot be. */
const Picture *skin_vignette_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Lays it over a rectangle of pixels, leaving out the middle. */
void skin_vignette(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* An icon stretched over a rectangle, and kept in blocks in the light of a grade: those that are
 * clear take neither room nor time, those that are opaque cover what is below, those beyond the
 * clip are not made, and all cores make them side by side. */
typedef struct Backdrop {
    const char *name;
    SDL_Rect rect;
    const Grade *grade;
    Rgba colour; /* multiplies it */
} Backdrop;

/* Makes what of it would be seen, and draws nothing. */
void skin_backdrop_make(Screen *screen, const Backdrop *picture);

/* Draws it; nothing where there is no such icon. */
void skin_backdrop(Screen *screen, const Backdrop *picture);

#endif
