#include "view/palette.h"

const uint32_t player_colours[COLOURS] = {
    [YELLOW] = 0xF5C21B, [RED] = 0xC4281F, [GREEN] = 0x2FA86A, [BLUE] = 0x1A4795, [VIOLET] = 0xC27BE3,
};

const char *const player_badges[COLOURS] = {
    [YELLOW] = "badge-yellow", [RED] = "badge-red",       [GREEN] = "badge-green",
    [BLUE] = "badge-blue",     [VIOLET] = "badge-violet",
};
