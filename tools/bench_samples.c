#include "bench_samples.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double (*pace)(void); /* random games a second */
static double before;        /* what it was with the line before */

Watch watch_now(void)
{
    return (Watch){(double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency(),
                   (double)clock() / CLOCKS_PER_SEC};
}

Watch watch_since(Watch start)
{
    Watch now = watch_now();
    return (Watch){(now.wall - start.wall) * 1000, (now.cores - start.cores) * 1000};
}

enum { MEANT = 14600 };

const Goal goal_of_frames = {16.7, 33, false};

/* The goal here: as fast as the machine was since the line before. */
static Goal scaled(Goal goal)
{
    double now = pace(), scale = 2 * MEANT / (before + now);
    before = now;
    scale = goal.waited && scale < 1 ? 1 : scale;
    return (Goal){goal.p95 * scale, goal.longest * scale, goal.waited};
}

void goals_scale(double (*games)(void))
{
    pace = games;
    before = pace();
    Goal goal = scaled(goal_of_frames);
    printf("goals here: frames p95 %.1f ms, longest %.1f ms\n", goal.p95, goal.longest);
}

void watch_report(const char *what, Watch took, double goal)
{
    Goal here = scaled((Goal){0, goal, true});
    printf("%s after %.0f ms, %.0f ms of all cores%s\n", what, took.wall, took.cores,
           took.wall > here.longest ? " MISSED" : "");
}

void samples_add(Samples *samples, Watch took)
{
    if (samples->count == MAX_SAMPLES)
        return;
    samples->wall[samples->count] = took.wall;
    samples->cores[samples->count++] = took.cores;
}

static int ascending(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

void samples_report(Samples *samples, const char *what, const char *unit, Goal goal)
{
    size_t count = (size_t)samples->count, median = count / 2, high = count * 95 / 100;
    if (count == 0)
        return;
    qsort(samples->wall, count, sizeof *samples->wall, ascending);
    qsort(samples->cores, count, sizeof *samples->cores, ascending);
    double p95 = samples->wall[high], longest = samples->wall[count - 1];
    Goal here = scaled(goal);
    bool missed = (goal.p95 > 0 && p95 > here.p95) || (goal.longest > 0 && longest > here.longest);
    printf("%-31s p50 %5.1f ms, p95 %5.1f ms, longest %5.1f ms; all cores %5.1f, %5.1f, %5.1f ms "
           "(%zu %s)",
           what, samples->wall[median], p95, longest, samples->cores[median], samples->cores[high],
           samples->cores[count - 1], count, unit);
    if (missed)
        printf(" MISSED: %.1f, %.1f", here.p95, here.longest);
    puts("");
    fflush(stdout);
    samples->count = 0;
}

void print_load(const char *when)
{
    double one, five, fifteen;
    FILE *file = fopen("/proc/loadavg", "r");
    if (file && fscanf(file, "%lf %lf %lf", &one, &five, &fifteen) == 3)
        printf("the machine's load %s: %.2f, %.2f, %.2f\n", when, one, five, fifteen);
    if (file)
        fclose(file);
}
