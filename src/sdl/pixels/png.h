/* PNG files through the program's own way to the disk. A damaged one is found before libpng meets
 * it, which would print a line of its own. */
#ifndef SDL_PNG_H
#define SDL_PNG_H

#include <SDL.h>
#include <stdbool.h>

/* Reads a PNG; the caller frees it. NULL with SDL's reason in SDL_GetError. */
SDL_Surface *png_load(const char *path);

/* Writes a PNG whole, replacing one that is there or (`fresh`) only where there is none. False with
 * SDL's reason in SDL_GetError. */
bool png_save(SDL_Surface *picture, const char *path, bool fresh);

#endif
