/* PNG files, read and written by play/files.h. */
#ifndef SDL_PNG_H
#define SDL_PNG_H

#include <SDL.h>
#include <stdbool.h>

/* Reads a PNG; the caller frees it. NULL with SDL's reason in SDL_GetError. */
SDL_Surface *png_load(const char *path);

/* Writes a PNG whole. `fresh`: not over a file that is there. False with SDL's reason in
 * SDL_GetError. */
bool png_save(SDL_Surface *picture, const char *path, bool fresh);

#endif
