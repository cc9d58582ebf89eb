/* SDL's events as inputs: a game controller does what the keys do. */
#include "check.h"
#include "sdl/run/events.h"
#include "sdl/run/window.h"
#include "view/state/actions.h"

static Input last; /* that a finger made */

static Input press(Translator *translator, SDL_GameControllerButton button)
{
    SDL_Event event = {.cbutton = {.type = SDL_CONTROLLERBUTTONDOWN, .button = (Uint8)button}};
    return input_from(translator, &event);
}

static Input push(Translator *translator, SDL_GameControllerAxis axis, int value)
{
    SDL_Event event = {
        .caxis = {.type = SDL_CONTROLLERAXISMOTION, .axis = (Uint8)axis, .value = (Sint16)value}};
    return input_from(translator, &event);
}

/* The help speaks of every button that does something, and of no button twice. */
TEST(the_help_names_every_button)
{
    Translator translator = {.density = 1};
    int named[PAD_BUTTONS] = {0}, known = 0;
    HelpLine line;
    for (int i = 0; help_line(true, i, &line); i++)
        for (const Verb *verb = line.verbs; *verb; verb++) {
            const Action *action = action_of(*verb);
            assert_int_not_equal(action->pad, PAD_NONE);
            for (int more = 0; more <= action->strokes[0].more; more++)
                named[(int)action->pad + more]++;
        }
    for (int pad = PAD_NONE + 1; pad < PAD_BUTTONS; pad++)
        assert_int_equal(named[pad], 1);
    assert_int_equal(press(&translator, SDL_CONTROLLER_BUTTON_B).key, KEY_BACK);
    assert_int_equal(press(&translator, SDL_CONTROLLER_BUTTON_LEFTSHOULDER).mods, MOD_SHIFT);
    for (int button = 0; button < SDL_CONTROLLER_BUTTON_MAX; button++)
        known += press(&translator, (SDL_GameControllerButton)button).kind == INPUT_KEY;
    assert_int_equal(known, PAD_BUTTONS - 1);
}

/* A stick held counts once, and does not tremble at the bound. */
TEST(a_stick_steps)
{
    Translator translator = {.density = 1};
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 9000).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 30000).key, KEY_RIGHT);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 19000).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 32000).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 0).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTY, -30000).key, KEY_UP);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_RIGHTX, 30000).kind, INPUT_NONE);
}

/* Waits for the next input that a controller makes, on SDL's own way from the device. */
static Input next_input(Translator *translator, SDL_GameController **pad)
{
    SDL_Event event;
    SDL_PumpEvents();
    while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) {
        if (event.type == SDL_CONTROLLERDEVICEADDED)
            *pad = SDL_GameControllerOpen(event.cdevice.which);
        Input input = input_from(translator, &event);
        if (input.kind != INPUT_NONE)
            return input;
    }
    return (Input){.kind = INPUT_NONE};
}

static Input strike(SDL_Keycode sym, SDL_Scancode place, Uint16 mods)
{
    Translator translator = {.density = 1};
    SDL_Event event = {
        .key = {.type = SDL_KEYDOWN, .keysym = {.sym = sym, .scancode = place, .mod = mods}}};
    return input_from(&translator, &event);
}

/* What layouts give, and what it means. In those of the first list no key gives a Latin letter. */
TEST(letters_without_latin)
{
    static const struct {
        SDL_Keycode sym;
        SDL_Scancode place;
        int key;
    } plain[] =
        {
            {0x43A, SDL_SCANCODE_R, 'r'},    /* Russian, */
            {0x3BC, SDL_SCANCODE_M, 'm'},    /* Greek, */
            {';', SDL_SCANCODE_Q, 'q'},      /* likewise, */
            {0x5E8, SDL_SCANCODE_R, 'r'},    /* Hebrew, */
            {'/', SDL_SCANCODE_Q, 'q'},      /* likewise, */
            {',', SDL_SCANCODE_Q, 'q'},      /* Bulgarian */
            {'.', SDL_SCANCODE_EQUALS, '='}, /* likewise */
            {0x661, SDL_SCANCODE_1, '1'},    /* Arabic */
            {0x445, SDL_SCANCODE_LEFTBRACKET, KEY_NONE},
        },
      latin[] = {
          {'a', SDL_SCANCODE_Q, 'a'}, /* French, */
          {',', SDL_SCANCODE_M, ','}, /* likewise, */
          {'m', SDL_SCANCODE_SEMICOLON, 'm'},
          {'&', SDL_SCANCODE_1, '1'},
          {0xE0, SDL_SCANCODE_0, '0'},
          {')', SDL_SCANCODE_MINUS, '-'},
          {'z', SDL_SCANCODE_Y, 'z'}, /* German, */
          {'+', SDL_SCANCODE_RIGHTBRACKET, '+'},
          {'-', SDL_SCANCODE_SLASH, '-'},
          {'\'', SDL_SCANCODE_Q, '\''}, /* Dvorak, */
          {'p', SDL_SCANCODE_R, 'p'},
          {0xE9, SDL_SCANCODE_W, KEY_NONE}, /* Bepo */
      };
    for (size_t i = 0; i < SDL_arraysize(plain); i++)
        assert_int_equal(strike(plain[i].sym, plain[i].place, 0).key, plain[i].key);
    Input undo = strike(0x44F, SDL_SCANCODE_Z, KMOD_LCTRL | KMOD_LSHIFT);
    assert_int_equal(undo.key, 'z');
    assert_int_equal(undo.mods, MOD_CTRL | MOD_SHIFT);
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0); /* whose layout has all letters */
    for (size_t i = 0; i < SDL_arraysize(latin); i++)
        assert_int_equal(strike(latin[i].sym, latin[i].place, 0).key, latin[i].key);
    assert_int_equal(strike('=', SDL_SCANCODE_EQUALS, KMOD_LSHIFT).mods, 0); /* a plus */
    assert_int_equal(strike('&', SDL_SCANCODE_1, KMOD_LSHIFT).mods, 0);
    SDL_Quit();
}

/* The clipboard's other keys, and what an input method shows before it types. */
TEST(keys_and_texts_of_fields)
{
    static const struct {
        SDL_Keycode key;
        uint16_t mods;
        int letter;
    } keys[] = {{SDLK_INSERT, KMOD_LCTRL, 'c'},
                {SDLK_INSERT, KMOD_RSHIFT, 'v'},
                {SDLK_DELETE, KMOD_LSHIFT, 'x'}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        Input input = strike(keys[i].key, SDL_SCANCODE_UNKNOWN, keys[i].mods);
        assert_int_equal(input.kind, INPUT_KEY);
        assert_int_equal(input.key, keys[i].letter);
        assert_int_equal(input.mods, MOD_CTRL);
    }
    SDL_Event composed = {.edit = {.type = SDL_TEXTEDITING, .text = "ni"}};
    Input input = input_from(&(Translator){.density = 1}, &composed);
    assert_int_equal(input.kind, INPUT_COMPOSE);
    assert_string_equal(input.text, "ni");
}

/* A window on two screens, the right one with a bar above. */
TEST(a_window_lies_on_a_screen)
{
    const SDL_Rect screens[] = {{0, 0, 1024, 600}, {1024, 30, 1920, 1050}};
    static const struct {
        SDL_Rect wanted, place;
    } cases[] = {
        {{100, 50, 800, 500}, {100, 50, 800, 500}},
        {{100, 150, 800, 500}, {100, 100, 800, 500}},
        {{-30, -20, 1280, 720}, {0, 0, 1024, 600}},
        {{900, 0, 1280, 720}, {1024, 30, 1280, 720}},
        {{2800, 500, 1280, 720}, {1664, 360, 1280, 720}},
        {{5000, 500, 800, 500}, {112, 50, 800, 500}},
        {{-900, 500, 1280, 720}, {0, 0, 1024, 600}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        SDL_Rect place = window_place_fit(cases[i].wanted, screens, 2);
        if (!SDL_RectEquals(&place, &cases[i].place))
            fail_msg("%zu: %dx%d%+d%+d", i, place.w, place.h, place.x, place.y);
    }
}

/* A finger on an output of 1000 x 500; all that comes of it until `time`, a letter an input: down,
 * up, pointer, wheel, large where it is not the left button. The last is left in `last`. */
static const char *finger(Translator *translator, Uint32 type, int id, SDL_FPoint at, Uint32 time)
{
    static char said[32];
    static const char letters[] = {
        [INPUT_POINTER] = 'p', [INPUT_DOWN] = 'd', [INPUT_UP] = 'u', [INPUT_WHEEL] = 'w'};
    SDL_Event event = {.tfinger = {.type = type,
                                   .fingerId = id,
                                   .touchId = 3,
                                   .timestamp = time,
                                   .x = at.x / 1000,
                                   .y = at.y / 500}};
    Input input;
    size_t length = 0;
    if (type)
        assert_int_equal(input_from(translator, &event).kind, INPUT_NONE);
    while (touch_next(&translator->touch, time, &input)) {
        assert_true(input.touch);
        said[length] = letters[input.kind];
        if (input.button == BUTTON_RIGHT)
            said[length] = (char)SDL_toupper(said[length]);
        else if (input.button == BUTTON_MIDDLE)
            said[length] = said[length] == 'd' ? '(' : ')';
        length++;
        last = input;
    }
    said[length] = 0;
    return said;
}

TEST(fingers_are_a_pointer)
{
    const Uint32 down = SDL_FINGERDOWN, move = SDL_FINGERMOTION, up = SDL_FINGERUP;
    const SDL_FPoint a = {100, 50}, near = {108, 50}, b = {200, 50}, far = {300, 50};
    Translator translator = {.density = 1, .size = {1000, 500}};
    Translator *t = &translator;
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0);
    assert_string_equal(finger(t, down, 5, a, 1000), "pd"); /* a tap */
    assert_string_equal(finger(t, move, 5, near, 1100), "");
    assert_string_equal(finger(t, up, 5, near, 1200), "u");
    assert_true(last.x == 100 && last.y == 50);
    assert_string_equal(finger(t, down, 6, a, 2000), "pd"); /* it rests */
    assert_int_equal(touch_due(&t->touch, 2100), 400);
    assert_string_equal(finger(t, 0, 0, a, 2499), "");
    assert_string_equal(finger(t, 0, 0, a, 2500), "DU");
    assert_string_equal(finger(t, move, 6, b, 2600), "p");
    assert_string_equal(finger(t, up, 6, b, 2700), "u");
    assert_string_equal(finger(t, down, 7, a, 3000), "pd"); /* it drags, */
    assert_string_equal(finger(t, move, 7, b, 3100), "p");
    assert_string_equal(finger(t, 0, 0, a, 9000), "");
    assert_string_equal(finger(t, down, 8, far, 9100), "("); /* then two */
    assert_string_equal(finger(t, move, 8, (SDL_FPoint){400, 50}, 9200), "pw");
    assert_true(last.x == 300 && last.mods == MOD_CTRL && last.wheel > 4.9f && last.wheel < 5);
    assert_string_equal(finger(t, down, 9, a, 9300), "");
    assert_string_equal(finger(t, up, 7, b, 9400), ")");
    assert_string_equal(finger(t, move, 8, a, 9500), "");
    assert_string_equal(finger(t, up, 8, a, 9600), "");
    assert_string_equal(finger(t, down, 5, a, 9700), "pd");
    SDL_Event echo = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                 .which = SDL_TOUCH_MOUSEID,
                                 .button = SDL_BUTTON_LEFT}};
    assert_int_equal(input_from(t, &echo).kind, INPUT_NONE);
    SDL_Quit();
}

/* A controller that SDL itself makes up, from its plug to the key it stands for. */
TEST(a_controller_plays)
{
    Translator translator = {.density = 1};
    SDL_GameController *pad = NULL;
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER), 0);
    int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                          SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(index >= 0);
    assert_int_equal(next_input(&translator, &pad).kind, INPUT_NONE);
    assert_non_null(pad);
    SDL_Joystick *stick = SDL_GameControllerGetJoystick(pad);
    for (int axis = 0; axis < SDL_CONTROLLER_AXIS_MAX; axis++) /* SDL learns where they rest */
        SDL_JoystickSetVirtualAxis(stick, axis, 0);
    assert_int_equal(next_input(&translator, &pad).kind, INPUT_NONE);
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_A, SDL_PRESSED);
    assert_int_equal(next_input(&translator, &pad).key, KEY_ENTER);
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_A, SDL_RELEASED);
    assert_int_equal(next_input(&translator, &pad).kind, INPUT_NONE);
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, SDL_PRESSED);
    assert_int_equal(next_input(&translator, &pad).key, 'r');
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, 32000);
    assert_int_equal(next_input(&translator, &pad).key, KEY_RIGHT);
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, 0);
    assert_int_equal(next_input(&translator, &pad).kind, INPUT_NONE);
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTY, -32000);
    assert_int_equal(next_input(&translator, &pad).key, KEY_UP);
    SDL_GameControllerClose(pad);
    SDL_JoystickDetachVirtual(index);
    SDL_Quit();
}
