#include "png.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "play/files.h"

enum { MAX_PICTURE_BYTES = 1 << 26, MOST_CHUNK = 0x7FFFFFFF };

/* By the PNG standard's appendix D. SDL's own has no table: it takes ten times as long, and all
 * pictures are checked before the first frame is whole. */
static uint32_t crc_of(const uint32_t table[256], const uint8_t *at, size_t size)
{
    uint32_t c = 0xFFFFFFFFu;
    for (; size > 0; size--)
        c = table[(c ^ *at++) & 0xFF] ^ c >> 8;
    return ~c;
}

static uint32_t big_endian(const uint8_t *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/* Whether all chunks are there up to IEND, each with its right CRC. */
static bool is_whole(const uint8_t *bytes, size_t size)
{
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    uint32_t table[256];
    for (uint32_t n = 0; n < 256; n++) {
        table[n] = n;
        for (int bit = 0; bit < 8; bit++)
            table[n] = table[n] & 1 ? 0xEDB88320u ^ table[n] >> 1 : table[n] >> 1;
    }
    if (size < sizeof signature || memcmp(bytes, signature, sizeof signature) != 0)
        return false;
    for (size_t at = sizeof signature; size - at >= 12;) {
        size_t length = big_endian(bytes + at);
        const uint8_t *type = bytes + at + 4;
        if (length > MOST_CHUNK || length > size - at - 12 ||
            crc_of(table, type, 4 + length) != big_endian(type + 4 + length))
            return false;
        if (memcmp(type, "IEND", 4) == 0)
            return true;
        at += 12 + length;
    }
    return false;
}

SDL_Surface *png_load(const char *path)
{
    size_t size;
    char *bytes = file_read(path, MAX_PICTURE_BYTES, &size);
    SDL_Surface *picture = NULL;
    if (!bytes)
        SDL_SetError("%s", strerror(errno));
    else if (!is_whole((const uint8_t *)bytes, size))
        SDL_SetError("the picture is damaged");
    else
        picture = IMG_Load_RW(SDL_RWFromConstMem(bytes, (int)size), 1);
    free(bytes);
    return picture;
}

/* Bytes in memory that grow as they are written. */
typedef struct Growing {
    char *bytes;
    size_t size, capacity;
} Growing;

static size_t grow(SDL_RWops *stream, const void *bytes, size_t size, size_t count)
{
    Growing *growing = stream->hidden.unknown.data1;
    size_t more = size * count;
    if (growing->capacity - growing->size < more) {
        size_t capacity = 2 * growing->capacity + more;
        char *larger = realloc(growing->bytes, capacity);
        if (!larger)
            return 0;
        growing->bytes = larger;
        growing->capacity = capacity;
    }
    memcpy(growing->bytes + growing->size, bytes, more);
    growing->size += more;
    return count;
}

static Sint64 tell(SDL_RWops *stream, Sint64 offset, int whence)
{
    const Growing *growing = stream->hidden.unknown.data1;
    bool stays = offset == 0 && (whence == RW_SEEK_CUR || whence == RW_SEEK_END);
    return stays ? (Sint64)growing->size : -1;
}

bool png_save(SDL_Surface *picture, const char *path, bool fresh)
{
    Growing growing = {0};
    SDL_RWops *stream = SDL_AllocRW();
    if (!stream)
        return false;
    *stream = (SDL_RWops){.write = grow, .seek = tell, .type = SDL_RWOPS_UNKNOWN};
    stream->hidden.unknown.data1 = &growing;
    bool good = IMG_SavePNG_RW(picture, stream, 0) == 0;
    if (good) {
        good = fresh ? file_write_new(path, growing.bytes, growing.size)
                     : file_write(path, growing.bytes, growing.size);
        if (!good)
            SDL_SetError("%s", strerror(errno));
    }
    SDL_FreeRW(stream);
    free(growing.bytes);
    return good;
}
