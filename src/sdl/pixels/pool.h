/* Threads that share a job, and memory that is used again and again. */
#ifndef SDL_POOL_H
#define SDL_POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a thread needs memory for while it makes a picture. Each thread keeps a block for each of
 * these: to have it from the system and to give it back takes as long as the work. */
typedef enum Scratch {
    SCRATCH_ROOM,  /* numbers that scaling works with */
    SCRATCH_ZONES, /* masks and distances */
    SCRATCHES
} Scratch;

/* A block of so many bytes, not cleared. NULL when memory is out. The thread gives it back before
 * it takes one for the same again. */
void *scratch_take(Scratch scratch, size_t bytes);
void scratch_give(Scratch scratch, void *block);

/* Frees the blocks of the calling thread, none of which is taken: due before it ends. */
void scratch_free(void);

/* Once, at the start: from now on what is large goes back to the system when it is freed. Pictures
 * come and go by the megabyte: without this the program takes three times what it needs. */
void heap_begin(void);

/* Gives free memory back to the system. Takes milliseconds: for moments when much was freed. */
void heap_trim(void);

/* Calls work(context, i) for each i from 0 to count - 1, on all cores and in any order; returns
 * when all are done. For one thread at a time. */
void pool_run(void (*work)(void *context, int index), void *context, int count);

/* Ends the threads. The next pool_run makes new ones. */
void pool_end(void);

#endif
