/* SDL's events as inputs: a game controller does what the keys do. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "events.h"
#include "view/keys.h"

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

static void buttons_are_keys(void **state)
{
    (void)state;
    Translator translator = {.density = 1};
    Input left = press(&translator, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_int_equal(press(&translator, SDL_CONTROLLER_BUTTON_DPAD_UP).key, KEY_UP);
    assert_int_equal(press(&translator, SDL_CONTROLLER_BUTTON_A).key, KEY_ENTER);
    assert_int_equal(press(&translator, SDL_CONTROLLER_BUTTON_B).key, KEY_BACK);
    assert_int_equal(left.key, 'r');
    assert_int_equal(left.mods, MOD_SHIFT);
    assert_int_equal(press(&translator, SDL_CONTROLLER_BUTTON_GUIDE).kind, INPUT_NONE);
}

/* The help speaks of every button that does something, and of no button twice. */
static void the_help_names_every_button(void **state)
{
    (void)state;
    Translator translator = {.density = 1};
    int named[PAD_BUTTONS] = {0}, known = 0;
    for (int i = 0; i < pad_line_count; i++)
        for (int pad = (int)pad_lines[i].first; pad <= (int)pad_lines[i].last; pad++)
            named[pad]++;
    for (int pad = 0; pad < PAD_BUTTONS; pad++)
        assert_int_equal(named[pad], 1);
    for (int button = 0; button < SDL_CONTROLLER_BUTTON_MAX; button++)
        known += press(&translator, (SDL_GameControllerButton)button).kind == INPUT_KEY;
    assert_int_equal(known, PAD_BUTTONS);
}

/* A stick held counts once, and does not tremble at the bound. */
static void a_stick_steps(void **state)
{
    (void)state;
    Translator translator = {.density = 1};
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 9000).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 30000).key, KEY_RIGHT);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 19000).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 32000).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTX, 0).kind, INPUT_NONE);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_LEFTY, -30000).key, KEY_UP);
    assert_int_equal(push(&translator, SDL_CONTROLLER_AXIS_RIGHTX, 30000).kind, INPUT_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(buttons_are_keys),
        cmocka_unit_test(the_help_names_every_button),
        cmocka_unit_test(a_stick_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
