/* What is in the air after a move: the tile settling, pieces appearing, points rising from the area
 * that made them to their player's row, meeples walking home. All of it is a function of the events
 * of the move and the time since; nothing is kept. */
#ifndef VIEW_FLIGHT_H
#define VIEW_FLIGHT_H

#include "table_layout.h"
#include "table_view.h"

typedef struct Flight {
    bool on;
    float time;                       /* seconds since the move */
    Events events;                    /* of the move; none while `on` is false */
    uint16_t points_due[MAX_PLAYERS]; /* of each player's score, not yet arrived */
} Flight;

/* Reads what the last move of the session set in motion. */
void flight_make(const Ui *ui, const Scene *scene, Flight *flight);

/* How long the move's events take to show, seconds. */
float flight_length(const Events *events);

/* The tile that is still settling, or NO_TILE; drawn by flight_draw_tile. */
uint8_t flight_tile(const Flight *flight);
void flight_draw_tile(Frame *frame, const BoardView *board, const TableView *view,
                      const Flight *flight);

/* For each piece on the board how much of it is there already (0..1). */
void flight_fades(const TableView *view, const Flight *flight, float fade[MAX_PIECES]);

/* "+8" with its badge at part `t` (0..1) of its way from a pixel to its player's row. */
void flight_draw_points(Frame *frame, const TableLayout *layout, const TableView *view, Point from,
                        const Award *award, float t);

/* Pieces on their way home and points on their way to the rows. */
void flight_draw(Frame *frame, const BoardView *board, const TableLayout *layout,
                 const TableView *view, const Flight *flight);

#endif
