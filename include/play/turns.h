/* Who did what when: questions to the moves of a session, up to a position of it. */
#ifndef PLAY_TURNS_H
#define PLAY_TURNS_H

#include "play/session.h"

/* A tile, and who laid it. */
typedef struct LaidTile {
    Cell cell;
    uint8_t player;
} LaidTile;

/* Tiles laid since the last turn of the player to move, the last one first. */
typedef struct RecentTiles {
    int count;
    LaidTile tiles[MAX_TILES];
} RecentTiles;

/* At the position after `at` moves. */
void turns_recent(const Session *session, int at, RecentTiles *recent);

/* The tiles of the turn that the last tile was laid in, the last one first: more than one where it
 * had extra turns. */
void turns_last(const Session *session, int at, RecentTiles *last);

/* What programs did last, as long as no person has laid a tile since: of each the tiles of its last
 * turn, the last one first. */
void turns_of_programs(const Session *session, int at, RecentTiles *recent);

/* Who laid the tile that lies on a cell after `at` moves, and as which turn of the game, from 1.
 * False for the start tile and where none lies; then neither is told. */
bool turns_laid(const Session *session, int at, Cell cell, int *player, int *turn);

/* How many turns of the moves that are known begin where the session stands or later. */
int turns_ahead(const Session *session);

/* Whether the player of move `index` had no meeple left in the turn before this one already, nor
 * has now. */
bool turns_without_meeple(const Session *session, int index);

#endif
