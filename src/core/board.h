/* The board inside a Game: cells, frontier, unions. Internal to the core. */
#ifndef CORE_BOARD_H
#define CORE_BOARD_H

#include "core/game.h"

void board_clear(Game *game);

/* Index of the site at `cell`, or NO_CELL. */
uint16_t board_find(const Game *game, Cell cell);

/* Whether `tile` turned by `rotation` agrees with every neighbour of an empty site. */
static inline bool board_fits(const Tile *tile, int rotation, const Site *site)
{
    return ((tile->packed[rotation] ^ site->asks) & site->mask) == 0;
}

/* Whether `tile` fits anywhere in any turn. */
bool board_fits_anywhere(const Game *game, const Tile *tile);

/* Lays a tile on `cell`, which must be free, and joins its zones to those of its neighbours. */
void board_lay(const TileSet *set, Game *game, uint8_t tile, Cell cell, int rotation);

/* Whether `a` is one of the 8 cells round `b`. */
bool board_near(Cell a, Cell b);

static inline ZoneKind node_kind(const TileSet *set, uint16_t node)
{
    return (ZoneKind)set->tiles[set->node[node].tile].zones[set->node[node].zone].kind;
}

static inline const Zone *node_zone(const TileSet *set, uint16_t node)
{
    return &set->tiles[set->node[node].tile].zones[set->node[node].zone];
}

#endif
