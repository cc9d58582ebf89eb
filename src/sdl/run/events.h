/* SDL's events as the view's inputs. Only what an event carries is used, never the state of a
 * device; of a keyboard also which letters its layout has. */
#ifndef SDL_EVENTS_H
#define SDL_EVENTS_H

#include <SDL.h>

#include "view/kit/input.h"

typedef enum TouchState {
    TOUCH_OVER, /* no finger is down, or what is left of two: it means nothing */
    TOUCH_PRESSED,
    TOUCH_RESTED,
    TOUCH_DRAGS,
    TOUCH_BOTH
} TouchState;

/* Fingers as the pointer: one holds the left button down, and where it rests clicks the right one;
 * two hold the middle one down between them, and zoom by the wheel with Ctrl. */
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

/* The next input that fingers have made by `now`, in SDL's milliseconds; false: none. A movement is
 * told once, however many events it had. */
bool touch_next(Touch *touch, Uint32 now, Input *input);

/* Milliseconds until a finger at rest makes one; -1: none does. */
int touch_due(const Touch *touch, Uint32 now);

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
