/* The words of what can be counted: the tiles left, what each award was for, the course of the
 * game. All texts are cut at `capacity` bytes. */
#ifndef VIEW_WORDS_COUNTS_H
#define VIEW_WORDS_COUNTS_H

#include "play/logbook.h"
#include "play/remaining.h"
#include "view/words/terms.h"

/* "Land tiles", "Menhir tiles". */
void say_stack(const Edition *edition, Stack stack, char *text, size_t capacity);

/* "22 of 56 land tiles and 3 of 14 menhir tiles fit here." */
void say_cell_fits(const Edition *edition, const Remaining *remaining, const CellFits *fits,
                   char *text, size_t capacity);

/* "22 of 56 tiles left would fit", or that none would; land tiles alone are drawn by turn. */
void say_tiles_fit(const Remaining *remaining, const CellFits *fits, char *text, size_t capacity);

/* A chance of 0..1 as people say it: "2 in 3", "1 in 20", "19 in 20", "certain", "none". */
void say_chance(double chance, char *text, size_t capacity);

/* "Jonas draws 9 more land tiles: the chance that one of them fits is 2 in 3."; or why there is
 * none; empty where no tile fits at all. */
void say_chance_of(const Setup *setup, const Game *game, const Remaining *remaining,
                   const CellFits *fits, char *text, size_t capacity);

/* Every item of an award: "forest of 4 tiles, 2 mushroom groups, shared". */
void say_award_items(const Terms *terms, const Award *award, char *text, size_t capacity);

/* The sum that an award's points are, by its items: 4 tiles of 2 points and a group of mushrooms
 * are "4x2 + 3", with a multiplication sign. */
void say_award_sum(const Ruleset *rules, const Award *award, char *text, size_t capacity);

/* An entry of the log: an award's items, the tile discarded, the extra turn. */
void say_log_entry(const Edition *edition, const LogEntry *entry, char *text, size_t capacity);

#endif
