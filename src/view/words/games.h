/* The words for games in a list. All texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_GAMES_H
#define VIEW_WORDS_GAMES_H

#include <stdbool.h>
#include <stddef.h>

#include "core/record.h"

/* "second edition". */
const char *say_edition(EditionId edition);

/* "45 of 79 land tiles"; of a game that is over "79 land tiles". */
void say_tiles(int drawn, int all, bool over, char *text, size_t capacity);

/* Beside the buttons that choose which games are shown: "Going on 5". */
typedef enum GamesShown { GAMES_ALL, GAMES_GOING_ON, GAMES_OVER, GAMES_SHOWN } GamesShown;

void say_shown(GamesShown shown, int count, char *text, size_t capacity);

/* What a game is called that nobody gave a name, by its file's: "The last game", "A game that was
 * left"; NULL where somebody has. */
const char *say_kept_game(const char *name);

/* Why a file cannot be opened, `number` as say_open_refusal. */
void say_damage(const RecordError *error, int number, char *text, size_t capacity);

#endif
