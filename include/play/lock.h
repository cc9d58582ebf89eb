/* Locks that other windows of the program see: an empty file stands for each. A lock goes with the
 * process, however that ends, so that nothing must be cleared up after a power cut; the file stays
 * where it is. */
#ifndef PLAY_LOCK_H
#define PLAY_LOCK_H

#include <stdbool.h>

/* All zero: not held. */
typedef struct FileLock {
    bool held;
    int file; /* -1: held, but the disk knows no locks */
} FileLock;

/* Takes the lock that the file `path` stands for, which is made where it is not there. False where
 * another one has it. Where the disk knows no locks, or takes no file, everyone gets it: it keeps
 * windows apart that mean well, and what they write is looked at again before it is replaced. */
bool lock_take(FileLock *lock, const char *path);
void lock_leave(FileLock *lock);

/* Whether somebody has it now. */
bool lock_taken(const char *path);

#endif
