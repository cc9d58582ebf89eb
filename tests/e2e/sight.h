/* What the program shows, read from its trace (tools/script/trace.h). */
#ifndef TESTS_E2E_SIGHT_H
#define TESTS_E2E_SIGHT_H

#include <stdbool.h>
#include <stdio.h>

enum { MAX_SIGHTED = 400, SIGHT_NAME = 64 };

/* A widget by its name, or a place for a piece, "spot hut 8", with neither width nor height. */
typedef struct Sighted {
    char name[SIGHT_NAME];
    int x, y, w, h; /* pixels */
    bool on;        /* can be pressed */
} Sighted;

typedef struct Sight {
    int number;        /* of the frame, from 1 */
    char renderer[16]; /* by which all frames are drawn, once it was said */
    char screen[16], overlay[16];
    int moves;           /* -1: no game */
    int left, top, tile; /* of cell 0,0, and pixels a tile; tile 0: no board */
    bool in_motion;      /* the board glides, or what was played is in the air */
    int count;
    Sighted things[MAX_SIGHTED];
} Sight;

/* Reads on; true when a newer frame was read whole, the newest of them then in `sight`. */
bool sight_read(FILE *trace, Sight *sight);

/* What bears this name, or NULL. */
const Sighted *sight_find(const Sight *sight, const char *name);

#endif
