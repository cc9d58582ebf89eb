/* What widgets and everything else that is drawn work with: one frame being built, or one input
 * being handled. */
#ifndef VIEW_KIT_FRAME_H
#define VIEW_KIT_FRAME_H

#include "view/draw/atlas.h"
#include "view/draw/draw.h"
#include "view/kit/widget.h"

struct Frame {
    Widgets *widgets;
    const Atlas *atlas;
    const TextMeter *meter;
    double now;          /* seconds, never going back */
    DrawList *list;      /* NULL while an input is handled, or something is only measured */
    float u;             /* pixels a logical unit, on this screen */
    float width, height; /* of the output, pixels */
};

#endif
