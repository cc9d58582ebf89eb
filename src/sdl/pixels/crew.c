#include "crew.h"

#include <SDL.h>
#include <stdbool.h>

#include "heap.h"

enum { MOST = 3 /* helpers: memory is no faster for more */ };

static struct {
    SDL_Thread *threads[MOST];
    int count;  /* of threads */
    bool asked; /* how many cores there are */
    SDL_mutex *lock;
    SDL_cond *begin, *end;
    /* Under the lock: */
    bool ends;
    bool open; /* the job can still be joined */
    int job;   /* its number */
    int busy;  /* helpers that joined it and are not done */
    /* As the job was given: */
    void (*work)(void *context, int index);
    void *context;
    int total;
    SDL_atomic_t next;
} crew;

static void take_part(void)
{
    for (;;) {
        int index = SDL_AtomicAdd(&crew.next, 1);
        if (index >= crew.total)
            return;
        crew.work(crew.context, index);
    }
}

static int helper(void *unused)
{
    (void)unused;
    int seen = 0;
    SDL_LockMutex(crew.lock);
    while (!crew.ends) {
        if (!crew.open || crew.job == seen) {
            SDL_CondWait(crew.begin, crew.lock);
            continue;
        }
        seen = crew.job;
        crew.busy++;
        SDL_UnlockMutex(crew.lock);
        take_part();
        SDL_LockMutex(crew.lock);
        if (--crew.busy == 0)
            SDL_CondSignal(crew.end);
    }
    SDL_UnlockMutex(crew.lock);
    scratch_free();
    return 0;
}

/* One helper less than there are cores; none where threads cannot be had. */
static void assemble(void)
{
    if (crew.asked)
        return;
    crew.asked = true;
    crew.lock = SDL_CreateMutex();
    crew.begin = SDL_CreateCond();
    crew.end = SDL_CreateCond();
    int wanted = SDL_GetCPUCount() - 1;
    while (crew.lock && crew.begin && crew.end && crew.count < wanted && crew.count < MOST) {
        SDL_Thread *thread = SDL_CreateThread(helper, "painter", NULL);
        if (!thread)
            return;
        crew.threads[crew.count++] = thread;
    }
}

/* Lets helpers join, or no more of them: who comes late is not waited for. */
static void call_helpers(bool open)
{
    SDL_LockMutex(crew.lock);
    crew.open = open;
    crew.job += open;
    if (open)
        SDL_CondBroadcast(crew.begin);
    while (!open && crew.busy > 0)
        SDL_CondWait(crew.end, crew.lock);
    SDL_UnlockMutex(crew.lock);
}

void crew_work(void (*work)(void *context, int index), void *context, int count)
{
    assemble();
    bool shared = count > 1 && crew.count > 0;
    crew.work = work;
    crew.context = context;
    crew.total = count;
    SDL_AtomicSet(&crew.next, 0);
    if (shared)
        call_helpers(true);
    take_part();
    if (shared)
        call_helpers(false);
}

void crew_dismiss(void)
{
    SDL_LockMutex(crew.lock);
    crew.ends = true;
    SDL_CondBroadcast(crew.begin);
    SDL_UnlockMutex(crew.lock);
    for (int i = 0; i < crew.count; i++)
        SDL_WaitThread(crew.threads[i], NULL);
    SDL_DestroyCond(crew.begin);
    SDL_DestroyCond(crew.end);
    SDL_DestroyMutex(crew.lock);
    SDL_memset(&crew, 0, sizeof crew);
}
