#include "pool.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SCRATCH = 512 << 10 }; /* bytes; what is larger is not kept */

static _Thread_local struct {
    void *at;
    size_t size;
} blocks[SCRATCHES];

void *scratch_take(Scratch scratch, size_t bytes)
{
    if (bytes > MOST_SCRATCH)
        return malloc(bytes);
    if (bytes > blocks[scratch].size) {
        free(blocks[scratch].at);
        blocks[scratch].at = malloc(bytes);
        blocks[scratch].size = blocks[scratch].at ? bytes : 0;
    }
    return blocks[scratch].at;
}

void scratch_give(Scratch scratch, void *block)
{
    if (block != blocks[scratch].at)
        free(block);
}

void scratch_free(void)
{
    for (int i = 0; i < SCRATCHES; i++) {
        free(blocks[i].at);
        blocks[i].at = NULL;
        blocks[i].size = 0;
    }
}

/* Only the GNU library has functions for this, and needs it. */
#ifdef __GLIBC__
#include <malloc.h>

enum { LARGE = 16 << 10 }; /* bytes */
#endif

void heap_begin(void)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, LARGE);
    mallopt(M_TRIM_THRESHOLD, 4 * LARGE);
#endif
}

void heap_trim(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

enum { MOST_HELPERS = 3 }; /* memory is no faster for more */

static struct {
    SDL_Thread *threads[MOST_HELPERS];
    int count;  /* of threads */
    bool asked; /* it was tried to make them */
    SDL_mutex *lock;
    SDL_cond *begin, *end;
    /* Under the lock: */
    bool ends;
    bool open; /* the job can still be joined */
    int job;   /* its number */
    int busy;  /* helpers that joined it and are not done */
    /* Of the job: */
    void (*work)(void *context, int index);
    void *context;
    int total;
    SDL_atomic_t next;
} pool;

static void take_part(void)
{
    for (;;) {
        int index = SDL_AtomicAdd(&pool.next, 1);
        if (index >= pool.total)
            return;
        pool.work(pool.context, index);
    }
}

static int helper(void *unused)
{
    (void)unused;
    int seen = 0;
    SDL_LockMutex(pool.lock);
    while (!pool.ends) {
        if (!pool.open || pool.job == seen) {
            SDL_CondWait(pool.begin, pool.lock);
            continue;
        }
        seen = pool.job;
        pool.busy++;
        SDL_UnlockMutex(pool.lock);
        take_part();
        SDL_LockMutex(pool.lock);
        if (--pool.busy == 0)
            SDL_CondSignal(pool.end);
    }
    SDL_UnlockMutex(pool.lock);
    scratch_free();
    return 0;
}

/* Makes a helper less than there are cores; none where there are no threads. */
static void assemble(void)
{
    if (pool.asked)
        return;
    pool.asked = true;
    pool.lock = SDL_CreateMutex();
    pool.begin = SDL_CreateCond();
    pool.end = SDL_CreateCond();
    int wanted = SDL_GetCPUCount() - 1;
    while (pool.lock && pool.begin && pool.end && pool.count < wanted &&
           pool.count < MOST_HELPERS) {
        SDL_Thread *thread = SDL_CreateThread(helper, "painter", NULL);
        if (!thread)
            return;
        pool.threads[pool.count++] = thread;
    }
}

/* Opens the job to helpers, or closes it and waits for those that joined. */
static void call_helpers(bool open)
{
    SDL_LockMutex(pool.lock);
    pool.open = open;
    pool.job += open;
    if (open)
        SDL_CondBroadcast(pool.begin);
    while (!open && pool.busy > 0)
        SDL_CondWait(pool.end, pool.lock);
    SDL_UnlockMutex(pool.lock);
}

void pool_run(void (*work)(void *context, int index), void *context, int count)
{
    assemble();
    bool shared = count > 1 && pool.count > 0;
    pool.work = work;
    pool.context = context;
    pool.total = count;
    SDL_AtomicSet(&pool.next, 0);
    if (shared)
        call_helpers(true);
    take_part();
    if (shared)
        call_helpers(false);
}

void pool_end(void)
{
    SDL_LockMutex(pool.lock);
    pool.ends = true;
    SDL_CondBroadcast(pool.begin);
    SDL_UnlockMutex(pool.lock);
    for (int i = 0; i < pool.count; i++)
        SDL_WaitThread(pool.threads[i], NULL);
    SDL_DestroyCond(pool.begin);
    SDL_DestroyCond(pool.end);
    SDL_DestroyMutex(pool.lock);
    SDL_memset(&pool, 0, sizeof pool);
}
