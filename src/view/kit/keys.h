/* Strokes of keys and the buttons of a game controller; how both are written. And the keys that
 * every screen's widgets are used by: they come first while the keyboard is on one. */
#ifndef VIEW_KIT_KEYS_H
#define VIEW_KIT_KEYS_H

#include <stddef.h>

#include "view/kit/input.h"

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
void stroke_say(KeyStroke stroke, int index, char *text, size_t capacity);

/* All its keys: "1-9", "Arrows". */
void stroke_say_all(KeyStroke stroke, char *text, size_t capacity);

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
