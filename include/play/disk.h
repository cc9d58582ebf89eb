/* The one way to the disk. Every file that the program opens, reads, writes, renames, links,
 * deletes, locks or lists goes through this table, so that a test can put another one in its place
 * and count the operations, let one fail, or stop before any of them. Nothing else under src calls
 * the system for a file; a test reads the sources for it. Results and errno are those of POSIX. */
#ifndef PLAY_DISK_H
#define PLAY_DISK_H

#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef _WIN32
/* What Windows does in any case, or calls otherwise. */
#define O_NOFOLLOW 0
#define O_NONBLOCK 0
#define O_NOCTTY 0
#define O_CLOEXEC O_NOINHERIT
#endif

/* What is known of a file. */
typedef struct FileAbout {
    bool regular, folder;
    uint64_t device, inode, links;
    int64_t size, seconds, nanoseconds; /* the latter two: when it was changed, since 1970 began */
} FileAbout;

/* A folder that is read, name by name. */
typedef struct Folder Folder;

typedef enum KnownFolder { KNOWN_HOME, KNOWN_PICTURES } KnownFolder;

typedef struct Disk {
    int (*open)(const char *path, int flags, mode_t mode);
    ssize_t (*read)(int file, void *bytes, size_t size);
    ssize_t (*write)(int file, const void *bytes, size_t size);
    int (*sync)(int file);
    int (*close)(int file);
    /* Of the open file, with others (`shared`) or alone, until it is closed or the process is gone;
     * at once or not at all: EWOULDBLOCK where another one has it. */
    int (*lock)(int file, bool shared);
    int (*look)(int file, FileAbout *about);
    int (*look_at)(const char *path, FileAbout *about);
    ssize_t (*read_link)(const char *path, char *target, size_t size); /* without a NUL */
    int (*rename)(const char *from, const char *to);
    int (*link)(const char *from, const char *to);
    int (*unlink)(const char *path);
    Folder *(*open_folder)(const char *path);
    const char *(*next)(Folder *folder); /* NULL at the end, where errno stays as it was */
    int (*close_folder)(Folder *folder);
    /* The user's own, as the system tells; false where it does not, or it has no room. */
    bool (*known)(KnownFolder which, char *path, size_t size);
    void (*nap)(int milliseconds);
} Disk;

/* The machine's own. */
extern const Disk disk_machine;

/* The one in use; `disk_machine` unless a test says otherwise. */
extern const Disk *disk;

/* Lets a program that has a window speak to the terminal that it was started from, if any. */
void disk_attach_terminal(void);

#endif
