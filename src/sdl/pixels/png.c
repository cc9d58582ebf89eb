#include "png.h"

#include <SDL_image.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "play/files.h"

enum { MAX_PICTURE_BYTES = 1 << 26 };

SDL_Surface *png_load(const char *path)
{
    size_t size;
    char *bytes = file_read(path, MAX_PICTURE_BYTES, &size);
    SDL_Surface *picture = NULL;
    if (!bytes)
        SDL_SetError("%s", strerror(errno));
    else
        picture = IMG_Load_RW(SDL_RWFromConstMem(bytes, (int)size), 1);
    free(bytes);
    return picture;
}

bool png_save(SDL_Surface *picture, const char *path, bool fresh)
{
    size_t plain = (size_t)(4 * picture->w + 1) * (size_t)picture->h; /* bytes, before packing */
    size_t most = plain + plain / 64 + 4096;
    char *bytes = most <= INT_MAX ? malloc(most) : NULL;
    SDL_RWops *stream = bytes ? SDL_RWFromMem(bytes, (int)most) : NULL;
    bool good = stream && IMG_SavePNG_RW(picture, stream, 0) == 0;
    if (good) {
        size_t size = (size_t)SDL_RWtell(stream);
        good = fresh ? file_write_new(path, bytes, size) : file_write(path, bytes, size);
        if (!good)
            SDL_SetError("%s", strerror(errno));
    } else if (!bytes) {
        SDL_OutOfMemory();
    }
    if (stream)
        SDL_RWclose(stream);
    free(bytes);
    return good;
}
