#include "scratch.h"

#include <stdlib.h>

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
