/* Pixels in another light. */
#ifndef SDL_GRADED_H
#define SDL_GRADED_H

#include "pixels.h"
#include "view/draw/draw.h"

/* Changes the colours of all pixels as the grade says. */
void pixels_grade(Pixels *pixels, const Grade *grade);

#endif
