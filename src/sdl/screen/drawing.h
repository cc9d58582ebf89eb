/* Draws the commands of a list. Pictures are made when they are first needed, at the size that they
 * are drawn in, and kept. They lie on whole pixels: rectangles are rounded by their edges, so that
 * what shares an edge in the list shares it on the screen. */
#ifndef SDL_DRAWING_H
#define SDL_DRAWING_H

#include "core/record.h"
#include "layer.h"
#include "sdl/atlas/pages.h"
#include "sdl/recipes/stone.h"
#include "sdl/text/fonts.h"

typedef struct Drawing {
    Screen screen;
    Fonts *fonts;
    const Editions *editions;
    Layer layer;
    int flow_size; /* pixels a tile that running lights are made for; 0: there are none */
    bool flows;    /* this frame has running lights */
    bool settled;  /* drawing the last list once more would show the same */
} Drawing;         /* `screen.pages`, `fonts` and `editions` are set by its owner */

/* Begins to draw by a renderer. False when memory is out. drawing_close is due in either case. It
 * must stay where it is. */
bool drawing_open(Drawing *drawing, SDL_Renderer *renderer);
void drawing_close(Drawing *drawing);

/* Begins a frame. `waits`: it is drawn again until no picture misses. */
void drawing_begin(Drawing *drawing, const DrawList *list, bool waits);

void drawing_command(Drawing *drawing, const DrawList *list, const DrawCommand *command);

/* Ends a frame. */
void drawing_end(Drawing *drawing);

#endif
