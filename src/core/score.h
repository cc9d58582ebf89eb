/* Scoring inside the core: what turns areas into awards. */
#ifndef CORE_SCORE_H
#define CORE_SCORE_H

#include "core/game.h"

/* Appends to `events` unless it is NULL. */
void event_add(Events *events, Event event);

/* Logboat or hunting trap of the tile just placed (000, "Menhir tiles with immediate actions"). */
void score_power(const Edition *edition, Game *game, Events *events);

/* Scores every forest and river that the tile just placed completed, returns their meeples, and
 * notes in game->earned_extra whether one of the forests has a menhir (000, "Score features",
 * "Menhirs"). */
void score_closed(const Edition *edition, Game *game, Events *events);

/* The whole final scoring (000, "Final scoring"): river systems by huts, then meadows by
 * hunters. */
void score_final(const Edition *edition, Game *game, Events *events);

#endif
