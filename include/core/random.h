/* The project's own small generator (SplitMix64): the same numbers on every platform. */
#ifndef CORE_RANDOM_H
#define CORE_RANDOM_H

#include <stdint.h>

typedef struct Random {
    uint64_t state;
} Random;

static inline Random random_from(uint64_t seed)
{
    return (Random){seed};
}

static inline uint64_t random_next(Random *random)
{
    uint64_t z = random->state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* Evenly distributed from 0 to below 1. */
static inline float random_unit(Random *random)
{
    return (float)(random_next(random) >> 40) / (float)(1 << 24);
}

/* Evenly distributed in 0..bound-1; `bound` from 1 on. Rejects the few numbers that would favour
 * the small results. */
static inline uint32_t random_below(Random *random, uint32_t bound)
{
    uint32_t threshold = -bound % bound;
    for (;;) {
        uint32_t bits = (uint32_t)(random_next(random) >> 32);
        if (bits >= threshold)
            return bits % bound;
    }
}

#endif
