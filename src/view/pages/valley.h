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

enum { VALLEY_SPARKS = 40, VALLEY_BLADES = 48, VALLEY_BIRDS = 6 };

/* A small thing of the valley, its middle at `at`. */
typedef struct ValleyMote {
    Point at;
    float size; /* 0: not to be seen */
    float alpha;
    int picture;
} ValleyMote;

/* A glint on the river: how large it is now. */
ValleyMote valley_spark(int index, double now);

/* A tuft on the hill: where its root is, and which of its pictures shows it. `picture` counts leans
 * within kinds. */
ValleyMote valley_blade(int index, double now);

ValleyMote valley_bird(int index, double now);

/* How far a animal of the herd has changed from its first picture to its second, 0..1. */
float valley_grazing(int index, double now);

/* Which of its heads the aurochs shows. */
int valley_head(double now);

/* A puff of breath before its nose. */
ValleyMote valley_breath(double now);

/* Pixels that the clouds have gone on, whole ones of the screen at `scale`. */
float valley_drift(double now, float scale);

/* 0..1: how bright the fire burns. */
float valley_flame(double now);

#endif
