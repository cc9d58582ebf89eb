#include "play/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "play/disk.h"

bool stream_open(FileStream *stream, const char *path)
{
    /* Without waiting, should it be a pipe. */
    int file =
        disk->open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0644);
    FileAbout about;
    bool plain = file >= 0 && disk->look(file, &about) == 0 && about.regular;
    if (file >= 0 && !plain)
        disk->close(file);
    if (!plain && (file >= 0 || errno == ENXIO))
        errno = ENOTSUP;
    *stream = (FileStream){.open = plain, .file = file};
    return plain;
}

void stream_put(FileStream *stream, const char *text)
{
    for (size_t size = strlen(text); stream->open && size > 0;) {
        ssize_t written = disk->write(stream->file, text, size);
        if (written <= 0)
            return;
        text += written;
        size -= (size_t)written;
    }
}

void stream_close(FileStream *stream)
{
    if (stream->open)
        disk->close(stream->file);
    *stream = (FileStream){0};
}
