/* Large pictures in the light of a grade, stretched and kept in panes: those that are clear take
 * neither room nor time, those that are opaque cover what is below, those beyond the clip are not
 * made, and all cores make them side by side. */
#ifndef SDL_PANES_H
#define SDL_PANES_H

#include "output.h"
#include "sdl/atlas/pages.h"

typedef struct Panes {
    Output *output;
    Cache *cache;
    Pages *pages;
} Panes;

/* An icon stretched over a rectangle. */
typedef struct Stretched {
    const char *name;
    SDL_Rect rect;
    const Grade *grade;
    Rgba colour; /* multiplies it */
} Stretched;

/* Makes what of it would be seen, and draws nothing. */
void panes_make(const Panes *panes, const Stretched *picture);

/* Draws it; nothing where there is no such icon. */
void panes_draw(const Panes *panes, const Stretched *picture);

#endif
