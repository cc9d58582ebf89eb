/* A job on a thread of its own, beside the window: what takes longer than a frame may. One job at a
 * time for each Worker. The thread gives way to the one that draws; at the job's end an
 * SDL_USEREVENT wakes who waits for events. What the job works with belongs to it until it is
 * collected. */
#ifndef SDL_WORKER_H
#define SDL_WORKER_H

#include <SDL.h>
#include <stdbool.h>

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

#endif
