/* What the files of this room share: sentences with a count, lists of whole phrases, and players as
 * sentences name them. Players' names: whole where there is room, cut so that it is seen where
 * there is not, and together. */
#ifndef VIEW_WORDS_NAMES_H
#define VIEW_WORDS_NAMES_H

#include <stddef.h>

#include "core/setup.h"
#include "play/seating.h"
#include "view/draw/draw.h"
#include "view/words/phrases.h"

/* Whether the text has a letter that no font has, and no system's either: such letters are all
 * drawn alike. Asks the function that was told last, with its context; none (NULL): all letters are
 * there. */
typedef bool LacksLetters(void *context, const char *text);
bool letters_lack(const char *text);
void letters_ask(LacksLetters *lacks, void *context);

/* A seat's name, one that was given in the language of the screen; or its colour's where the name
 * is empty or cannot be read. */
const char *say_seat(const Seat *seat);

/* The name in a seat that was given none: "Player 3", "The Cub", "The Cub 2". Records have it in
 * English. */
const char *say_given(SeatKind kind, int number);

enum { BRIEF_LETTERS = 18 };

/* The name of a seat that is being arranged. */
const char *say_plan(const SeatPlan *plan);

/* What comes before the first space of a player's name; a computer's name without its "The". NULL
 * where that is all of it or another player's name begins with the same letters. */
const char *say_first_name(const Setup *setup, int player);

/* A player's name inside a sentence, in at most BRIEF_LETTERS letters: whole, or the first name, or
 * cut, the last letter a sign that more are left out. */
const char *say_brief(const Setup *setup, int player);

/* "Ana, Bo and Cai"; `players`: bit 1 << player. */
const char *say_names(const Setup *setup, uint8_t players);

/* "Ana wins the valley", "Ana, Bo and Cai share the valley"; `leaders`: bit 1 << player. */
const char *say_winners(const Setup *setup, uint8_t leaders);

/* "Ana", "Ana and Bo", "3 players" (bit 1 << player); "nobody" for none. */
const char *say_holders(const Setup *setup, uint8_t holders);

/* A list with a phrase more: "forest, 4 tiles". An empty list becomes the phrase alone. */
const char *phrase_add(const char *list, const char *phrase);

/* The same with the last phrase of a list that ends so: "3, 4 and 5". */
const char *phrase_end(const char *list, const char *phrase);

#endif
