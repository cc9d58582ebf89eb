/* A table being played at, frame by frame, and how long each frame takes. */
#ifndef TOOLS_BENCH_MOTION_H
#define TOOLS_BENCH_MOTION_H

#include "bench_samples.h"
#include "sdl/run/engine.h"

enum { BENCH_WIDTH = 1920, BENCH_HEIGHT = 1080 };

typedef struct Bench {
    Engine engine;
    SDL_Renderer *renderer;
    double now; /* seconds: the clock of the table, which goes on a sixtieth a frame */
    bool shows; /* the last frame is seen, not still the one before */
} Bench;

/* Draws one frame, as the window does but for presenting it. */
void bench_frame(Bench *bench);

/* Prints a line for the title, which is open, as it moves. */
void bench_title(Bench *bench);

/* Prints a line for each kind of motion at the table that is open, a finished game's, and how long
 * land stayed coarse meanwhile. */
void bench_motions(Bench *bench);

#endif
