/* SDL's events as the view's inputs. Only what an event carries is used, and which letters the
 * keyboard's layout has; never the state of a device. */
#ifndef SDL_EVENTS_H
#define SDL_EVENTS_H

#include <SDL.h>

#include "view/kit/input.h"

typedef enum TouchState {
    TOUCH_OVER,    /* no finger is down, or the one that is left of two */
    TOUCH_PRESSED, /* one is down */
    TOUCH_RESTED,  /* one was down long enough for a right click */
    TOUCH_DRAGS,   /* one moves */
    TOUCH_BOTH     /* two are down */
} TouchState;

/* Fingers as a mouse. One finger holds the left button down; where it rests, it clicks the right
 * one. Two hold the middle button down between them, and zoom as the wheel does with Ctrl. */
typedef struct Touch {
    Input queue[8]; /* made, but not yet taken */
    int queued;     /* inputs in it */
    int down;       /* fingers, 2 at most; further ones do not count */
    SDL_FingerID ids[2];
    SDL_FPoint at[2]; /* pixels; the first stays where it was pressed until it drags */
    uint8_t state;    /* TouchState */
    bool stirred;     /* their last movement is not yet told */
    float apart;      /* pixels between two, as last told */
    Uint32 pressed;   /* SDL's milliseconds: when the first went down */
} Touch;

/* Takes the next input that fingers have made by `now`, SDL's milliseconds. False: there is none. A
 * movement is told once, however many events it had. */
bool touch_next(Touch *touch, Uint32 now, Input *input);

/* Milliseconds until a finger at rest makes an input; -1: none will. */
int touch_due(const Touch *touch, Uint32 now);

typedef struct Translator {
    float density;    /* pixels a point of the window */
    float x, y;       /* pixels: the pointer at its last event; wheel events do not say */
    uint8_t stick[2]; /* axes of a controller's stick: 0 at rest, 1 up or left, 2 down or right */
    SDL_FPoint size;  /* of the output, pixels */
    Touch touch;      /* makes the inputs of fingers */
    uint8_t mods;     /* at the last key event; pointer events do not say */
} Translator;

/* The input of an event; kind INPUT_NONE where it has none. Text belongs to the event. */
Input input_from(Translator *translator, const SDL_Event *event);

#endif
