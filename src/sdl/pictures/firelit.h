/* Stone in the light of a fire: made at once where it is to be seen, or over some frames before,
 * where a list says that it will be. */
#ifndef SDL_FIRELIT_H
#define SDL_FIRELIT_H

#include "cache.h"
#include "sdl/atlas/pages.h"
#include "sdl/pixels/heap.h"
#include "sdl/pixels/resample.h"
#include "view/draw/draw.h"

enum { FIRELIT_REACHES = 1024, FIRELIT_TONES = 2048 };

/* One that is being made. */
typedef struct FirelitMaking {
    uint64_t key;
    Pages *pages;
    FireLight fire;
    float x, y;                            /* of the fire, pixels from the left top */
    Pixels pixels;                         /* NULL: nothing is being made */
    AtlasCut cut;                          /* the texture, in the atlas */
    int margin;                            /* rows */
    Pixels whole;                          /* it, and above and below the margin, as it repeats */
    Scaling period;                        /* of it, as it repeats */
    int done;                              /* steps: strips of it unpacked, then bands */
    uint16_t near[FIRELIT_REACHES + 1][3]; /* factors in 256ths, by the distance */
    uint8_t tones[FIRELIT_TONES]; /* what is shown of so much light, of which 255 is a white stone's
                                     by day */
} FirelitMaking;

typedef struct Firelit {
    Cache *cache;
    Pages *pages;
    FirelitMaking making;
} Firelit; /* `cache` and `pages` are set by its owner */

void firelit_free(Firelit *firelit);

/* The picture of a DRAW_FIRELIT; what is not made of it yet is made on all cores. NULL when there
 * is none. */
const Picture *firelit_picture(Firelit *firelit, const DrawCommand *command, const FireLight *fire);

/* Goes on making what a list shows or says will be seen, until the deadline, by a few
 * steps at least; false where something is left to do. */
bool firelit_go_on(Firelit *firelit, const DrawList *list, const Deadline *deadline);

#endif
