#include "worker.h"

#include "sdl/pixels/heap.h"

static int run(void *context)
{
    Worker *worker = context;
    SDL_Event woken = {.type = SDL_USEREVENT};
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    worker->job(worker, worker->context);
    scratch_free();
    SDL_AtomicSet(&worker->done, 1);
    SDL_PushEvent(&woken);
    return 0;
}

bool worker_start(Worker *worker, const char *name, WorkerJob *job, void *context)
{
    worker_close(worker);
    *worker = (Worker){.job = job, .context = context};
    worker->thread = SDL_CreateThread(run, name, worker);
    return worker->thread != NULL;
}

void worker_stop(Worker *worker)
{
    SDL_AtomicSet(&worker->stop, 1);
}

bool worker_busy(const Worker *worker)
{
    return worker->thread != NULL;
}

bool worker_collect(Worker *worker)
{
    if (!worker->thread || !SDL_AtomicGet(&worker->done))
        return false;
    worker_wait(worker);
    return true;
}

void worker_wait(Worker *worker)
{
    if (worker->thread)
        SDL_WaitThread(worker->thread, NULL);
    worker->thread = NULL;
}

void worker_close(Worker *worker)
{
    worker_stop(worker);
    worker_wait(worker);
}

bool worker_stopping(Worker *worker)
{
    return SDL_AtomicGet(&worker->stop) != 0;
}
