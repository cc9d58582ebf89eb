/* What a move brings about on the land: areas that close, menhirs that earn a turn, powers.
 * Functions of the move's events and the time since; what is seen of each stands in tables. All of
 * it is drawn over the board's layer, which stays as it is, and below what must be read: legal
 * cells, pieces, chips, badges. */
#ifndef VIEW_BOARD_EFFECTS_H
#define VIEW_BOARD_EFFECTS_H

#include "view/board/flight.h"

/* 0..1: how much of the time from one moment to another has passed. */
static inline float effect_share(float time, float from, float to)
{
    float t = (time - from) / (to - from);
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

/* 0..1, slow at both ends. */
static inline float effect_ease(float t)
{
    return t * t * (3 - 2 * t);
}

/* Seconds that an event is shown on the land; 0: it is not. */
float effect_length(const TileSet *set, const Event *event);

/* All that the events of a move show now. */
void effects_draw(Frame *frame, const BoardView *board, const TableView *view,
                  const Flight *flight);

/* The glow of a forest's menhirs that would earn a turn, `strength` (0..1) of it. */
void effects_draw_marks(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                        float strength);

/* Degrees that a tree leans, to the right if positive, so many seconds after a gust has come to
 * it; it stands still at both ends. */
float effect_sway(float time);

#endif
