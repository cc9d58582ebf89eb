#include "play/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "core/utf8.h"
#include "play/disk.h"

ShownPath path_shown(const char *path)
{
    ShownPath shown;
    utf8_brief(shown.text, sizeof shown.text, path);
    return shown;
}

/* Windows knows drives, and takes a backslash as a slash. */
#ifdef _WIN32
static const bool drives = true;
#else
static const bool drives = false;
#endif

static bool is_slash(char sign)
{
    return sign == '/' || (drives && sign == '\\');
}

/* Bytes of the drive in front of a path, "C:". */
static size_t drive_of(const char *path)
{
    return drives && *path && path[1] == ':' ? 2 : 0;
}

void path_tidy(char *path)
{
    for (; path && *path; path++)
        if (is_slash(*path))
            *path = '/';
}

bool path_is_whole(const char *path)
{
    return is_slash(path[drive_of(path)]);
}

const char *path_name(const char *path)
{
    const char *name = path + strlen(path);
    while (name > path + drive_of(path) && !is_slash(name[-1]))
        name--;
    return name;
}

void path_folder(const char *path, char folder[MAX_PATH_BYTES])
{
    size_t length = (size_t)(path_name(path) - path), root = drive_of(path) + 1;
    length -= length > root; /* the slash */
    snprintf(folder, MAX_PATH_BYTES, "%.*s", length ? (int)length : 1, length ? path : ".");
}

bool path_in(const char *folder, const char *name, char path[MAX_PATH_BYTES])
{
    const char *head = strcmp(folder, "/") == 0 ? "" : folder;
    if (snprintf(path, MAX_PATH_BYTES, "%s/%s", head, name) < MAX_PATH_BYTES)
        return true;
    path[0] = '\0';
    errno = ENAMETOOLONG;
    return false;
}

/* Whether Windows keeps a name for a device, whatever its ending. */
static bool is_device(const char *name)
{
    static const char *const devices[] = {"con", "prn", "aux", "nul", "com", "lpt"};
    size_t length = strcspn(name, ".");
    for (int i = 0; i < 6; i++)
        if (strncasecmp(name, devices[i], 3) == 0 &&
            (i < 4 ? length == 3 : length == 4 && strchr("123456789", name[3])))
            return true;
    return false;
}

void path_mend_name(char *name)
{
    char *at = name + strspn(name, " ");
    size_t size = strlen(at), length;
    memmove(name, at, size + 1);
    for (at = name; *at; at += length) {
        length = utf8_length(at, strlen(at));
        bool good = length && utf8_quotable(at, length) && !utf8_steers(at, length) &&
                    !strchr("/\\:*?\"<>|", *at);
        length += !length;
        if (!good || (at == name && *at == '.'))
            memset(at, '-', length);
    }
    while (size > 0 && strchr(" .", name[size - 1]))
        name[--size] = '\0';
    if (is_device(name))
        *name = '-';
}

bool path_ends_in(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);
    return length >= tail && strcasecmp(name + length - tail, ending) == 0;
}

/* MOST_STALLS: times in a row that the system may do nothing before it counts as a fault. */
enum { MOST_STALLS = 100, MOST_TEMPORARIES = 10000, MOST_LINKS = 40, MAX_COPY = 1 << 26 };

static FileMark mark_of(const FileAbout *about)
{
    return (FileMark){.there = true,
                      .device = about->device,
                      .inode = about->inode,
                      .size = about->size,
                      .seconds = about->seconds,
                      .nanoseconds = about->nanoseconds};
}

bool file_mark_equal(const FileMark *a, const FileMark *b)
{
    return a->there == b->there && a->device == b->device && a->inode == b->inode &&
           a->size == b->size && a->seconds == b->seconds && a->nanoseconds == b->nanoseconds;
}

bool file_look(const char *path, FileMark *mark)
{
    FileAbout about;
    bool good = disk->look_at(path, &about) == 0;
    *mark = good ? mark_of(&about) : (FileMark){0};
    return good;
}

bool file_there(const char *path)
{
    FileMark mark;
    return file_look(path, &mark);
}

bool file_same(const char *a, const char *b)
{
    FileMark one, other;
    return file_look(a, &one) && file_look(b, &other) && one.device == other.device &&
           one.inode == other.inode;
}

bool file_delete(const char *path)
{
    return disk->unlink(path) == 0;
}

static uint64_t hash_of(const char *bytes, size_t size)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (uint8_t)bytes[i]) * 1099511628211u;
    return hash | 1; /* never 0, which says that nobody has looked */
}

static bool is_regular(const FileAbout *about)
{
    if (about->regular)
        return true;
    errno = about->folder ? EISDIR : ENOTSUP;
    return false;
}

static void close_quietly(int file)
{
    int error = errno;
    disk->close(file);
    errno = error;
}

/* Looked at before it is opened, for that alone can do something to a device, and after it, for
 * another file may have come in between: without waiting, should it be a pipe. */
static int open_regular(const char *path, FileAbout *about)
{
    if (disk->look_at(path, about) != 0 || !is_regular(about))
        return -1;
    int file = disk->open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
    if (file >= 0 && (disk->look(file, about) != 0 || !is_regular(about))) {
        close_quietly(file);
        return -1;
    }
    return file;
}

/* Reads until the end or until `capacity` bytes; -1 on error. */
static ptrdiff_t read_some(int file, char *bytes, size_t capacity)
{
    size_t length = 0;
    for (int stalls = 0; length < capacity;) {
        ssize_t more = disk->read(file, bytes + length, capacity - length);
        if (more == 0)
            break;
        if (more < 0 && (errno != EINTR || ++stalls > MOST_STALLS))
            return -1;
        length += more > 0 ? (size_t)more : 0;
        stalls = more > 0 ? 0 : stalls;
    }
    return (ptrdiff_t)length;
}

static char *read_all(int file, size_t most, size_t *size)
{
    size_t capacity = most < 4096 ? most + 1 : 4096, length = 0;
    char *bytes = malloc(capacity + 1), *larger;
    while (bytes) {
        ptrdiff_t more = read_some(file, bytes + length, capacity - length);
        length += more > 0 ? (size_t)more : 0;
        if (more >= 0 && length < capacity) {
            bytes[length] = '\0';
            *size = length;
            return bytes;
        }
        if (more >= 0 && length > most)
            errno = EFBIG;
        capacity = capacity < most / 2 ? capacity * 2 : most + 1;
        larger = more >= 0 && length <= most ? realloc(bytes, capacity + 1) : NULL;
        if (!larger) {
            int error = errno;
            free(bytes);
            errno = error;
        }
        bytes = larger;
    }
    return NULL;
}

/* As file_read_marked, but for the content. */
static char *read_looked_at(const char *path, size_t most, size_t *size, FileMark *mark)
{
    FileAbout about;
    int file = open_regular(path, &about);
    *mark = (FileMark){0};
    *size = 0;
    if (file < 0)
        return NULL;
    char *bytes = read_all(file, most, size);
    close_quietly(file);
    *mark = mark_of(&about);
    return bytes;
}

char *file_read_marked(const char *path, size_t most, size_t *size, FileMark *mark)
{
    char *bytes = read_looked_at(path, most, size, mark);
    mark->content = bytes ? hash_of(bytes, *size) : 0;
    return bytes;
}

char *file_read(const char *path, size_t most, size_t *size)
{
    FileMark mark;
    return read_looked_at(path, most, size, &mark);
}

/* A file in the making, beside its place. It is locked as long as it is one: what nobody has locked
 * was left by a writer that is gone. */
typedef struct Temporary {
    char path[MAX_PATH_BYTES];
    int file;
} Temporary;

#define TEMPORARY_STEM ".aurochs-"
#define TEMPORARY_ENDING ".new"

static bool open_temporary(const char *path, Temporary *temporary)
{
    char folder[MAX_PATH_BYTES];
    FileAbout about;
    if (strlen(path) >= MAX_PATH_BYTES) {
        errno = ENAMETOOLONG;
        return false;
    }
    path_folder(path, folder);
    for (int i = 0; i < MOST_TEMPORARIES; i++) {
        int length =
            snprintf(temporary->path, MAX_PATH_BYTES,
                     "%s/" TEMPORARY_STEM "%ld-%d" TEMPORARY_ENDING, folder, (long)getpid(), i);
        if (length >= MAX_PATH_BYTES) {
            errno = ENAMETOOLONG;
            return false;
        }
        temporary->file =
            disk->open(temporary->path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
        if (temporary->file < 0 && errno == EEXIST)
            continue;
        if (temporary->file < 0)
            return false;
        /* Somebody may have swept it away before it was locked. */
        if ((disk->lock(temporary->file, false) == 0 || errno != EWOULDBLOCK) &&
            disk->look(temporary->file, &about) == 0 && about.links > 0)
            return true;
        disk->close(temporary->file);
    }
    errno = EEXIST;
    return false;
}

static bool write_all(int file, const char *bytes, size_t size)
{
    for (int stalls = 0; size > 0;) {
        ssize_t written = disk->write(file, bytes, size);
        if (written < 0 && errno != EINTR)
            return false;
        if (written <= 0 && ++stalls > MOST_STALLS) {
            errno = EIO;
            return false;
        }
        if (written > 0) {
            bytes += written;
            size -= (size_t)written;
            stalls = 0;
        }
    }
    return true;
}

/* Makes a name last through a power cut. Not every disk can, and what was written is whole without
 * it: no fault. */
static void sync_folder(const char *path)
{
    char folder[MAX_PATH_BYTES];
    int error = errno;
    path_folder(path, folder);
    int file = disk->open(folder, O_RDONLY | O_CLOEXEC, 0);
    if (file >= 0) {
        disk->sync(file);
        disk->close(file);
    }
    errno = error;
}

static bool links_fail(int error)
{
    return error == EPERM || error == ENOTSUP || error == EOPNOTSUPP || error == ENOSYS ||
           error == EMLINK || error == EXDEV || error == EINVAL;
}

/* Gives a temporary file its name where that is free: by a link, which never replaces anything;
 * where there are none, by taking the name first with an empty file. */
static bool take_free_place(const Temporary *temporary, const char *path)
{
    if (disk->link(temporary->path, path) == 0) {
        disk->unlink(temporary->path);
        return true;
    }
    if (!links_fail(errno))
        return false;
    int file = disk->open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (file < 0)
        return false;
    disk->close(file);
    if (disk->rename(temporary->path, path) == 0)
        return true;
    int error = errno;
    disk->unlink(path);
    errno = error;
    return false;
}

/* Whether the file that stands there is the one of a mark: by its looks, or, since some disks
 * change those by themselves, by its content. */
static bool is_known(const char *path, const FileAbout *about, const FileMark *known)
{
    FileMark mark = mark_of(about);
    size_t size;
    if (file_mark_equal(&mark, known))
        return true;
    if (!known->content || mark.size != known->size)
        return false;
    free(file_read_marked(path, (size_t)known->size, &size, &mark));
    return mark.content == known->content;
}

typedef enum Replaces { REPLACES_ANY, REPLACES_NONE, REPLACES_KNOWN } Replaces;

static bool take_place(const Temporary *temporary, const char *path, Replaces replaces,
                       const FileMark *known)
{
    FileAbout about;
    if (replaces == REPLACES_NONE)
        return take_free_place(temporary, path);
    if (disk->look_at(path, &about) != 0) {
        if (errno == ELOOP && replaces == REPLACES_KNOWN)
            errno = EEXIST; /* links that lead to each other are no file, yet have the name */
        if (errno != ENOENT)
            return false;
        if (replaces == REPLACES_KNOWN)
            return take_free_place(temporary, path);
    } else if (!is_regular(&about)) {
        return false;
    } else if (replaces == REPLACES_KNOWN && !is_known(path, &about, known)) {
        errno = EEXIST;
        return false;
    }
    return disk->rename(temporary->path, path) == 0;
}

/* The file stays open, and so locked, until it has its place. */
static bool put(const char *path, const char *bytes, size_t size, Replaces replaces, FileMark *mark)
{
    Temporary temporary;
    FileAbout about;
    if (!open_temporary(path, &temporary))
        return false;
    bool good = write_all(temporary.file, bytes, size) && disk->sync(temporary.file) == 0 &&
                disk->look(temporary.file, &about) == 0 &&
                take_place(&temporary, path, replaces, mark);
    if (good) {
        *mark = mark_of(&about);
        mark->content = hash_of(bytes, size);
        sync_folder(path);
    } else {
        int error = errno;
        disk->unlink(temporary.path);
        errno = error;
    }
    close_quietly(temporary.file);
    return good;
}

bool folder_takes_files(const char *folder)
{
    static const char trial[1 << 14];
    char path[MAX_PATH_BYTES];
    Temporary temporary;
    if (!path_in(folder, "", path) || !open_temporary(path, &temporary))
        return false;
    bool good = write_all(temporary.file, trial, sizeof trial);
    disk->unlink(temporary.path);
    return disk->close(temporary.file) == 0 && good;
}

/* What is to be replaced: the file that links lead to, or, where they lead to none, the path as it
 * is. False, with errno set, where that cannot be told. */
static bool follow_links(const char *path, char real[MAX_PATH_BYTES])
{
    char target[MAX_PATH_BYTES], folder[MAX_PATH_BYTES];
    FileAbout about;
    bool found = disk->look_at(path, &about) == 0;
    if (!found && errno != ENOENT && errno != ELOOP)
        return false;
    snprintf(real, MAX_PATH_BYTES, "%s", path);
    if (!found || !about.regular)
        return true;
    for (int links = 0; links < MOST_LINKS; links++) {
        ssize_t size = disk->read_link(real, target, sizeof target - 1);
        if (size < 0)
            return errno == EINVAL;
        target[size] = '\0';
        path_folder(real, folder);
        if (path_is_whole(target))
            memcpy(real, target, sizeof target);
        else if (!path_in(folder, target, real))
            return false;
    }
    errno = ELOOP;
    return false;
}

bool file_write(const char *path, const void *bytes, size_t size)
{
    char real[MAX_PATH_BYTES], folder[MAX_PATH_BYTES];
    FileMark mark = {0};
    if (!follow_links(path, real))
        return false;
    path_folder(real, folder);
    if (strcmp(path, real) != 0)
        files_sweep(folder); /* nobody else does where only links lead */
    return put(real, bytes, size, REPLACES_ANY, &mark);
}

bool file_write_new(const char *path, const void *bytes, size_t size)
{
    FileMark mark = {0};
    return put(path, bytes, size, REPLACES_NONE, &mark);
}

bool file_write_over(const char *path, const void *bytes, size_t size, FileMark *mark)
{
    return put(path, bytes, size, REPLACES_KNOWN, mark);
}

bool file_duplicate(const char *from, const char *to)
{
    if (disk->link(from, to) == 0) {
        sync_folder(to);
        return true;
    }
    size_t size;
    char *bytes = links_fail(errno) ? file_read(from, MAX_COPY, &size) : NULL;
    bool good = bytes && file_write_new(to, bytes, size);
    int error = errno;
    free(bytes);
    errno = error;
    return good;
}

bool file_move(const char *from, const char *to)
{
    if (!file_duplicate(from, to))
        return false;
    if (disk->unlink(from) == 0)
        return true;
    int error = errno;
    disk->unlink(to);
    errno = error;
    return false;
}

/* Deletes a temporary file that no writer holds any more. */
static void sweep(void *context, const char *name)
{
    const char *folder = context;
    char path[MAX_PATH_BYTES];
    size_t size = strlen(name), stem = strlen(TEMPORARY_STEM), ending = strlen(TEMPORARY_ENDING);
    if (size <= stem + ending || strncmp(name, TEMPORARY_STEM, stem) != 0 ||
        strcmp(name + size - ending, TEMPORARY_ENDING) != 0 || !path_in(folder, name, path))
        return;
    int file = disk->open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);
    if (file < 0)
        return;
    if (disk->lock(file, false) == 0)
        disk->unlink(path);
    disk->close(file);
}

void files_sweep(const char *folder)
{
    char path[MAX_PATH_BYTES];
    snprintf(path, sizeof path, "%s", folder);
    files_each(path, sweep, path);
}
