/* Rows that become columns, as filters ask for that weigh whole rows. */
#ifndef SDL_TRANSPOSE_H
#define SDL_TRANSPOSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Makes w rows of h pixels each of h rows of w, `pitch` apart; false where all pixels are clear. */
bool transpose_pixels(uint32_t *to, const uint32_t *from, ptrdiff_t pitch, int w, int h);

/* The same of bytes without padding. */
void transpose_bytes(uint8_t *to, const uint8_t *from, int w, int h);

#endif
