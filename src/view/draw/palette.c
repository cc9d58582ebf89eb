#include "view/draw/palette.h"

const uint32_t player_colours[COLOURS] = {
    [YELLOW] = 0xFFD83D, [RED] = 0xBA3921,    [GREEN] = 0x56C284,
    [BLUE] = 0x0D3178,   [VIOLET] = 0xB86CCD,
};

const uint32_t player_ticks[COLOURS] = {
    [YELLOW] = 0xFFD83D, [RED] = 0xD8503A,    [GREEN] = 0x56C284,
    [BLUE] = 0x5580D8,   [VIOLET] = 0xC98AE0,
};

const char *const player_badges[COLOURS] = {
    [YELLOW] = "badge-yellow", [RED] = "badge-red",       [GREEN] = "badge-green",
    [BLUE] = "badge-blue",     [VIOLET] = "badge-violet",
};
