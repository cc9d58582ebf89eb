/* Small painted examples for the lines of the rules, made of the edition's own tiles: two that
 * join, and who stands there. */
#ifndef VIEW_PAGES_EXAMPLES_H
#define VIEW_PAGES_EXAMPLES_H

#include "core/ruleset.h"
#include "view/kit/frame.h"

enum { EXAMPLE_WIDTH = 108, EXAMPLE_HEIGHT = 46 }; /* logical units */

/* The example for a line of the rules (say_rule), its upper left corner at `at`, pixels; false,
 * with nothing drawn, for a line that has none. */
bool example_draw(Frame *frame, const Edition *edition, int line, Point at);

#endif
