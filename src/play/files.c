#include "play/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/utf8.h"

ShownPath path_shown(const char *path)
{
    ShownPath shown;
    utf8_brief(shown.text, sizeof shown.text, path);
    return shown;
}

char *file_read(const char *path, size_t most, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    size_t capacity = 4096, length = 0;
    char *bytes = malloc(capacity + 1);
    while (bytes) {
        length += fread(bytes + length, 1, capacity - length, file);
        if (length < capacity)
            break;
        if (capacity > most) {
            errno = EFBIG;
            goto fail;
        }
        capacity *= 2;
        char *larger = realloc(bytes, capacity + 1);
        if (!larger)
            goto fail;
        bytes = larger;
    }
    if (!bytes || ferror(file))
        goto fail;
    if (length > most) {
        errno = EFBIG;
        goto fail;
    }
    fclose(file);
    bytes[length] = '\0';
    *size = length;
    return bytes;

fail:;
    int error = errno;
    free(bytes);
    fclose(file);
    errno = error;
    return NULL;
}

static bool write_all(int fd, const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t written = write(fd, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes += written;
        size -= (size_t)written;
    }
    return true;
}

bool file_there(const char *path)
{
    return access(path, F_OK) == 0;
}

bool file_write(const char *path, const void *bytes, size_t size)
{
    char beside[MAX_PATH_BYTES];
    int length = snprintf(beside, sizeof beside, "%s.new", path);
    if (length < 0 || (size_t)length >= sizeof beside) {
        errno = ENAMETOOLONG;
        return false;
    }
    int fd = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (fd < 0)
        return false;
    bool good = write_all(fd, bytes, size) && fsync(fd) == 0;
    int error = errno;
    if (close(fd) != 0 && good) {
        error = errno;
        good = false;
    }
    if (good && rename(beside, path) == 0)
        return true;
    if (good)
        error = errno;
    unlink(beside);
    errno = error;
    return false;
}

bool file_changed(const char *path, int64_t *seconds)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return false;
    *seconds = about.st_mtime;
    return true;
}

static int compare_listed(const void *left, const void *right)
{
    const ListedFile *a = left, *b = right;
    if (a->folder != b->folder)
        return a->folder ? -1 : 1;
    if (!a->folder && a->changed != b->changed)
        return a->changed > b->changed ? -1 : 1;
    return strcmp(a->name, b->name);
}

static bool ends_in(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);
    return length >= tail && strcmp(name + length - tail, ending) == 0;
}

/* A folder, or a plain file of the right ending; nothing else is worth a line. */
static bool look_at(const char *folder, const char *name, const char *ending, ListedFile *file)
{
    char path[MAX_PATH_BYTES];
    struct stat about;
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    if (name[0] == '.' || strlen(name) >= MAX_LISTED_NAME || (size_t)length >= sizeof path ||
        stat(path, &about) != 0)
        return false;
    file->folder = S_ISDIR(about.st_mode);
    file->changed = about.st_mtime;
    snprintf(file->name, sizeof file->name, "%s", name);
    return file->folder || (S_ISREG(about.st_mode) && ends_in(name, ending));
}

bool files_list(const char *folder, const char *ending, Listing *listing)
{
    DIR *directory = opendir(folder);
    struct dirent *entry;
    ListedFile file;
    listing->count = 0;
    if (!directory)
        return false;
    while ((entry = readdir(directory)) != NULL) {
        if (!look_at(folder, entry->d_name, ending, &file))
            continue;
        if (listing->count == MAX_LISTED) {
            /* The last in order makes room, so that the newest stay whatever comes first. */
            qsort(listing->files, MAX_LISTED, sizeof file, compare_listed);
            if (compare_listed(&file, &listing->files[MAX_LISTED - 1]) > 0)
                continue;
            listing->count--;
        }
        listing->files[listing->count++] = file;
    }
    closedir(directory);
    qsort(listing->files, (size_t)listing->count, sizeof file, compare_listed);
    return true;
}
