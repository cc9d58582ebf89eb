/* Small tiles, of which the small map is laid. When it is laid anew, larger or turned, they are
 * made a few in a frame, and shown as they were until then. */
#ifndef SDL_THUMBS_H
#define SDL_THUMBS_H

#include "land.h"
#include "output.h"

typedef struct Thumbs {
    int made;       /* in this frame */
    uint64_t begun; /* SDL's counter: when the first of those was */
    bool late;      /* some of them were shown as they were */
    struct {
        uint64_t key; /* of the picture; 0: it was never shown */
        int size;     /* pixels */
    } known[256];     /* each tile as it was last shown */
} Thumbs;

/* Begins a frame; what was shown last stays in the cache, be it seen in this frame or not. */
void thumbs_begin(Thumbs *thumbs, Cache *cache);

/* Draws the one tile of a land as it was last shown, stretched over its square, whose left top is
 * `at`; false where it is at hand as it should be, or is to be made in this frame. */
bool thumbs_draw_before(Thumbs *thumbs, Output *output, Cache *cache, const Land *land,
                        SDL_Point at);

#endif
