/* The words for files: their names, why one cannot be read, and what became of one. Names of files
 * stay as they are in every language, and so does what the system and the records' reader say. All
 * texts are cut at `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_FILES_H
#define VIEW_WORDS_FILES_H

#include "core/record.h"

/* The last part of a path, within it. */
const char *say_file_name(const char *path);

/* The end of a path, which tells more than its beginning, in at most `capacity` bytes. */
void say_path(const char *path, char *text, size_t capacity);

/* Whether a refused file has nothing of a saved game. */
bool files_foreign(const RecordError *error);

/* To somebody who has chosen a file: "ana.aurochs:17: place 1,0 r2: north: river meets forest";
 * where the record was not refused, what `number`, an errno, means for the file; where it has
 * nothing of a saved game, a picture say, which files have. */
void say_open_refusal(const char *path, const RecordError *error, int number, char *message,
                      size_t capacity);

/* The same of the game that is kept, and where it was `moved`, or NULL. */
void say_unreadable(const char *path, const RecordError *error, int number, const char *moved,
                    char *message, size_t capacity);

/* "Saved: ana", without the folder and the ending; where another name was typed ("": it is not
 * known), what became of it. */
void say_saved(const char *path, const char *typed, char *text, size_t capacity);

/* "ana.aurochs: a whole path has at most 4095 bytes." */
void say_too_long(const char *path, char *text, size_t capacity);

/* "There is a saved game called ana already.", what becomes of a
 * game that is deleted. */
void say_exists(const char *path, char *text, size_t capacity);
void say_deletes(const char *name, char *text, size_t capacity);

/* Why something failed, by an errno: a game was not saved or deleted; the games are not kept in a
 * folder, or (a reason in words) there is none; the options are not kept. And what leaving a game
 * costs that is kept in no file. */
void say_not_saved(const char *path, int number, char *text, size_t capacity);
void say_not_deleted(const char *path, int number, char *text, size_t capacity);
void say_not_kept(const char *folder, int number, char *text, size_t capacity);
void say_no_folder(const char *reason, char *text, size_t capacity);
void say_loses_game(const char *folder, char *text, size_t capacity);
void say_options_lost(int number, char *text, size_t capacity);

/* "The 3 turns that were undone are kept as a game under Open a game." */
void say_kept_aside(int turns, char *text, size_t capacity);

/* "The picture is /pictures/Ana, Bo 2026-11-22.png"; why a
 * folder is not shown, or a picture was not saved, by a reason of the system's. */
void say_picture(const char *path, char *text, size_t capacity);
void say_not_shown(const char *reason, char *text, size_t capacity);
void say_no_picture(const char *reason, char *text, size_t capacity);

#endif
