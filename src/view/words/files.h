/* The words for files: their names, why one cannot be read, and what became of one. Names of files
 * stay as they are in every language, and so does what the system says. All texts are cut at
 * `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_FILES_H
#define VIEW_WORDS_FILES_H

#include "core/record.h"
#include "view/words/phrases.h"

/* Why a record was refused, in the window as on the terminal, with the words that stand in the
 * file. In one line without file name and line number: "place 1,0 r2: north: river meets forest".
 */
void say_record_error(const RecordError *error, char *text, size_t capacity);

/* The last part of a path, within it. */
const char *say_file_name(const char *path);

/* Fills {file} with a path, of which a long one shows its end, and {reason}; "" for those that the
 * sentence has not. Returns `text`. */
const char *say_of_file(int which, const char *path, const char *reason, char *text,
                        size_t capacity);

/* The same of a game by its name, without the folder and the ending. */
const char *say_of_game(int which, const char *path, const char *reason, char *text,
                        size_t capacity);

/* "ana.aurochs: No such file or directory", what an errno means for a file. */
void say_failed(const char *path, int number, char *text, size_t capacity);

/* To somebody who has chosen a file: "ana.aurochs:17: place 1,0 r2: north: river meets forest";
 * where the record was not refused, what `number`, an errno, means for the file; where it has
 * nothing of a saved game, a picture say, which files have. */
void say_open_refusal(const char *path, const RecordError *error, int number, char *message,
                      size_t capacity);

/* The same of the game that is kept, and where it was `moved`, or NULL. */
void say_unreadable(const char *path, const RecordError *error, int number, const char *moved,
                    char *message, size_t capacity);

/* Why a game in a list cannot be opened, `number` as say_open_refusal. */
void say_damage(const RecordError *error, int number, char *text, size_t capacity);

/* "Saved: ana"; where another name was typed ("": it is not known), what became of it. */
void say_saved(const char *path, const char *typed, char *text, size_t capacity);

/* "ana.aurochs: a whole path has at most 4095 bytes." */
void say_too_long(const char *path, char *text, size_t capacity);

#endif
