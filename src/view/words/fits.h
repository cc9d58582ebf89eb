/* What fits where, and how much of what is left to draw: words for a tile that meets the wrong
 * sides, for a cell, for chances. */
#ifndef VIEW_WORDS_FITS_H
#define VIEW_WORDS_FITS_H

#include <stddef.h>

#include "play/remaining.h"

/* "Forest meets river": a side of the tile in hand and its neighbour's, two different ones. */
const char *say_sides_meet(EditionId edition, SideKind ours, SideKind theirs);

/* "on the north side", as the board is seen. */
const char *say_on_side(Side side);

/* "2 sides". All texts are cut at `capacity` bytes, between characters. */
void say_sides(int count, char *text, size_t capacity);

/* "Land tiles", "Menhir tiles". */
void say_stack(const Edition *edition, Stack stack, char *text, size_t capacity);

/* "22 of 56 land tiles and 3 of 14 menhir tiles fit here." */
void say_cell_fits(const Edition *edition, const Remaining *remaining, const CellFits *fits,
                   char *text, size_t capacity);

/* "22 of 56 tiles left would fit", or that none would; land tiles alone are drawn by turn. */
void say_tiles_fit(const Remaining *remaining, const CellFits *fits, char *text, size_t capacity);

/* A chance of 0..1 as people say it: "2 in 3", "1 in 20", "19 in 20"; 0 in 1 for none, 1 in 1 for a
 * certain one. */
typedef struct Odds {
    int of, in;
} Odds;

Odds odds_of(double chance);

/* "2 in 3 to draw one before the end"; for a chance above 0. */
void say_chance_to_draw(double chance, char *text, size_t capacity);

/* "Jonas draws 9 more land tiles: the chance that one of them fits is 2 in 3."; or why there is
 * none; empty where no tile fits at all. */
void say_chance_of(const Setup *setup, const Game *game, const Remaining *remaining,
                   const CellFits *fits, char *text, size_t capacity);

/* After the number of a kind that is left: "of 4". Cut at `capacity` bytes, between characters, as
 * all that follows. */
void say_of(int total, char *text, size_t capacity);

/* Of a stack: "22 of 56 fit here", "56 left". */
void say_fit_here(int fit, int left, char *text, size_t capacity);
void say_left(int left, char *text, size_t capacity);

/* "2 fitted nowhere and left the game". */
void say_discarded(int count, char *text, size_t capacity);

#endif
