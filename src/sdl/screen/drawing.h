/* Draws the commands of a list. Pictures are made when they are first needed, at the size that they
 * are drawn in, and kept. They lie on whole pixels: rectangles are rounded by their edges, so that
 * what shares an edge in the list shares it on the screen. */
#ifndef SDL_DRAWING_H
#define SDL_DRAWING_H

#include "core/record.h"
#include "frame_budget.h"
#include "layer.h"
#include "sdl/atlas/pages.h"
#include "sdl/pictures/stone.h"
#include "sdl/recipes/lights.h"
#include "sdl/text/fonts.h"
#include "skin.h"
#include "sprites.h"

/* Small tiles, as on the small map. When it changes they are made a few in a frame; until then each
 * is shown as it was. */
typedef struct Thumbs {
    int made;       /* in this frame */
    uint64_t begun; /* ticks of SDL's counter: when the first of this frame was */
    bool late;      /* some were shown as they were */
    struct {
        uint64_t key; /* of its picture; 0: it was never shown */
        int size;     /* pixels */
    } known[256];     /* by tile: as it was last shown */
} Thumbs;

typedef struct Drawing {
    Screen screen;
    Fonts *fonts;
    const Editions *editions;
    ArtCache *arts;
    Lights *lights;
    Sprites sprites;
    Layer layer;
    Stone stone;
    Firelit firelit;
    Thumbs thumbs;
    PatchSizes patches;
    bool zooms; /* the board has another size than in the frame before, and there is a deadline */
    FrameBudget painting; /* in ticks of SDL's counter */
    int flow_size;        /* pixels a tile that running lights are made for; 0: there are none */
    bool flows;           /* this frame has running lights */
    bool settled;         /* drawing the last list once more would show the same */
} Drawing; /* `screen.pages`, `fonts`, `editions` and `painting` are set by its owner */

/* Begins to draw by a renderer. False when memory is out. drawing_close is due in either case. It
 * must stay where it is. */
bool drawing_open(Drawing *drawing, SDL_Renderer *renderer);
void drawing_close(Drawing *drawing);

/* Begins a frame and makes its pictures until the deadline (NULL: none). Returns the list in the
 * light that it is shown in. */
DrawList drawing_begin(Drawing *drawing, const DrawList *list, const Deadline *deadline);

/* Draws a command, but not DRAW_LEFT nor those that begin and end a target: they are the owner's.
 */
void drawing_command(Drawing *drawing, const DrawList *list, const DrawCommand *command);

/* Ends a frame: all is on the output. Goes on making pictures as far as there is time. */
void drawing_end(Drawing *drawing, const DrawList *list);

/* Marks icons of the commands from `first` to before `last` as used: on a target that is kept they
 * are drawn seldom, but take long to make. */
void drawing_keep_icons(Drawing *drawing, const DrawList *list, size_t first, size_t last);

#endif
