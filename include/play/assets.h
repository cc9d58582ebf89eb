/* Where the shipped files lie, and the editions read from them. */
#ifndef PLAY_ASSETS_H
#define PLAY_ASSETS_H

#include "core/record.h"
#include "play/files.h"

/* Writes the path of a shipped file, "tiles/second-edition.txt" say: below the folder that the
 * environment variable AUROCHS_ASSETS names, else the one that the program was built with. False,
 * with errno set, where it is too long; `path` then is no path, but shows how it begins. */
bool asset_path(const char *name, char path[MAX_PATH_BYTES]);

/* Reads a shipped file into memory that the caller frees, its `size` bytes with a closing NUL. NULL
 * on error, with one line in `message` that says what to do. */
char *asset_read(const char *name, size_t *size, char *message, size_t capacity);

/* The tile set of one edition; the storage is the caller's. False on error, with one line in
 * `message` that names the file and says what is wrong. */
bool edition_load(EditionId id, Edition *edition, char *message, size_t capacity);

#endif
