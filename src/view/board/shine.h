/* What a move brings about on the land: areas that close, menhirs that earn a turn, powers.
 * Functions of the move's events and the time since. All of it is drawn over the board's layer,
 * which stays as it is, and below what must be read: legal cells, pieces, chips, badges. */
#ifndef VIEW_BOARD_SHINE_H
#define VIEW_BOARD_SHINE_H

#include "view/board/course.h"
#include "view/board/flight.h"

void shine_draw(Frame *frame, const BoardView *board, const TableView *view, const Flight *flight);

/* The glow of a forest's menhirs that would earn a turn, `t` (0..1) of it. */
void shine_draw_marks(Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                      float t);

#define KINDLE_SECONDS .80f

/* How far the signs have kindled, steps of GLOW_STEPS, and how bright they are, 0..1. */
int kindle_step(float time);
float kindle_strength(float time);

#define GUST_SECONDS .74f

/* Degrees that a tree leans, to the right if positive: at `part` (0..1) of the gust's way through
 * the forest and `time` seconds after it closed. All stand still at both ends. */
float gust_sway(float part, float time);

/* How high and how far aside a bird has flown, tiles, at `part` of the same way; false: it sits,
 * or is gone. */
typedef struct Bird {
    float rise, aside;
    float alpha;
    int wing; /* 0 up .. GUST_WINGS - 1 down */
} Bird;

enum { GUST_WINGS = 4 };
bool gust_bird(float part, float time, float chance, Bird *bird);

#define STREAM_SECONDS .76f

/* Where the crest of the light is, 0..1 of the way; less or more before it comes and after it has
 * gone. */
float stream_head(float time);

/* A fish in the air: tiles from the middle of its leap, and degrees that its nose points down by;
 * false: it is in the water. */
typedef struct Leap {
    float aside, rise, nose;
} Leap;

bool stream_leap(int fish, float time, Leap *leap);

#endif
