/* Pictures as large as the output that a part of the drawing goes to. One turns: what was drawn is
 * laid down at any angle, as often as wanted. One is kept: it lies straight and covers what is
 * below. */
#ifndef SDL_SHEET_H
#define SDL_SHEET_H

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

#include "pixels.h"

typedef struct Sheet {
    SDL_Renderer *renderer;
    SDL_Texture *texture; /* NULL: none was needed yet */
    int width, height;
    uint64_t key; /* of what is drawn on it; 0: nothing that will last */
    bool open;
    bool turns; /* it will be laid down turned */
    /* SDL's own software is slow at turning: these are turned by hand */
    Pixels below, drawn, laid;
    SDL_Texture *output;
} Sheet; /* `renderer` and `turns` are set by its owner */

/* Draws on the sheet, empty and clear, from now on. False where that is not needed, because what
 * has this key (not 0) is drawn on it already, or not possible: `open` tells. */
bool sheet_begin(Sheet *sheet, uint64_t key);

/* Draws on the output again. `lasting`: what was drawn need not be drawn again for the same key. */
void sheet_end(Sheet *sheet, bool lasting);

/* Lays the sheet over the output, turned clockwise by `degrees` about the pivot. */
void sheet_lay_turned(Sheet *sheet, SDL_Point pivot, double degrees);

/* Copies a rectangle of the sheet to the output, as it is. */
void sheet_copy(Sheet *sheet, SDL_Rect rect);

/* Bytes of its textures. */
size_t sheet_bytes(const Sheet *sheet);

/* Lets go of the pictures until the next sheet_begin. */
void sheet_free(Sheet *sheet);

#endif
