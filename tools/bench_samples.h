/* How long frames take, on the clock on the wall, which a person feels, and on all cores together,
 * which other programs' share does not touch; and what they are to take. */
#ifndef TOOLS_BENCH_SAMPLES_H
#define TOOLS_BENCH_SAMPLES_H

#include <stdbool.h>

enum { MAX_SAMPLES = 8192 };

/* Seconds. */
typedef struct Watch {
    double wall, cores;
} Watch;

typedef struct Samples {
    int count;
    double wall[MAX_SAMPLES], cores[MAX_SAMPLES]; /* milliseconds */
} Samples;

/* What may be taken at the most, milliseconds on the wall; 0: any. */
typedef struct Goal {
    double p95, longest;
    bool waited; /* for what a person waits for: a faster machine need not be sooner */
} Goal;

Watch watch_now(void);

/* Milliseconds since. */
Watch watch_since(Watch start);

/* Goals are meant for a machine that plays 14,600 random games a second, and scale: `games` tells
 * how many this one plays, and is asked with each line, since that varies. */
void goals_scale(double (*games)(void));

/* For the frames of a motion. */
extern const Goal goal_of_frames;

/* Prints how long something that is waited for took, and whether that is longer than so many
 * milliseconds on the machine that is meant. */
void watch_report(const char *what, Watch took, double goal);

/* Leaves out what is more than fits. */
void samples_add(Samples *samples, Watch took);

/* Prints a line: median, 95th percentile and longest, and where the goal is missed; then forgets
 * them. Nothing where there are none. `unit`: what is counted. */
void samples_report(Samples *samples, const char *what, const char *unit, Goal goal);

/* Says what else the machine does, as far as it tells. */
void print_load(const char *when);

#endif
