/* Keys that pictures are found by: hashes of all that they depend on. Two of some ten thousand are
 * not expected to share 64 bits. */
#ifndef SDL_HASH_H
#define SDL_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_START 0x243F6A8885A308D3u /* the hash of nothing */

static inline uint64_t hash_number(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 32;
    hash *= 0xD6E8FEB86659FD93u;
    return hash ^ hash >> 29;
}

/* Two whole numbers. */
static inline uint64_t hash_pair(uint64_t hash, int a, int b)
{
    return hash_number(hash, (uint64_t)(uint32_t)a << 32 | (uint32_t)b);
}

static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    hash = hash_number(hash, size);
    for (; size >= 8; size -= 8, at += 8) {
        uint64_t word;
        memcpy(&word, at, 8);
        hash = hash_number(hash, word);
    }
    uint64_t rest = 0;
    memcpy(&rest, at, size);
    return hash_number(hash, rest);
}

static inline uint64_t hash_name(uint64_t hash, const char *name)
{
    return hash_bytes(hash, name, strlen(name));
}

static inline uint64_t hash_float(uint64_t hash, float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return hash_number(hash, bits);
}

#endif
