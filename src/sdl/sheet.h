/* Pictures as large as the output that a part of the drawing goes to. One turns: what was drawn is
 * laid down at any angle, as often as wanted. One is kept: it lies straight and covers what is
 * below. */
#ifndef SDL_SHEET_H
#define SDL_SHEET_H

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

#include "output.h"

typedef struct Sheet {
    Output *output;
    bool turns; /* it will be laid down turned */
    int width, height;
    SDL_Rect view; /* what of the output its raster holds */
    uint64_t key;  /* of what is drawn on it; 0: nothing that will last */
    bool open;
    SDL_Texture *texture; /* NULL: none was needed yet, or the output is software: */
    Raster *raster;
    uint64_t serial; /* of what was drawn last */
} Sheet;             /* `output` and `turns` are set by its owner */

/* Draws on the sheet, empty and clear, from now on; of one that is kept `rect` will be wanted.
 * False where that is not needed, because what has this key (not 0) is drawn on it already, or not
 * possible: `open` tells. */
bool sheet_begin(Sheet *sheet, SDL_Rect rect, uint64_t key);

/* Draws on the output again. `lasting`: what was drawn need not be drawn again for the same key. */
void sheet_end(Sheet *sheet, bool lasting);

/* Lays the sheet over the output, turned clockwise by `degrees` about the pivot. */
void sheet_lay_turned(Sheet *sheet, SDL_Point pivot, double degrees);

/* Copies the rectangle that was wanted to the output, as it is. */
void sheet_copy(Sheet *sheet, SDL_Rect rect);

/* Lays all of one that is kept over the output, as opaque as `alpha`. */
void sheet_fade(const Sheet *sheet, uint8_t alpha);

/* Bytes of its pictures. */
size_t sheet_bytes(const Sheet *sheet);

/* Lets go of the pictures until the next sheet_begin. */
void sheet_free(Sheet *sheet);

#endif
