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

/* A rectangle made smaller at both sides, and above and below. */
Rect rect_pad(Rect rect, float sides, float ends);

/* As high as `h`, in the middle of the height of `rect`. */
Rect rect_centred(Rect rect, float h);

#endif
