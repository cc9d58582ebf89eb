#include "heap.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 512 << 10 /* bytes; what is larger is made anew each time */ };

static _Thread_local struct {
    void *at;
    size_t size;
} blocks[SCRATCHES];

void *scratch_take(Scratch scratch, size_t bytes)
{
    if (bytes > MOST)
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

enum { AT_HAND = 48 };

static void *_Atomic at_hand[AT_HAND];

void *blocks_take(void)
{
    for (int i = 0; i < AT_HAND; i++) {
        void *block = atomic_load(&at_hand[i]) ? atomic_exchange(&at_hand[i], NULL) : NULL;
        if (block)
            return memset(block, 0, BLOCK_BYTES);
    }
    return calloc(1, BLOCK_BYTES);
}

void blocks_give(void *block)
{
    for (int i = 0; i < AT_HAND && block; i++) {
        void *none = NULL;
        if (atomic_compare_exchange_strong(&at_hand[i], &none, block))
            return;
    }
    free(block);
}

void blocks_free(void)
{
    for (int i = 0; i < AT_HAND; i++)
        free(atomic_exchange(&at_hand[i], NULL));
}

/* Only the GNU library needs to be told, and has the functions for it. */
#ifdef __GLIBC__
#include <malloc.h>

enum { LARGE = 16 << 10 /* bytes */ };
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
