/* The words of the table: whose turn it is, what is to be done, what happened. */
#ifndef VIEW_WORDS_TABLE_H
#define VIEW_WORDS_TABLE_H

#include "view/board/table_view.h"

/* Whose turn it is: `name` "Jonas" (NULL: nobody's) and `does` "lays a tile". A title that is too
 * short cuts the name only. */
typedef struct TurnWords {
    const char *name, *does;
} TurnWords;

TurnWords say_turn(const TableView *view);

/* A spot's button and its tooltip: "Gatherer in the forest"; its piece alone, "Gatherer". */
void say_spot(const TableView *view, const Spot *spot, char *text, size_t capacity);
const char *say_spot_piece(const Spot *spot);

/* "Ana", "Ana and Bo", "3 players" (bit 1 << player); "nobody" for none. */
void say_holders(const TableView *view, uint8_t holders, char *text, size_t capacity);

/* The icon of a forest, river or meadow, and its colour on a card. */
const char *say_zone_icon(ZoneKind kind, uint32_t *rgb);

/* Why a click where the pointer is lays or takes nothing, unless it is seen there anyway. False:
 * nothing to say. */
bool say_idle_click(const TableView *view, char *text, size_t capacity);

/* Why no piece was asked for after a person's move: none can go on the tile just laid. False: it
 * can, or the move asks for none. `before` is the game that it was played in; `named`: it has been
 * said whose turn. */
bool say_no_piece(const TableView *view, const Game *before, Move move, bool named, char *text,
                  size_t capacity);

/* What should be told of a move as a passing notice: discarded tiles, an extra turn. False:
 * nothing. */
bool say_notice(const TableView *view, const Events *events, char *text, size_t capacity);

#endif
