#include "blocks.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

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
