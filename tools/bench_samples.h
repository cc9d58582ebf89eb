/* How long frames take, on the clock on the wall, which a person feels, and on all cores together,
 * which other programs' share does not touch; and what they are to take. */
#ifndef TOOLS_BENCH_SAMPLES_H
#define TOOLS_BENCH_SAMPLES_H

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
} Goal;

Watch watch_now(void);

/* Milliseconds since. */
Watch watch_since(Watch start);

/* Tells how many random games a second the machine plays: goals for frames are meant for one that
 * plays 14,600, and scale. Prints them. */
void goals_scale(double games);

/* For the frames of a motion. */
Goal goal_of_frames(void);

/* Prints how long something took, and whether that is longer than so many milliseconds on the
 * machine that is meant. */
void watch_report(const char *what, Watch took, double goal);

/* Leaves out what is more than fits. */
void samples_add(Samples *samples, Watch took);

/* Prints a line: median, 95th percentile and longest, and where the goal is missed; then forgets
 * them. Nothing where there are none. `unit`: what is counted. */
void samples_report(Samples *samples, const char *what, const char *unit, Goal goal);

/* Says what else the machine does, as far as it tells. */
void print_load(const char *when);

#endif
