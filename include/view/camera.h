/* Where the person looks at the board from. Board units are tiles: cell (x, y) covers x..x+1, y..y+1.
 * Moves of its own (fitting, flying to a place) glide in a quarter of a second; hands move it at once. */
#ifndef VIEW_CAMERA_H
#define VIEW_CAMERA_H

#include <stdbool.h>

#include "view/draw.h"

typedef struct Camera {
    float x, y, tile;                /* board point in the middle of the view, pixels a tile */
    float from_x, from_y, from_tile; /* where the glide began */
    double began;                    /* seconds; the glide's start */
    bool placed;                     /* false: looks nowhere yet */
    bool own;                        /* the person has moved it: it follows the game no more */
} Camera;

/* What is seen at one moment: whole pixels, so that neighbouring tiles share their edges. */
typedef struct BoardView {
    Rect rect;    /* of the output, that shows the board */
    Point origin; /* north-west corner of cell 0,0 */
    int tile;     /* pixels a tile */
} BoardView;

/* Smallest and largest tile, in pixels for one logical unit. */
#define CAMERA_LEAST 20
#define CAMERA_MOST 320

/* Looks so that the board's rectangle `around` (tiles) fills `rect` (pixels), tiles of at most `most`
 * pixels; glides there from `now` on, or is there at once (`glide` false). */
void camera_fit(Camera *camera, Rect rect, Rect around, float most, double now, bool glide);

/* The tile size that camera_fit would choose. */
float camera_fitting_tile(Rect rect, Rect around, float most);

/* Moves the board under the hand by pixels. The point in the middle stays within `bounds` (tiles). */
void camera_pan(Camera *camera, float dx, float dy, Rect bounds, double now);

/* Zooms so that the board's point at `at` (pixels) stays there. `u` bounds the size. */
void camera_zoom(Camera *camera, Rect rect, Point at, float factor, float u, double now);

/* Glides so that the board's point lies in the middle. */
void camera_fly(Camera *camera, Point to, double now, bool glide);

bool camera_gliding(const Camera *camera, double now);

BoardView camera_view(const Camera *camera, Rect rect, double now);

/* From pixels to board units and back. */
Point view_board_point(const BoardView *view, Point pixel);
Point view_pixel(const BoardView *view, float x, float y);

/* The rectangle of a cell, pixels. */
Rect view_cell(const BoardView *view, int x, int y);

#endif
