/* The C library's memory, so that what is freed goes back to the system and does not only wait for
 * the next use. Pictures come and go by the megabyte; a program that keeps all that it ever needed
 * at once takes three times what it needs. */
#ifndef SDL_HEAP_H
#define SDL_HEAP_H

/* Once, at the start: what is large is mapped by itself, and unmapped when it is freed. */
void heap_begin(void);

/* Gives back what is free now: some milliseconds, for moments when much was let go of. */
void heap_trim(void);

#endif
