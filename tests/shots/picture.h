/* Golden pictures as files: PNGs without filters, which for five bits a channel are a sixth smaller
 * than with those that SDL_image leaves to libpng to choose. Equal pictures give equal bytes under
 * one libpng and zlib. */
#ifndef TESTS_SHOTS_PICTURE_H
#define TESTS_SHOTS_PICTURE_H

#include <SDL.h>
#include <stdbool.h>

/* Writes a picture in SDL_PIXELFORMAT_RGB24. False when the file cannot be written. */
bool picture_write(const SDL_Surface *picture, const char *path);

#endif
