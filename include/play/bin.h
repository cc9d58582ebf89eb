/* Saved games that were deleted: kept under hidden names beside where they were, so that each can
 * be taken back until the program ends. Each such file is locked as long as its window remembers
 * it: what nobody has locked was left by a program that is gone, and is swept up. */
#ifndef PLAY_BIN_H
#define PLAY_BIN_H

#include "play/files.h"
#include "play/lock.h"

enum { MAX_DELETED = 8 };

typedef struct Deleted {
    char path[MAX_PATH_BYTES]; /* where it was */
    char kept[MAX_PATH_BYTES]; /* where it is */
    FileLock lock;             /* of that file */
} Deleted;

/* All zero: empty. */
typedef struct Bin {
    int count;
    Deleted of[MAX_DELETED]; /* the last one deleted is the last */
} Bin;

/* Takes a file out of its folder; where too many are kept the oldest goes for good. False, with
 * errno set and the file where it was, on error. */
bool bin_put(Bin *bin, const char *path);

/* Puts the last one back; `path` receives where that is. False, with errno set (EEXIST: there is
 * another one by now) and all as it was, on error. */
bool bin_take_back(Bin *bin, char path[MAX_PATH_BYTES]);

/* All go for good. */
void bin_empty(Bin *bin);

/* Deletes what programs that are gone have left in a folder. */
void bin_sweep(const char *folder);

#endif
