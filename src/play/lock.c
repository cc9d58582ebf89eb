#include "play/lock.h"

#include <errno.h>
#include <fcntl.h>

#include "play/disk.h"

/* Who only asks whether a lock is taken has it, shared, for a moment: that must not count. */
enum { TRIES = 5, NAP = 2 /* milliseconds */ };

static bool is_free(int file, bool shared)
{
    for (int i = 0; i < TRIES; i++) {
        if (i > 0)
            disk->nap(NAP);
        if (disk->lock(file, shared) == 0 || errno != EWOULDBLOCK)
            return true;
        if (shared)
            break;
    }
    return false;
}

bool lock_take(FileLock *lock, const char *path)
{
    int file = disk->open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0644);
    if (file >= 0 && !is_free(file, false)) {
        disk->close(file);
        return false;
    }
    *lock = (FileLock){.held = true, .file = file};
    return true;
}

void lock_leave(FileLock *lock)
{
    if (lock->held && lock->file >= 0)
        disk->close(lock->file);
    *lock = (FileLock){0};
}

bool lock_taken(const char *path)
{
    int file = disk->open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);
    bool taken = file >= 0 && !is_free(file, true);
    if (file >= 0)
        disk->close(file);
    return taken;
}
