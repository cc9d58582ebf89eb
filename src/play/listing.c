#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/disk.h"
#include "play/files.h"

bool files_each(const char *folder, void (*see)(void *context, const char *name), void *context)
{
    Folder *directory = disk->open_folder(folder);
    const char *name;
    if (!directory)
        return false;
    errno = 0;
    while ((name = disk->next(directory)) != NULL) {
        see(context, name);
        errno = 0;
    }
    int error = errno;
    disk->close_folder(directory);
    errno = error;
    return error == 0;
}

static int compare_listed(const void *left, const void *right)
{
    const ListedFile *a = left, *b = right;
    if (a->folder != b->folder)
        return a->folder ? -1 : 1;
    if (!a->folder && a->changed != b->changed)
        return a->changed > b->changed ? -1 : 1;
    return utf8_sort(a->name, b->name);
}

/* A folder, or a plain file of the right ending; nothing else is worth a line. */
static bool look_at(const char *folder, const char *name, const char *ending, ListedFile *file)
{
    char path[MAX_PATH_BYTES];
    FileAbout about;
    if (name[0] == '.' || strlen(name) >= MAX_LISTED_NAME || !path_in(folder, name, path) ||
        disk->look_at(path, &about) != 0)
        return false;
    file->folder = about.folder;
    file->changed = about.seconds;
    snprintf(file->name, sizeof file->name, "%s", name);
    return file->folder || (about.regular && path_ends_in(name, ending));
}

typedef struct Sought {
    const char *folder, *ending;
    Listing *listing;
} Sought;

static void add(void *context, const char *name)
{
    const Sought *sought = context;
    Listing *listing = sought->listing;
    ListedFile file;
    if (!look_at(sought->folder, name, sought->ending, &file))
        return;
    if (listing->count == MAX_LISTED) {
        /* The last in order makes room, so that the newest stay whatever comes first. */
        qsort(listing->files, MAX_LISTED, sizeof file, compare_listed);
        if (compare_listed(&file, &listing->files[MAX_LISTED - 1]) > 0)
            return;
        listing->count--;
    }
    listing->files[listing->count++] = file;
}

bool files_list(const char *folder, const char *ending, Listing *listing)
{
    Sought sought = {folder, ending, listing};
    listing->count = 0;
    if (!files_each(folder, add, &sought)) {
        listing->count = 0;
        return false;
    }
    qsort(listing->files, (size_t)listing->count, sizeof(ListedFile), compare_listed);
    return true;
}
