/* The words for files: their names, why one cannot be read, and what became of one. Names of files
 * stay as they are in every language, and so does what the system says. */
#ifndef VIEW_WORDS_FILES_H
#define VIEW_WORDS_FILES_H

#include "core/record.h"
#include "core/setup.h"
#include "view/words/phrases.h"
#include <stdint.h>

/* Why a record was refused, in the window as on the terminal, with the words that stand in the
 * file. In one line without file name and line number: "place 1,0 r2: north: river meets forest".
 */
const char *say_record_error(const RecordError *error);

/* Fills {file} with a path, of which a long one shows its end, and {reason}; "" for those that the
 * sentence has not. */
const char *say_of_file(int which, const char *path, const char *reason);

/* The same of a game by its name, without the folder and the ending. */
const char *say_of_game(int which, const char *path, const char *reason);

/* "ana.aurochs: No such file or directory", what an errno means for a file. */
const char *say_failed(const char *path, int number);

/* To somebody who has chosen a file: "ana.aurochs:17: place 1,0 r2: north: river meets forest";
 * where the record was not refused, what `number`, an errno, means for the file; where it has
 * nothing of a saved game, a picture say, which files have. */
const char *say_open_refusal(const char *path, const RecordError *error, int number);

/* The same of the game that is kept, and where it was `moved`, or NULL. */
const char *say_unreadable(const char *path, const RecordError *error, int number,
                           const char *moved);

/* Why a game in a list cannot be opened, `number` as say_open_refusal. */
const char *say_damage(const RecordError *error, int number);

/* "Saved: ana"; where another name was typed ("": it is not known), what became of it. */
const char *say_saved(const char *path, const char *typed);

/* "ana.aurochs: a whole path has at most 4095 bytes." */
const char *say_too_long(const char *path);

/* The words of games in lists, of their days, and of a game that begins. */

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
const char *say_when(int64_t then, int64_t now, int offset);

/* The same for a list of dates: "Today, 14:05", "Yesterday, 14:05", of the last days "Sunday,
 * 14:05", "3 November" or, of another year than `now`'s, "3 November 2025". */
const char *say_date(int64_t then, int64_t now, int offset);

/* "2026-11-22", in names of files: the same in every language. */
const char *say_day(int64_t then, int offset);

/* What starts, and what becomes of a game that is not over: "Your unfinished game stays under Open
 * a game. 2 people, 1 computer, second edition". */
typedef struct Starting {
    EditionId edition;
    int people, computers;
    bool leaves; /* a game that is not over */
} Starting;

const char *say_start(const Starting *starting);

#endif
