/* Chips on the board: who holds an area, and its points. They keep off one another, off pieces and
 * animals, off the tile in hand and the cells where it could go, as far as there is room. */
#ifndef VIEW_BOARD_CHIPS_H
#define VIEW_BOARD_CHIPS_H

#include "view/board/obstacle.h"
#include "view/board/table_view.h"

enum { MAX_CHIPS = 128, MAX_CHIP_OBSTACLES = 512 };

typedef struct Chip {
    Lit lit;         /* the area it speaks of */
    uint8_t holders; /* bit 1 << player: a paper chip with their badges; 0: a small dark disc */
    bool by_shrine;  /* the shrine's hunter holds it alone */
    bool earns_turn; /* closing it does: the menhir or gold stands behind the points */
    bool given;      /* the points are given by what is about to be done: "+7" */
    uint16_t points; /* for each of the holders, or for whoever came */
    Rect rect;       /* pixels */
} Chip;

typedef struct Chips {
    Rect within; /* pixels that they stay in */
    float unit;  /* pixels; smaller than a logical unit where tiles are small */
    int count;
    Chip items[MAX_CHIPS];
    int obstacle_count;
    Obstacle obstacles[MAX_CHIP_OBSTACLES];
} Chips;

/* No chip yet; pieces, the tile in hand and legal cells are in the way. */
void chips_begin(const Frame *frame, const BoardView *board, const TableView *view, Rect within,
                 Chips *chips);

/* The chips to come lie off this too. */
void chips_avoid(Chips *chips, Rect rect);

/* And off one that lies there already. */
void chips_avoid_chip(Chips *chips, Rect rect);

/* Off a mark on the land, where there is room. */
void chips_avoid_mark(Chips *chips, Point at, float side);

/* The animals of an area are in the way too, a little. */
void chips_avoid_animals(const Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                         Chips *chips);

/* Adds a chip where it hides least; `view` is of the game that chip.lit belongs to. */
void chips_put(const Frame *frame, const BoardView *board, const TableView *view, Chip chip,
               Chips *chips);

/* The first one uppermost. */
void chips_draw(Frame *frame, const TableView *view, const Chips *chips);

#endif
