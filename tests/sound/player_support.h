/* The player with all that is shipped for it, for tests that mix without a device. */
#ifndef TESTS_PLAYER_SUPPORT_H
#define TESTS_PLAYER_SUPPORT_H

#include "sdl/sound/player.h"

extern Player *player;

/* Group setup and teardown. */
int sound_load(void **state);
int sound_unload(void **state);

#endif
