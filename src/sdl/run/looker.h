/* Looks back beside the window, and shows what it has found so far. What is stopped stands where it
 * was, until it is to go on or another game is asked for. */
#ifndef SDL_LOOKER_H
#define SDL_LOOKER_H

#include "view/app/looking.h"
#include "worker.h"

typedef struct Looker {
    Worker worker;
    LookWork *work; /* the worker's while it is busy */
    uint32_t number;
    bool done;
    SDL_mutex *lock; /* of what follows */
    Review found;
    bool news;
} Looker;

/* Tells the app what has been found. Before a frame is built. */
void looker_collect(Looker *looker, App *app);

/* Begins, goes on or stops, as the app wishes. After a frame was built. */
void looker_follow(Looker *looker, App *app);

/* Gives up, and waits for that: milliseconds. */
void looker_close(Looker *looker);

#endif
