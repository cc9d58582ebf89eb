#include "pool.h"

#include "pixels.h"

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
    bool ends;  /* they are to end */
    SDL_sem *begin,
        *ended; /* one for each helper that may join the job, and that has done its part */
    /* Of the job: */
    void (*work)(void *context, int index);
    void *context;
    int total;
    SDL_atomic_t next;
} pool;

static void take_part(void)
{
    for (int index; (index = SDL_AtomicAdd(&pool.next, 1)) < pool.total;)
        pool.work(pool.context, index);
}

static int helper(void *unused)
{
    (void)unused;
    while (SDL_SemWait(pool.begin) == 0 && !pool.ends) {
        take_part();
        SDL_SemPost(pool.ended);
    }
    return 0;
}

/* Makes a helper less than there are cores; none where there are no threads. */
static void assemble(void)
{
    int wanted = smaller(SDL_GetCPUCount() - 1, MOST_HELPERS);
    if (pool.asked)
        return;
    pool.asked = true;
    pool.begin = SDL_CreateSemaphore(0);
    pool.ended = SDL_CreateSemaphore(0);
    while (pool.begin && pool.ended && pool.count < wanted &&
           (pool.threads[pool.count] = SDL_CreateThread(helper, "painter", NULL)))
        pool.count++;
}

static void call_helpers(void)
{
    for (int i = 0; i < pool.count; i++)
        SDL_SemPost(pool.begin);
}

/* Helpers that have not joined when all is begun need not wake. */
void pool_run(void (*work)(void *context, int index), void *context, int count)
{
    assemble();
    int joined = count > 1 ? pool.count : 0;
    pool.work = work;
    pool.context = context;
    pool.total = count;
    SDL_AtomicSet(&pool.next, 0);
    if (joined)
        call_helpers();
    take_part();
    while (joined > 0 && SDL_SemTryWait(pool.begin) == 0)
        joined--;
    for (; joined > 0; joined--)
        SDL_SemWait(pool.ended);
}

void pool_end(void)
{
    pool.ends = true;
    call_helpers();
    for (int i = 0; i < pool.count; i++)
        SDL_WaitThread(pool.threads[i], NULL);
    SDL_DestroySemaphore(pool.begin);
    SDL_DestroySemaphore(pool.ended);
    SDL_memset(&pool, 0, sizeof pool);
}
