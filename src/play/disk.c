#include "play/disk.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
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

static int look_at(const char *path, struct stat *about)
{
    return stat(path, about);
}

static int look(int file, struct stat *about)
{
    return fstat(file, about);
}

const Disk disk_posix = {
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
    .open_folder = opendir,
    .next = readdir,
    .close_folder = closedir,
};

const Disk *disk = &disk_posix;
