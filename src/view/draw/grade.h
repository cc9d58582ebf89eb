/* A change of all colours of a picture: the light it is seen in. It is data like all drawing; the
 * renderer keeps the picture as it comes out. */
#ifndef VIEW_DRAW_GRADE_H
#define VIEW_DRAW_GRADE_H

#include <stdint.h>

enum { GRADE_STOPS = 6 };

/* First the ramp, if there is one: red chooses a colour of it. Then the rows: red, green and blue
 * out of red, green, blue and 1, all of 0..1. */
typedef struct Grade {
    uint32_t stops;             /* of the ramp; 0: there is none */
    uint32_t ramp[GRADE_STOPS]; /* 0xRRGGBB, evenly apart */
    float rows[3][4];
    float alpha; /* 0..1: multiplies that of every pixel, for good: what fades has an alpha of its
                    own when it is drawn */
} Grade;

/* Nothing changes. */
Grade grade_none(void);

/* The colours of a ramp of 1 to GRADE_STOPS stops, the first for black, the last for white. */
Grade grade_ramp(const uint32_t *ramp, int stops);

/* Each channel times its gain, after the distance from grey times `saturation`. */
Grade grade_gain(float red, float green, float blue, float saturation);

/* The colour that a grade of rows alone makes into this one, 0xRRGGBB, as near as there is one:
 * what keeps its own colour lies in that among pixels that will be graded. */
uint32_t grade_undo(const Grade *grade, uint32_t rgb);

#endif
