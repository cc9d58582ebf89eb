/* A file that is written bit by bit, for those who watch a program. */
#ifndef PLAY_STREAM_H
#define PLAY_STREAM_H

#include <stdbool.h>

/* All zero: none. */
typedef struct FileStream {
    bool open;
    int file;
} FileStream;

/* Begins a new file, or empties the one that is there. False on error, with errno set (ENOTSUP: it
 * is no regular file). */
bool stream_open(FileStream *stream, const char *path);

/* What cannot be written is left out. */
void stream_put(FileStream *stream, const char *text);
void stream_close(FileStream *stream);

#endif
