/* What is heard at a desk: the cues beside its draw list. */
#ifndef TESTS_VIEW_HEARD_H
#define TESTS_VIEW_HEARD_H

#include "desk.h"

/* A recorded game, at its start or after some moves; what led there is not heard. */
Desk *heard_open(const char *folder, const char *name, int at);

/* The next move is shown. */
void heard_step(Desk *desk);

CueList *heard_cues(Desk *desk);

/* How many cues of this kind there are; the first one, or NULL. */
int heard_count(Desk *desk, CueId id);
const Cue *heard_cue(Desk *desk, CueId id);

/* Seconds from now until it is heard; fails where it is not. */
double heard_after(Desk *desk, CueId id);

#endif
