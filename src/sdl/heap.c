/* Only the GNU library needs to be told, and has the functions for it. */
#include "heap.h"

#include <stdlib.h>

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
