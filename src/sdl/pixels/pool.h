/* Threads that share a job, memory that lies ready to be used again, and what is given back to the
 * system. */
#ifndef SDL_POOL_H
#define SDL_POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Memory that a thread works with again and again, as for each picture that it makes: to have that
 * much from the system and to give it back takes as long as the work. Each thread has its own, and
 * in it a block for each of these. */
typedef enum Scratch {
    SCRATCH_CUT,  /* what of the atlas is scaled */
    SCRATCH_ROOM, /* what scaling works with */
    SCRATCH_ZONES,
    SCRATCHES
} Scratch;

/* A block of so many bytes, with anything in them, until scratch_give; NULL when memory is out. */
void *scratch_take(Scratch scratch, size_t bytes);
void scratch_give(Scratch scratch, void *block);

/* Lets go of what the calling thread has, none of which is taken; due before it ends. */
void scratch_free(void);

/* Chunks of land come and go by the dozen while the board moves: one that was let go of lies ready
 * for the next. To have it from the system, page by page, and to give it back takes longer than to
 * clear it. On any thread. */
enum { BLOCK_BYTES = 128 * 128 * 4 };

/* BLOCK_BYTES, all 0, as by calloc; free may let go of them too. NULL when memory is out. */
void *blocks_take(void);

/* Takes back BLOCK_BYTES, had from anywhere; some stay at hand. */
void blocks_give(void *block);

/* Lets go of those at hand. */
void blocks_free(void);

/* Once, at the start: what is large is mapped by itself, and unmapped when it is freed, so that it
 * goes back to the system and does not only wait for the next use. Pictures come and go by the
 * megabyte; a program that keeps all that it ever needed at once takes three times what it needs.
 */
void heap_begin(void);

/* Gives back what is free now: some milliseconds, for moments when much was let go of. */
void heap_trim(void);

/* Calls work(context, i) for each i from 0 to count - 1, on all cores side by side and in no order,
 * and returns when all are done. The threads are made with the first job and wait for the next.
 * Called by one thread only. */
void pool_run(void (*work)(void *context, int index), void *context, int count);

/* Ends the threads, until there is work again. */
void pool_end(void);

/* When work has to end. */
typedef struct Deadline {
    uint64_t (*clock)(void); /* SDL's counter, but for tests */
    uint64_t at;             /* by the clock; 0: when all is done */
    _Atomic bool stop;       /* at once: another thread may say so */
} Deadline;

/* NULL: never. */
static inline bool deadline_over(const Deadline *deadline)
{
    return deadline && (deadline->stop || (deadline->at && deadline->clock() >= deadline->at));
}

#endif
