/* Threads that share a job, and memory that goes back to the system. */
#ifndef SDL_POOL_H
#define SDL_POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
