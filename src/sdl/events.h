/* SDL's events as the view's inputs. Only what an event carries is used, never the state of a
 * device; of a keyboard also which letters its layout has. */
#ifndef SDL_EVENTS_H
#define SDL_EVENTS_H

#include <SDL.h>

#include "touch.h"
#include "view/kit/input.h"

typedef struct Translator {
    float density;    /* pixels a point of the window's coordinates */
    float x, y;       /* where the pointer was last said to be: SDL's wheel events do not say */
    uint8_t stick[2]; /* axes of a controller's stick: 0 at rest, 1 up or left, 2 down or right */
    SDL_FPoint size;  /* of the output, pixels */
    Touch touch;      /* has the inputs of fingers */
    uint8_t mods;     /* held at the last key event: pointer events do not say */
} Translator;

/* The input that an event stands for; kind INPUT_NONE for those that stand for none. What it is
 * given belongs to the event. */
Input input_from(Translator *translator, const SDL_Event *event);

#endif
