/* How people see colours: with all cones, and without one of the three. */
#ifndef TESTS_VISION_H
#define TESTS_VISION_H

#include <stdint.h>

enum { VISIONS = 4 }; /* 0: with all cones */

extern const char *const vision_names[VISIONS];

/* A byte of a picture as light, 0..1. */
double vision_linear(uint8_t value);

/* Linear colour as one of the visions sees it, in CIE L*a*b*. */
void vision_lab(const double colour[3], int vision, double lab[3]);

/* CIE76 difference of two linear colours; about 2.3 is just seen, large patches side by side. */
double vision_apart(const double a[3], const double b[3], int vision);

#endif
