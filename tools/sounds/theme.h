/* The theme, as the instruments play a score. */
#ifndef SOUNDS_THEME_H
#define SOUNDS_THEME_H

#include "kit.h"
#include "score.h"

Sound theme_play(const Score *score);

#endif
