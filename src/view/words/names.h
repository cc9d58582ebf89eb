/* What the files of this room share: sentences with a count, lists of whole phrases, and players as
 * sentences name them. Players' names: whole where there is room, cut so that it is seen where
 * there is not, and together. All texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_NAMES_H
#define VIEW_WORDS_NAMES_H

#include <stddef.h>

#include "core/setup.h"
#include "view/draw/draw.h"
#include "view/words/phrases.h"

/* Whether the text has a letter that no font has, and no system's either: such letters are all
 * drawn alike. Asks the function that was told last, with its context; none (NULL): all letters are
 * there. */
typedef bool LacksLetters(void *context, const char *text);
bool letters_lack(const char *text);
void letters_ask(LacksLetters *lacks, void *context);

/* A seat's name, or its colour's where the name is empty or cannot be read. */
const char *say_seat(const Seat *seat);

/* The name that a new seat is given: "Player 3", "The Cub", "The Cub 2". */
void say_given(SeatKind kind, int number, char *text, size_t capacity);

enum { BRIEF_LETTERS = 18, BRIEF_NAME = 4 * BRIEF_LETTERS + 4 };

/* What comes before the first space of a player's name; a computer's name without its "The". False,
 * with `text` untouched, where that is all of it or another player's name begins with the same
 * letters. */
bool say_first_name(const Setup *setup, int player, char text[MAX_NAME]);

/* A player's name inside a sentence, in at most BRIEF_LETTERS letters: whole, or the first name, or
 * cut, the last letter a sign that more are left out. Returns `text`. */
const char *say_brief(const Setup *setup, int player, char text[BRIEF_NAME]);

/* "Ana, Bo and Cai"; `players`: bit 1 << player. */
void say_names(const Setup *setup, uint8_t players, char *text, size_t capacity);

/* "Ana wins the valley", "Ana, Bo and Cai share the valley"; `leaders`: bit 1 << player. */
void say_winners(const Setup *setup, uint8_t leaders, char *text, size_t capacity);

/* "Ana", "Ana and Bo", "3 players" (bit 1 << player); "nobody" for none. All texts are cut at
 * `capacity` bytes, between characters. */
void say_holders(const Setup *setup, uint8_t holders, char *text, size_t capacity);

/* Bytes of a phrase in a list, and of the whole list, the closing NUL included. */
enum { MAX_PHRASE = 256, MAX_LIST = 1024 };

/* Appends a phrase to a list: "forest, 4 tiles". An empty list becomes the phrase alone. */
void phrase_add(char *text, size_t capacity, const char *phrase);

/* Appends the last phrase of a list that ends so: "3, 4 and 5". */
void phrase_end(char *text, size_t capacity, const char *phrase);

#endif
