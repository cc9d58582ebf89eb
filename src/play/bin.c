#include "play/bin.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "play/numbered.h"

static const char stem[] = ".deleted", ending[] = ".aurochs";

/* The first in the row goes for good. */
static void drop_oldest(Bin *bin)
{
    file_delete(bin->of[0].kept);
    lock_leave(&bin->of[0].lock);
    bin->count--;
    memmove(bin->of, bin->of + 1, (size_t)bin->count * sizeof *bin->of);
}

/* Gives the file a second name, hidden. */
static bool hide(const char *path, char kept[MAX_PATH_BYTES])
{
    char folder[MAX_PATH_BYTES];
    path_folder(path, folder);
    return numbered_duplicate(path, folder, stem, ending, kept);
}

/* Another window may have swept the second name away before it was locked. */
static bool is_whole(const char *path, const char *kept)
{
    FileMark one, other;
    return file_look(path, &one) && file_look(kept, &other) && one.size == other.size;
}

bool bin_put(Bin *bin, const char *path)
{
    Deleted deleted = {.lock = {0}};
    if (strlen(path) >= sizeof deleted.path) {
        errno = ENAMETOOLONG;
        return false;
    }
    snprintf(deleted.path, sizeof deleted.path, "%s", path);
    if (!hide(path, deleted.kept))
        return false;
    if (!lock_take(&deleted.lock, deleted.kept) || !is_whole(path, deleted.kept) ||
        !file_delete(path)) {
        int error = errno;
        file_delete(deleted.kept);
        lock_leave(&deleted.lock);
        errno = error;
        return false;
    }
    if (bin->count == MAX_DELETED)
        drop_oldest(bin);
    bin->of[bin->count++] = deleted;
    return true;
}

bool bin_take_back(Bin *bin, char path[MAX_PATH_BYTES])
{
    errno = ENOENT;
    path[0] = '\0';
    if (bin->count == 0)
        return false;
    Deleted *last = &bin->of[bin->count - 1];
    if (!file_duplicate(last->kept, last->path))
        return false;
    snprintf(path, MAX_PATH_BYTES, "%s", last->path);
    file_delete(last->kept);
    lock_leave(&last->lock);
    bin->count--;
    return true;
}

void bin_empty(Bin *bin)
{
    while (bin->count > 0)
        drop_oldest(bin);
}

static void sweep(void *context, const char *name)
{
    const char *folder = context;
    char path[MAX_PATH_BYTES];
    if (numbered_read(name, stem, ending) && path_in(folder, name, path) && !lock_taken(path))
        file_delete(path);
}

void bin_sweep(const char *folder)
{
    char path[MAX_PATH_BYTES];
    snprintf(path, sizeof path, "%s", folder);
    files_each(path, sweep, path);
}
