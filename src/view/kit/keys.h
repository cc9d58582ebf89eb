/* The keys and the game controller's buttons, as the help lists them and the program takes them. */
#ifndef VIEW_KIT_KEYS_H
#define VIEW_KIT_KEYS_H

#include "view/kit/input.h"

enum { MAX_LINE_KEYS = 12 };

typedef struct KeyStroke {
    int key; /* Key; KEY_NONE ends a list */
    uint8_t mods;
} KeyStroke;

/* A line of the help: how the keys are written, and what they do at the table. */
typedef struct KeyLine {
    const char *cap, *what;
    KeyStroke strokes[MAX_LINE_KEYS];
} KeyLine;

extern const KeyLine key_lines[];
extern const int key_line_count;

/* The buttons of a game controller, by their place as SDL names them. */
typedef enum PadButton {
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

/* The key that each stands for. */
extern const KeyStroke pad_strokes[PAD_BUTTONS];

/* Lines of the help on them; `first` to `last` are the buttons that a line speaks of. */
typedef struct PadLine {
    const char *cap, *what;
    PadButton first, last;
} PadLine;

extern const PadLine pad_lines[];
extern const int pad_line_count;

#endif
