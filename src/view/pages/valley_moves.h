/* How what moves in the title's valley stands at a moment: functions of the time alone, by a chance
 * of their own, so that the same moment always looks the same. */
#ifndef VIEW_PAGES_VALLEY_MOVES_H
#define VIEW_PAGES_VALLEY_MOVES_H

#include "view/pages/valley_places.h"

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

/* How far a beast of the herd has changed from its first picture to its second, 0..1. */
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
