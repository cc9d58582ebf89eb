/* What goes to the players' rows: points, from the area that made them, along an arc with sparks
 * behind them, and meeples, which hop home and leave prints. */
#ifndef VIEW_BOARD_HOMING_H
#define VIEW_BOARD_HOMING_H

#include "view/board/flight.h"

/* Where they go, pixels. */
typedef struct Homes {
    Point badges[MAX_PLAYERS];
    Point pieces[MAX_PLAYERS]; /* the middle of the first meeple's place */
    float pitch;               /* from one place to the next; 0: all go to the same */
    float tile;                /* pixels a tile that meeples there are drawn for */
} Homes;

/* Points on their way. */
typedef struct Rising {
    const Award *award;
    Point from;        /* pixels */
    float time;        /* seconds since it set off; it pops up a little before */
    float way;         /* seconds that it takes */
    int place, places; /* the awards of one place rise side by side */
} Rising;

/* How many awards the place of award `index` has earned, and how many of them come before it. */
int homing_awards(const Events *events, int index, int *before);

/* "+8" with its badge round `at`, pixels, `scale` times as large as 30 units' letters. */
void homing_draw_sum(Frame *frame, const TableView *view, const Award *award, Point at,
                     float scale);

/* "+8" with its badge; nothing before it pops up and after it has arrived. */
void homing_draw_points(Frame *frame, const Homes *homes, const TableView *view,
                        const Rising *rising);

/* A meeple that walks, `u` (0..1) of its time after it set off. */
typedef struct Step {
    float way;        /* 0..1 of it */
    float hop;        /* 0..1 of a hop's height */
    float high, wide; /* how it is stretched */
} Step;

Step homing_step(float u);

/* All that a move sends home. */
void homing_draw(Frame *frame, const BoardView *board, const Homes *homes, const TableView *view,
                 const Flight *flight);

#endif
