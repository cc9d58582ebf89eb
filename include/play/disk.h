/* The one way to the disk. Every file that the program opens, reads, writes, renames, links,
 * deletes, locks or lists goes through this table, so that a test can put another one in its place
 * and count the operations, let one fail, or stop before any of them. Nothing else under src calls
 * the system for a file; a test reads the sources for it. Results and errno are those of POSIX. */
#ifndef PLAY_DISK_H
#define PLAY_DISK_H

#include <dirent.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <sys/types.h>

typedef struct Disk {
    int (*open)(const char *path, int flags, mode_t mode);
    ssize_t (*read)(int file, void *bytes, size_t size);
    ssize_t (*write)(int file, const void *bytes, size_t size);
    int (*sync)(int file);
    int (*close)(int file);
    /* Of the open file, with others (`shared`) or alone, until it is closed or the process is gone;
     * at once or not at all: EWOULDBLOCK where another one has it. */
    int (*lock)(int file, bool shared);
    int (*look)(int file, struct stat *about);
    int (*look_at)(const char *path, struct stat *about);
    ssize_t (*read_link)(const char *path, char *target, size_t size); /* without a NUL */
    int (*rename)(const char *from, const char *to);
    int (*link)(const char *from, const char *to);
    int (*unlink)(const char *path);
    DIR *(*open_folder)(const char *path);
    struct dirent *(*next)(DIR *folder); /* NULL at the end, where errno stays as it was */
    int (*close_folder)(DIR *folder);
} Disk;

/* The machine's own. */
extern const Disk disk_posix;

/* The one in use; `disk_posix` unless a test says otherwise. */
extern const Disk *disk;

#endif
