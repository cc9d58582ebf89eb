/* What a tile would block: cells that no tile left can fill any more, and the forests and rivers
 * that can no longer be closed for it; and which of these were blocked before. The order of the
 * stacks has no part in it. */
#ifndef PLAY_BLOCKED_H
#define PLAY_BLOCKED_H

#include "core/query.h"

enum {
    MAX_BLOCKED_CELLS = 16, /* a tile ends at four, the others had none left but it */
    MAX_BLOCKED_AREAS = MAX_BLOCKED_CELLS * SIDES,
};

typedef struct Blocked {
    uint8_t cell_count, area_count;
    Cell cells[MAX_BLOCKED_CELLS];     /* that become dead, as remaining_dead has it */
    AreaInfo areas[MAX_BLOCKED_AREAS]; /* forests and rivers that lie open to them and to no cell
                                          that was dead before; as they are once the tile lies */
} Blocked;

/* Lays the tile in hand; nothing where it may not lie, nor once the land tiles have run out: with
 * them all that is open stays so. */
Blocked blocked_by(const Edition *edition, const Game *game, Cell cell, int rotation);

/* Whether a forest or river, by its label, lies open to an empty cell. */
bool blocked_open_to(const Edition *edition, const Game *game, uint16_t label, Cell cell);

/* Whether a forest or river, by its label, lies open to a cell that neither a tile left nor the one
 * in hand fits: it stays open then. */
bool blocked_stays_open(const Edition *edition, const Game *game, uint16_t label);

#endif
