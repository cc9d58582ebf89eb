/* Players, as sentences name them: their colours, several of them, what they did. */
#ifndef VIEW_WORDS_PLAYERS_H
#define VIEW_WORDS_PLAYERS_H

#include "core/setup.h"

/* "Red" and so on, with a capital. */
const char *say_colour(Colour colour);

/* "Ana", "Ana and Bo", "3 players" (bit 1 << player); "nobody" for none. All texts are cut at
 * `capacity` bytes, between characters. */
void say_holders(const Setup *setup, uint8_t holders, char *text, size_t capacity);

/* "Tile laid by Ana"; "in turn 12". */
void say_laid_by(const Setup *setup, int player, char *text, size_t capacity);
void say_in_turn(int turn, char *text, size_t capacity);

/* To whoever types a name with letters that no font has, by which the player cannot be known. */
void say_no_letters(Colour colour, char *text, size_t capacity);

#endif
