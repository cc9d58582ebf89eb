#include "events.h"

#include "view/state/actions.h"
#include "view/table/acts.h"

enum { SLIP = 12 };  /* points that a tap may move by */
enum { NEAR = 40 };  /* pixels: two fingers count as at least so far apart */
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

/* Takes what a finger does on an output of `size` pixels, `density` of them a point. Touchpads are
 * left to the mouse. */
static void touch_event(Touch *touch, const SDL_TouchFingerEvent *event, SDL_FPoint size,
                        float density)
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

static uint8_t mods_from(uint16_t sdl)
{
    uint8_t mods = 0;
    if (sdl & KMOD_SHIFT)
        mods |= MOD_SHIFT;
    if (sdl & (KMOD_CTRL | KMOD_GUI))
        mods |= MOD_CTRL;
    if (sdl & KMOD_LALT) /* AltGr types letters */
        mods |= MOD_ALT;
    return mods;
}

/* The letter, digit or zoom sign at that place of a US keyboard; else KEY_NONE. Not a letter that
 * another key of the layout gives: Dvorak has signs where Hebrew has them, but its letters
 * elsewhere. */
static int key_by_place(SDL_Scancode place)
{
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z) {
        int letter = 'a' + (int)(place - SDL_SCANCODE_A);
        return SDL_GetScancodeFromKey(letter) == SDL_SCANCODE_UNKNOWN ? letter : KEY_NONE;
    }
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_0)
        return '0' + (int)(place - SDL_SCANCODE_1 + 1) % 10;
    return place == SDL_SCANCODE_MINUS ? '-' : place == SDL_SCANCODE_EQUALS ? '=' : KEY_NONE;
}

static bool is_letter(int key)
{
    return key >= 'a' && key <= 'z';
}

/* The key of an event. Its place counts where no shortcut has its own sign. */
static int key_from(SDL_Keycode sdl, SDL_Scancode place)
{
    static const struct {
        SDL_Keycode sdl;
        int key;
    } keys[] = {
        {SDLK_LEFT, KEY_LEFT},
        {SDLK_RIGHT, KEY_RIGHT},
        {SDLK_UP, KEY_UP},
        {SDLK_DOWN, KEY_DOWN},
        {SDLK_HOME, KEY_HOME},
        {SDLK_END, KEY_END},
        {SDLK_PAGEUP, KEY_PAGE_UP},
        {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
        {SDLK_KP_ENTER, KEY_ENTER},
        {SDLK_KP_PLUS, '+'},
        {SDLK_KP_MINUS, '-'},
        {SDLK_RETURN, KEY_ENTER},
        {SDLK_ESCAPE, KEY_ESCAPE},
        {SDLK_TAB, KEY_TAB},
        {SDLK_BACKSPACE, KEY_BACKSPACE},
        {SDLK_DELETE, KEY_DELETE},
        {SDLK_SPACE, KEY_SPACE},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].sdl == sdl)
            return keys[i].key;
    if (sdl >= SDLK_F1 && sdl <= SDLK_F12)
        return KEY_F1 + (int)(sdl - SDLK_F1);
    if (sdl >= SDLK_KP_1 && sdl <= SDLK_KP_9)
        return '1' + (int)(sdl - SDLK_KP_1);
    if (sdl == SDLK_KP_0)
        return '0';
    bool tells =
        is_letter(sdl) || (sdl >= '0' && sdl <= '9') || sdl == '+' || sdl == '-' || sdl == '=';
    int key = tells ? KEY_NONE : key_by_place(place);
    return key == KEY_NONE && sdl > ' ' && sdl < KEY_DELETE ? (int)sdl : key;
}

static Input pointer_input(Translator *translator, InputKind kind, int x, int y)
{
    translator->x = ((float)x + .5f) * translator->density;
    translator->y = ((float)y + .5f) * translator->density;
    return (Input){
        .kind = (uint8_t)kind, .x = translator->x, .y = translator->y, .mods = translator->mods};
}

static Input button_input(Translator *translator, const SDL_MouseButtonEvent *event)
{
    Input input = pointer_input(
        translator, event->type == SDL_MOUSEBUTTONDOWN ? INPUT_DOWN : INPUT_UP, event->x, event->y);
    input.clicks = event->clicks;
    switch (event->button) {
    case SDL_BUTTON_LEFT:
        input.button = BUTTON_LEFT;
        break;
    case SDL_BUTTON_MIDDLE:
        input.button = BUTTON_MIDDLE;
        break;
    case SDL_BUTTON_RIGHT:
        input.button = BUTTON_RIGHT;
        break;
    default:
        input.kind = INPUT_NONE;
    }
    return input;
}

static Input wheel_input(const Translator *translator, const SDL_MouseWheelEvent *event)
{
    return (Input){.kind = event->preciseY != 0 ? INPUT_WHEEL : INPUT_NONE,
                   .wheel = event->preciseY,
                   .x = translator->x,
                   .y = translator->y,
                   .mods = translator->mods};
}

static Input key_input(int key, uint8_t mods)
{
    return (Input){.kind = key == KEY_NONE ? INPUT_NONE : INPUT_KEY, .key = key, .mods = mods};
}

/* A game controller does what keys do. */
static Input pad_input(PadButton pad)
{
    KeyStroke stroke = action_of_pad(pad);
    return key_input(stroke.key, stroke.mods);
}

static Input controller_input(SDL_GameControllerButton button)
{
    static const SDL_GameControllerButton buttons[PAD_BUTTONS] = {
        [PAD_LEFT] = SDL_CONTROLLER_BUTTON_DPAD_LEFT,
        [PAD_RIGHT] = SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
        [PAD_UP] = SDL_CONTROLLER_BUTTON_DPAD_UP,
        [PAD_DOWN] = SDL_CONTROLLER_BUTTON_DPAD_DOWN,
        [PAD_A] = SDL_CONTROLLER_BUTTON_A,
        [PAD_B] = SDL_CONTROLLER_BUTTON_B,
        [PAD_X] = SDL_CONTROLLER_BUTTON_X,
        [PAD_Y] = SDL_CONTROLLER_BUTTON_Y,
        [PAD_LEFT_SHOULDER] = SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
        [PAD_RIGHT_SHOULDER] = SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
        [PAD_BACK] = SDL_CONTROLLER_BUTTON_BACK,
        [PAD_START] = SDL_CONTROLLER_BUTTON_START,
    };
    for (int pad = PAD_NONE + 1; pad < PAD_BUTTONS; pad++)
        if (buttons[pad] == button)
            return pad_input((PadButton)pad);
    return pad_input(PAD_NONE);
}

/* The left stick is a cross too. It counts once each time it is pushed far. */
static Input stick_input(Translator *translator, const SDL_ControllerAxisEvent *event)
{
    enum { PUSHED = 20000, BACK = 12000 };
    static const PadButton pads[2][3] = {{PAD_NONE, PAD_LEFT, PAD_RIGHT},
                                         {PAD_NONE, PAD_UP, PAD_DOWN}};
    if (event->axis != SDL_CONTROLLER_AXIS_LEFTX && event->axis != SDL_CONTROLLER_AXIS_LEFTY)
        return pad_input(PAD_NONE);
    int axis = event->axis == SDL_CONTROLLER_AXIS_LEFTY;
    uint8_t was = translator->stick[axis];
    int bound = was ? BACK : PUSHED;
    uint8_t now = event->value < -bound ? 1 : event->value > bound ? 2 : 0;
    translator->stick[axis] = now;
    return pad_input(now != was ? pads[axis][now] : PAD_NONE);
}

/* The letter that, with Ctrl, does what these other keys of the clipboard do; else KEY_NONE. */
static int clipboard_key(SDL_Keycode key, uint8_t mods)
{
    if (key == SDLK_INSERT)
        return mods == MOD_CTRL ? 'c' : mods == MOD_SHIFT ? 'v' : KEY_NONE;
    return key == SDLK_DELETE && mods == MOD_SHIFT ? 'x' : KEY_NONE;
}

Input input_from(Translator *translator, const SDL_Event *event)
{
    Input input = {.kind = INPUT_NONE};
    if (event->type >= SDL_MOUSEMOTION && event->type <= SDL_MOUSEWHEEL &&
        event->motion.which == SDL_TOUCH_MOUSEID) /* at the same place in all of them */
        return input;
    switch (event->type) {
    case SDL_QUIT:
        input.kind = INPUT_QUIT;
        break;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        touch_event(&translator->touch, &event->tfinger, translator->size, translator->density);
        break;
    case SDL_MOUSEMOTION:
        return pointer_input(translator, INPUT_POINTER, event->motion.x, event->motion.y);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return button_input(translator, &event->button);
    case SDL_MOUSEWHEEL:
        return wheel_input(translator, &event->wheel);
    case SDL_KEYDOWN:
        translator->mods = mods_from(event->key.keysym.mod);
        input.key = key_from(event->key.keysym.sym, event->key.keysym.scancode);
        input.mods = translator->mods;
        if (input.key > ' ' && input.key < KEY_DELETE && !is_letter(input.key))
            input.mods &= (uint8_t)~MOD_SHIFT; /* which here makes the sign */
        input.repeat = event->key.repeat != 0;
        if (clipboard_key(event->key.keysym.sym, input.mods)) {
            input.key = clipboard_key(event->key.keysym.sym, input.mods);
            input.mods = MOD_CTRL;
        }
        input.kind = input.key == KEY_NONE ? INPUT_NONE : INPUT_KEY;
        break;
    case SDL_KEYUP:
        translator->mods = mods_from(event->key.keysym.mod);
        break;
    case SDL_TEXTINPUT:
        input.kind = INPUT_TEXT;
        SDL_strlcpy(input.text, event->text.text, sizeof input.text);
        break;
    case SDL_TEXTEDITING:
        input.kind = INPUT_COMPOSE;
        SDL_strlcpy(input.text, event->edit.text, sizeof input.text);
        break;
    case SDL_CONTROLLERBUTTONDOWN:
        return controller_input((SDL_GameControllerButton)event->cbutton.button);
    case SDL_CONTROLLERAXISMOTION:
        return stick_input(translator, &event->caxis);
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_LEAVE)
            input.kind = INPUT_LEAVE;
        if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) /* fingers go up unseen */
            translator->touch = (Touch){.state = TOUCH_OVER};
        break;
    }
    return input;
}
