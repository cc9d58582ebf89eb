#include "play/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
