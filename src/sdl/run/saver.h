/* Writes a picture as a PNG beside the game: packing a large one takes seconds, which nobody should
 * have to watch the window hang for. One picture at a time. */
#ifndef SDL_SAVER_H
#define SDL_SAVER_H

#include "play/files.h"
#include "worker.h"

typedef struct Saver {
    Worker worker;
    SDL_Surface *picture; /* NULL: nothing is being saved */
    char path[MAX_PATH_BYTES];
    bool fresh;
    char fault[160]; /* SDL's reason; "" after success. Not to be read before saver_done */
} Saver;

/* Begins to write `picture`, which the saver takes over, to `path`, which is copied; `fresh`: only
 * where there is no file yet. At the end an SDL_USEREVENT wakes who waits for events. False, with
 * SDL's reason in SDL_GetError, where it cannot begin. */
bool saver_start(Saver *saver, SDL_Surface *picture, const char *path, bool fresh);

/* True once for each picture begun, when it is written or could not be: `fault` says which. */
bool saver_done(Saver *saver);

/* Waits until nothing is being saved any more. */
void saver_close(Saver *saver);

#endif
