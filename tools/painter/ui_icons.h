/* Icons, badges and the drawings on the cave wall: all are strings of paths. */
#ifndef PAINTER_UI_ICONS_H
#define PAINTER_UI_ICONS_H

#include "ui_book.h"
#include "ui_path.h"

/* A drawing: parts laid one after the other, divided by '|'. A part begins with
 *   F  fill    E  fill, even-odd    S2.4  line of that width
 *   X  scratch the filled path out  D1.2  scratch a line of that width out
 * then follows the path (ui_path.h), in a square `box` units wide. */
typedef struct Drawing {
    const char *name, *parts;
    float box;
    float turn;     /* radians clockwise round the middle */
    bool wall_only; /* no icon: for cave paintings alone */
} Drawing;

extern const Drawing ICONS[];           /* ends with a NULL name */
extern const Drawing ANIMAL_DRAWINGS[]; /* the same, in larger boxes: icons and cave paintings */

/* NULL when there is none of that name. */
const Drawing *drawing_find(const char *name);

/* The drawing's coverage, filling a new square plane of `side` pixels. `wobble` in 1/24 of the
 * box. */
Plane drawing_paint(const Drawing *drawing, int side, float wobble);

/* A picture of one colour whose alpha is the plane. */
Image image_of_plane(const Plane *cover, Vec3 tint);

void icons_paint(UiBook *book);
void badges_paint(UiBook *book);
void pictures_paint(UiBook *book);                 /* cave paintings and tile backs */
void hands_paint(UiBook *book, const char *group); /* "hearth-spray" and "hearth-palm" */
void hearth_paint(UiBook *book);                   /* the fire, and who sits round it */

/* One cave painting, a square picture: "hand" or the name of an animal's drawing. */
Image painting_paint(const char *of);

#endif
