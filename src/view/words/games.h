/* The words of games in lists, of their days, and of a game that begins. All texts are cut at
 * `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_GAMES_H
#define VIEW_WORDS_GAMES_H

#include <stdint.h>

#include "core/setup.h"
#include "view/words/phrases.h"

/* "45 of 79 land tiles"; of a game that is over "79 land tiles". */
void say_tiles(int drawn, int all, bool over, char *text, size_t capacity);

/* Which games a list shows. */
typedef enum GamesShown { GAMES_ALL, GAMES_GOING_ON, GAMES_OVER, GAMES_SHOWN } GamesShown;

/* What a game is called that nobody gave a name, by its file's: "The last game", "A game that was
 * left"; NULL where somebody has. */
const char *say_kept_game(const char *name);

/* Why a game is kept in another slot than its own. */
typedef enum Beside {
    BESIDE_PLAYED,  /* another window plays what is there */
    BESIDE_WRITTEN, /* another window has written there */
    BESIDE_STAYS,   /* what is there can be moved nowhere */
    BESIDES
} Beside;

/* "today at 14:05", "yesterday at 14:05", "3 days ago". Moments in seconds since 1970 began,
 * `offset` seconds of local time east of Greenwich; the same for what follows. */
void say_when(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* The same for a list of dates: "Today, 14:05", "Yesterday, 14:05", of the last days "Sunday,
 * 14:05", "3 November" or, of another year than `now`'s, "3 November 2025". */
void say_date(int64_t then, int64_t now, int offset, char *text, size_t capacity);

/* "2026-11-22", in names of files: the same in every language. */
void say_day(int64_t then, int offset, char *text, size_t capacity);

/* What starts, and what becomes of a game that is not over: "Your unfinished game stays under Open
 * a game. 2 people, 1 computer, second edition". */
typedef struct Starting {
    EditionId edition;
    int people, computers;
    bool leaves; /* a game that is not over */
} Starting;

void say_start(const Starting *starting, char *text, size_t capacity);

#endif
