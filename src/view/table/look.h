/* What is looked at: the area that the pointer rests on or keys have gone to, the one that a click
 * has pinned, and the one of an award that was clicked. Only these functions write LookUi. */
#ifndef VIEW_TABLE_LOOK_H
#define VIEW_TABLE_LOOK_H

#include "view/state/table.h"

#define LOOK_SECONDS .45 /* the pointer rests on an area before it is lit */

/* At nothing. */
void look_reset(LookUi *look);

/* A move is shown: the pointer came here to play. */
void look_moved(LookUi *look);

/* The pointer is on something (node NO_NODE: on nothing) at `now` seconds; lit after a while. */
void look_at(LookUi *look, Lit lit, double now);

/* Whether the board lies as it did when this was last asked: else the pointer is on something else,
 * though it rests. */
bool look_same_board(LookUi *look, const BoardView *board);

/* What lay under the pointer does no more. */
void look_away(LookUi *look);

/* Keys have gone to an area: it is lit at once, and none is pinned. And: they choose something
 * else, or the pointer does. */
void look_walk(LookUi *look, LookPlace place);
void look_walk_end(LookUi *look);

/* Whether keys look at an area. */
static inline bool look_by_keys(const LookUi *look)
{
    return look->walk.lit.node != NO_NODE;
}

/* Keeps an area lit, or (node NO_NODE) none. */
void look_pin(LookUi *look, Lit lit, double now);
void look_unpin(LookUi *look);

/* Lights an area for a while from `now` (seconds) on; the camera turns there with the next
 * frame. */
void look_fly(LookUi *look, Lit lit, double now);

/* Whether it is lit. */
static inline bool look_flies(const LookUi *look)
{
    return look->fly.node != NO_NODE;
}

/* The camera has turned there; it need not be lit any longer; and: nor once its while is over. */
void look_flown(LookUi *look);
void look_land(LookUi *look);
void look_land_by(LookUi *look, double now);

#endif
