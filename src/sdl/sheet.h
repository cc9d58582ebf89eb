/* A sheet as large as the output that a part of the picture is drawn on, to be laid down turned. */
#ifndef SDL_SHEET_H
#define SDL_SHEET_H

#include <SDL.h>
#include <stdbool.h>

typedef struct Sheet {
    SDL_Renderer *renderer;
    SDL_Texture *texture; /* NULL: none was needed yet */
    int width, height;
    SDL_Point pivot;
    double angle; /* degrees clockwise */
    bool open;
} Sheet;

/* Draws on the sheet, empty and clear, from now on. Where the renderer has no sheets what follows is
 * drawn as it is, not turned. */
void sheet_begin(Sheet *sheet, SDL_Point pivot, double angle);

/* Lays the sheet on the picture, turned, and goes on drawing there. */
void sheet_end(Sheet *sheet);

/* Lets go of the texture until the next sheet_begin. */
void sheet_free(Sheet *sheet);

#endif
