/* The texts of a frame as they are to be seen: found in its draw list, with the letters' real
 * widths and the clips in force. Of a frame with an overlay only the overlay's. */
#ifndef TESTS_SDL_SHOWN_H
#define TESTS_SDL_SHOWN_H

#include "view/app/app.h"

enum { MAX_SHOWN = 1024 };

typedef struct Shown {
    const char *text; /* in the frame's list */
    size_t command;
    Rect whole, seen; /* its letters without tails; what the clip leaves of them */
} Shown;

typedef struct ShownTexts {
    int count;
    Shown of[MAX_SHOWN];
} ShownTexts;

/* The texts of the last frame in the order in which they were drawn. Those on a sheet that turns
 * are left out: it is seen for moments. */
void shown_gather(const App *app, ShownTexts *texts);

/* Whether something that cannot be seen through was drawn over the middle of `rect` between two
 * commands. */
bool shown_covered(const App *app, Rect rect, size_t from, size_t to);

/* The clip in force from a command on, `clip` being that before it. */
Rect shown_clip(const DrawCommand *command, Rect clip);

/* What two rectangles share; w or h is not above 0 where that is nothing. */
Rect shown_meet(Rect a, Rect b);

#endif
