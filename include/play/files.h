/* Files, read and written whole. A file is written beside its place, synced and renamed over it, so
 * that at any moment the old one or the new one is there, never half of one. */
#ifndef PLAY_FILES_H
#define PLAY_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MAX_PATH_BYTES = 4096,
    MAX_SHOWN_PATH = 304,  /* bytes of a path in a sentence, the closing NUL included */
    MAX_LISTED_NAME = 256, /* bytes of a name without its folder, the closing NUL included */
    MAX_LISTED = 256,      /* entries of a listing */
};

/* A path as it is shown: the whole, or its beginning and "…". */
typedef struct ShownPath {
    char text[MAX_SHOWN_PATH];
} ShownPath;

ShownPath path_shown(const char *path);

/* Reads a file of at most `most` bytes into memory that the caller frees; a NUL follows the last
 * byte. NULL on error, with errno set (EFBIG: more than `most` bytes). */
char *file_read(const char *path, size_t most, size_t *size);

/* Whether there is a file or folder of this name. */
bool file_there(const char *path);

/* Replaces the file by `size` bytes, or leaves it as it was. False on error, with errno set. */
bool file_write(const char *path, const void *bytes, size_t size);

/* When a file was last changed, in seconds since 1970 began; false when it is not there. */
bool file_changed(const char *path, int64_t *seconds);

typedef struct ListedFile {
    char name[MAX_LISTED_NAME];
    bool folder;
    int64_t changed; /* seconds since 1970 began */
} ListedFile;

typedef struct Listing {
    int count;
    ListedFile files[MAX_LISTED];
} Listing;

/* Lists the folders in `folder`, by name, and after them its files whose names end in `ending`, the
 * newest first; hidden ones are left out, and of more than MAX_LISTED entries the last. False on
 * error, with errno set and an empty listing. */
bool files_list(const char *folder, const char *ending, Listing *listing);

#endif
