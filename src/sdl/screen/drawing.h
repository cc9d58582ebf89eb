/* Draws the commands of a list one by one, with all that this takes: pictures that are made when
 * they are first needed, and kept. Every picture is made at the size it is drawn in and lies on
 * whole pixels: rectangles are rounded by their edges, so that what shares an edge in the list
 * shares it on the screen. */
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

/* Small tiles, of which the small map is laid. When it is laid anew, larger or turned, they are
 * made a few in a frame, and shown as they were until then. */
typedef struct Thumbs {
    int made;       /* in this frame */
    uint64_t begun; /* SDL's counter: when the first of those was */
    bool late;      /* some of them were shown as they were */
    struct {
        uint64_t key; /* of the picture; 0: it was never shown */
        int size;     /* pixels */
    } known[256];     /* each tile as it was last shown */
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
    bool zooms; /* the board has another size than in the frame before, and there is haste */
    FrameBudget painting; /* in ticks of SDL's counter */
    int flow_size;        /* pixels a tile of the lights that run now; 0: none do */
    bool flows;           /* this frame has any */
    bool settled;         /* drawing the last list once more would show the same */
} Drawing; /* `screen.pages`, `fonts`, `editions` and `painting` are set by its owner */

/* Begins to draw by a renderer; false when memory is out. drawing_close is due in either case. It
 * must stay where it is. */
bool drawing_open(Drawing *drawing, SDL_Renderer *renderer);
void drawing_close(Drawing *drawing);

/* Begins a frame, whose list is returned as it will be shown, and makes its pictures until the
 * deadline (NULL: all of them). */
DrawList drawing_begin(Drawing *drawing, const DrawList *list, const Deadline *deadline);

/* Draws a command; nothing of those that are for the owner: DRAW_LEFT and what begins and ends a
 * target. */
void drawing_command(Drawing *drawing, const DrawList *list, const DrawCommand *command);

/* Ends it: all is on the output, and what there is time for is made on. */
void drawing_end(Drawing *drawing, const DrawList *list);

/* Of the commands from the first to before the last: what is drawn on a target seldom is not to be
 * forgotten meanwhile, where it takes long to make. */
void drawing_keep_icons(Drawing *drawing, const DrawList *list, size_t first, size_t last);

#endif
