/* Lenses: all meadows, open forests, open rivers or river systems of the board at once, or all that
 * one player has, with who owns each and what it is worth. A lens only looks: laying goes on under
 * it. */
#ifndef VIEW_BOARD_LENS_H
#define VIEW_BOARD_LENS_H

#include "view/board/chips.h"

typedef struct LensArea {
    Lit lit;
    uint8_t majority; /* bit 1 << player for each who would score; 0: free */
    bool by_shrine;   /* the majority is the shrine hunter's, whoever is more */
    uint16_t points;  /* for each of the majority, or for whoever took it, as it stands; 0: it is a
                         forest or river that stays open */
    bool earns_turn;  /* to whoever closes it: a menhir or gold is in it */
    bool told;        /* another chip speaks of it */
} LensArea;

typedef struct Lens {
    LensKind kind;
    int player; /* LENS_PIECES */
    int count;
    LensArea areas[MAX_NODES];
} Lens;

/* What a lens shows of a game. Forests and rivers that are closed have been scored and are left
 * out. */
void lens_make(const TableView *view, LensKind kind, int player, Lens *lens);

/* Turns a lens on, or off where it is on already. */
void lens_toggle(LensUi *lens, LensKind kind, int player);
void lens_off(LensUi *lens);

/* Tints and edges on the tiles; and above them patterns, animals, fish and open ends. */
void lens_draw_areas(Frame *frame, const TableView *view, const Lens *lens);
void lens_draw_marks(Frame *frame, const TableView *view, const Lens *lens);

/* Adds the chips with owner and points, of areas that are not told. */
void lens_put_chips(const Frame *frame, const TableView *view, const Lens *lens, Chips *chips);

#endif
