/* Where the person looks at the board from. Board units are tiles: cell (x, y) covers x..x+1,
 * y..y+1. The board can be turned by quarter turns; what goes through view_pixel, view_cell and
 * view_turned turns with it, so that no other module needs to know. It glides where it goes by
 * itself; hands move it at once. */
#ifndef VIEW_DRAW_CAMERA_H
#define VIEW_DRAW_CAMERA_H

#include <stdbool.h>
#include <stdint.h>

#include "view/draw/draw.h"

typedef struct Camera {
    float x, y, tile;                /* board point in the middle of the view, pixels a tile */
    float from_x, from_y, from_tile; /* where the glide began */
    uint8_t turn;                    /* quarter turns clockwise that the board is seen turned by */
    double began;                    /* seconds: the glide's start */
    bool placed;                     /* false: looks nowhere yet */
    bool own;                        /* the person has moved it: it follows the game no more */
    bool led;                        /* so it is until the next move only */
    float chosen;                    /* pixels a tile that the person chose; 0: none yet */
    float spare;    /* pixels by which zooming has come beyond `tile`, which is whole */
    bool whole;     /* the person asked for the whole board, as long as no hand moves it */
    uint16_t hands; /* how often a hand has moved or turned it */
} Camera;

/* What is seen at one moment: whole pixels, so that neighbouring tiles share their edges. */
typedef struct BoardView {
    Rect rect;    /* of the output, that shows the board */
    Point origin; /* of the board: where cells 0,0 and -1,-1 meet */
    int turn;     /* quarter turns clockwise */
    float tile;   /* pixels a tile, whole */
    bool glides;  /* it is seen from elsewhere in the next frame */
} BoardView;

/* Smallest and largest tile, in pixels for one logical unit. */
#define CAMERA_LEAST 20
#define CAMERA_MOST 320

/* Glides so that a point of the board lies in the middle, at so many pixels a tile, or is there at
 * once (`glide` false, and the first time). */
void camera_go(Camera *camera, Point to, float tile, double now, bool glide);

/* The largest tile, whole pixels and `most` at most, at which the board's rectangle `around`
 * (tiles) has room in `rect` (pixels). */
float camera_fitting_tile(const Camera *camera, Rect rect, Rect around, float most);

/* Moves the board under the hand by pixels. The point in the middle stays within `bounds`
 * (tiles). */
void camera_pan(Camera *camera, float dx, float dy, Rect bounds, double now);

/* Zooms so that the board's point at `at` (pixels) stays there: the person has chosen this size.
 * `u` bounds it. */
void camera_zoom(Camera *camera, Rect rect, Point at, float factor, float u, double now);

/* Turns the board by quarter turns clockwise (1) or back (-1) round the point in the middle. */
void camera_turn(Camera *camera, int by, double now);

/* Ends a glide where it leads to: nothing was seen yet that it came from. */
void camera_arrive(Camera *camera);

/* The middle of the view was moved by pixels: the board stays where it is seen, and glides to the
 * middle again. */
void camera_recentre(Camera *camera, Point by, double now);

/* A hand has moved it: it is the person's own from now on. */
void camera_take(Camera *camera);

/* Whether it looks as it did then. */
bool camera_keeps(const Camera *camera, const Camera *then);

/* Back to where it looked then, unless it looked nowhere (tile 0) or a hand has moved it since:
 * false. */
bool camera_come_back(Camera *camera, const Camera *then, double now, bool glide);

/* From now on the person's own: it follows the game no more; or the game's again. */
void camera_own(Camera *camera, bool own);

/* Keys or a hint have moved it: it follows the game again with the next move, if it did before. And
 * that move is seen. */
void camera_lead(Camera *camera);
void camera_led(Camera *camera);

/* The person asks for the whole board from now on, or no more; the size that was chosen counts no
 * more. */
void camera_ask_whole(Camera *camera, bool whole);

/* As it was before the first look, the board lying so: quarter turns clockwise. */
void camera_reset(Camera *camera, uint8_t turn);

bool camera_gliding(const Camera *camera, double now);

BoardView camera_view(const Camera *camera, Rect rect, double now);

/* From pixels to board units and back. */
Point view_board_point(const BoardView *view, Point pixel);
Point view_pixel(const BoardView *view, float x, float y);

/* A rectangle of the board, and that of a cell, in pixels. */
Rect view_rect(const BoardView *view, Rect board);
Rect view_cell(const BoardView *view, int x, int y);

/* The rotation that a tile is seen in, and the side of it that is seen at `side` of the output. */
static inline int view_turned(const BoardView *view, int rotation)
{
    return (rotation + view->turn) & 3;
}

static inline Side view_side(const BoardView *view, int side)
{
    return (Side)((side - view->turn) & 3);
}

#endif
