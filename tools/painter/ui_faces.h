/* The computers' faces: the Cub in a bear's hood, the Hunter in a wolf's, the Elder with antlers. A
 * face is a list of parts laid one over the other, each rounded by the light from the upper left,
 * with a dark line round it; the whole has a cream rim, as figures on the land have. */
#ifndef PAINTER_UI_FACES_H
#define PAINTER_UI_FACES_H

#include "ui_book.h"

/* Lengths in a square of FACE_BOX units, y down. */
enum { FACE_BOX = 100 };

typedef struct FacePart {
    const char *path;     /* ui_path.h */
    float stroke;         /* width of a brush along the path; 0: the path is filled */
    uint32_t lit, shaded; /* colours towards the light and away from it */
    float line;           /* the dark line round it, in usual widths; 0: none */
    float round;          /* how far its edges bend away from the eye */
    float fur;            /* strength of the streaks of hair, running out from the middle */
    float soft;           /* blur of its edge */
    float alpha;          /* 0 counts as 1 */
    int least;            /* the smallest picture, in pixels, in which it is told apart */
    bool twin;            /* painted once more on the other side of the face */
    bool shadow;          /* falls on what lies below */
} FacePart;

typedef struct Face {
    const char *name;
    const FacePart *parts; /* ends with a NULL path */
} Face;

extern const Face FACES[]; /* ends with a NULL name */

void faces_paint(UiBook *book);

#endif
