/* A job on a thread of its own, beside the window: what takes longer than a frame may. One job at a
 * time for each Worker. The thread gives way to the one that draws; at the job's end an
 * SDL_USEREVENT wakes who waits for events. What the job works with belongs to it until it is
 * collected. */
#ifndef SDL_WORKERS_H
#define SDL_WORKERS_H

#include <SDL.h>
#include <stdbool.h>

#include "play/files.h"
#include "view/app/looking.h"
#include "view/app/thinking.h"

typedef struct Worker Worker;

/* What a job does; it ends soon after worker_stopping says so. */
typedef void WorkerJob(Worker *worker, void *context);

/* All zero: it has nothing to do. It must stay where it is while it works. */
struct Worker {
    SDL_Thread *thread; /* NULL: nothing to do, or all was collected */
    WorkerJob *job;
    void *context;
    SDL_atomic_t stop, done;
};

/* Begins a job; one that is on is stopped and waited for first. `name` is the thread's. False, with
 * SDL's reason in SDL_GetError, where it cannot begin. */
bool worker_start(Worker *worker, const char *name, WorkerJob *job, void *context);

/* Asks the job to end; it is not waited for. It is still to be collected. */
void worker_stop(Worker *worker);

/* Whether a job is on, or is still to be collected. */
bool worker_busy(const Worker *worker);

/* True once for each job begun, when it has ended, asked to or not. */
bool worker_collect(Worker *worker);

/* Waits for the job to end of itself, or (worker_close) asks it to before; it is collected then. */
void worker_wait(Worker *worker);
void worker_close(Worker *worker);

/* For the job: whether it is to end. */
bool worker_stopping(Worker *worker);

/* Writes a picture as a PNG beside the game: packing a large one takes seconds, which nobody should
 * have to watch the window hang for. One picture at a time. */
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

#define THINK_SECONDS 2 /* a decision, at the table */

/* Thinks about what a program at the table is asked, beside the window. The strongest level thinks
 * on two cores, for as long as it may at most: a first look takes an eighth of that, and where that
 * finds one move far ahead it is the answer. What is asked no more is given up within a few
 * milliseconds. */
typedef struct Thinker {
    float seconds; /* that a decision may take */
    Worker worker, second;
    Question question; /* the worker's while it is busy */
    AiChoice choice;
} Thinker;

/* Hands in the answer that has been found. Before a frame is built. */
void thinker_collect(Thinker *thinker, App *app);

/* Begins to think about what the app asks, and gives up what it does not. After a frame
 * was built. */
void thinker_follow(Thinker *thinker, App *app);

/* Gives up, and waits for that: milliseconds. */
void thinker_close(Thinker *thinker);

/* Looks back beside the window, and shows what it has found so far. What is stopped stands where it
 * was, until it is to go on or another game is asked for. */
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

/* Begins, goes on or stops, as the app asks. After a frame was built. */
void looker_follow(Looker *looker, App *app);

/* Gives up, and waits for that: milliseconds. */
void looker_close(Looker *looker);

#endif
