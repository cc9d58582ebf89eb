#include "player_support.h"

#include <stdlib.h>

Player *player;

int sound_load(void **state)
{
    (void)state;
    player = malloc(sizeof *player);
    return player && player_load(player) ? 0 : -1;
}

int sound_unload(void **state)
{
    (void)state;
    player_free(player);
    free(player);
    return 0;
}
