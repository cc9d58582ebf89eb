/* Learns how sure a lead is: the curves of ai_share, from games of normal against itself. */
#ifndef TOOLS_LEARN_SHARE_H
#define TOOLS_LEARN_SHARE_H

#include "ai/ai.h"

/* Plays `games` games of each edition with each number of players, deals from `seed` on, and writes
 * what becomes src/ai/shares.c to standard output. */
void learn_shares(const Ai ais[EDITIONS], int games, uint64_t seed);

#endif
