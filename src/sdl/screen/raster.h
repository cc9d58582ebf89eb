/* Draws pictures on pixels in memory: the same bits as SDL's software renderer, in less time. What
 * a frame draws is listed first and then painted in cells, on all cores. A cell whose list is that
 * of the frame before is left as it is, and what something opaque covers is not painted. */
#ifndef SDL_RASTER_H
#define SDL_RASTER_H

#include <SDL.h>

#include "sdl/pixels/pixels.h"

typedef struct Raster Raster;

/* A picture that stays as it is until the raster is painted. */
typedef struct RasterPicture {
    Pixels pixels;   /* straight alpha */
    uint64_t serial; /* of these pixels alone */
    bool opaque;
} RasterPicture;

/* What was painted on a clear raster of the same size, rotated clockwise about a point of both. */
typedef struct RasterRotation {
    const Raster *of;
    uint64_t serial; /* as in RasterPicture */
    SDL_Point pivot;
    double degrees;
} RasterRotation;

/* `clear`: frames begin transparent, and pixels are premultiplied; else they begin black, and all
 * is opaque. NULL when memory is out. */
Raster *raster_new(bool clear);
void raster_free(Raster *raster);

/* Begins a frame of this size in pixels, without a clip. False when memory is out. */
bool raster_begin(Raster *raster, int w, int h);

/* The same on the caller's pixels, which must stay as they were painted until the next frame. Other
 * pixels than in the frame before are painted wholly. False when memory is out, or they are empty.
 */
bool raster_begin_on(Raster *raster, Pixels on);

/* In this frame, what is drawn at (x, y) lies at the left top. */
void raster_place(Raster *raster, int x, int y);

/* Clips what is drawn from now on; NULL: no clip. */
void raster_clip(Raster *raster, const SDL_Rect *rect);

/* The clip; without one the whole frame. */
SDL_Rect raster_clipped(const Raster *raster);

/* Draws the part `from` (NULL: all) of a picture over `to`, stretched where that has another size,
 * colours and alpha multiplied by the tint. */
void raster_copy(Raster *raster, RasterPicture picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint);

/* Draws another raster over everything, rotated. Not on a clear raster. */
void raster_rotate(Raster *raster, RasterRotation turn);

void raster_fill(Raster *raster, SDL_Rect rect, Rgba colour);

/* Paints what was drawn since raster_begin or raster_paint; more may be drawn over it. The pixels
 * stay where they are. NULL when memory is out. */
const Pixels *raster_paint(Raster *raster);

/* What was painted last. */
const Pixels *raster_pixels(const Raster *raster);

/* How many rectangles were painted since the last raster_begin, and which. Valid until the next
 * call of another function. */
int raster_painted(const Raster *raster, const SDL_Rect **rects);

#endif
