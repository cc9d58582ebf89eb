/* Jobs that take longer than a frame, each on a thread of its own: thinking, looking back, saving a
 * picture. A Worker has one job at a time. Its thread has a low priority. At the end of a job an
 * SDL_USEREVENT wakes who waits for events. What the job works with belongs to it until it is
 * collected. */
#ifndef SDL_WORKERS_H
#define SDL_WORKERS_H

#include <SDL.h>
#include <stdbool.h>

#include "play/files.h"
#include "view/app/thinking.h"

typedef struct Worker Worker;

/* What a job does. It ends soon after worker_stopping says so. */
typedef void WorkerJob(Worker *worker, void *context);

/* All zero: it has nothing to do. It must stay where it is while it works. */
struct Worker {
    SDL_Thread *thread; /* NULL: there is no job, or it was collected */
    WorkerJob *job;
    void *context;
    SDL_atomic_t stop, done;
};

/* Begins a job; stops and waits for another one first. `name`: the thread's. False with SDL's
 * reason in SDL_GetError. */
bool worker_start(Worker *worker, const char *name, WorkerJob *job, void *context);

/* Asks the job to end, and does not wait. It is still to be collected. */
void worker_stop(Worker *worker);

/* Whether there is a job that was not collected. */
bool worker_busy(const Worker *worker);

/* Collects a job that has ended: true once for each. */
bool worker_collect(Worker *worker);

/* Waits for the job to end, and collects it. */
void worker_wait(Worker *worker);

/* As worker_wait, but asks it to end first. */
void worker_close(Worker *worker);

/* For the job: whether it is to end. */
bool worker_stopping(Worker *worker);

/* Writes a picture as a PNG: to pack a large one takes seconds. One picture at a time. */
typedef struct Saver {
    Worker worker;
    SDL_Surface *picture; /* NULL: nothing is being saved */
    char path[MAX_PATH_BYTES];
    bool fresh;
    char fault[160]; /* SDL's reason; "": it is written. After saver_done */
} Saver;

/* Begins to write `picture`, which the saver takes over, to `path`. `fresh`: not over a file that
 * is there. False with SDL's reason in SDL_GetError. */
bool saver_start(Saver *saver, SDL_Surface *picture, const char *path, bool fresh);

/* True once for each picture, when it is written or could not be: `fault` says which. */
bool saver_done(Saver *saver);

/* Waits until nothing is being saved. */
void saver_close(Saver *saver);

#define THINK_SECONDS 2 /* a decision, at the table */

/* Thinks for computer players and advice. The strongest level thinks on two cores: a first look
 * takes an eighth of its time, and one move that is far ahead then is the answer. A question that
 * is not asked any more is given up within milliseconds. */
typedef struct Thinker {
    float seconds; /* that a decision may take */
    Worker worker, second;
    Question question; /* the worker's while it is busy */
    AiChoice choice;
} Thinker;

/* Hands the app an answer that was found. Call it before a frame is made. */
void thinker_collect(Thinker *thinker, App *app);

/* Begins to think about what the app asks, and gives up what it does not ask any more. Call it
 * after a frame was made. */
void thinker_follow(Thinker *thinker, App *app);

/* Gives up, and waits for that some milliseconds. */
void thinker_close(Thinker *thinker);

/* Looks back on a game, and shows what it has found so far. When it is stopped it keeps that, until
 * it goes on or another game is asked for. */
typedef struct Looker {
    Worker worker;
    InspectWork *work; /* the worker's while it is busy */
    uint32_t number;
    bool done;
    SDL_mutex *lock; /* of what follows */
    Review found;
    bool news; /* there is more in `found` than the app was told */
} Looker;

/* Tells the app what was found. Call it before a frame is made. */
void looker_collect(Looker *looker, App *app);

/* Begins, goes on or stops, as the app asks. Call it after a frame was made. */
void looker_follow(Looker *looker, App *app);

/* Gives up, and waits for that some milliseconds. */
void looker_close(Looker *looker);

#endif
