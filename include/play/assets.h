/* Where the shipped files lie, and the editions read from them. */
#ifndef PLAY_ASSETS_H
#define PLAY_ASSETS_H

#include "core/record.h"
#include "play/files.h"

/* Tells, once and before anything is read, the folder that the program lies in, with a slash at its
 * end: the assets may have been moved together with it. */
void assets_near(const char *program_folder);

/* Writes the path of a shipped file, "tiles/second-edition.txt" say: below the folder that the
 * environment variable AUROCHS_ASSETS names, else below the first of these that is there: the one
 * beside the program, the one where it was installed, and the source, which in a build folder
 * comes before that. False, with errno set, where it is too long; `path` then is no path, but
 * shows how it begins. */
bool asset_path(const char *name, char path[MAX_PATH_BYTES]);

/* Says in one line why a shipped file cannot be used, what to do, and where it was looked for. */
void asset_fault(const char *name, const char *reason, char *message, size_t capacity);

/* Reads a shipped file into memory that the caller frees, its `size` bytes with a closing NUL. NULL
 * on error, with one line in `message` that says what to do. */
char *asset_read(const char *name, size_t *size, char *message, size_t capacity);

/* The tile set of one edition; the storage is the caller's. False on error, with one line in
 * `message` that names the file and says what is wrong. */
bool edition_load(EditionId id, Edition *edition, char *message, size_t capacity);

#endif
