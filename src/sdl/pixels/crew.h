/* Threads that share a job with the one that calls. */
#ifndef SDL_CREW_H
#define SDL_CREW_H

/* Calls work(context, i) for each i from 0 to count - 1, on all cores side by side and in no order,
 * and returns when all are done. The threads are made with the first job and wait for the next.
 * Called by one thread only. */
void crew_work(void (*work)(void *context, int index), void *context, int count);

/* Ends the threads, until there is work again. */
void crew_dismiss(void);

#endif
