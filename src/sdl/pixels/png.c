#include "png.h"

#include <SDL_image.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "play/files.h"

enum { MAX_PICTURE_BYTES = 1 << 26, MOST_CHUNK = 0x7FFFFFFF };

/* By the PNG standard's appendix D. SDL's own goes bit by bit, and all pictures are checked before
 * the first frame is whole. */
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

/* What no packing makes a picture larger by: a sixty-fourth, and so many bytes. */
enum { MORE = 1 << 16 };

bool png_save(SDL_Surface *picture, const char *path, bool fresh)
{
    size_t room = (size_t)picture->h * (size_t)(4 * picture->w + 1);
    room += room / 64 + MORE;
    char *bytes = malloc(room);
    SDL_RWops *stream = bytes ? SDL_RWFromMem(bytes, (int)SDL_min(room, INT_MAX)) : NULL;
    bool good = stream && IMG_SavePNG_RW(picture, stream, 0) == 0;
    if (good) {
        size_t size = (size_t)SDL_RWtell(stream);
        good = fresh ? file_write_new(path, bytes, size) : file_write(path, bytes, size);
        if (!good)
            SDL_SetError("%s", strerror(errno));
    }
    if (stream)
        SDL_RWclose(stream);
    free(bytes);
    return good;
}
