#include "crew.h"

#include <SDL.h>
#include <stdbool.h>

#include "scratch.h"

enum { MOST = 3 /* helpers: memory is no faster for more */ };

static struct {
    SDL_Thread *threads[MOST];
    int count;  /* of threads */
    bool asked; /* how many cores there are */
    bool ends;
    SDL_sem *begin, *end;
    void (*work)(void *context, int index);
    void *context;
    int total;
    SDL_atomic_t next;
    SDL_atomic_t open; /* OPEN while there may be work to take part in; and who takes part */
} crew;

enum { OPEN = 1 << 16 };

static void take_part(void)
{
    for (;;) {
        int index = SDL_AtomicAdd(&crew.next, 1);
        if (index >= crew.total)
            return;
        crew.work(crew.context, index);
    }
}

/* False where all that it was called for is done: it came too late. */
static bool join(void)
{
    for (;;) {
        int open = SDL_AtomicGet(&crew.open);
        if (open < OPEN)
            return false;
        if (SDL_AtomicCAS(&crew.open, open, open + 1))
            return true;
    }
}

static int helper(void *unused)
{
    (void)unused;
    for (;;) {
        SDL_SemWait(crew.begin);
        if (crew.ends)
            break;
        if (!join())
            continue;
        take_part();
        if (SDL_AtomicAdd(&crew.open, -1) == 1) /* the last one, and nothing is left */
            SDL_SemPost(crew.end);
    }
    scratch_free();
    return 0;
}

/* One helper less than there are cores; none where threads cannot be had. */
static void assemble(void)
{
    if (crew.asked)
        return;
    crew.asked = true;
    crew.begin = SDL_CreateSemaphore(0);
    crew.end = SDL_CreateSemaphore(0);
    int wanted = SDL_GetCPUCount() - 1;
    while (crew.begin && crew.end && crew.count < wanted && crew.count < MOST) {
        SDL_Thread *thread = SDL_CreateThread(helper, "painter", NULL);
        if (!thread)
            return;
        crew.threads[crew.count++] = thread;
    }
}

int crew_size(void)
{
    assemble();
    return crew.count + 1;
}

void crew_work(void (*work)(void *context, int index), void *context, int count)
{
    assemble();
    crew.work = work;
    crew.context = context;
    crew.total = count;
    SDL_AtomicSet(&crew.next, 0);
    while (crew.count && SDL_SemTryWait(crew.begin) == 0)
        continue; /* those that were called before and have not come */
    SDL_AtomicSet(&crew.open, OPEN);
    for (int i = 0; i < crew.count && i < count - 1; i++)
        SDL_SemPost(crew.begin);
    take_part();
    if (SDL_AtomicAdd(&crew.open, -OPEN) > OPEN)
        SDL_SemWait(crew.end);
}

void crew_dismiss(void)
{
    crew.ends = true;
    for (int i = 0; i < crew.count; i++)
        SDL_SemPost(crew.begin);
    for (int i = 0; i < crew.count; i++)
        SDL_WaitThread(crew.threads[i], NULL);
    if (crew.begin)
        SDL_DestroySemaphore(crew.begin);
    if (crew.end)
        SDL_DestroySemaphore(crew.end);
    SDL_memset(&crew, 0, sizeof crew);
}
