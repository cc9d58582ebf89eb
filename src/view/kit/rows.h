/* Dividing a rectangle among what lies in it. Units are the caller's: pixels or logical units. */
#ifndef VIEW_KIT_ROWS_H
#define VIEW_KIT_ROWS_H

#include "view/draw/draw.h"

/* Each takes a strip off one side of `from` and returns it. More than there is leaves `from` with
 * less than nothing: the caller sees to it that there is room. */
Rect cut_top(Rect *from, float h);
Rect cut_bottom(Rect *from, float h);
Rect cut_left(Rect *from, float w);
Rect cut_right(Rect *from, float w);

/* The `index`th of `count` equal parts of `in`, `gap` apart: side by side, or one below another. */
Rect column_of(Rect in, float gap, int count, int index);
Rect row_of(Rect in, float gap, int count, int index);

/* One of the parts that share a height. */
typedef struct Part {
    float least, liked; /* how high it must be and would be */
    float stretch;      /* its share of what all leave over */
    bool goes; /* where not even the least of all has room it is left out, the last first */
} Part;

/* The heights of `count` parts in `room`: each its least, then what it likes, the first part first,
 * then what is left over by their stretch. What is left out has 0. Where those that stay have no
 * room for their least all of them are lower by the same share. */
void fit(float room, int count, const Part *parts, float *heights);

/* A rectangle made smaller at both sides, and above and below. */
Rect rect_pad(Rect rect, float sides, float ends);

/* As high as `h`, in the middle of the height of `rect`. */
Rect rect_centred(Rect rect, float h);

#endif
