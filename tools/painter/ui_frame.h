/* The rounded, uneven rectangle that every nine-patch is made of. Its edges stray by noises that
 * repeat along the middle part, so that the middle may be laid again and again. */
#ifndef PAINTER_UI_FRAME_H
#define PAINTER_UI_FRAME_H

#include "ui_book.h"
#include "ui_plane.h"
#include "ui_textures.h"

typedef struct FrameShape {
    int middle_w, middle_h; /* pixels of the part that repeats */
    int border_x, border_y; /* left and right, top and bottom borders */
    int reach;              /* the rectangle lies this far inside the picture */
    float radius, stray;    /* of corners; of edges */
    uint32_t seed;
} FrameShape;

typedef struct Frame {
    FrameShape shape;
    Image image;
    Plane distance; /* pixels to the edge, negative inside */
} Frame;

Frame frame_new(FrameShape shape);

/* Lays the shape's shadow: dark brown of `alpha`, moved down by `drop`, blurred by `radius`. */
void frame_shadow(Frame *frame, int radius, int drop, float alpha);

/* Lays a plain fill between two colours from top to bottom, textured by `material` unless NULL. */
void frame_fill(Frame *frame, Vec3 top, Vec3 bottom, const Material *material, float alpha);

/* Lays the material itself; `fade` > 0 lets it vanish between that depth and 11 px less. */
void frame_cover(Frame *frame, const Material *material, float fade);

/* Where a line along the edge lies, in pixels of distance: full from `near` to `far`, soft by
 * `soft` outside. */
typedef struct Band {
    float near, far, soft;
} Band;

/* Lays a line along the edge. `lit` -1 draws it on the upper left half only, 1 on the lower right
 * half, 0 all round. */
void frame_line(Frame *frame, Band band, Vec3 tint, float alpha, int lit);

/* Gives the picture to the book as patch `name`, and frees the frame. */
void frame_finish(Frame *frame, UiBook *book, const char *name);

#endif
