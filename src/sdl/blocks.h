/* Memory for squares of land, which come and go by the dozen while the board moves: one that was
 * let go of lies ready for the next. To have it from the system, page by page, and to give it back
 * takes longer than to clear it. On any thread. */
#ifndef SDL_BLOCKS_H
#define SDL_BLOCKS_H

#include <stddef.h>

enum { BLOCK_BYTES = 128 * 128 * 4 };

/* BLOCK_BYTES, all 0, as by calloc; free may let go of them too. NULL when memory is out. */
void *blocks_take(void);

/* Takes back BLOCK_BYTES, had from anywhere; some stay at hand. */
void blocks_give(void *block);

/* Lets go of those at hand. */
void blocks_free(void);

#endif
