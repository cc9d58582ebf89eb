#include "play/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "play/disk.h"

bool stream_open(FileStream *stream, const char *path)
{
    int file = disk->open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    *stream = (FileStream){.open = file >= 0, .file = file};
    return file >= 0;
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
