/* Files, read and written whole. A file is written beside its place, synced and renamed over it, so that
 * at any moment the old one or the new one is there, never half of one. */
#ifndef PLAY_FILES_H
#define PLAY_FILES_H

#include <stdbool.h>
#include <stddef.h>

enum { MAX_PATH_BYTES = 4096 };

/* Reads a file of at most `most` bytes into memory that the caller frees; a NUL follows the last byte.
 * NULL on error, with errno set (EFBIG: more than `most` bytes). */
char *file_read(const char *path, size_t most, size_t *size);

/* Replaces the file by `size` bytes, or leaves it as it was. False on error, with errno set. */
bool file_write(const char *path, const void *bytes, size_t size);

#endif
