#include "play/disk.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int open_file(const char *path, int flags, mode_t mode)
{
    return open(path, flags, mode);
}

/* flock, because such a lock is of the open file and not of the process: it lasts until that very
 * file is closed, and two windows of one process are two. */
static int lock_file(int file, bool shared)
{
    return flock(file, (shared ? LOCK_SH : LOCK_EX) | LOCK_NB);
}

#ifdef __APPLE__
#define st_mtim st_mtimespec
#endif

static int tell(int result, const struct stat *found, FileAbout *about)
{
    if (result == 0)
        *about = (FileAbout){
            .regular = S_ISREG(found->st_mode),
            .folder = S_ISDIR(found->st_mode),
            .device = (uint64_t)found->st_dev,
            .inode = (uint64_t)found->st_ino,
            .links = (uint64_t)found->st_nlink,
            .size = (int64_t)found->st_size,
            .seconds = (int64_t)found->st_mtim.tv_sec,
            .nanoseconds = (int64_t)found->st_mtim.tv_nsec,
        };
    return result;
}

static int look_at(const char *path, FileAbout *about)
{
    struct stat found;
    return tell(stat(path, &found), &found, about);
}

static int look(int file, FileAbout *about)
{
    struct stat found;
    return tell(fstat(file, &found), &found, about);
}

static Folder *open_folder(const char *path)
{
    return (Folder *)opendir(path);
}

static const char *next(Folder *folder)
{
    struct dirent *entry = readdir((DIR *)folder);
    return entry ? entry->d_name : NULL;
}

static int close_folder(Folder *folder)
{
    return closedir((DIR *)folder);
}

/* Pictures lie where the desktop says, which is a file of its own. */
static bool known(KnownFolder which, char *path, size_t size)
{
    const char *home = which == KNOWN_HOME ? getenv("HOME") : NULL;
    return home && snprintf(path, size, "%s", home) < (int)size;
}

static void nap(int milliseconds)
{
    nanosleep(&(struct timespec){.tv_nsec = milliseconds * 1000000L}, NULL);
}

void disk_attach_terminal(void)
{
}

const Disk disk_machine = {
    .open = open_file,
    .read = read,
    .write = write,
    .sync = fsync,
    .close = close,
    .lock = lock_file,
    .look = look,
    .look_at = look_at,
    .read_link = readlink,
    .rename = rename,
    .link = link,
    .unlink = unlink,
    .open_folder = open_folder,
    .next = next,
    .close_folder = close_folder,
    .known = known,
    .nap = nap,
};

const Disk *disk = &disk_machine;
