/* What is in the air after a move: the tile settling, pieces appearing, points rising from the area
 * that made them to their player's row, meeples walking home. All of it is a function of the events
 * of the move and the time since; nothing is kept. */
#ifndef VIEW_BOARD_FLIGHT_H
#define VIEW_BOARD_FLIGHT_H

#include "view/board/table_view.h"

#define FLIGHT_SECONDS .90f /* all that a move sets in motion has come to rest then */

/* Points that a player has got and that the row still counts up. */
typedef struct Gain {
    uint16_t points;
    float counted; /* 0..1 of them; 1: nothing moves */
} Gain;

typedef struct Flight {
    bool on;
    float time; /* seconds since the move, or since its tile came to its place: < 0 before */
    float travel;            /* seconds that it is on the way there */
    Events events;           /* of the move; none while `on` is false */
    Gain gains[MAX_PLAYERS]; /* of this move */
} Flight;

/* Reads what the move that is shown set in motion. */
void flight_make(const ShownUi *shown, const Session *session, double now, Flight *flight);

/* How long the move's events take to show, seconds; FLIGHT_SECONDS at most. */
float flight_length(const Events *events);

/* The tile that is still settling, or NO_TILE; drawn by flight_draw_tile. */
uint8_t flight_tile(const Flight *flight);
void flight_draw_tile(Frame *frame, const BoardView *board, const TableView *view,
                      const Flight *flight);

/* The same tile on its way from the panel, where it lay in `from`, pixels; while time < 0. */
void flight_draw_travel(Frame *frame, const BoardView *board, Rect from, const TableView *view,
                        const Flight *flight);

/* For each piece on the board how much of it is there already (0..1). */
void flight_fades(const TableView *view, const Flight *flight, float fade[MAX_PIECES]);

/* Where the next points arrive at a player's row at `arrives`, seconds like `time`: adds them to
 * the gain, which is counted up from the first arrival to FLIGHT_SECONDS. */
void gain_add(Gain *gain, int points, float time, float arrives);

/* How many of its points are still to be counted up. */
int gain_due(Gain gain);

/* Points on their way. */
typedef struct Rising {
    const Award *award;
    Point from;        /* pixels */
    float t;           /* 0..1 of the way */
    int place, places; /* the awards of one place rise side by side */
} Rising;

/* "+8" with its badge; `rows` are the players', pixels. */
void flight_draw_points(Frame *frame, const Rect rows[MAX_PLAYERS], const TableView *view,
                        const Rising *rising);

/* Pieces on their way home and points on their way to the rows. */
void flight_draw(Frame *frame, const BoardView *board, const Rect rows[MAX_PLAYERS],
                 const TableView *view, const Flight *flight);

#endif
