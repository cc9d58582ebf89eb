/* Pictures laid on pixels in memory by this program itself, where the renderer is SDL's software:
 * the same result to the last bit, sooner. What a frame draws is gathered first and then looked at
 * in cells: a cell in which all is as it was in the frame before is left as it is, what something
 * opaque covers wholly is not drawn, and all cores paint cells side by side. */
#ifndef SDL_RASTER_H
#define SDL_RASTER_H

#include <SDL.h>

#include "sdl/pixels/pixels.h"

typedef struct Raster Raster;

/* A picture that lies still until the raster is painted. */
typedef struct RasterPicture {
    Pixels pixels;   /* straight alpha */
    uint64_t serial; /* another one for all other pixels that were ever drawn */
    bool opaque;
} RasterPicture;

/* What was painted on a clear raster as large, turned clockwise about a point of both. */
typedef struct RasterRotation {
    const Raster *of;
    uint64_t serial; /* as in RasterPicture */
    SDL_Point pivot;
    double degrees;
} RasterRotation;

/* `clear`: it begins transparent and keeps its alpha, colours multiplied by it; else it is opaque.
 * NULL when memory is out. */
Raster *raster_new(bool clear);
void raster_free(Raster *raster);

/* Begins a frame of this size, black or clear, without a clip. False when memory is out. */
bool raster_begin(Raster *raster, int w, int h);

/* The same on the caller's pixels, which keep what was painted until the next frame; others than in
 * the frame before are painted wholly. False when memory is out, or `at` is NULL. */
bool raster_begin_on(Raster *raster, Pixels on);

/* The left top of what is drawn lies at (x, y) of those that draw, in this frame. */
void raster_place(Raster *raster, int x, int y);

/* What is drawn from now on stays within the rectangle; NULL: anywhere. */
void raster_clip(Raster *raster, const SDL_Rect *rect);
SDL_Rect raster_clipped(const Raster *raster);

/* Lays the part `from` (NULL: all) of a picture over `to`, stretched where that has another size,
 * its colours and alpha multiplied by the tint. */
void raster_copy(Raster *raster, RasterPicture picture, const SDL_Rect *from, SDL_Rect to,
                 Rgba tint);

/* Lays another raster over everything, turned; cells that nothing of it falls on are left as they
 * are. Not for a raster that is clear. */
void raster_rotate(Raster *raster, RasterRotation turn);

void raster_fill(Raster *raster, SDL_Rect rect, Rgba colour);

/* Paints what was drawn since raster_begin or raster_paint; more may be drawn over it. The pixels
 * stay the raster's, or the caller's. NULL when memory is out. */
const Pixels *raster_paint(Raster *raster);

/* What was painted last. */
const Pixels *raster_pixels(const Raster *raster);

/* The rectangles that were painted since the last raster_begin; returns how many. Valid until the
 * next call of another function. */
int raster_painted(const Raster *raster, const SDL_Rect **rects);

#endif
