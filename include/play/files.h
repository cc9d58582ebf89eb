/* Files, read and written whole. A file is written under a name of its own beside its place, synced
 * and renamed over it, and the folder is synced after it, so that at any moment, a power cut
 * included, the old one or the new one is there, never half of one and never none. Several programs
 * may write in one folder: the names beside are of one writer each, and a mark tells whether a file
 * is still the one that was read or written last. Only regular files are read or replaced: a pipe
 * would keep the program waiting, a device might do anything. */
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

/* Whether a path says where it begins, "/..." or "C:/...". */
bool path_is_whole(const char *path);

/* Writes a path of the system's (or NULL) with slashes alone. */
void path_tidy(char *path);

/* What follows the folders of a path. */
const char *path_name(const char *path);

/* The folder that a path's file lies in, as the path spells it; "." where it names none. */
void path_folder(const char *path, char folder[MAX_PATH_BYTES]);

/* The path of a name in a folder. False, with errno set and an empty path, where it has no room. */
bool path_in(const char *folder, const char *name, char path[MAX_PATH_BYTES]);

/* Signs that no name of a file should have on any system, or that would hide it, become lines, and
 * so does the first letter of what Windows keeps for itself ("con"); blanks at either end go, and
 * dots behind. Of nothing but blanks nothing is left. */
void path_mend_name(char *name);

/* Whether a name ends in `ending`, in large letters or small. */
bool path_ends_in(const char *name, const char *ending);

/* What tells a file from all others and from itself after a change; all zero: there is none. */
typedef struct FileMark {
    bool there;
    uint64_t device, inode;
    int64_t size, seconds, nanoseconds; /* when it was changed, since 1970 began */
    uint64_t content;                   /* a hash of its bytes; 0: not looked into */
} FileMark;

/* Reads a regular file of at most `most` bytes into memory that the caller frees; a NUL follows the
 * last byte. NULL on error, with errno set (EFBIG: more than `most` bytes; EISDIR: a folder;
 * ENOTSUP: no regular file). */
char *file_read(const char *path, size_t most, size_t *size);

/* The same, and how the file looked. The mark is good, but for its content, where that is all that
 * could not be read. */
char *file_read_marked(const char *path, size_t most, size_t *size, FileMark *mark);

/* Whether there is a file or folder of this name. */
bool file_there(const char *path);

/* How the file of this name looks, without its content; false where there is none or it cannot be
 * told, with errno set. */
bool file_look(const char *path, FileMark *mark);

/* Whether two marks are of the same file, unchanged. */
bool file_mark_equal(const FileMark *a, const FileMark *b);

/* Whether two paths lead to the same file, however they are spelt. */
bool file_same(const char *a, const char *b);

/* Replaces the file by `size` bytes, or leaves it as it was. A link that leads to a file stays, and
 * that file is replaced. False on error, with errno set. */
bool file_write(const char *path, const void *bytes, size_t size);

/* Writes a file where there is none; false with EEXIST where there is one by then. */
bool file_write_new(const char *path, const void *bytes, size_t size);

/* Replaces the file as long as it is the one of the mark, or gone; false with EEXIST where another
 * one stands there. The mark becomes that of what was written. */
bool file_write_over(const char *path, const void *bytes, size_t size, FileMark *mark);

/* Gives a file a second name in the same folder tree, where there is none: a hard link, or a copy
 * where that cannot be. False on error, with errno set (EEXIST: the name is taken). */
bool file_duplicate(const char *from, const char *to);

/* Gives a file another name in place of its own, where there is none. False on error, with errno
 * set (EEXIST: the name is taken) and the file where it was. */
bool file_move(const char *from, const char *to);

/* Whether files can be written in a folder: a trial file is, and goes again. */
bool folder_takes_files(const char *folder);

/* False on error, with errno set. */
bool file_delete(const char *path);

typedef struct ListedFile {
    char name[MAX_LISTED_NAME];
    bool folder;
    int64_t changed; /* seconds since 1970 began */
} ListedFile;

typedef struct Listing {
    int count;
    ListedFile files[MAX_LISTED];
} Listing;

/* Lists the folders in `folder`, by name, and after them its files whose names end in `ending`
 * (path_ends_in), the newest first; hidden ones are left out, and of more than MAX_LISTED entries
 * the last. False on error, with errno set and an empty listing. */
bool files_list(const char *folder, const char *ending, Listing *listing);

/* Calls `see` with each name in the folder, hidden ones included. False on error, with errno set.
 */
bool files_each(const char *folder, void (*see)(void *context, const char *name), void *context);

/* Deletes what writers that were killed have left beside the files of a folder. */
void files_sweep(const char *folder);

#endif
