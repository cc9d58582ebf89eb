/* What the choice under the hand would bring, shown at the places where it would: the points of
 * areas that it closes and who gets them, the menhirs that earn a turn, deer that tigers take, and
 * areas that change hands. All of it is read off play/preview.h; nothing is worked out here. */
#ifndef VIEW_BOARD_SIGNS_H
#define VIEW_BOARD_SIGNS_H

#include "view/board/chips.h"
#include "view/board/flight.h"

enum { MAX_SIGNS = 160 };

typedef enum SignKind {
    SIGN_AWARD,  /* points that holders get at once */
    SIGN_UNHELD, /* an area is closed, and nobody gets its points */
    SIGN_HELD,   /* a piece was put or taken back, or holders met: whose it is, its points now */
    SIGN_EXTRA_TURN, /* earned in this forest */
    SIGN_LOST,       /* a piece that holds its area no more */
    SIGN_PREY,       /* a deer that a tiger takes */
    SIGN_SAFE,       /* a deer that no tiger takes any more */
} SignKind;

typedef struct Sign {
    uint8_t kind; /* SignKind */
    Lit lit;      /* the area, in Signs.ahead; lost: the piece's land; prey, safe: none */
    bool outlined;
    uint8_t holders; /* bit 1 << player */
    uint16_t points;
    Point at;  /* lost, prey, safe, extra turn: the piece, deer or menhir, board units */
    Rect mark; /* and where its mark lies, pixels */
} Sign;

typedef struct Signs {
    int count; /* 0 where nothing is chosen, or the level of help shows no signs */
    Sign items[MAX_SIGNS];
    Game after;   /* what was chosen is done */
    bool of_tile; /* of the tile in hand: the cells that it would block are marked too */
    TableView
        ahead; /* the table's view of that game; its pointers are good until the model's are not */
} Signs;

/* The signs of the tile over its cell or of the piece on its spot; none while something is in the
 * air, or the board is dragged. */
void signs_make(const TableView *view, const Flight *flight, Signs *signs);

/* Whether a sign's chip speaks of an area, which is as it is on the table now. */
bool signs_tell(const Signs *signs, Lit lit);

/* Outlines and glowing menhirs on the tiles that lie already. */
void signs_draw_areas(Frame *frame, const Signs *signs);

/* Puts the marks, and adds the chips of areas. */
void signs_put(const Frame *frame, Signs *signs, Chips *chips);

/* Marks on the pieces and animals of these tiles. */
void signs_draw_marks(Frame *frame, const TableView *view, const Signs *signs);

/* All of it on the tile in hand. */
void signs_draw_hand(Frame *frame, const TableView *view, const Signs *signs);

/* Which lakes count for a river or river system that is lit: a small sign in each of them, or
 * beside it, off its fish and off the pieces there. Not every bulge of a river is one. */

/* What the signs are for. */
typedef struct LakesOf {
    Lit lit;
    int points; /* that each lake brings; 0: they are not told */
} LakesOf;

/* Whether a lake counts by itself for what is lit, or as the end of a river. */
bool lakes_count(const TableView *view, Lit lit);

/* The only chips: one for each of these lakes, none where none counts. */
void lakes_put(const Frame *frame, const TableView *view, LakesOf of, Arrange *arrange,
               Chips *chips);

#endif
