/* The words for files: their names, and why one cannot be read. */
#ifndef VIEW_WORDS_FILES_H
#define VIEW_WORDS_FILES_H

#include "core/record.h"

/* The last part of a path, within it. */
const char *say_file_name(const char *path);

/* The end of a path, which tells more than its beginning, in at most `capacity` bytes. */
void say_path(const char *path, char *text, size_t capacity);

/* Whether a file has nothing of a saved game: a picture, say, chosen by mistake. */
bool say_is_foreign(const RecordError *error);

/* "ana.aurochs:17: place 1,0 r2: north: river meets forest"; where the record was not refused, what
 * `number`, an errno, means for the file. */
void say_refusal(const char *path, const RecordError *error, int number, char *message,
                 size_t capacity);

#endif
