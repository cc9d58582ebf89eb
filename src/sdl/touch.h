/* Fingers as the pointer: one holds the left button down, and where it rests clicks the right one;
 * two hold the middle one down between them, and zoom by the wheel with Ctrl. */
#ifndef SDL_TOUCH_H
#define SDL_TOUCH_H

#include <SDL.h>

#include "view/kit/input.h"

typedef enum TouchState {
    TOUCH_OVER, /* no finger is down, or what is left of two: it means nothing */
    TOUCH_PRESSED,
    TOUCH_RESTED,
    TOUCH_DRAGS,
    TOUCH_BOTH
} TouchState;

typedef struct Touch {
    Input queue[8];   /* made, but not yet taken */
    int queued, down; /* inputs; fingers, 2 at most, further ones do not count */
    SDL_FingerID ids[2];
    SDL_FPoint at[2]; /* pixels; the first stays where it was pressed until it drags */
    uint8_t state;    /* TouchState */
    bool stirred;     /* how they moved last is not yet told */
    float apart;      /* pixels between two, as last told */
    Uint32 pressed;   /* milliseconds: when the first went down */
} Touch;

/* Takes what a finger does on an output of `size` pixels, of which `density` are a point of the
 * window's coordinates. What fingers do on a touchpad is the mouse's. */
void touch_event(Touch *touch, const SDL_TouchFingerEvent *event, SDL_FPoint size, float density);

/* The next input that fingers have made by `now`, in SDL's milliseconds; false: none. A movement is
 * told once, however many events it had. */
bool touch_next(Touch *touch, Uint32 now, Input *input);

/* Milliseconds until a finger at rest makes one; -1: none does. */
int touch_due(const Touch *touch, Uint32 now);

#endif
