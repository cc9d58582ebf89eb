/* The colours round the board, 0xRRGGBB for rgba(). Contrasts are against the ground they are meant
 * for. */
#ifndef VIEW_DRAW_PALETTE_H
#define VIEW_DRAW_PALETTE_H

#include "core/setup.h"

enum {
    HIDE = 0x33241A,       /* panels */
    HIDE_DEEP = 0x1A110B,  /* wells, outlines */
    PARCHMENT = 0xEBD9AF,  /* cards */
    INK = 0x2A1A10,        /* text on parchment: 12.0 */
    INK_SOFT = 0x5E452E,   /* second text on parchment: 6.4 */
    CREAM = 0xF3E6C8,      /* text on hide: 12.0 */
    CREAM_SOFT = 0xCDBB97, /* second text on hide: 7.9 */
    FIRE = 0xF0A03A,       /* what to do now */
    FIRE_LIGHT = 0xFFCB6B, /* titles on hide, legal cells */
    EMBER = 0xB4561A,      /* what is chosen; lines and fills only */
    WRONG = 0x9A2410,      /* refusals on parchment: 5.7 */
    GAIN = 0x2F6210,       /* gains on parchment */
    GAIN_LIGHT = 0xB7DB7A, /* gains on hide */
    COUNTED = 0xFFD75E,    /* a total on hide that is being counted up */
    WHITE = 0xFFFFFF,
    GREEN_ICON = 0x3E6B22, /* icons on parchment */
    BLUE_ICON = 0x1F5F94,
};

enum { NO_TINT = 0 };

/* A picture before a text: an icon in its colour, or a figure of the atlas. */
typedef struct Icon {
    const char *name; /* NULL: there is none */
    uint32_t rgb;     /* or NO_TINT: a figure in its own colours */
} Icon;

/* Pictures of all colours, whose names begin alike. */
#define BY_COLOUR(stem)                                                                            \
    {                                                                                              \
        stem "-yellow", stem "-red", stem "-green", stem "-blue", stem "-violet"                   \
    }

/* By Colour: 0xRRGGBB, and the icon with the player's shape. */
extern const uint32_t player_colours[COLOURS];
extern const uint32_t player_ticks[COLOURS]; /* as bright as thin marks on hide must be */
extern const char *const player_badges[COLOURS];

#endif
