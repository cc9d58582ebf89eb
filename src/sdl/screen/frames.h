/* What lies round the board: repeating textures, nine-patch frames, icons, at the sizes wanted. */
#ifndef SDL_FRAMES_H
#define SDL_FRAMES_H

#include "output.h"
#include "sdl/atlas/pages.h"

/* Fills a rectangle of pixels with a periodic texture, again and again: a DRAW_TEXTURE. Nothing
 * where there is none of its name. */
void repeat_texture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* The picture for that. */
const Picture *repeat_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Fills it with a colour. A software renderer copies translucent pixels thrice as fast as it fills:
 * large areas are copied. */
void repeat_fill(Screen *screen, SDL_Rect rect, Rgba colour);

enum { PATCHES_KNOWN = 32 };

/* Patches that are as large as a tile: one of each size that the board is zoomed through would take
 * long to make. While it is zoomed, what was shown last is stretched. */
typedef struct Patches {
    bool stretched; /* any since its owner said that none is */
    struct {
        uint64_t key; /* of all but the size */
        int w, h;     /* as it was last shown */
    } known[PATCHES_KNOWN];
} Patches;

/* The picture of a patch, made where it is not there; NULL where the atlas has none of that name.
 * `hasty`: one of another size that has the same proportions, where that is at hand. */
const Picture *patches_find(Patches *patches, Screen *screen, const DrawCommand *command,
                            bool hasty);

/* An icon as large as fits into w x h pixels, lying in their middle, in `colour` without its alpha.
 */
const Picture *frames_icon(Screen *screen, const char *name, int w, int h, Rgba colour);

/* Makes the picture of a DRAW_VIGNETTE, unless it is there: a colour that grows towards the sides,
 * clear in the middle. NULL where it cannot be. */
const Picture *vignette_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* Lays it over a rectangle of pixels, leaving out the middle. */
void vignette_draw(Screen *screen, const DrawCommand *command, SDL_Rect rect);

/* An icon stretched over a rectangle, and kept in panes in the light of a grade: those that are
 * clear take neither room nor time, those that are opaque cover what is below, those beyond the
 * clip are not made, and all cores make them side by side. */
typedef struct Stretched {
    const char *name;
    SDL_Rect rect;
    const Grade *grade;
    Rgba colour; /* multiplies it */
} Stretched;

/* Makes what of it would be seen, and draws nothing. */
void panes_make(Screen *screen, const Stretched *picture);

/* Draws it; nothing where there is no such icon. */
void panes_draw(Screen *screen, const Stretched *picture);

#endif
