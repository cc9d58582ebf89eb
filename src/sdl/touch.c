#include "touch.h"

#include "view/table/acts.h"

enum { SLIP = 12 };  /* points that a tap may move by */
enum { NEAR = 40 };  /* pixels: two fingers nearer than this are so far apart */
enum { REST = 500 }; /* milliseconds */

static Input *put(Touch *touch, InputKind kind, Button button, SDL_FPoint at)
{
    Input *input = &touch->queue[touch->queued];
    if (touch->queued + 1 < (int)SDL_arraysize(touch->queue))
        touch->queued++;
    *input = (Input){.kind = (uint8_t)kind,
                     .button = (uint8_t)button,
                     .clicks = 1,
                     .touch = true,
                     .x = at.x,
                     .y = at.y};
    return input;
}

static float distance(SDL_FPoint a, SDL_FPoint b)
{
    return SDL_sqrtf((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

static SDL_FPoint middle(const SDL_FPoint at[2])
{
    return (SDL_FPoint){(at[0].x + at[1].x) / 2, (at[0].y + at[1].y) / 2};
}

static void tell_motion(Touch *touch)
{
    bool both = touch->state == TOUCH_BOTH;
    SDL_FPoint at = both ? middle(touch->at) : touch->at[0];
    if (!touch->stirred)
        return;
    touch->stirred = false;
    put(touch, INPUT_POINTER, BUTTON_LEFT, at);
    if (!both)
        return;
    float apart = SDL_max(NEAR, distance(touch->at[0], touch->at[1]));
    Input *wheel = put(touch, INPUT_WHEEL, BUTTON_LEFT, at);
    wheel->wheel = SDL_logf(apart / touch->apart) / SDL_logf(ZOOM_STEP);
    wheel->mods = MOD_CTRL;
    touch->apart = apart;
}

static void finger_down(Touch *touch, SDL_FPoint at, const SDL_TouchFingerEvent *event)
{
    if (touch->down == 2)
        return;
    tell_motion(touch);
    touch->ids[touch->down] = event->fingerId;
    touch->at[touch->down++] = at;
    if (touch->down == 2) {
        touch->state = TOUCH_BOTH;
        touch->apart = SDL_max(NEAR, distance(touch->at[0], at));
        put(touch, INPUT_DOWN, BUTTON_MIDDLE, middle(touch->at));
        return;
    }
    touch->state = TOUCH_PRESSED;
    touch->pressed = event->timestamp;
    put(touch, INPUT_POINTER, BUTTON_LEFT, at);
    put(touch, INPUT_DOWN, BUTTON_LEFT, at);
}

static void finger_up(Touch *touch, int finger)
{
    tell_motion(touch);
    if (touch->state == TOUCH_BOTH)
        put(touch, INPUT_UP, BUTTON_MIDDLE, middle(touch->at));
    else if (touch->state != TOUCH_OVER)
        put(touch, INPUT_UP, BUTTON_LEFT, touch->at[0]);
    touch->state = TOUCH_OVER;
    touch->down--;
    touch->ids[0] = touch->ids[1 - finger];
    touch->at[0] = touch->at[1 - finger];
}

void touch_event(Touch *touch, const SDL_TouchFingerEvent *event, SDL_FPoint size, float density)
{
    SDL_TouchDeviceType device = SDL_GetTouchDeviceType(event->touchId);
    SDL_FPoint at = {event->x * size.x, event->y * size.y};
    bool rests = touch->state == TOUCH_PRESSED || touch->state == TOUCH_RESTED;
    int finger = 0;
    while (finger < touch->down && touch->ids[finger] != event->fingerId)
        finger++;
    bool known = finger < touch->down;
    if (event->touchId == SDL_MOUSE_TOUCHID || device == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE ||
        device == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE)
        return;
    if (event->type == SDL_FINGERDOWN && !known)
        finger_down(touch, at, event);
    else if (event->type == SDL_FINGERUP && known)
        finger_up(touch, finger);
    if (event->type != SDL_FINGERMOTION || !known ||
        (rests && distance(at, touch->at[0]) <= SLIP * density))
        return;
    if (rests)
        touch->state = TOUCH_DRAGS;
    touch->at[finger] = at;
    touch->stirred = touch->state != TOUCH_OVER;
}

bool touch_next(Touch *touch, Uint32 now, Input *input)
{
    if (touch->queued == 0)
        tell_motion(touch);
    if (touch->queued == 0 && touch_due(touch, now) == 0) {
        touch->state = TOUCH_RESTED;
        put(touch, INPUT_DOWN, BUTTON_RIGHT, touch->at[0]);
        put(touch, INPUT_UP, BUTTON_RIGHT, touch->at[0]);
    }
    if (touch->queued == 0)
        return false;
    *input = touch->queue[0];
    SDL_memmove(touch->queue, touch->queue + 1, (size_t)--touch->queued * sizeof *input);
    return true;
}

int touch_due(const Touch *touch, Uint32 now)
{
    Uint32 gone = now - touch->pressed;
    return touch->state != TOUCH_PRESSED ? -1 : gone >= REST ? 0 : (int)(REST - gone);
}
