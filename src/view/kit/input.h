/* What a person does, as the view sees it: events with all that belongs to them, never the state of
 * a device, so that a script can do the same. */
#ifndef VIEW_KIT_INPUT_H
#define VIEW_KIT_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum InputKind {
    INPUT_NONE,
    INPUT_POINTER, /* moved to x, y */
    INPUT_LEAVE,   /* the pointer left the window */
    INPUT_DOWN,    /* button at x, y; clicks: 2 for the second of a double click */
    INPUT_UP,
    INPUT_WHEEL,   /* wheel steps (up > 0) at x, y */
    INPUT_KEY,     /* key pressed; repeat when held */
    INPUT_TEXT,    /* text typed, UTF-8 */
    INPUT_COMPOSE, /* an input method composes `text`; empty: no longer */
    INPUT_RESIZE,  /* output is now width x height pixels */
    INPUT_QUIT     /* the window is asked to close */
} InputKind;

typedef enum Button { BUTTON_LEFT, BUTTON_MIDDLE, BUTTON_RIGHT } Button;

enum { MOD_SHIFT = 1, MOD_CTRL = 2, MOD_ALT = 4 };

/* Printable keys are their small letter or sign in ASCII; these lie above. */
typedef enum Key {
    KEY_NONE,
    KEY_TAB = '\t',
    KEY_ENTER = '\r',
    KEY_ESCAPE = 27,
    KEY_SPACE = ' ',
    KEY_BACKSPACE = 8,
    KEY_DELETE = 127,
    KEY_LEFT = 256,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_F1,
    KEY_F2,
    KEY_F3,
    KEY_F4,
    KEY_F5,
    KEY_F6,
    KEY_F7,
    KEY_F8,
    KEY_F9,
    KEY_F10,
    KEY_F11,
    KEY_F12,
    KEY_BACK /* of a game controller: puts no piece, or goes back */
} Key;

typedef struct Input {
    uint8_t kind; /* InputKind */
    uint8_t button, clicks, mods;
    bool repeat;
    bool touch; /* by a finger: see widgets_handle */
    float x, y; /* pixels of the output */
    float wheel;
    int key; /* Key */
    char text[32];
    const char *given; /* as long as it is handled; with Ctrl+V what the clipboard holds, or NULL */
    int width, height;
} Input;

/* Strokes of keys and the buttons of a game controller; how both are written. And the keys that
 * every screen's widgets are used by: they come first while the keyboard is on one. */

/* A key with what is held, or keys that follow one another: `more` behind the first, told apart by
 * their index. */
typedef struct KeyStroke {
    int key; /* Key; KEY_NONE: none */
    uint8_t mods;
    uint8_t more;
} KeyStroke;

/* Which of its keys was pressed, from 0 on, with just these mods; -1: none. */
int stroke_index(KeyStroke stroke, int key, uint8_t mods);

/* One key of a stroke: "Ctrl+Z", "Enter"; "" for KEY_NONE. */
const char *stroke_say(KeyStroke stroke, int index);

/* All its keys: "1-9", "Arrows". */
const char *stroke_say_all(KeyStroke stroke);

enum {
    KEY_WALK = KEY_TAB,        /* on to the next widget, with Shift back */
    KEY_PRESS = KEY_ENTER,     /* presses the widget that it came to */
    KEY_PRESS_TOO = KEY_SPACE, /* likewise */
    KEY_LEAVE = KEY_ESCAPE     /* out of the widgets, and of all that is open */
};

/* The buttons of a game controller, by their place as SDL names them. */
typedef enum PadButton {
    PAD_NONE,
    PAD_LEFT,
    PAD_RIGHT,
    PAD_UP,
    PAD_DOWN,
    PAD_A,
    PAD_B,
    PAD_X,
    PAD_Y,
    PAD_LEFT_SHOULDER,
    PAD_RIGHT_SHOULDER,
    PAD_BACK,
    PAD_START,
    PAD_BUTTONS
} PadButton;

#endif
