/* The title's valley: a picture in layers, in four lights of the day, of which some move. */
#ifndef VIEW_PAGES_VALLEY_H
#define VIEW_PAGES_VALLEY_H

#include "view/draw/draw.h"
#include "view/kit/widget.h"
#include "view/pages/scenes.h"

/* The light of the day. */
typedef enum ValleyHour {
    VALLEY_DAWN,
    VALLEY_NOON,
    VALLEY_DUSK,
    VALLEY_NIGHT,
    VALLEY_HOURS
} ValleyHour;

/* Which light belongs to a moment, both in seconds: since 1970 began, or 0 where it is not known,
 * and of local time east of Greenwich. */
ValleyHour valley_hour(int64_t today, int offset);

/* Draws the valley over the output in the light of an hour, as it stands at `now` seconds; `still`:
 * nothing has moved yet. Its left edge, where the wall is dark, always shows. */
void valley_draw(Frame *frame, ValleyHour hour, double now, bool still);

/* When it looks different next, seconds. */
double valley_due(double now);

#endif
