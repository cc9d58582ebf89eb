/* The words for games in a list. All texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_GAMES_H
#define VIEW_WORDS_GAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/* Why a game is kept in another slot than its own. */
typedef enum Beside {
    BESIDE_PLAYED,  /* another window plays what is there */
    BESIDE_WRITTEN, /* another window has written there */
    BESIDE_STAYS,   /* what is there can be moved nowhere */
    BESIDES
} Beside;

/* "Another window plays the last game. This one is kept beside it." */
const char *say_kept_beside(Beside why);

/* At the title: some window has a game on the table. */
const char *say_another_plays(void);

/* At the title: what would have gone on is not what waits now, `waits`: another game does. */
const char *say_played_meanwhile(bool waits);

/* A game was opened that another window plays. */
const char *say_opened_beside(void);

/* Why the path of a slot can be written to or deleted by nobody else. */
const char *say_not_by_hand(const char *path, char *text, size_t capacity);

/* "today at 14:05", "yesterday at 14:05", "3 days ago". Moments in seconds since 1970 began,
 * `offset` seconds of local time east of Greenwich; the same for what follows. */
void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* The same for a list of dates: "Today, 14:05", "Yesterday, 14:05", of the last days "Sunday,
 * 14:05", "3 November" or, of another year than `now`'s, "3 November 2025". */
void say_date(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* "2026-11-22", in names of files: the same in every language. */
void say_day(int64_t then, int offset, char *text, size_t capacity);

#endif
