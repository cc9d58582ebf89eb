/* What is looked at: the area that the pointer rests on or keys have gone to, the one that a click
 * has pinned, and the one of an award that was clicked. Only these functions write InspectUi. */
#ifndef VIEW_TABLE_INSPECT_H
#define VIEW_TABLE_INSPECT_H

#include "view/state/actions.h"
#include "view/state/table.h"
#include "view/table/model.h"

#define INSPECT_SECONDS .45 /* the pointer rests on an area before it is lit */

/* At nothing. */
void inspect_reset(InspectUi *inspect);

/* A move is shown: the pointer came here to play. */
void inspect_moved(InspectUi *inspect);

/* The pointer is on something (node NO_NODE: on nothing) at `now` seconds; lit after a while. */
void inspect_at(InspectUi *inspect, Lit lit, double now);

/* Whether the board lies as it did when this was last asked: else the pointer is on something else,
 * though it rests. */
bool inspect_same_board(InspectUi *inspect, const BoardView *board);

/* What lay under the pointer does no more. */
void inspect_away(InspectUi *inspect);

/* Keys have gone to an area: it is lit at once, and none is pinned. And: they choose something
 * else, or the pointer does. */
void inspect_walk(InspectUi *inspect, InspectPlace place);
void inspect_walk_end(InspectUi *inspect);

/* Whether keys look at an area. */
static inline bool inspect_by_keys(const InspectUi *inspect)
{
    return inspect->walk.lit.node != NO_NODE;
}

/* Keeps an area lit, or (node NO_NODE) none. */
void inspect_pin(InspectUi *inspect, Lit lit, double now);
void inspect_unpin(InspectUi *inspect);

/* Lights an area for a while from `now` (seconds) on; the camera turns there with the next
 * frame. */
void inspect_fly(InspectUi *inspect, Lit lit, double now);

/* Whether it is lit. */
static inline bool inspect_flies(const InspectUi *inspect)
{
    return inspect->fly.node != NO_NODE;
}

/* The camera has turned there; it need not be lit any longer; and: nor once its while is over. */
void inspect_flown(InspectUi *inspect);
void inspect_land(InspectUi *inspect);
void inspect_land_by(InspectUi *inspect, double now);

/* Looking round the land by keys, as the pointer does: from area to area, each the next one in the
 * direction of an arrow. Every zone of a tile and every hut is a place to look at, where a piece
 * would stand there. */

/* The place of another area than `from`'s that is next in a direction: 0 to the left, 1 right, 2
 * up, 3 down as the board is seen. False where there is none. */
bool around_next(const TableModel *model, InspectPlace from, int direction, InspectPlace *to);

/* Looks at it, from where keys or pointer look, else from the tile in hand or the last one laid. */
void around_go(const Call *call);

/* What a click where keys look does: the area stays lit, or no longer; or a computer says why it
 * laid its tile there. */
void around_keep(const Call *call);

/* Where keys look, on the board: below the pieces. */
void around_draw(Frame *frame, const TableModel *model);

#endif
