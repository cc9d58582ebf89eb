/* The light over the board: it goes from morning to evening as the stack empties, in steps so small
 * that nobody sees one, and the final scoring happens by a fire. What it does is a function of the
 * position that is shown, so taking back goes back in the day too. Land turns warmer; the stone
 * below, on which nothing is to be read, carries the rest. */
#ifndef VIEW_BOARD_DAYLIGHT_H
#define VIEW_BOARD_DAYLIGHT_H

#include "core/game.h"
#include "view/draw/draw.h"

enum { DAY_STEPS = 16, FIRE_STEPS = 4, DAY_FIRE = DAY_STEPS + FIRE_STEPS };

typedef struct Daylight {
    Grade land;
    StoneLight stone; /* in parts of the stone that is seen; see draw_stone */
} Daylight;

/* Which step of the day it is: 0 morning, DAY_STEPS evening, DAY_FIRE when the game is over, and
 * the fire is no longer growing. */
int daylight_step(const Game *game);

Daylight daylight_at(int step);

#endif
