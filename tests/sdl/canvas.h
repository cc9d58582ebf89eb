/* A picture in memory that the game draws on with its shipped atlas, and the tiles of a recorded
 * game to lay on it. */
#ifndef TESTS_SDL_CANVAS_H
#define TESTS_SDL_CANVAS_H

#include "sdl/run/engine.h"

enum { WIDTH = 640, HEIGHT = 480 }; /* of the picture, pixels */
enum { MOST_FRAMES = 4000 };        /* in which all must be painted */

typedef struct Canvas {
    Engine engine;
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    DrawList list;
    BoardTile tiles[MAX_TILES];
    size_t count;
} Canvas;

/* cmocka's setup and teardown: a black picture, the tiles of 60 statements of a game. */
int canvas_open(void **state);
int canvas_close(void **state);

/* Draws the first `count` tiles, `size` pixels wide, cell (0, 0) at x, y, until all is painted. */
void canvas_draw_at(Canvas *canvas, size_t count, float x, float y, float size);

/* Draws the list as it is, once. */
void canvas_draw(Canvas *canvas);

/* Lists all tiles, `size` pixels wide, cell (0, 0) at x, y, and nothing else. */
void canvas_list(Canvas *canvas, float x, float y, float size);

/* Draws the list until all is painted. */
void canvas_settle(Canvas *canvas);

/* 0xRRGGBB */
uint32_t canvas_pixel(const Canvas *canvas, int x, int y);

/* The blue of all pixels in a rectangle, added up. */
long canvas_sum(const Canvas *canvas, Rect rect);

/* Copies the picture, WIDTH * HEIGHT pixels. */
void canvas_copy(const Canvas *canvas, uint32_t *to);

/* How far the picture differs from such a copy, on average, of 255. */
double canvas_differs(const Canvas *canvas, const uint32_t *other);

#endif
