/* Memory that a thread works with again and again, as for each picture that it makes: to have that
 * much from the system and to give it back takes as long as the work. Each thread has its own. */
#ifndef SDL_SCRATCH_H
#define SDL_SCRATCH_H

#include <stddef.h>

/* What it is for: each has a block of its own. */
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

#endif
